import type { Database } from '#platform/db/database.ts';
import { closeSpan, openSpan, type Span, touchSpans } from '../attendance-store.ts';
import type { Seat } from '../domain/seat.ts';

const touchMs = 5_000;

export interface AttendanceKeeper {
  /** Welcomed into the room. A host's presence is not kept. */
  open(connectionId: string, seat: Seat): void;
  close(connectionId: string): void;
  /** Writes what is under way. */
  stop(): Promise<void>;
}

/** The spans of everybody who is connected to this process: written at once, and kept alive together. */
export function keepAttendance(db: Database, onError: (error: unknown) => void): AttendanceKeeper {
  const open = new Map<string, Span>();
  /** The writes of one connection come one after another. */
  const writes = new Map<string, Promise<void>>();
  const write = (connectionId: string, work: () => Promise<void>) => {
    const done = (writes.get(connectionId) ?? Promise.resolve()).then(work).catch(onError);
    writes.set(connectionId, done);
    void done.then(() => {
      if (writes.get(connectionId) === done) writes.delete(connectionId);
    });
  };

  const touch = async () => {
    const asked = [...open.values()];
    if (asked.length === 0) return;
    const alive = new Set(
      await touchSpans(
        db,
        asked.map(({ connectionId }) => connectionId),
      ),
    );
    for (const span of asked) {
      // This process stood still for so long that it was taken for dead: the student has been here all the time.
      const isLost = !alive.has(span.connectionId) && open.has(span.connectionId);
      if (isLost && !writes.has(span.connectionId)) write(span.connectionId, () => openSpan(db, span));
    }
  };
  const timer = setInterval(() => touch().catch(onError), touchMs);

  const close = (connectionId: string) => {
    const span = open.get(connectionId);
    if (!span) return;
    open.delete(connectionId);
    write(connectionId, () => closeSpan(db, span));
  };
  return {
    open(connectionId, { role, tenantId, liveClassId, personId }) {
      if (role === 'host' || open.has(connectionId)) return;
      const span = { tenantId, liveClassId, studentId: personId, connectionId };
      open.set(connectionId, span);
      write(connectionId, () => openSpan(db, span));
    },
    close,
    async stop() {
      clearInterval(timer);
      for (const connectionId of [...open.keys()]) close(connectionId);
      await Promise.all(writes.values());
    },
  };
}
