import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { addSourceFile } from '#modules/catalogue/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';
import type { Tally } from './report.ts';

interface ContentFile {
  libraryId: number;
  /** In the folder of the import. */
  path: string;
}

/** Films and PDFs of an import. They are sent when the rows are in: a file is large, and a second run goes on. */
export function createContentFiles(folder: string, storage: Storage | null) {
  const wanted: ContentFile[] = [];
  return {
    hasStore: storage !== null,
    async isThere(path: string): Promise<boolean> {
      const found = await stat(join(folder, path)).catch(() => null);
      return found?.isFile() ?? false;
    },
    want(file: ContentFile): void {
      wanted.push(file);
    },
    async send(db: Database, tally: Tally): Promise<void> {
      if (storage === null) return;
      for (const { libraryId, path } of wanted) {
        const { change } = await addSourceFile({ db, storage }, { libraryId, path: join(folder, path) });
        tally.count('content files', change);
      }
    },
  };
}
export type ContentFiles = ReturnType<typeof createContentFiles>;
