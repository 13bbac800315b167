import type pg from 'pg';

const columns = `
  SELECT c.relname AS table, format('  %s %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
    CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END,
    CASE WHEN a.attidentity <> '' THEN ' IDENTITY' WHEN d.adbin IS NOT NULL THEN ' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid) ELSE '' END) AS line
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND c.relname <> 'schema_migration'
  ORDER BY c.relname, a.attnum`;

const constraints = `
  SELECT c.relname AS table, '  ' || pg_get_constraintdef(k.oid) AS line
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relname <> 'schema_migration' AND k.contype <> 'n'
  ORDER BY c.relname, k.contype, 2`;

const indexes = `
  SELECT tablename AS table, '  ' || regexp_replace(indexdef, ' ON public\\.', ' ON ') AS line FROM pg_indexes
  WHERE schemaname = 'public' AND tablename <> 'schema_migration' ORDER BY tablename, indexname`;

/** The whole schema as text: tables, columns, constraints, indexes, in a stable order. */
export async function schemaText(client: pg.ClientBase | pg.Pool): Promise<string> {
  const lines = new Map<string, string[]>();
  for (const query of [columns, constraints, indexes]) {
    const { rows } = await client.query<{ table: string; line: string }>(query);
    for (const { table, line } of rows) lines.set(table, [...(lines.get(table) ?? []), line]);
  }
  return `${[...lines].map(([table, rest]) => [table, ...rest].join('\n')).join('\n\n')}\n`;
}
