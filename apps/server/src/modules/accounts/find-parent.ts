import type { Queryable } from '#platform/db/database.ts';
import { selectParentView } from './person-view-store.ts';

export interface ParentView {
  id: number;
  phoneNumber: string;
  email: string | null;
  firstName: string;
  lastName: string;
  currentStudentId: number | null;
}

export async function findParent(
  db: Queryable,
  tenantId: number,
  parentId: number,
): Promise<ParentView | null> {
  const row = await selectParentView(db, tenantId, parentId);
  if (!row) return null;
  return {
    id: row.id,
    phoneNumber: row.phone_number,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    currentStudentId: row.current_student_id,
  };
}
