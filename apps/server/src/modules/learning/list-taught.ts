import { inLocale, type Locale, localTextSchema } from '@shala/brand/brand.ts';
import { listTaughtSubjects, type Teacher } from '#modules/institutes/index.ts';
import type { Queryable } from '#platform/db/database.ts';
import { selectTaughtTree } from './teaching-store.ts';

interface TaughtChapter {
  id: number;
  number: number;
  name: string;
  contents: number;
  drafts: number;
  waiting: number;
  exercises: number;
}

interface TaughtSubject {
  id: number;
  name: string;
  colour: number | null;
  chapters: TaughtChapter[];
}

export interface TaughtCourse {
  id: number;
  name: string;
  papers: number;
  subjects: TaughtSubject[];
}

/** Everything a member of staff fills, as a tree. */
export async function listTaught(
  db: Queryable,
  { teacher, locale }: { teacher: Teacher; locale: Locale },
): Promise<TaughtCourse[]> {
  const taught = await listTaughtSubjects(db, teacher);
  if (taught.length === 0) return [];
  const say = (text: unknown) => inLocale(localTextSchema.parse(text), locale);
  const courses: TaughtCourse[] = [];
  const rows = await selectTaughtTree(
    db,
    taught.map(({ subjectId }) => subjectId),
  );
  for (const row of rows) {
    let course = courses.at(-1);
    if (course?.id !== row.course_id) {
      course = { id: row.course_id, name: say(row.course_name), papers: row.papers, subjects: [] };
      courses.push(course);
    }
    let subject = course.subjects.at(-1);
    if (subject?.id !== row.subject_id) {
      subject = { id: row.subject_id, name: say(row.subject_name), colour: row.colour, chapters: [] };
      course.subjects.push(subject);
    }
    if (row.chapter_id === null) continue;
    subject.chapters.push({
      id: row.chapter_id,
      number: row.number,
      name: say(row.chapter_name),
      contents: row.contents,
      drafts: row.drafts,
      waiting: row.waiting,
      exercises: row.exercises,
    });
  }
  return courses;
}
