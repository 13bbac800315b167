import type { Tx } from '#platform/db/database.ts';
import { upsertLeftover } from './media-leftover-store.ts';
import { deleteCaption } from './media-store.ts';

/** Whoever watches at this moment may still fetch them. */
export async function removeCaptions(
  tx: Tx,
  { libraryId, locale }: { libraryId: number; locale: 'en' | 'hi' },
): Promise<void> {
  const before = await deleteCaption(tx, libraryId, locale);
  if (before !== null) await upsertLeftover(tx, before, 30 * 60);
}
