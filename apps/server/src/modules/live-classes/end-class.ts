import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import { readNow } from '#platform/db/clock.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { updateOver } from './class-write-store.ts';
import type { Staff } from './deps.ts';
import { stateOf } from './domain/class-times.ts';
import { closeOpenSpans } from './presence-store.ts';
import { stopRecording } from './recordings/stop-recording.ts';
import { requireForStaff } from './require-class.ts';

/**
 * The host's word that it is over, in a transaction of its own: attendance and recording end with it. Said twice, it
 * ended the first time. Those in the room are told by the caller.
 */
export function endClass({ db }: { db: Database }, staff: Staff, liveClassId: number): Promise<void> {
  return db.transaction().execute((tx) => end(tx, staff, liveClassId));
}

async function end(tx: Tx, staff: Staff, liveClassId: number): Promise<void> {
  const liveClass = await requireForStaff(tx, { staff, liveClassId }, 'locked');
  if (liveClass.endedAt !== null || liveClass.cancelledAt !== null) return;
  // After its hour a room lives on for a while, and its host may still say so.
  if (stateOf(liveClass, await readNow(tx)) === 'scheduled') throw new AppError('live_class_not_open');
  const which = { tenantId: staff.tenantId, liveClassId };
  await updateOver(tx, which, 'ended');
  await closeOpenSpans(tx, which);
  await stopRecording(tx, which);
  await audit(tx, {
    tenantId: staff.tenantId,
    actor: { kind: 'staff', id: staff.staffId },
    action: 'live_class.ended',
    subject: { kind: 'live_class', id: liveClassId },
  });
}
