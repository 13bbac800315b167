import type { Queryable } from '#platform/db/database.ts';
import type { GiveRole } from './give-role.ts';
import { selectRoles } from './institutes-store.ts';

interface RoleView {
  role: GiveRole['role']['name'];
  /** null: a role in the whole tenant. */
  instituteId: number | null;
}

export async function listRoles(
  db: Queryable,
  { tenantId, staffId }: { tenantId: number; staffId: number },
): Promise<RoleView[]> {
  const rows = await selectRoles(db, tenantId, staffId);
  return rows.map((row) => ({ role: row.role as RoleView['role'], instituteId: row.institute_id }));
}
