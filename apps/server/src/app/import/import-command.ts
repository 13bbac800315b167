import type { Database } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';
import { countLines, problemLines } from './report.ts';
import { importFolder } from './run-import.ts';

interface ImportCommand {
  folder: string;
  isDryRun: boolean;
  tenant: string | null;
  storage: Storage | null;
}

/** Imports a folder and tells what became of it. Answers with the exit code. */
export async function importCommand(
  db: Database,
  options: ImportCommand,
  print: (line: string) => void,
): Promise<number> {
  const result = await importFolder(db, options);
  if (!result.isDone) {
    for (const line of problemLines(result.problems)) print(line);
    const { length } = result.problems;
    print(`${length} ${length === 1 ? 'problem' : 'problems'}. Nothing was imported.`);
    return 1;
  }
  print(options.isDryRun ? 'Dry run: this is what an import would do.' : 'Imported.');
  for (const line of countLines(result.counts)) print(line);
  if (!result.refusedFiles) return 0;
  print('These files were refused; the rest is imported.');
  for (const line of problemLines(result.refusedFiles)) print(line);
  return 1;
}
