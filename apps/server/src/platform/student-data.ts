import { sql } from 'kysely';
import type { Queryable, Tx } from './db/database.ts';

/**
 * A table that holds rows of a student. The list of a module is what its export and its erasure run on, and
 * a test compares the lists with the tables that exist.
 */
export interface StudentTable {
  readonly table: string;
  /** The column that names the student, where others read the row too. */
  readonly owner?: 'author_student_id';
  /** Columns that leave in an export; secrets are left out. Empty: nothing of it is exported. */
  readonly export: readonly string[];
  /** The column with the key of a file in the store: it leaves in an export, and is removed with its row. */
  readonly files?: string;
  /** `keep` needs a reason: a duty to keep it outlives the wish to be forgotten. */
  readonly erase: 'delete' | { keep: string };
}

export async function exportTables(db: Queryable, tables: readonly StudentTable[], studentId: number) {
  const result: Record<string, unknown[]> = {};
  for (const { table, owner = 'student_id', export: columns } of tables) {
    if (columns.length === 0) continue;
    const names = sql.join(columns.map((column) => sql.ref(column)));
    const key = sql.ref(table === 'student' ? 'id' : owner);
    const { rows } = await sql`SELECT ${names} FROM ${sql.table(table)} WHERE ${key} = ${studentId}`.execute(
      db,
    );
    result[table] = rows;
  }
  return result;
}

/** The keys of all files of the student. */
export async function listFiles(
  db: Queryable,
  tables: readonly StudentTable[],
  studentId: number,
): Promise<string[]> {
  const keys: string[] = [];
  for (const { table, owner = 'student_id', files } of tables) {
    if (files === undefined) continue;
    const column = sql.ref(files);
    const whose = sql.ref(table === 'student' ? 'id' : owner);
    const { rows } = await sql<{ key: string }>`
      SELECT ${column} AS key FROM ${sql.table(table)} WHERE ${whose} = ${studentId} AND ${column} IS NOT NULL
    `.execute(db);
    keys.push(...rows.map(({ key }) => key));
  }
  return keys;
}

/** Deletes in the order of the list: children first. */
export async function eraseTables(tx: Tx, tables: readonly StudentTable[], studentId: number): Promise<void> {
  for (const { table, owner = 'student_id', erase } of tables) {
    if (erase !== 'delete') continue;
    await sql`DELETE FROM ${sql.table(table)} WHERE ${sql.ref(owner)} = ${studentId}`.execute(tx);
  }
}
