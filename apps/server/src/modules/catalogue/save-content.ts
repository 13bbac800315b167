import type { LocalText } from '@shala/brand/brand.ts';
import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { selectCourseOwner } from './content-place-store.ts';
import { upsertContent } from './media-store.ts';

export interface SaveContent {
  /** The tenant that places it. */
  placedBy: number;
  chapterId: number;
  contentLibraryId: number;
  title: LocalText;
  /** Left out: no words beside the title. */
  description?: LocalText | null;
  position: number;
  isActive: boolean;
}

/**
 * The place of a film, a PDF or a link in a chapter. One library may stand in several chapters. Only the owner
 * of a course says what stands in it: a licence is to use it, and every tenant that has one would see the change.
 */
export async function saveContent(tx: Tx, content: SaveContent): Promise<Saved> {
  if ((await selectCourseOwner(tx, content.chapterId)) !== content.placedBy) {
    throw new AppError('course_of_another_owner');
  }
  return upsertContent(tx, {
    chapter_id: content.chapterId,
    content_library_id: content.contentLibraryId,
    title: content.title,
    description: content.description ?? {},
    position: content.position,
    is_active: content.isActive,
  });
}
