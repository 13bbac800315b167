import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { createFileFinder } from './find-files.ts';
import { removedTables } from './removed-tables.ts';
import { fetchRows } from './rows.ts';
import { allBut, prepareScope } from './scope.ts';
import { readTables } from './tables.ts';

/** Files that rows of the tenant name and no other row does: figures that are equal have one file for all tenants. */
export async function findGoneFiles(
  tx: Tx,
  tenantId: number,
  sizes: ReadonlyMap<string, number>,
): Promise<string[]> {
  const all = await readTables(tx);
  await prepareScope(tx, all, allBut(tenantId));
  const { own, catalogue } = removedTables(all, tenantId);
  const gone = new Map([...own, ...catalogue].map(({ name, where }) => [name, where]));

  const mine = createFileFinder(sizes);
  for (const [name, where] of gone) {
    for await (const row of fetchRows(tx, name, where)) mine.look(row);
  }
  if (mine.found.size === 0) return [];
  const others = createFileFinder(mine.found);
  for (const { name } of all) {
    const goes = gone.get(name);
    const stays = goes ? sql`NOT (${goes})` : sql`true`;
    for await (const row of fetchRows(tx, name, stays)) others.look(row);
  }
  return [...mine.found.keys()].filter((key) => !others.found.has(key));
}
