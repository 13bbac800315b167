import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { ImportReport } from './list-importer.ts';
import { type Reacher, runs } from './reach-store.ts';

export type ImportKind = 'students' | 'sections';
export type ImportState = 'checking' | 'refused' | 'ready' | 'saving' | 'done';

export interface ImportRow {
  id: number;
  kind: ImportKind;
  file_name: string;
  state: ImportState;
  report: ImportReport | null;
}

interface NewImport {
  tenantId: number;
  instituteId: number;
  staffId: number;
  kind: ImportKind;
  fileName: string;
  content: string;
}

/** Lists that the same person left lying go away with the new one. */
export async function insertImport(tx: Tx, given: NewImport): Promise<number> {
  await tx
    .deleteFrom('school_import')
    .where('tenant_id', '=', given.tenantId)
    .where('institute_id', '=', given.instituteId)
    .where('staff_id', '=', given.staffId)
    .where('state', 'in', ['checking', 'ready', 'refused'])
    .execute();
  const row = await tx
    .insertInto('school_import')
    .values({
      tenant_id: given.tenantId,
      institute_id: given.instituteId,
      staff_id: given.staffId,
      kind: given.kind,
      file_name: given.fileName,
      content: given.content,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function selectReachedImport(
  db: Queryable,
  who: Reacher,
  importId: number,
): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`
    SELECT id, kind, file_name, state, report FROM school_import
    WHERE tenant_id = ${who.tenantId} AND id = ${importId} AND ${runs(who, sql`school_import.institute_id`)}
  `.execute(db);
  return rows[0] ?? null;
}

export interface ImportWork {
  kind: ImportKind;
  file_name: string;
  content: string;
  state: ImportState;
  institute: string;
  tenant: string;
}

/** What a job works on; null when there is nothing left to do. */
export async function selectImportWork(
  db: Queryable,
  tenantId: number,
  importId: number,
): Promise<ImportWork | null> {
  const { rows } = await sql<ImportWork>`
    SELECT list.kind, list.file_name, list.content, list.state, institute.slug AS institute, tenant.slug AS tenant
    FROM school_import list
    JOIN institute ON institute.tenant_id = list.tenant_id AND institute.id = list.institute_id
    JOIN tenant ON tenant.id = list.tenant_id
    WHERE list.tenant_id = ${tenantId} AND list.id = ${importId} AND list.state IN ('checking', 'saving')
  `.execute(db);
  return rows[0] ?? null;
}

interface Step {
  tenantId: number;
  importId: number;
  from: ImportState;
  to: ImportState;
  report?: ImportReport;
}

/** False when somebody else took this step before. */
export async function updateImportState(
  tx: Tx,
  { tenantId, importId, from, to, report }: Step,
): Promise<boolean> {
  const isOver = to === 'refused' || to === 'done';
  const result = await tx
    .updateTable('school_import')
    .set({
      state: to,
      ...(isOver && { content: null }),
      ...(report && { report: JSON.stringify(report) }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', importId)
    .where('state', '=', from)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
