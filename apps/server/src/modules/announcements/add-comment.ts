import { AppError, notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { insertComment, lockComment, selectSameComment } from './comments-store.ts';
import type { AnnouncementsDeps, Reader } from './deps.ts';
import { requireForStudent } from './find-announcement.ts';
import { requireComment } from './require-words.ts';

interface AddComment {
  reader: Reader;
  announcementId: number;
  /** The comment that is answered. */
  answersId: number | null;
  text: string;
  mayReply: boolean;
}

/** A student's own words. Sent twice, they are there once. */
export async function addComment(
  tx: Tx,
  deps: Pick<AnnouncementsDeps, 'enrolment'>,
  { reader, announcementId, answersId, text, mayReply }: AddComment,
): Promise<{ commentId: number; isMasked: boolean }> {
  const { tenantId, studentId } = reader;
  const { announcement } = await requireForStudent(tx, deps, { reader, announcementId });
  if (!announcement.allowsComments) throw new AppError('comments_closed');
  if (answersId !== null && !mayReply) throw new AppError('forbidden');
  const words = requireComment(text);
  if (answersId !== null) {
    const answered = await lockComment(tx, { tenantId, announcementId, commentId: answersId });
    const isOpen = answered && answered.answersId === null && !answered.isDeleted && !answered.isHidden;
    if (!isOpen) throw notFound();
  }
  const comment = { tenantId, announcementId, author: { studentId }, answersId, text: words.text };
  const commentId = (await selectSameComment(tx, comment)) ?? (await insertComment(tx, comment));
  return { commentId, isMasked: words.isMasked };
}
