import { announceSource, finishSource, type SourceUpload } from '#modules/catalogue/index.ts';
import type { Teacher } from '#modules/institutes/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';
import { requireOwnContent, requireTaughtContent } from './require-taught.ts';
import type { TaughtContent } from './taught-content.ts';

interface Deps {
  db: Database;
  storage: Storage;
}

interface Which {
  teacher: Teacher;
  contentId: number;
}

/** Where the parts of a lesson's file are to be sent that are not there yet. */
export async function announceFile(
  deps: Deps,
  which: Which,
  file: { sizeBytes: number; fingerprint: string },
): Promise<SourceUpload> {
  const { libraryId } = await requireOwnContent(deps.db, which);
  return announceSource(deps, { libraryId, sizeBytes: file.sizeBytes, fingerprint: file.fingerprint });
}

export async function finishFile(deps: Deps, which: Which): Promise<TaughtContent> {
  const { libraryId } = await requireOwnContent(deps.db, which);
  await finishSource(deps, libraryId);
  return requireTaughtContent(deps.db, which);
}
