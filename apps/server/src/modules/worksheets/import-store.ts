import type { LocalText } from '@shala/brand/brand.ts';
import type { Tx } from '#platform/db/database.ts';
import { type Saved, saveRow } from '#platform/db/save-row.ts';
import type { FileType } from '#platform/file-check-verdict.ts';
import type { Work } from './round-store.ts';

/** A file that the importer has made: its key follows from what it is, so that a second import finds it. */
export interface ImportedFile {
  name: string;
  key: string;
  contentType: FileType;
  sizeBytes: number;
  sourceHash: Buffer;
}

export interface ImportedWorksheet {
  tenantId: number;
  importRef: string;
  staffId: number;
  courseId: number;
  subjectId: number;
  sectionIds: readonly number[];
  name: LocalText;
  instructions: LocalText;
  points: number;
  postedAt: Date;
  dueAt: Date;
  files: readonly ImportedFile[];
}

export interface ImportedSubmission {
  tenantId: number;
  worksheetId: number;
  studentId: number;
  status: 'draft' | 'turned_in' | 'returned' | 'graded';
  turnedInAt: Date | null;
  points: number | null;
  message: string | null;
  files: readonly ImportedFile[];
  evaluatedFiles: readonly ImportedFile[];
}

export function upsertWorksheet(tx: Tx, worksheet: ImportedWorksheet): Promise<Saved> {
  return saveRow(tx, {
    table: 'worksheet',
    key: { tenant_id: worksheet.tenantId, import_ref: worksheet.importRef },
    values: {
      staff_id: worksheet.staffId,
      course_id: worksheet.courseId,
      subject_id: worksheet.subjectId,
      name: worksheet.name,
      instructions: worksheet.instructions,
      points: worksheet.points,
      due_at: worksheet.dueAt,
    },
    first: { posted_at: worksheet.postedAt },
  });
}

export async function upsertReadyFile(tx: Tx, tenantId: number, file: ImportedFile): Promise<void> {
  await tx
    .insertInto('stored_file')
    .values({
      tenant_id: tenantId,
      key: file.key,
      state: 'ready',
      content_type: file.contentType,
      size_bytes: file.sizeBytes,
      source_hash: file.sourceHash,
      page_count: 1,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'key']).doNothing())
    .execute();
}

type Rounds = Pick<ImportedSubmission, 'status' | 'turnedInAt' | 'points' | 'message'> & {
  receipt: string | null;
};

/** The first round as it ended, and after a return the next one. */
export async function insertImportedRounds(tx: Tx, work: Work, given: Rounds): Promise<void> {
  const isReturned = given.status === 'returned';
  const { tenantId, studentId, studentWorksheetId } = work;
  await tx
    .updateTable('worksheet_round')
    .set({
      state: given.status,
      turned_in_at: given.turnedInAt,
      receipt: given.receipt,
      message: isReturned ? given.message : null,
    })
    .where('student_id', '=', studentId)
    .where('student_worksheet_id', '=', studentWorksheetId)
    .execute();
  await tx
    .updateTable('student_worksheet')
    .set({ points: given.points, private_message: given.message, round_no: isReturned ? 2 : 1 })
    .where('student_id', '=', studentId)
    .where('id', '=', studentWorksheetId)
    .execute();
  if (!isReturned) return;
  await tx
    .insertInto('worksheet_round')
    .values({
      tenant_id: tenantId,
      student_id: studentId,
      student_worksheet_id: studentWorksheetId,
      round_no: 2,
    })
    .execute();
}
