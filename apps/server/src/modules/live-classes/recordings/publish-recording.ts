import type { LocalText } from '@shala/brand/brand.ts';
import { moveDraft, publishContent, renameContent } from '#modules/catalogue/index.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Recording } from '../domain/recording.ts';
import { isChapterOf, updateState } from '../recording-read-store.ts';
import { noteAndRead, requireRecording, type WhichOfStaff } from './require-recording.ts';

interface Lesson {
  /** A chapter of the class's subject. */
  chapterId: number;
  title: LocalText;
}

/** A lesson like any other from now on: students are told as of every new one. Published twice, it is once. */
export async function publishRecording(
  tx: Tx,
  which: WhichOfStaff,
  { chapterId, title }: Lesson,
): Promise<Recording> {
  const { recording, liveClass } = await requireRecording(tx, which);
  if (recording.state === 'published') return recording;
  const { contentId } = recording;
  if (recording.state !== 'ready' || contentId === null) throw new AppError('recording_not_ready');
  if (!(await isChapterOf(tx, { chapterId, subjectId: liveClass.subjectId }))) throw notFound();
  const { tenantId } = which.staff;
  await moveDraft(tx, { tenantId, contentId, chapterId });
  await renameContent(tx, contentId, { title, description: {} });
  await publishContent(tx, { contentId, isPublished: true });
  await updateState(tx, { tenantId, recordingId: recording.id }, 'published');
  return noteAndRead(tx, which, 'published');
}
