import { requireOwnChild } from '#modules/accounts/index.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { Buyer } from './deps.ts';

/** A parent need not sit in the child's seat, which may be blocked. */
export async function buyerOfChild(
  db: Queryable,
  parent: { tenantId: number; parentId: number },
  studentId: number,
): Promise<Buyer> {
  await requireOwnChild(db, parent, studentId);
  return { tenantId: parent.tenantId, studentId };
}
