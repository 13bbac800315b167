import { localTextSchema } from '@shala/brand/brand.ts';
import type { ContentPublished } from '#modules/catalogue/index.ts';
import type { Tx } from '#platform/db/database.ts';
import { lessonPublished } from './domain/notices.ts';
import type { Told } from './notify.ts';
import { selectLessons } from './subject-store.ts';

export async function lessonNotice(tx: Tx, { data }: ContentPublished): Promise<Told | null> {
  const [lesson] = await selectLessons(tx, [data.contentId]);
  // Switched off again before anybody was told.
  if (!lesson) return null;
  const notice = lessonPublished({
    contentId: lesson.id,
    courseId: data.courseId,
    title: localTextSchema.parse(lesson.title),
    chapterName: localTextSchema.parse(lesson.chapter_name),
    subjectName: localTextSchema.parse(lesson.subject_name),
  });
  return { to: { courseId: data.courseId, sectionIds: [] }, notice };
}
