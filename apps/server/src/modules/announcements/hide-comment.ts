import { notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { lockComment, updateHidden } from './comments-store.ts';
import type { Staff } from './deps.ts';
import { requireForStaff } from './find-announcement.ts';
import { updateDecision } from './reports-store.ts';

interface HideComment {
  staff: Staff;
  announcementId: number;
  commentId: number;
  isHidden: boolean;
}

/** Hides a comment or shows it again. Either way the reports about it are decided. */
export async function hideComment(
  tx: Tx,
  { staff, announcementId, commentId, isHidden }: HideComment,
): Promise<void> {
  await requireForStaff(tx, { staff, announcementId });
  const which = { tenantId: staff.tenantId, announcementId, commentId };
  const comment = await lockComment(tx, which);
  if (!comment) throw notFound();
  const decision = isHidden ? 'hidden' : 'kept';
  const reports = await updateDecision(tx, which, { staffId: staff.staffId, decision });
  const isChanged = comment.isHidden !== isHidden;
  if (isChanged) await updateHidden(tx, which, isHidden);
  else if (reports === 0) return;
  await audit(tx, {
    tenantId: staff.tenantId,
    actor: { kind: 'staff', id: staff.staffId },
    action: isHidden ? 'comment.hidden' : isChanged ? 'comment.shown' : 'comment.kept',
    subject: { kind: 'announcement_comment', id: commentId },
    details: { announcement_id: announcementId, author_student_id: comment.studentId, reports },
  });
}
