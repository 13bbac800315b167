import { join } from 'node:path';
import { addCaptions, addSourceFile } from '#modules/catalogue/index.ts';
import { AppError } from '#platform/app-error.ts';
import type { Database } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';
import { describeRefusal } from './describe-refusal.ts';
import { isFile } from './is-file.ts';
import type { Tally } from './report.ts';
import { type Place, type Problem, problemAt } from './source.ts';

interface ContentFile {
  at: Place;
  libraryId: number;
  /** In the folder of the import. */
  path: string;
  captions: { locale: 'en' | 'hi'; path: string }[];
}

/** Films and PDFs of an import. They are sent when the rows are in: a file is large, and a second run goes on. */
export function createContentFiles(folder: string, storage: Storage | null) {
  const wanted: ContentFile[] = [];
  return {
    hasStore: storage !== null,
    isThere: (path: string) => isFile(join(folder, path)),
    want(file: ContentFile): void {
      wanted.push(file);
    },
    /** Answers with what was refused when it was looked into; the rest is sent. */
    async send(db: Database, tally: Tally): Promise<Problem[]> {
      const refused: Problem[] = [];
      for (const file of wanted) {
        try {
          if (storage !== null) tally.count('content files', await sendOne({ db, storage }, folder, file));
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          refused.push(problemAt(file.at, describeRefusal(error)));
        }
      }
      return refused;
    },
  };
}
export type ContentFiles = ReturnType<typeof createContentFiles>;

async function sendOne(deps: { db: Database; storage: Storage }, folder: string, file: ContentFile) {
  const { libraryId } = file;
  // Captions first: a film is never ready without those that were given with it.
  for (const { locale, path } of file.captions) {
    await addCaptions(deps, { libraryId, locale, path: join(folder, path) });
  }
  const { change } = await addSourceFile(deps, { libraryId, path: join(folder, file.path) });
  return change;
}
