import { localTextSchema } from '@shala/brand/brand.ts';
import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import type { WorksheetDeps } from './deps.ts';
import type { WorksheetGraded } from './events.ts';
import { refuseUnready, requireHandedIn, type WhichSubmission } from './require-reach.ts';
import { updateGraded } from './round-store.ts';

type Deps = Pick<WorksheetDeps, 'enrolment'>;

interface Grade {
  points: number;
  /** Left out: as it is. */
  message: string | null | undefined;
}

/** Gives points, or others than before. */
export async function gradeSubmission(
  tx: Tx,
  deps: Deps,
  which: WhichSubmission,
  { points, message }: Grade,
): Promise<void> {
  const work = await requireHandedIn(tx, deps, which);
  await refuseUnready(tx, work);
  if (points > work.mostPoints) throw new AppError('points_out_of_range', { most: work.mostPoints });
  await updateGraded(tx, work, { points, message });
  await emit<WorksheetGraded>(tx, {
    type: 'worksheets.graded',
    tenantId: work.tenantId,
    data: {
      worksheetId: work.worksheetId,
      courseId: work.courseId,
      studentId: work.studentId,
      title: localTextSchema.parse(work.title),
      points,
      mostPoints: work.mostPoints,
    },
  });
  await audit(tx, {
    tenantId: work.tenantId,
    actor: { kind: 'staff', id: which.staff.staffId },
    action: 'worksheet.graded',
    subject: { kind: 'student', id: work.studentId },
    details: { worksheet_id: work.worksheetId, round_no: work.roundNo, points, before: work.points },
  });
}
