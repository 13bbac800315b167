import { AppError, notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { tellPublished } from './announce-content.ts';
import { lockContent, updateActive, updateAnnounced } from './draft-store.ts';

interface PublishContent {
  contentId: number;
  isPublished: boolean;
}

/**
 * Shows a content or hides it. Students are told once: now, or when what is being made of its file is ready. What
 * was hidden before it could be opened was told to nobody, so it is told when it comes back.
 */
export async function publishContent(tx: Tx, { contentId, isPublished }: PublishContent): Promise<void> {
  const content = await lockContent(tx, contentId);
  if (!content) throw notFound();
  if (content.is_active === isPublished) return;
  const { library_id: contentLibraryId, ready_version: version } = content;
  const isReady = version !== null;
  const hasFile = isReady || (content.source_key !== null && content.state !== 'failed');
  if (isPublished && !hasFile) throw new AppError('content_not_ready');
  await updateActive(tx, contentId, isPublished);
  if (!isPublished) return updateAnnounced(tx, contentLibraryId, isReady);
  if (content.is_announced_when_ready) return;
  await updateAnnounced(tx, contentLibraryId, true);
  if (isReady) await tellPublished(tx, { contentLibraryId, contentId });
}
