import type { Pool } from 'pg';
import { sumTable, type TableSums, writeRowsAlike } from '../src/app/backup/table-sums.ts';
import { movedTables, only, prepareScope } from '../src/app/tenant-move/scope.ts';
import { readTables } from '../src/app/tenant-move/tables.ts';
import type { Database } from '../src/platform/db/database.ts';

/** What only this tenant's people, hosts and money are called. */
export async function wordsOf(pool: Pool, slug: string): Promise<string[]> {
  const { rows } = await pool.query<{ words: string }>(
    `SELECT words FROM tenant CROSS JOIN LATERAL (
       SELECT email FROM student_credential c WHERE c.tenant_id = tenant.id
       UNION SELECT phone_number FROM parent WHERE parent.tenant_id = tenant.id
       UNION SELECT email FROM staff WHERE staff.tenant_id = tenant.id
       UNION SELECT host FROM brand_host WHERE brand_host.tenant_id = tenant.id AND host <> '*'
       UNION SELECT reference FROM merchant_account WHERE merchant_account.tenant_id = tenant.id
       UNION SELECT seller ->> 'legal_name' FROM brand WHERE brand.tenant_id = tenant.id
     ) AS kept (words) WHERE words IS NOT NULL GROUP BY words HAVING array_agg(slug) = ARRAY[$1]`,
    [slug],
  );
  return rows.map(({ words }) => words);
}

export async function idOf(pool: Pool, slug: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM tenant WHERE slug = $1', [slug]);
  return rows[0]?.id ?? 0;
}

/** Rows and sums of all that the tenant has and uses. */
export async function sumsOf({ db, pool }: { db: Database; pool: Pool }, slug: string): Promise<TableSums> {
  const id = await idOf(pool, slug);
  return db.transaction().execute(async (tx) => {
    await writeRowsAlike(tx);
    const tables = await readTables(tx);
    await prepareScope(tx, tables, only(id));
    const sums: TableSums = {};
    for (const { name, where } of movedTables(tables, id)) sums[name] = await sumTable(tx, name, where);
    return sums;
  });
}

/** Tables with rows that carry the tenant's id, whatever any list of ours says. */
export async function tablesWith(pool: Pool, tenantId: number): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; column: string }>(
    `SELECT table_name AS name, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name IN ('tenant_id', 'owner_tenant_id')`,
  );
  const found: string[] = [];
  for (const { name, column } of rows) {
    const { rowCount } = await pool.query(`SELECT FROM ${name} WHERE ${column} = $1 LIMIT 1`, [tenantId]);
    if (rowCount !== 0) found.push(name);
  }
  return found.sort();
}
