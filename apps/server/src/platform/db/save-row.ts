import { sql } from 'kysely';
import type { Tx } from './database.ts';
import type { DB } from './schema.generated.ts';

export type Change = 'created' | 'changed' | 'unchanged';
export interface Saved {
  id: number;
  change: Change;
}

type Columns<Table extends keyof DB> = Partial<Record<keyof DB[Table] & string, unknown>>;

interface SaveRow<Table extends keyof DB> {
  table: Table;
  /** What the row is found by: the columns of a unique key. */
  key: Columns<Table>;
  /** What is undefined is left alone. */
  values: Columns<Table>;
  /** Written when the row is created and left alone afterwards. */
  first?: Columns<Table>;
  /** The column to answer with, where it is not `id`. */
  id?: keyof DB[Table] & string;
}

/** Creates the row or writes what differs. Saving the same thing again writes nothing and says so. */
export async function saveRow<Table extends keyof DB>(tx: Tx, row: SaveRow<Table>): Promise<Saved> {
  const table = sql.table(row.table);
  const id = sql.ref(row.id ?? 'id');
  const where = sql.join(
    Object.entries(row.key).map(([column, value]) =>
      value === null ? sql`${sql.ref(column)} IS NULL` : sql`${sql.ref(column)} = ${value}`,
    ),
    sql` AND `,
  );
  const values = defined(row.values).map(([column, value]) => [column, parameter(value)] as const);
  const differs = values.map(([column, value]) => sql`${sql.ref(column)} IS DISTINCT FROM ${value}`);
  const found = await sql<{ id: number; differs: boolean }>`
    SELECT ${id} AS id, ${sql.join([sql`false`, ...differs], sql` OR `)} AS differs FROM ${table} WHERE ${where}
  `.execute(tx);
  const [existing] = found.rows;

  if (!existing) {
    const all = defined({ ...row.key, ...row.values, ...row.first });
    const names = sql.join(all.map(([column]) => sql.ref(column)));
    const cells = sql.join(all.map(([, value]) => parameter(value)));
    const inserted = await sql<{ id: number }>`
      INSERT INTO ${table} (${names}) VALUES (${cells}) RETURNING ${id} AS id
    `.execute(tx);
    const [created] = inserted.rows;
    if (!created) throw new Error(`nothing was inserted into ${row.table}`);
    return { id: created.id, change: 'created' };
  }
  if (!existing.differs) return { id: existing.id, change: 'unchanged' };
  const assignments = sql.join(values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
  await sql`UPDATE ${table} SET ${assignments} WHERE ${where}`.execute(tx);
  return { id: existing.id, change: 'changed' };
}

const defined = (columns: Record<string, unknown>) =>
  Object.entries(columns).filter(([, value]) => value !== undefined);

/** Texts and lists are stored as JSON; pg would send a list as an array of the database's own. */
function parameter(value: unknown): unknown {
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype;
  return isPlain ? JSON.stringify(value) : value;
}
