import type { LocalText } from '@shala/brand/brand.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { upsertChapter } from './catalogue-store.ts';

interface SaveChapter {
  subjectId: number;
  slug: string;
  name: LocalText;
  topics: readonly LocalText[];
  position: number;
  isActive: boolean;
}

export function saveChapter(tx: Tx, chapter: SaveChapter): Promise<Saved> {
  return upsertChapter(tx, {
    subject_id: chapter.subjectId,
    slug: chapter.slug,
    name: chapter.name,
    topics: chapter.topics,
    position: chapter.position,
    is_active: chapter.isActive,
  });
}
