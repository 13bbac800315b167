import { notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Staff } from '../deps.ts';
import type { LiveClass } from '../domain/live-class.ts';
import type { Recording } from '../domain/recording.ts';
import { lockRecording, selectRecordings } from '../recording-read-store.ts';
import { requireForStaff } from '../require-class.ts';

export interface OfStaff {
  staff: Staff;
  liveClassId: number;
}

export interface WhichOfStaff extends OfStaff {
  recordingId: number;
}

export async function listRecordings(db: Queryable, { staff, liveClassId }: OfStaff): Promise<Recording[]> {
  await requireForStaff(db, { staff, liveClassId });
  return selectRecordings(db, { tenantId: staff.tenantId, liveClassId });
}

/** Of a class that this person teaches or looks after, locked. */
export async function requireRecording(
  tx: Tx,
  { staff, liveClassId, recordingId }: WhichOfStaff,
): Promise<{ recording: Recording; liveClass: LiveClass }> {
  const liveClass = await requireForStaff(tx, { staff, liveClassId });
  const recording = await lockRecording(tx, { tenantId: staff.tenantId, liveClassId, recordingId });
  if (!recording) throw notFound();
  return { recording, liveClass };
}

/** Written down, and told as it is now. */
export async function noteAndRead(tx: Tx, which: WhichOfStaff, action: string): Promise<Recording> {
  const { staff, recordingId } = which;
  await audit(tx, {
    tenantId: staff.tenantId,
    actor: { kind: 'staff', id: staff.staffId },
    action: `live_recording.${action}`,
    subject: { kind: 'live_recording', id: recordingId },
  });
  return (await requireRecording(tx, which)).recording;
}
