import { inLocale, localTextSchema } from '@shala/brand/brand.ts';
import type { Teacher } from '#modules/institutes/index.ts';
import { audit } from '#platform/audit.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import { requireOwnRow, requireRow } from './author-practice.ts';
import { type ItemHead, type ItemView, itemHead, itemView } from './authored-item.ts';
import { selectChapterItems, selectPapers, updateItemActive } from './authoring-store.ts';
import { requireTaughtChapter, requireTaughtCourse } from './taught-places.ts';

interface Which {
  teacher: Teacher;
  itemId: number;
}

/** With its questions; any other than one's own answers like one that does not exist. */
export async function getAuthored(db: Queryable, which: Which): Promise<ItemView> {
  return itemView(db, await requireRow(db, which));
}

/** Exercises of a chapter and quick quizzes of its lessons, drafts too. */
export async function listOfChapter(
  db: Queryable,
  which: { teacher: Teacher; chapterId: number },
): Promise<ItemHead[]> {
  const chapter = await requireTaughtChapter(db, which);
  return (await selectChapterItems(db, chapter.id)).map(itemHead);
}

export async function listPapers(
  db: Queryable,
  { teacher, courseId, locale }: { teacher: Teacher; courseId: number; locale: 'en' | 'hi' },
): Promise<{ courseName: string; items: ItemHead[] }> {
  const course = await requireTaughtCourse(db, { teacher, courseId });
  const name = localTextSchema.parse(course.name);
  return {
    courseName: inLocale(name, locale),
    items: (await selectPapers(db, course.id)).map(itemHead),
  };
}

/** Shows it to students or hides it; who did is written down. */
export async function publishPractice(tx: Tx, which: Which, isPublished: boolean): Promise<ItemView> {
  const { id } = await requireOwnRow(tx, which);
  const { tenantId, staffId } = which.teacher;
  await updateItemActive(tx, id, isPublished);
  await audit(tx, {
    tenantId,
    actor: { kind: 'staff', id: staffId },
    action: isPublished ? 'practice.published' : 'practice.hidden',
    subject: { kind: 'practice_item', id },
  });
  return getAuthored(tx, which);
}
