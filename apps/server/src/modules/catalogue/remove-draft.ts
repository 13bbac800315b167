import { AppError, notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { selectCaptions } from './content-read-store.ts';
import { deleteContent, hasOtherPlaces, lockContent } from './draft-store.ts';
import { upsertLeftover } from './media-leftover-store.ts';
import { deleteUpload, selectUpload } from './media-store.ts';

/** The caller knows that nothing of a student hangs on it. Files go with the next sweep. */
export async function removeDraft(tx: Tx, { contentId }: { contentId: number }): Promise<void> {
  const content = await lockContent(tx, contentId);
  if (!content) throw notFound();
  if (content.is_active || content.is_announced_when_ready) throw new AppError('content_in_use');
  const { library_id: libraryId } = content;
  if (!(await hasOtherPlaces(tx, libraryId, contentId))) {
    const upload = await selectUpload(tx, libraryId);
    const captions = await selectCaptions(tx, libraryId);
    const keys = [
      content.source_key,
      content.poster_source_key,
      content.file_key,
      // What was made of the file lies in one folder, with its poster at the root.
      content.poster_key?.replace(/[^/]+$/, ''),
      upload?.source_key,
      ...captions.map(({ file_key: key }) => key),
    ];
    for (const key of new Set(keys)) if (key) await upsertLeftover(tx, key, 0);
    await deleteUpload(tx, libraryId);
  }
  await deleteContent(tx, contentId, libraryId);
}
