import { removeDraft } from '#modules/catalogue/index.ts';
import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Recording } from '../domain/recording.ts';
import { updateState } from '../recording-read-store.ts';
import { noteAndRead, requireRecording, type WhichOfStaff } from './require-recording.ts';

/** For good: the draft goes now, the files with the next sweep. */
export async function discardRecording(tx: Tx, which: WhichOfStaff): Promise<Recording> {
  const { recording } = await requireRecording(tx, which);
  if (recording.state === 'discarded') return recording;
  if (recording.state === 'recording') throw new AppError('recording_running');
  if (recording.state === 'published') throw new AppError('recording_published');
  if (recording.contentId !== null) await removeDraft(tx, { contentId: recording.contentId });
  await updateState(tx, { tenantId: which.staff.tenantId, recordingId: recording.id }, 'discarded');
  return noteAndRead(tx, which, 'discarded');
}
