import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Recording } from '../domain/recording.ts';
import { updateWaiting } from '../recording-read-store.ts';
import { enqueueMake } from './make-task.ts';
import { noteAndRead, requireRecording, type WhichOfStaff } from './require-recording.ts';

/** What failed, here or where films are prepared, is made once more, as long as its files are there. */
export async function retryRecording(tx: Tx, which: WhichOfStaff): Promise<Recording> {
  const { recording } = await requireRecording(tx, which);
  const hasFailed =
    recording.state === 'failed' || (recording.state === 'ready' && recording.mediaState === 'failed');
  if (!hasFailed) throw new AppError('recording_not_failed');
  if (!recording.hasFiles) throw new AppError('recording_gone');
  const { tenantId } = which.staff;
  await updateWaiting(tx, { tenantId, recordingId: recording.id });
  await enqueueMake(tx, { tenantId, recordingId: recording.id });
  return noteAndRead(tx, which, 'retried');
}
