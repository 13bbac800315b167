import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { FileRefusal, FileType } from '#platform/file-check-verdict.ts';
import type { FilePlace, FileRole, FileState, PlacedFile, RoundFile } from './placed-file.ts';

interface Row {
  id: number;
  name: string;
  tenant_id: number;
  key: string;
  state: string;
  refusal: string | null;
  content_type: string;
  size_bytes: number;
  source_hash: Buffer;
  page_count: number | null;
}

const columns = [
  'file.tenant_id',
  'file.key',
  'file.state',
  'file.refusal',
  'file.content_type',
  'file.size_bytes',
  'file.source_hash',
  'file.page_count',
] as const;

const toFile = (row: Row): PlacedFile => ({
  id: row.id,
  name: row.name,
  tenantId: row.tenant_id,
  key: row.key,
  state: row.state as FileState,
  refusal: row.refusal as FileRefusal | null,
  contentType: row.content_type as FileType,
  sizeBytes: row.size_bytes,
  sourceHash: row.source_hash,
  pageCount: row.page_count,
});

/** In the order in which they were added. */
export async function selectFiles(db: Queryable, place: FilePlace): Promise<PlacedFile[]> {
  if (place.kind === 'round') {
    const files = await selectRoundFiles(db, place);
    return files.filter(({ roundNo, role }) => roundNo === place.roundNo && role === place.role);
  }
  const { tenantId, worksheetId } = place;
  return (await selectFilesOf(db, tenantId, [worksheetId])).get(worksheetId) ?? [];
}

/** Of many worksheets at once. */
export async function selectFilesOf(
  db: Queryable,
  tenantId: number,
  worksheetIds: readonly number[],
): Promise<ReadonlyMap<number, PlacedFile[]>> {
  const rows = await db
    .selectFrom('worksheet_file as placed')
    .innerJoin('stored_file as file', (join) =>
      join.onRef('file.tenant_id', '=', 'placed.tenant_id').onRef('file.key', '=', 'placed.file_key'),
    )
    .select(['placed.id', 'placed.name', 'placed.worksheet_id', ...columns])
    .where('placed.tenant_id', '=', tenantId)
    .where('placed.worksheet_id', '=', sql<number>`ANY (${worksheetIds}::bigint[])`)
    .orderBy('placed.id')
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.worksheet_id);
  return new Map(worksheetIds.map((id) => [id, (grouped.get(id) ?? []).map(toFile)]));
}

/** Of all rounds. */
export async function selectRoundFiles(
  db: Queryable,
  { studentId, studentWorksheetId }: { studentId: number; studentWorksheetId: number },
): Promise<RoundFile[]> {
  const rows = await db
    .selectFrom('worksheet_round_file as placed')
    .innerJoin('stored_file as file', (join) =>
      join.onRef('file.tenant_id', '=', 'placed.tenant_id').onRef('file.key', '=', 'placed.file_key'),
    )
    .select(['placed.id', 'placed.name', 'placed.round_no', 'placed.role', ...columns])
    .where('placed.student_id', '=', studentId)
    .where('placed.student_worksheet_id', '=', studentWorksheetId)
    .orderBy('placed.id')
    .execute();
  return rows.map((row) => ({ ...toFile(row), roundNo: row.round_no, role: row.role as FileRole }));
}

export async function insertPlaced(
  tx: Tx,
  place: FilePlace,
  { name, key }: { name: string; key: string },
): Promise<number> {
  const { tenantId } = place;
  const { id } =
    place.kind === 'worksheet'
      ? await tx
          .insertInto('worksheet_file')
          .values({ tenant_id: tenantId, worksheet_id: place.worksheetId, name, file_key: key })
          .returning('id')
          .executeTakeFirstOrThrow()
      : await tx
          .insertInto('worksheet_round_file')
          .values({
            tenant_id: tenantId,
            student_id: place.studentId,
            student_worksheet_id: place.studentWorksheetId,
            round_no: place.roundNo,
            role: place.role,
            name,
            file_key: key,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
  return id;
}

/** The file itself goes with the next sweep. */
export async function deletePlaced(tx: Tx, place: FilePlace, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  if (place.kind === 'worksheet') {
    await tx
      .deleteFrom('worksheet_file')
      .where('tenant_id', '=', place.tenantId)
      .where('worksheet_id', '=', place.worksheetId)
      .where('id', 'in', ids)
      .execute();
    return;
  }
  await tx
    .deleteFrom('worksheet_round_file')
    .where('student_id', '=', place.studentId)
    .where('student_worksheet_id', '=', place.studentWorksheetId)
    .where('round_no', '=', place.roundNo)
    .where('role', '=', place.role)
    .where('id', 'in', ids)
    .execute();
}
