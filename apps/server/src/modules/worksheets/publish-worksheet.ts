import { AppError, notFound } from '#platform/app-error.ts';
import { type AuditEntry, audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import type { Staff } from './deps.ts';
import type { WorksheetPosted } from './events.ts';
import { findGiven, findGivenFiles, type GivenWorksheet } from './given-worksheet.ts';
import { requireOwn } from './require-reach.ts';
import { updatePosted } from './tutor-store.ts';

/** Shows it to its audience and tells them, once: again changes nothing. */
export async function publishWorksheet(
  tx: Tx,
  { staff, worksheetId }: { staff: Staff; worksheetId: number },
): Promise<GivenWorksheet> {
  const worksheet = await requireOwn(tx, { staff, worksheetId });
  if (worksheet.postedAt !== null) return worksheet;
  await refuseUnreadyFiles(tx, worksheet);
  await post(tx, worksheet, { kind: 'staff', id: staff.staffId });
  const posted = await findGiven(tx, staff.tenantId, worksheetId);
  if (!posted) throw notFound();
  return posted;
}

export async function refuseUnreadyFiles(tx: Tx, worksheet: GivenWorksheet): Promise<void> {
  const files = await findGivenFiles(tx, worksheet);
  if (files.some(({ state }) => state !== 'ready')) throw new AppError('files_not_ready');
}

/** Out with it, by a person or when its moment has come. */
export async function post(tx: Tx, worksheet: GivenWorksheet, actor: AuditEntry['actor']): Promise<void> {
  const { tenantId, id: worksheetId } = worksheet;
  await updatePosted(tx, { tenantId, id: worksheetId });
  await emit<WorksheetPosted>(tx, {
    type: 'worksheets.posted',
    tenantId,
    data: {
      worksheetId,
      courseId: worksheet.courseId,
      sectionIds: worksheet.sections.map(({ id }) => id),
      title: worksheet.name,
      dueAt: worksheet.dueAt.toISOString(),
    },
  });
  await audit(tx, {
    tenantId,
    actor,
    action: 'worksheet.posted',
    subject: { kind: 'worksheet', id: worksheetId },
  });
}
