import { inLocale, localTextSchema } from '@shala/brand/brand.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import { insertComment, lockComment, selectSameComment } from './comments-store.ts';
import type { Staff } from './deps.ts';
import type { CommentAnswered } from './events.ts';
import { requireForStaff } from './find-announcement.ts';
import { selectStaffName } from './reach-store.ts';
import { requireComment } from './require-words.ts';

interface ReplyToComment {
  staff: Staff;
  announcementId: number;
  commentId: number;
  text: string;
}

/** A tutor answers, below the comment; the student who wrote it is told. */
export async function replyToComment(
  tx: Tx,
  { staff, announcementId, commentId, text }: ReplyToComment,
): Promise<number> {
  const { tenantId, staffId } = staff;
  const announcement = await requireForStaff(tx, { staff, announcementId });
  if (!announcement.allowsComments) throw new AppError('comments_closed');
  const answered = await lockComment(tx, { tenantId, announcementId, commentId });
  if (!answered || answered.answersId !== null || answered.isDeleted) throw notFound();
  const words = requireComment(text);
  const reply = { tenantId, announcementId, author: { staffId }, answersId: commentId, text: words.text };
  const same = await selectSameComment(tx, reply);
  if (same !== null) return same;
  const replyId = await insertComment(tx, reply);
  if (answered.studentId !== null) {
    await emit<CommentAnswered>(tx, {
      type: 'announcements.replied',
      tenantId,
      data: {
        announcementId,
        courseId: announcement.courseId,
        commentId,
        studentId: answered.studentId,
        message: words.text,
        staffName: inLocale(localTextSchema.parse(await selectStaffName(tx, staff)), 'en'),
      },
    });
  }
  return replyId;
}
