import { AppError, notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { selectCourseOwner, selectPosition } from './content-place-store.ts';
import { lockContent, updateChapter } from './draft-store.ts';

interface MoveDraft {
  tenantId: number;
  contentId: number;
  chapterId: number;
}

/** To the end of another chapter of the tenant's own. What students see stays where it is. */
export async function moveDraft(tx: Tx, { tenantId, contentId, chapterId }: MoveDraft): Promise<void> {
  const content = await lockContent(tx, contentId);
  if (!content) throw notFound();
  if (content.chapter_id === chapterId) return;
  if (content.is_active) throw new AppError('content_in_use');
  if ((await selectCourseOwner(tx, chapterId)) !== tenantId) throw new AppError('course_of_another_owner');
  const position = await selectPosition(tx, chapterId, content.library_id);
  await updateChapter(tx, contentId, { chapter_id: chapterId, position });
}
