import { appNowPlus } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Buyer } from './deps.ts';

export interface Approved extends Buyer {
  cartVersion: number;
  totalPaise: number;
}

export async function insertApproval(tx: Tx, approval: Approved & { parentId: number }): Promise<void> {
  await tx
    .insertInto('purchase_approval')
    .values({
      tenant_id: approval.tenantId,
      student_id: approval.studentId,
      parent_id: approval.parentId,
      cart_version: approval.cartVersion,
      total_paise: approval.totalPaise,
    })
    .execute();
}

export async function hasApproval(
  db: Queryable,
  { tenantId, studentId, cartVersion, totalPaise }: Approved,
  seconds: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('purchase_approval')
    .select('id')
    .where('student_id', '=', studentId)
    .where('tenant_id', '=', tenantId)
    .where('cart_version', '=', cartVersion)
    .where('total_paise', '=', totalPaise)
    .where('approved_at', '>', appNowPlus(-seconds))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
