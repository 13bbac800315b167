import type pg from 'pg';
import type { Storage } from '../../src/platform/storage.ts';
import type { HandedIn } from './hand-in.ts';

interface Row {
  student_id: number;
  worksheet_id: number;
  round_no: number;
  receipt: string;
  files: { key: string; state: string; size: number; type: string }[];
}

/** Everything that is shown as turned in, with the files it is shown with. */
async function readTurnedIn(pool: pg.Pool): Promise<Row[]> {
  const { rows } = await pool.query<Row>(`
    SELECT own.student_id, own.worksheet_id, round.round_no, round.receipt, coalesce((
      SELECT json_agg(json_build_object('key', file.key, 'state', file.state, 'size', file.size_bytes, 'type', file.content_type))
      FROM worksheet_round_file placed JOIN stored_file file
        ON file.tenant_id = placed.tenant_id AND file.key = placed.file_key
      WHERE placed.student_id = round.student_id AND placed.student_worksheet_id = round.student_worksheet_id
        AND placed.round_no = round.round_no
    ), '[]') AS files
    FROM worksheet_round round JOIN student_worksheet own
      ON own.student_id = round.student_id AND own.id = round.student_worksheet_id
    WHERE round.turned_in_at IS NOT NULL`);
  return rows;
}

/** What is wrong with the books: promises that were broken, work without its files, work turned in twice. */
export async function findWrong(
  { pool, storage }: { pool: pg.Pool; storage: Storage },
  promises: readonly HandedIn[],
): Promise<string[]> {
  const rows = await readTurnedIn(pool);
  const objects = await storage.sizes('worksheets/');
  const wrong: string[] = [];
  const nameOf = (row: { studentId: number; worksheetId: number }) => `${row.studentId}/${row.worksheetId}`;
  const seen = new Map<string, Row>();
  for (const row of rows) {
    const name = nameOf({ studentId: row.student_id, worksheetId: row.worksheet_id });
    if (seen.has(name)) wrong.push(`${name} was turned in twice`);
    seen.set(name, row);
    for (const { key, state, size, type } of row.files) {
      const object = `worksheets/${key}.${type === 'image/jpeg' ? 'jpg' : 'pdf'}`;
      if (state !== 'ready' || objects.get(object) !== size) wrong.push(`${name} lacks a file`);
    }
  }
  for (const promise of promises) {
    const row = seen.get(nameOf(promise));
    if (row?.receipt !== promise.receipt) wrong.push(`${nameOf(promise)} has lost its receipt`);
    if (row?.files.length !== promise.fileCount) wrong.push(`${nameOf(promise)} has not all its files`);
  }
  return wrong;
}
