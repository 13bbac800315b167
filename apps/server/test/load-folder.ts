import { importFolder } from '../src/app/import/run-import.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { openTestStorage } from './storage.ts';

/** Loads an import folder as `shala import` does. */
export async function loadFolder(url: string, folder: string): Promise<void> {
  const { db } = openDatabase({
    url,
    max: 1,
    onIdleError: (error) => {
      throw error;
    },
  });
  const storage = openTestStorage();
  const result = await importFolder(db, { folder, isDryRun: false, tenant: null, storage });
  storage.close();
  await db.destroy();
  if (!result.isDone)
    throw new Error(`the folder does not load: ${JSON.stringify(result.problems.slice(0, 5))}`);
}
