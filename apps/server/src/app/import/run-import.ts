import { readNow, readToday } from '#platform/db/clock.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { enqueue } from '#platform/jobs.ts';
import type { Storage } from '#platform/storage.ts';
import { type CheckedItem, checkItems } from './check-items.ts';
import { createContentFiles } from './content-files.ts';
import { createContext, type ImportContext } from './context.ts';
import { createFigures } from './figures.ts';
import { kinds } from './kinds.ts';
import { readFolder } from './read-folder.ts';
import { type Counts, createTally } from './report.ts';
import { type Problem, problemAt } from './source.ts';

export type ImportResult =
  /** Files are looked into after the rows are in: those that were refused can be given again. */
  | { isDone: true; counts: Record<string, Counts>; refusedFiles?: readonly Problem[] }
  | { isDone: false; problems: readonly Problem[] };

interface ImportFolder {
  folder: string;
  /** Runs everything and takes it back. */
  isDryRun: boolean;
  /** For files that name no tenant. */
  tenant: string | null;
  /** Where pictures and files go; null: a folder with any is refused. */
  storage: Storage | null;
}

/** Ends a transaction whose rows are not to stay. */
export class TakeBack extends Error {}

/** All of the folder or nothing: one transaction, taken back when anything in it does not fit. */
export async function importFolder(db: Database, options: ImportFolder): Promise<ImportResult> {
  const { sources, problems } = await readFolder(options.folder);
  const { items, refused } = checkItems(kinds(options), sources, problems);
  const tally = createTally();
  const figures = createFigures(options.folder, options.storage);
  const files = createContentFiles(options.folder, options.storage);
  const work = async (tx: Tx) => {
    const clock = { now: await readNow(tx), today: await readToday(tx) };
    const context = createContext({ tx, clock, figures, files, tally, problems, refused });
    for (const item of items) await saveItem(context, item, problems);
    if (problems.length > 0 || options.isDryRun) throw new TakeBack();
    // Students may have been moved or blocked.
    await enqueue(tx, 'move-points-totals', {}, { key: 'move-points-totals' });
    await figures.send();
  };
  let refusedFiles: Problem[] = [];
  try {
    await db.transaction().execute(work);
    refusedFiles = await files.send(db, tally);
  } catch (error) {
    if (!(error instanceof TakeBack)) throw error;
  }
  return problems.length > 0
    ? { isDone: false, problems: unique(problems) }
    : { isDone: true, counts: tally.counts(), ...(refusedFiles.length > 0 && { refusedFiles }) };
}

/** A column that is missing is missing in every row; once is enough. */
export const unique = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

async function saveItem(context: ImportContext, item: CheckedItem, problems: Problem[]): Promise<void> {
  const before = problems.length;
  try {
    await context.attempt(item.at, () => item.save(context));
  } catch (error) {
    const { file, line } = problemAt(item.at, '');
    throw new Error(`${file}, line ${line}: the import broke off and was taken back`, { cause: error });
  }
  if (problems.length > before) item.refuse();
}
