import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { insertAssignment, selectAssignmentId } from './institutes-store.ts';

interface AssignTeaching {
  tenantId: number;
  staffId: number;
  courseId: number;
  /** null: all subjects of the course. */
  subjectId: number | null;
  /** null: every student entitled to the course. */
  sectionId: number | null;
  /** null: from today. */
  fromDay: string | null;
}

/** An assignment that has not ended is left as it is. */
export async function assignTeaching(tx: Tx, teaching: AssignTeaching): Promise<Saved> {
  const row = {
    tenant_id: teaching.tenantId,
    staff_id: teaching.staffId,
    course_id: teaching.courseId,
    subject_id: teaching.subjectId,
    section_id: teaching.sectionId,
  };
  const existing = await selectAssignmentId(tx, row);
  if (existing !== null) return { id: existing, change: 'unchanged' };
  const id = await insertAssignment(tx, { ...row, from_day: teaching.fromDay });
  return { id, change: 'created' };
}
