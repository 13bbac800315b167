import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';

export interface Reference {
  readonly column: string;
  readonly table: string;
}

export interface Table {
  readonly name: string;
  /** Those that are written; the database computes the others. */
  readonly columns: readonly string[];
  /** Its foreign keys of one column. */
  readonly references: readonly Reference[];
  readonly parents: readonly string[];
  /** Its rows may refer to others of the same table. */
  readonly hasOwnKin: boolean;
  /** The column whose values the database gives out. */
  readonly identity: string | null;
}

/** All tables of ours, each after those that its rows refer to. */
export async function readTables(db: Queryable): Promise<Table[]> {
  const { rows } = await sql<Table>`
    SELECT c.relname AS name,
      (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a
       WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      (SELECT a.attname FROM pg_attribute a
       WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attidentity <> '') AS identity,
      coalesce((SELECT json_agg(json_build_object('column', a.attname, 'table', p.relname))
       FROM pg_constraint k JOIN pg_class p ON p.oid = k.confrelid
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
       WHERE k.conrelid = c.oid AND k.contype = 'f' AND cardinality(k.conkey) = 1), '[]') AS references,
      coalesce((SELECT json_agg(DISTINCT p.relname) FROM pg_constraint k JOIN pg_class p ON p.oid = k.confrelid
       WHERE k.conrelid = c.oid AND k.contype = 'f' AND p.oid <> c.oid), '[]') AS parents,
      EXISTS (SELECT FROM pg_constraint k
       WHERE k.conrelid = c.oid AND k.confrelid = c.oid AND k.contype = 'f') AS "hasOwnKin"
    FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY c.relname
  `.execute(db);
  return parentsFirst(rows);
}

function parentsFirst(tables: readonly Table[]): Table[] {
  const waiting = new Set(tables);
  const placed = new Map<string, Table>();
  while (waiting.size > 0) {
    const free = [...waiting].filter(({ parents }) => parents.every((parent) => placed.has(parent)));
    if (free.length === 0) throw new Error('tables refer to each other in a circle');
    for (const table of free) {
      placed.set(table.name, table);
      waiting.delete(table);
    }
  }
  return [...placed.values()];
}
