import type { Queryable } from '#platform/db/database.ts';
import { type StudentView, toStudentView } from './find-student.ts';
import { selectChildren } from './person-view-store.ts';

/** A blocked child stays in the list, marked: its data is kept, and the parent should know. */
export async function listStudents(
  db: Queryable,
  { tenantId, parentId }: { tenantId: number; parentId: number },
): Promise<StudentView[]> {
  const rows = await selectChildren(db, tenantId, parentId);
  return rows.map((row) => toStudentView(row, parentId));
}
