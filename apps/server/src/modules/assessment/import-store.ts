import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import { keepsQuestion } from './bank-reach-store.ts';
import type { ExchangeQuestion } from './exchange/exchange-question.ts';
import type { Finding } from './exchange/findings.ts';
import type { Staff } from './reach-store.ts';

export interface ImportKey {
  tenantId: number;
  id: number;
}

interface NewImport {
  staff: Staff;
  format: string;
  fileName: string;
  subjectId: number;
  chapterId: number | null;
  source: Buffer;
}

export async function insertImport(tx: Tx, given: NewImport): Promise<number> {
  const { id } = await tx
    .insertInto('question_import')
    .values({
      tenant_id: given.staff.tenantId,
      staff_id: given.staff.staffId,
      format: given.format,
      file_name: given.fileName,
      subject_id: given.subjectId,
      chapter_id: given.chapterId,
      source: given.source,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const columns = [
  'id',
  'staff_id',
  'format',
  'file_name',
  'subject_id',
  'chapter_id',
  'state',
  'total',
  'done',
  'created',
  'changed',
  'unchanged',
  'errors',
  'warnings',
  'findings',
] as const;

export async function selectImport(db: Queryable, { tenantId, id }: ImportKey) {
  return db
    .selectFrom('question_import')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function selectImportSource(db: Queryable, { tenantId, id }: ImportKey): Promise<Buffer | null> {
  const row = await db
    .selectFrom('question_import')
    .select('source')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.source ?? null;
}

const rowsOf = ({ tenantId, id }: ImportKey) => sql`tenant_id = ${tenantId} AND import_id = ${id}`;

export async function deleteRows(db: Queryable, key: ImportKey): Promise<void> {
  await sql`DELETE FROM question_import_row WHERE ${rowsOf(key)}`.execute(db);
}

export async function insertRows(
  db: Queryable,
  { tenantId, id }: ImportKey,
  start: number,
  questions: readonly ExchangeQuestion[],
): Promise<void> {
  const rows = questions.map(({ ref, tags, body, secret }, at) => ({
    tenant_id: tenantId,
    import_id: id,
    number: start + at,
    slug: ref,
    kind: body.kind,
    tags: [...tags],
    body: JSON.stringify(body),
    secret: JSON.stringify(secret),
  }));
  await db.insertInto('question_import_row').values(rows).execute();
}

export async function updateProgress(
  db: Queryable,
  { tenantId, id }: ImportKey,
  progress: { total: number; done: number },
): Promise<void> {
  await db
    .updateTable('question_import')
    .set(progress)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** What stands in the bank under the same references, and what this person may do with it. */
export async function selectSameRefs(db: Queryable, key: ImportKey, staff: Staff) {
  const { rows } = await sql<{
    number: number;
    slug: string;
    kind: string;
    tags: string[];
    body: object;
    secret: object;
    is_kept: boolean;
    is_same_kind: boolean;
    is_same: boolean;
  }>`
    SELECT row.number, question.slug, question.kind, question.tags, latest.body, latest.secret,
      ${keepsQuestion(staff)} AS is_kept, question.kind = row.kind AS is_same_kind,
      latest.body = row.body AND latest.secret = row.secret AND question.tags = row.tags AS is_same
    FROM question_import_row row
    JOIN question ON question.owner_tenant_id = row.tenant_id AND question.slug = row.slug
    JOIN question_version latest ON latest.question_id = question.id AND latest.version = question.version
    WHERE row.tenant_id = ${key.tenantId} AND row.import_id = ${key.id} ORDER BY row.number
  `.execute(db);
  return rows;
}

interface Checked {
  total: number;
  created: number;
  changed: number;
  unchanged: number;
  errors: number;
  warnings: number;
  findings: readonly Finding[];
}

/** The source has been read: only its rows are needed from now on. */
export async function updateChecked(tx: Tx, { tenantId, id }: ImportKey, checked: Checked): Promise<void> {
  await tx
    .updateTable('question_import')
    .set({
      total: checked.total,
      done: checked.total,
      created: checked.created,
      changed: checked.changed,
      unchanged: checked.unchanged,
      errors: checked.errors,
      warnings: checked.warnings,
      findings: JSON.stringify(checked.findings),
      source: Buffer.alloc(0),
      state: 'checked',
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .execute();
}

/** Whether it went from one state to the other just now. */
export async function moveImport(
  tx: Tx,
  { tenantId, id }: ImportKey,
  from: 'checked' | 'importing',
  to: 'importing' | 'done',
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('question_import')
    .set(to === 'importing' ? { state: to, done: 0 } : { state: to, done: sql<number>`total` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** One import of a tenant at a time, for as long as the transaction lasts; the rows stay free for progress. */
export async function lockImports(tx: Tx, tenantId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('question_import'), ${tenantId}::int)`.execute(tx);
}

interface Batch {
  from: number;
  to: number;
}

const inBatch = (key: ImportKey, { from, to }: Batch) => sql`row.tenant_id = ${key.tenantId}
  AND row.import_id = ${key.id} AND row.number BETWEEN ${from} AND ${to}`;

/** A next version where the words or the key differ, other tags where only these do. */
export async function changeFromRows(tx: Tx, key: ImportKey, batch: Batch): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    WITH held AS MATERIALIZED (
      SELECT question.id, question.version, row.tags, row.body, row.secret,
        latest.body <> row.body OR latest.secret <> row.secret AS is_other
      FROM question_import_row row
      JOIN question ON question.owner_tenant_id = row.tenant_id AND question.slug = row.slug
      JOIN question_version latest ON latest.question_id = question.id AND latest.version = question.version
      WHERE ${inBatch(key, batch)}
        AND (latest.body <> row.body OR latest.secret <> row.secret OR question.tags <> row.tags)
      ORDER BY question.id FOR UPDATE OF question
    ), added AS (
      INSERT INTO question_version (question_id, version, body, secret)
      SELECT id, version + 1, body, secret FROM held WHERE is_other
    )
    UPDATE question SET tags = held.tags, version = held.version + held.is_other::int
    FROM held WHERE question.id = held.id RETURNING question.id
  `.execute(tx);
  return rows.length;
}

export async function createFromRows(
  tx: Tx,
  key: ImportKey,
  batch: Batch,
  place: { subjectId: number; chapterId: number | null },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    WITH made AS (
      INSERT INTO question (owner_tenant_id, slug, kind, tags, subject_id, chapter_id)
      SELECT row.tenant_id, row.slug, row.kind, row.tags, ${place.subjectId}::bigint, ${place.chapterId}::bigint
      FROM question_import_row row WHERE ${inBatch(key, batch)} AND NOT EXISTS (
        SELECT FROM question WHERE question.owner_tenant_id = row.tenant_id AND question.slug = row.slug
      ) ORDER BY row.number RETURNING id, slug
    )
    INSERT INTO question_version (question_id, version, body, secret)
    SELECT made.id, 1, row.body, row.secret FROM made
    JOIN question_import_row row ON row.slug = made.slug AND ${inBatch(key, batch)}
    RETURNING question_id AS id
  `.execute(tx);
  return rows.length;
}

export async function updateCounts(
  tx: Tx,
  { tenantId, id }: ImportKey,
  counts: { created: number; changed: number; unchanged: number },
): Promise<void> {
  await tx
    .updateTable('question_import')
    .set(counts)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Files that nobody came back for. */
export async function deleteOldImports(db: Queryable): Promise<void> {
  await db
    .deleteFrom('question_import')
    .where('state', '<>', 'importing')
    .where('created_at', '<', sql<Date>`${appNow} - interval '7 days'`)
    .execute();
}
