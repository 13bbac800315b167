import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import { type Desk, requireStudent } from './desk.ts';
import { selectReachedStudent, selectStudent } from './student-store.ts';

export async function getStudent(db: Queryable, desk: Desk, studentId: number) {
  await requireStudent(db, desk, studentId, 'see');
  const student = await selectStudent(db, desk.tenantId, studentId);
  if (!student) throw notFound();
  return { student, isEditable: await selectReachedStudent(db, desk, studentId, 'run') };
}
