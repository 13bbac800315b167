import { AppError, notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import { enqueue } from '#platform/jobs.ts';
import { type BankPlace, selectKeepsPlace } from './bank-reach-store.ts';
import type { FormatName } from './exchange/formats.ts';
import { insertImport, moveImport, selectImport } from './import-store.ts';
import type { Staff } from './reach-store.ts';

export const checkImportTask = 'check-question-import';
export const runImportTask = 'run-question-import';

interface StartImport {
  staff: Staff;
  format: FormatName;
  fileName: string;
  place: BankPlace;
  source: Buffer;
}

/** Takes the file; a job looks at it. */
export async function startImport(tx: Tx, { staff, format, fileName, place, source }: StartImport) {
  if (!(await selectKeepsPlace(tx, staff, place))) throw notFound();
  const { tenantId } = staff;
  const id = await insertImport(tx, { staff, format, fileName: fileName.slice(0, 200), ...place, source });
  await enqueue(
    tx,
    checkImportTask,
    { tenantId, id },
    { key: `question-import:${tenantId}:${id}`, maxAttempts: 5 },
  );
  return getImport(tx, { staff, id });
}

/** An import belongs to those who keep the questions of its subject. */
export async function getImport(db: Queryable, { staff, id }: { staff: Staff; id: number }) {
  const row = await selectImport(db, { tenantId: staff.tenantId, id });
  const isKept =
    row && (await selectKeepsPlace(db, staff, { subjectId: row.subject_id, chapterId: row.chapter_id }));
  if (!isKept) throw notFound();
  return row;
}

/** A file goes in whole: one mistake in it, and it waits for its correction. */
export async function confirmImport(tx: Tx, { staff, id }: { staff: Staff; id: number }) {
  const { tenantId, staffId } = staff;
  const row = await getImport(tx, { staff, id });
  if (row.state === 'checking') throw new AppError('import_not_checked');
  if (row.errors > 0 || row.total === 0) throw new AppError('import_has_errors');
  if (await moveImport(tx, { tenantId, id }, 'checked', 'importing')) {
    await enqueue(
      tx,
      runImportTask,
      { tenantId, id },
      { key: `question-import:${tenantId}:${id}`, maxAttempts: 5 },
    );
    await audit(tx, {
      tenantId,
      actor: { kind: 'staff', id: staffId },
      action: 'questions.imported',
      subject: { kind: 'question_import', id },
      details: { file: row.file_name, format: row.format, questions: row.total },
    });
  }
  return getImport(tx, { staff, id });
}
