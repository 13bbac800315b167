import type pg from 'pg';

/** Tables that stand above tenants, or belong to the catalogue that tenants license from its owner. */
const aboveTenants = new Set(['tenant', 'brand_host', 'worker_heartbeat', 'schema_migration']);
const licensedCatalogue = new Set([
  'board',
  'course',
  'subject',
  'chapter',
  'content_library',
  'content',
  'media_rendition',
  'media_key',
  'media_caption',
  'media_upload',
  'media_leftover',
  'question',
  'question_version',
  'practice_item',
  'practice_item_question',
]);

interface TableRow {
  name: string;
  columns: { name: string; required: boolean }[];
  keys: string[][];
  primary: string[] | null;
}

const query = `
  SELECT c.relname AS name,
    (SELECT json_agg(json_build_object('name', a.attname, 'required', a.attnotnull))
       FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns,
    (SELECT json_agg(ARRAY(SELECT a.attname FROM unnest(i.indkey::int[]) WITH ORDINALITY k(n, o)
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.n ORDER BY k.o))
       FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique) AS keys,
    (SELECT json_agg(a.attname ORDER BY k.o) FROM pg_index i, unnest(i.indkey::int[]) WITH ORDINALITY k(n, o)
       JOIN pg_attribute a ON a.attnum = k.n WHERE i.indrelid = c.oid AND i.indisprimary AND a.attrelid = c.oid) AS primary
  FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')`;

export async function readTables(client: pg.ClientBase | pg.Pool): Promise<TableRow[]> {
  const { rows } = await client.query<TableRow>(query);
  return rows.map((row) => ({ ...row, keys: row.keys ?? [] }));
}

const has = (table: TableRow, column: string) =>
  table.columns.some(({ name, required }) => name === column && required);
export const isStudentOwned = (table: TableRow): boolean => has(table, 'student_id');

/** What is wrong with the tables; empty when every row knows its tenant and every key keeps families apart. */
export function schemaFaults(tables: readonly TableRow[], covered: ReadonlySet<string>): string[] {
  return tables.flatMap((table) => {
    if (aboveTenants.has(table.name) || licensedCatalogue.has(table.name)) return [];
    const faults: string[] = [];
    if (!has(table, 'tenant_id')) faults.push(`${table.name}: no tenant_id`);
    for (const key of table.keys) {
      const isRoot = table.name === 'student' && key.join() === 'id';
      const isApart = key.includes('tenant_id') || key.includes('student_id');
      if (!isRoot && !isApart)
        faults.push(`${table.name}: the key (${key.join(', ')}) names neither tenant nor student`);
    }
    if (isStudentOwned(table)) {
      if (table.primary?.[0] !== 'student_id')
        faults.push(`${table.name}: its primary key does not lead with student_id`);
    }
    const holdsWords =
      isStudentOwned(table) || table.columns.some(({ name }) => name === 'author_student_id');
    if (holdsWords && !covered.has(table.name)) faults.push(`${table.name}: no module exports or erases it`);
    return faults;
  });
}
