import { localTextSchema } from '@shala/brand/brand.ts';
import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import type { WorksheetDeps } from './deps.ts';
import { dueMoment, dueOfCorrection } from './domain/due.ts';
import type { WorksheetReturned } from './events.ts';
import { refuseUnready, requireHandedIn, type WhichSubmission } from './require-reach.ts';
import { updateReturned } from './round-store.ts';

interface Return {
  message: string;
  /** A day or a moment; left out: at least three more days. */
  due: string | undefined;
}

/** Gives work back for correction: its round ends, points that were given are gone, and a new round begins. */
export async function returnSubmission(
  tx: Tx,
  deps: Pick<WorksheetDeps, 'enrolment'>,
  which: WhichSubmission,
  { message, due }: Return,
): Promise<void> {
  const work = await requireHandedIn(tx, deps, which);
  await refuseUnready(tx, work);
  const dueAt = due === undefined ? dueOfCorrection(work.worksheetDueAt, work.now) : dueMoment(due);
  if (dueAt <= work.now) throw new AppError('due_in_past', { server_now: work.now.toISOString() });
  await updateReturned(tx, work, { message, dueAt });
  await emit<WorksheetReturned>(tx, {
    type: 'worksheets.returned',
    tenantId: work.tenantId,
    data: {
      worksheetId: work.worksheetId,
      courseId: work.courseId,
      studentId: work.studentId,
      title: localTextSchema.parse(work.title),
      points: null,
      mostPoints: work.mostPoints,
    },
  });
  await audit(tx, {
    tenantId: work.tenantId,
    actor: { kind: 'staff', id: which.staff.staffId },
    action: 'worksheet.returned',
    subject: { kind: 'student', id: work.studentId },
    details: { worksheet_id: work.worksheetId, round_no: work.roundNo, before: work.points },
  });
}
