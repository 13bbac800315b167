import { notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { lockComment, updateDeleted } from './comments-store.ts';
import type { AnnouncementsDeps, Reader } from './deps.ts';
import { requireForStudent } from './find-announcement.ts';

interface DeleteComment {
  reader: Reader;
  announcementId: number;
  commentId: number;
}

/** The author takes the words back; done twice, they are gone once. */
export async function deleteComment(
  tx: Tx,
  deps: Pick<AnnouncementsDeps, 'enrolment'>,
  { reader, announcementId, commentId }: DeleteComment,
): Promise<void> {
  await requireForStudent(tx, deps, { reader, announcementId });
  const which = { tenantId: reader.tenantId, announcementId, commentId };
  const comment = await lockComment(tx, which);
  if (!comment || comment.studentId !== reader.studentId) throw notFound();
  if (!comment.isDeleted) await updateDeleted(tx, which);
}
