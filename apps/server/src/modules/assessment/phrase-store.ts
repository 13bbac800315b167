import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Staff } from './reach-store.ts';

export async function selectPhrases(db: Queryable, { tenantId, staffId }: Staff): Promise<string[]> {
  const rows = await db
    .selectFrom('marking_phrase')
    .select('text')
    .where('tenant_id', '=', tenantId)
    .where('staff_id', '=', staffId)
    .orderBy('position')
    .execute();
  return rows.map(({ text }) => text);
}

export async function replacePhrases(
  tx: Tx,
  { tenantId, staffId }: Staff,
  phrases: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('marking_phrase')
    .where('tenant_id', '=', tenantId)
    .where('staff_id', '=', staffId)
    .execute();
  if (phrases.length === 0) return;
  const rows = phrases.map((text, position) => ({
    tenant_id: tenantId,
    staff_id: staffId,
    position,
    text,
  }));
  await tx.insertInto('marking_phrase').values(rows).execute();
}
