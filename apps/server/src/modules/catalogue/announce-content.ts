import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import { markAnnouncedWhenReady, selectAnnouncements } from './content-place-store.ts';
import type { ContentPublished } from './events.ts';

interface AddedContent {
  contentLibraryId: number;
  /** The place, if it is a new one. */
  newContentId: number | null;
}

/**
 * An author has added a lesson: students hear of it, once it can be opened. Of what could be opened before, they
 * hear about the new place alone. An import that fills a whole course does not call this.
 */
export async function announceContent(
  tx: Tx,
  { contentLibraryId, newContentId }: AddedContent,
): Promise<void> {
  const isWaiting = await markAnnouncedWhenReady(tx, contentLibraryId);
  if (isWaiting || newContentId === null) return;
  await tellPublished(tx, { contentLibraryId, contentId: newContentId });
}

/** Says that a lesson can be opened now: in one place, or in all where it stands. */
export async function tellPublished(
  tx: Tx,
  which: { contentLibraryId: number; contentId: number | null },
): Promise<void> {
  for (const { tenantId, contentId, courseId } of await selectAnnouncements(tx, which)) {
    const data = { contentId, courseId };
    await emit<ContentPublished>(tx, { type: 'catalogue.content_published', tenantId, data });
  }
}
