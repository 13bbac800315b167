import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';
import type { FileType } from '#platform/file-check-verdict.ts';
import type { FileKey } from './placed-file.ts';
import type { WhichWork } from './round-store.ts';

interface Row {
  tenant_id: number;
  key: string;
}

const toKey = (row: Row): FileKey => ({ tenantId: row.tenant_id, key: row.key });

/** Waiting for a look that did not come to its end. */
export async function selectUnchecked(db: Queryable, limit: number): Promise<FileKey[]> {
  const { rows } = await sql<Row>`
    SELECT tenant_id, key FROM stored_file
    WHERE state = 'checking' AND look_again_at < app_now() ORDER BY look_again_at LIMIT ${limit}
  `.execute(db);
  return rows.map(toKey);
}

/** Rounds that were turned in while files were being checked, and whose files have all been judged. */
export async function selectAsked(db: Queryable, limit: number): Promise<WhichWork[]> {
  const { rows } = await sql<{ tenant_id: number; student_id: number; worksheet_id: number }>`
    SELECT own.tenant_id, own.student_id, own.worksheet_id FROM worksheet_round round
    JOIN student_worksheet own ON own.student_id = round.student_id AND own.id = round.student_worksheet_id
    WHERE round.state = 'draft' AND round.asked_at IS NOT NULL AND NOT EXISTS (
      SELECT FROM worksheet_round_file placed
      JOIN stored_file file ON file.tenant_id = placed.tenant_id AND file.key = placed.file_key
      WHERE placed.student_id = round.student_id AND placed.student_worksheet_id = round.student_worksheet_id
        AND placed.round_no = round.round_no AND file.state IN ('uploading', 'checking')
    )
    ORDER BY round.asked_at LIMIT ${limit}
  `.execute(db);
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    studentId: row.student_id,
    worksheetId: row.worksheet_id,
  }));
}

/** Files that have been judged, and whose last address for pieces has run out. */
export async function selectWithPieces(db: Queryable, limit: number): Promise<FileKey[]> {
  const { rows } = await sql<Row>`
    SELECT tenant_id, key FROM stored_file
    WHERE pieces_until < app_now() AND state IN ('ready', 'refused')
    ORDER BY pieces_until LIMIT ${limit}
  `.execute(db);
  return rows.map(toKey);
}

/** Takes drafts away that nobody has gone on with for a week: their files become orphans. */
export async function deleteAbandoned(db: Queryable): Promise<void> {
  for (const table of ['worksheet_file', 'worksheet_round_file']) {
    await sql`
      DELETE FROM ${sql.table(table)} link USING stored_file file
      WHERE file.tenant_id = link.tenant_id AND file.key = link.file_key
        AND file.state = 'uploading'
        AND coalesce(file.pieces_until, file.created_at) < app_now() - interval '7 days'
    `.execute(db);
  }
}

const hasNoPlace = sql`NOT EXISTS (
    SELECT FROM worksheet_file link WHERE link.tenant_id = file.tenant_id AND link.file_key = file.key
  ) AND NOT EXISTS (
    SELECT FROM worksheet_round_file link WHERE link.tenant_id = file.tenant_id AND link.file_key = file.key
  )`;

/** What nothing refers to. A call that is under way puts its files into their place within the hour. */
export async function selectOrphans(db: Queryable, limit: number): Promise<(FileKey & { type: FileType })[]> {
  const { rows } = await sql<Row & { content_type: FileType }>`
    SELECT tenant_id, key, content_type FROM stored_file file
    WHERE created_at < app_now() - interval '1 hour' AND coalesce(pieces_until < app_now(), true) AND ${hasNoPlace}
    ORDER BY created_at LIMIT ${limit}
  `.execute(db);
  return rows.map((row) => ({ ...toKey(row), type: row.content_type }));
}

export async function deleteOrphan(db: Queryable, { tenantId, key }: FileKey): Promise<void> {
  await sql`
    DELETE FROM stored_file file WHERE tenant_id = ${tenantId} AND key = ${key} AND ${hasNoPlace}
  `.execute(db);
}
