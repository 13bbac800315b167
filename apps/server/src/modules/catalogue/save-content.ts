import type { LocalText } from '@shala/brand/brand.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { upsertContent } from './media-store.ts';

export interface SaveContent {
  chapterId: number;
  contentLibraryId: number;
  title: LocalText;
  /** Left out: no words beside the title. */
  description?: LocalText | null;
  position: number;
  isActive: boolean;
}

/** The place of a film, a PDF or a link in a chapter. One library may stand in several chapters. */
export function saveContent(tx: Tx, content: SaveContent): Promise<Saved> {
  return upsertContent(tx, {
    chapter_id: content.chapterId,
    content_library_id: content.contentLibraryId,
    title: content.title,
    description: content.description ?? {},
    position: content.position,
    is_active: content.isActive,
  });
}
