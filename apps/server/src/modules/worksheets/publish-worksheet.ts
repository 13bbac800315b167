import { AppError, notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
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
  const { tenantId } = staff;
  const files = await findGivenFiles(tx, worksheet);
  if (files.some(({ state }) => state !== 'ready')) throw new AppError('files_not_ready');
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
    actor: { kind: 'staff', id: staff.staffId },
    action: 'worksheet.posted',
    subject: { kind: 'worksheet', id: worksheetId },
  });
  const posted = await findGiven(tx, tenantId, worksheetId);
  if (!posted) throw notFound();
  return posted;
}
