import type { Queryable } from '#platform/db/database.ts';
import { selectStudentView } from './person-view-store.ts';

export interface StudentView {
  id: number;
  email: string | null;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  pictureKey: string | null;
  step: number;
  dob: string | null;
  isCurrent: boolean;
  isBlocked: boolean;
  confirmedAt: Date | null;
}

/** A student as their own screens show them. Without a parent looking, a student is always the current one. */
export async function findStudent(
  db: Queryable,
  { tenantId, studentId, parentId }: { tenantId: number; studentId: number; parentId: number | null },
): Promise<StudentView | null> {
  const row = await selectStudentView(db, tenantId, studentId, parentId);
  return row ? toStudentView(row, parentId) : null;
}

type Row = NonNullable<Awaited<ReturnType<typeof selectStudentView>>>;

export function toStudentView(row: Row, parentId: number | null): StudentView {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phoneNumber: row.phone_number,
    pictureKey: row.picture_key,
    step: row.step,
    dob: row.dob,
    isCurrent: parentId === null || row.current_student_id === row.id,
    isBlocked: row.blocked_at !== null,
    confirmedAt: row.confirmed_at,
  };
}
