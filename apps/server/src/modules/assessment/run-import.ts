import type { EngineDeps } from './deps.ts';
import {
  changeFromRows,
  createFromRows,
  deleteRows,
  type ImportKey,
  lockImports,
  moveImport,
  selectImport,
  updateCounts,
  updateProgress,
} from './import-store.ts';

const batchSize = 500;

/**
 * Brings the rows of an import into the bank: all of them in one transaction, so that a job that is killed leaves
 * nothing and is simply run again. How far it is goes beside the transaction, for who waits.
 */
export async function runImport(
  { db }: Pick<EngineDeps, 'db'>,
  key: ImportKey,
  signal: AbortSignal,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockImports(tx, key.tenantId);
    const row = await selectImport(tx, key);
    if (row?.state !== 'importing') return;
    const place = { subjectId: row.subject_id, chapterId: row.chapter_id };
    const counts = { created: 0, changed: 0 };
    for (let from = 0; from < row.total; from += batchSize) {
      signal.throwIfAborted();
      const batch = { from, to: from + batchSize - 1 };
      // First those that are there: what is new must not be taken for something to compare.
      counts.changed += await changeFromRows(tx, key, batch);
      counts.created += await createFromRows(tx, key, batch, place);
      const done = Math.min(from + batchSize, row.total);
      await updateProgress(db, key, { total: row.total, done });
    }
    await updateCounts(tx, key, { ...counts, unchanged: row.total - counts.created - counts.changed });
    await deleteRows(tx, key);
    await moveImport(tx, key, 'importing', 'done');
  });
}
