import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';

export async function selectWaitingRefunds(
  db: Queryable,
  tenantId: number,
): Promise<{ count: number; oldest_at: Date | null }> {
  const { rows } = await sql<{ count: number; oldest_at: Date | null }>`
    SELECT count(*)::int AS count, min(created_at) AS oldest_at FROM refund
    WHERE tenant_id = ${tenantId} AND state IN ('requested', 'failed')
  `.execute(db);
  return rows[0] ?? { count: 0, oldest_at: null };
}
