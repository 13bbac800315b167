import { notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { lockComment } from './comments-store.ts';
import type { AnnouncementsDeps, Reader } from './deps.ts';
import type { ReportReason } from './domain/report.ts';
import { requireForStudent } from './find-announcement.ts';
import { insertReport } from './reports-store.ts';

interface ReportComment {
  reader: Reader;
  announcementId: number;
  commentId: number;
  reason: ReportReason;
}

/** Staff is told; nobody else learns who said so. */
export async function reportComment(
  tx: Tx,
  deps: Pick<AnnouncementsDeps, 'enrolment'>,
  { reader, announcementId, commentId, reason }: ReportComment,
): Promise<void> {
  await requireForStudent(tx, deps, { reader, announcementId });
  const which = { tenantId: reader.tenantId, announcementId, commentId };
  const comment = await lockComment(tx, which);
  const isOthers = comment && comment.studentId !== reader.studentId;
  if (!isOthers || comment.isDeleted || comment.isHidden) throw notFound();
  await insertReport(tx, which, { studentId: reader.studentId, reason });
}
