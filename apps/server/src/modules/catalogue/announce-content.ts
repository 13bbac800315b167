import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import { selectAnnouncements } from './content-place-store.ts';
import type { ContentPublished } from './events.ts';

/**
 * Says that a lesson can be opened now: in one place, or in all where it stands. Its author calls this; an import
 * that fills a whole course does not.
 */
export async function announceContent(
  tx: Tx,
  which: { contentLibraryId: number; contentId: number | null },
): Promise<void> {
  for (const { tenantId, contentId, courseId } of await selectAnnouncements(tx, which)) {
    const data = { contentId, courseId };
    await emit<ContentPublished>(tx, { type: 'catalogue.content_published', tenantId, data });
  }
}
