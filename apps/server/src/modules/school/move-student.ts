import { grantAccess } from '#modules/enrolment/index.ts';
import { placeStudent } from '#modules/institutes/index.ts';
import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { enqueue } from '#platform/jobs.ts';
import { type Desk, requireSection, requireStudent } from './desk.ts';
import type { SectionRow } from './section-store.ts';

interface MoveStudent {
  studentId: number;
  sectionId: number;
  fromDay: string;
}

export async function moveStudent(
  tx: Tx,
  desk: Desk,
  { studentId, sectionId, fromDay }: MoveStudent,
): Promise<void> {
  await requireStudent(tx, desk, studentId, 'run');
  const section = await requireSection(tx, desk, sectionId, 'run');
  if (fromDay < section.starts_on || fromDay > section.ends_on) throw new AppError('day_outside_year');
  await putInto(tx, desk, { studentId, section, fromDay });
}

/** With a place comes the course of the section, until the year ends; what was reached in another one stays. */
export async function putInto(
  tx: Tx,
  { tenantId, staffId }: Desk,
  { studentId, section, fromDay }: { studentId: number; section: SectionRow; fromDay: string },
): Promise<void> {
  const place = { id: section.id, startsOn: section.starts_on };
  const change = await placeStudent(tx, { tenantId, studentId, section: place, fromDay });
  if (change === 'unchanged') return;
  const grant = {
    courseId: section.course_id,
    subjectId: null,
    source: 'institution',
    // One for each year: a move to a later day takes nothing away until then.
    sourceRef: `year-${section.year_id}`,
    fromDay: section.starts_on,
    toDay: section.ends_on,
  } as const;
  await grantAccess(tx, { tenantId, studentId, grant });
  await audit(tx, {
    tenantId,
    actor: { kind: 'staff', id: staffId },
    action: 'student.moved',
    subject: { kind: 'student', id: studentId },
    details: { sectionId: section.id, fromDay },
  });
  await enqueue(tx, 'move-points-totals', {}, { key: 'move-points-totals' });
}
