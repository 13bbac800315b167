import type { Tx } from '#platform/db/database.ts';
import type { WhichClass } from '../domain/seat.ts';
import { updateStopped } from '../recording-store.ts';
import { enqueueMake } from './make-task.ts';

/** Ends the recording that runs, if one does; the lesson is made of it by a job. */
export async function stopRecording(tx: Tx, { tenantId, liveClassId }: WhichClass): Promise<void> {
  const recordingId = await updateStopped(tx, { tenantId, liveClassId });
  if (recordingId !== null) await enqueueMake(tx, { tenantId, recordingId });
}
