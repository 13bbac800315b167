import type { Database } from '#platform/db/database.ts';
import { closeSpan, openSpan, type Span, touchSpans } from '../attendance-store.ts';
import type { Visitor } from './doors.ts';

/** Half of what attendance may be wrong by, when a process dies without a word. */
const touchMs = 2_500;
/** Everybody is pinged every two seconds: whoever was heard since the last one is here. */
const freshMs = 3_000;

export interface AttendanceKeeper {
  /** Welcomed into the room. A host's presence is not kept. */
  open(visitor: Visitor): void;
  close(visitor: Pick<Visitor, 'id'>): void;
  /** Writes what is under way. */
  stop(): Promise<void>;
}

/** The spans of everybody who is connected to this process: written at once, and kept alive together. */
export function keepAttendance(db: Database, onError: (error: unknown) => void): AttendanceKeeper {
  const open = new Map<string, { span: Span; visitor: Visitor }>();
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
        asked.map(({ span, visitor }) => ({
          connectionId: span.connectionId,
          secondsAgo: secondsSince(visitor),
        })),
      ),
    );
    for (const { span } of asked) {
      // This process stood still for so long that it was taken for dead: the student has been here all the time.
      const isLost = !alive.has(span.connectionId) && open.has(span.connectionId);
      if (isLost && !writes.has(span.connectionId)) write(span.connectionId, () => openSpan(db, span));
    }
  };
  const timer = setInterval(() => touch().catch(onError), touchMs);

  const close = ({ id }: Pick<Visitor, 'id'>) => {
    const found = open.get(id);
    if (!found) return;
    open.delete(id);
    const secondsAgo = secondsSince(found.visitor);
    write(id, () => closeSpan(db, found.span, secondsAgo));
  };
  return {
    open(visitor) {
      const { id: connectionId, seat } = visitor;
      if (seat.role === 'host' || open.has(connectionId)) return;
      const { tenantId, liveClassId, personId: studentId } = seat;
      const span = { tenantId, liveClassId, studentId, connectionId };
      open.set(connectionId, { span, visitor });
      write(connectionId, () => openSpan(db, span));
    },
    close,
    async stop() {
      clearInterval(timer);
      for (const { visitor } of [...open.values()]) close(visitor);
      await Promise.all(writes.values());
    },
  };
}

/** Zero for whoever is heard: somebody's last word is never exactly now. */
function secondsSince({ heardAt }: Pick<Visitor, 'heardAt'>): number {
  const quietMs = performance.now() - heardAt;
  return quietMs < freshMs ? 0 : quietMs / 1_000;
}
