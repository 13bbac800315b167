import type { Tx } from '#platform/db/database.ts';
import type { Change, Saved } from '#platform/db/save-row.ts';
import { objectKey } from './file-objects.ts';
import { insertPlaced, selectFiles } from './file-place-store.ts';
import {
  type ImportedFile,
  type ImportedSubmission,
  type ImportedWorksheet,
  insertImportedRounds,
  upsertReadyFile,
  upsertWorksheet,
} from './import-store.ts';
import type { FilePlace } from './placed-file.ts';
import { ensureWork, lockWork } from './round-store.ts';
import { newReceipt } from './turn-in.ts';
import { replaceSections } from './tutor-store.ts';

/** Where the importer has to put it. */
export const importedObjectKey = ({ key, contentType }: Pick<ImportedFile, 'key' | 'contentType'>): string =>
  objectKey(key, contentType);

/** A worksheet of the past: nobody is told of it. */
export async function saveWorksheet(tx: Tx, worksheet: ImportedWorksheet): Promise<Saved> {
  const saved = await upsertWorksheet(tx, worksheet);
  const { tenantId } = worksheet;
  await replaceSections(tx, { tenantId, id: saved.id }, worksheet.sectionIds);
  await placeFiles(tx, { kind: 'worksheet', tenantId, worksheetId: saved.id }, worksheet.files);
  return saved;
}

/** Work that has begun here is the student's own and left alone. */
export async function saveSubmission(tx: Tx, submission: ImportedSubmission): Promise<Change> {
  if (await lockWork(tx, submission)) return 'unchanged';
  await ensureWork(tx, submission);
  const work = await lockWork(tx, submission);
  if (!work) throw new Error('work that was begun is not there');
  const { tenantId, studentId, studentWorksheetId } = work;
  const round = { kind: 'round', tenantId, studentId, studentWorksheetId, roundNo: 1 } as const;
  await placeFiles(tx, { ...round, role: 'student' }, submission.files);
  await placeFiles(tx, { ...round, role: 'evaluated' }, submission.evaluatedFiles);
  await insertImportedRounds(tx, work, {
    ...submission,
    receipt: submission.turnedInAt === null ? null : newReceipt(),
  });
  return 'created';
}

async function placeFiles(tx: Tx, place: FilePlace, files: readonly ImportedFile[]): Promise<void> {
  const there = new Set((await selectFiles(tx, place)).map(({ key }) => key));
  for (const file of files.filter(({ key }) => !there.has(key))) {
    await upsertReadyFile(tx, place.tenantId, file);
    await insertPlaced(tx, place, file);
  }
}
