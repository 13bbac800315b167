import { appNow, appNowPlus } from '#platform/db/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Change } from '#platform/db/save-row.ts';

interface NewCode {
  tenantId: number;
  studentId: number;
  codeHash: Buffer;
  seconds: number;
}

/** Null when another child of the tenant has this code. The same code of the same child is left alone. */
export async function insertLinkCode(
  tx: Tx,
  { tenantId, studentId, codeHash, seconds }: NewCode,
): Promise<Change | null> {
  const inserted = await tx
    .insertInto('link_code')
    .values({
      tenant_id: tenantId,
      student_id: studentId,
      code_hash: codeHash,
      expires_at: appNowPlus(seconds),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'code_hash']).doNothing())
    .returning('student_id')
    .executeTakeFirst();
  if (inserted) return 'created';
  const row = await tx
    .selectFrom('link_code')
    .select('student_id')
    .where('tenant_id', '=', tenantId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirstOrThrow();
  return row.student_id === studentId ? 'unchanged' : null;
}

/** Uses the code up. Whoever comes second gets null. */
export async function useLinkCode(
  tx: Tx,
  tenantId: number,
  codeHash: Buffer,
  parentId: number,
): Promise<number | null> {
  const row = await tx
    .updateTable('link_code')
    .set({ used_at: appNow, used_by: parentId })
    .where('tenant_id', '=', tenantId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', appNow)
    .returning('student_id')
    .executeTakeFirst();
  return row?.student_id ?? null;
}
