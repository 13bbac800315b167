import { audit } from '#platform/audit.ts';
import type { Database } from '#platform/db/database.ts';
import { hideLine, insertLine, selectLines } from '../chat-store.ts';
import { endClass } from '../end-class.ts';
import { addTrack } from '../recordings/add-track.ts';
import { beginRecording } from '../recordings/begin-recording.ts';
import { stopRecording } from '../recordings/stop-recording.ts';
import { type Lead, markClosed, updateMode } from '../room-store.ts';
import { saveSeat, selectSeats } from '../seat-store.ts';
import type { RoomRecords } from './room-context.ts';

/** What the leader of this epoch keeps. */
export function createRecords(db: Database, lead: Lead): RoomRecords {
  const { tenantId, liveClassId, node } = lead;
  const which = { tenantId, liveClassId };
  return {
    saveMode: (mode) => updateMode(db, lead, mode),
    saveSeat: (seat) => saveSeat(db, lead, seat),
    async isRemoved(studentId) {
      const seats = await selectSeats(db, which);
      return seats.some((seat) => seat.studentId === studentId && seat.isRemoved);
    },
    removeStudent: (host, seat) =>
      db.transaction().execute(async (tx) => {
        if (!(await saveSeat(tx, lead, seat))) return false;
        await audit(tx, {
          tenantId,
          actor: { kind: 'staff', id: host.personId },
          action: 'live_class.student_removed',
          subject: { kind: 'student', id: seat.studentId },
          details: { live_class_id: liveClassId },
        });
        return true;
      }),
    addLine: ({ role, personId }, key, text) => insertLine(db, lead, { role, personId, key, text }),
    listLines: () => selectLines(db, which),
    hideLine: (id) => hideLine(db, which, id),
    beginRecording: (host) =>
      db.transaction().execute((tx) => beginRecording(tx, { ...which, staffId: host.personId })),
    addTrack: (recordingId, { what, studentId }) =>
      db.transaction().execute(async (tx) => {
        const { fileName } = await addTrack(tx, { tenantId, recordingId, node, what, studentId });
        return fileName;
      }),
    stopRecording: () => db.transaction().execute((tx) => stopRecording(tx, which)),
    endClass: (host) => endClass({ db }, { tenantId, staffId: host.personId }, liveClassId),
  };
}

/** The class is over: nobody comes back into this room, and what was being recorded ends. */
export function closeRoom(db: Database, which: { tenantId: number; liveClassId: number }): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await markClosed(tx, which);
    await stopRecording(tx, which);
  });
}
