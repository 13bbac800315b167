import { listTaughtSubjects, type Teacher } from '#modules/institutes/index.ts';
import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import { selectChapterKind, selectCourseName } from './authoring-store.ts';

export async function subjectsTaught(db: Queryable, teacher: Teacher) {
  const taught = await listTaughtSubjects(db, teacher);
  if (taught.length === 0) throw notFound();
  return taught;
}

/** A chapter that this person fills, with the kind of its course; any other answers like one that does not exist. */
export async function requireTaughtChapter(
  db: Queryable,
  { teacher, chapterId }: { teacher: Teacher; chapterId: number },
) {
  const taught = await subjectsTaught(db, teacher);
  const subjectIds = taught.map(({ subjectId }) => subjectId);
  const chapter = await selectChapterKind(db, chapterId, subjectIds);
  if (!chapter) throw notFound();
  return chapter;
}

/** A course with a subject of theirs: its papers are of all who teach in it. */
export async function requireTaughtCourse(
  db: Queryable,
  { teacher, courseId }: { teacher: Teacher; courseId: number },
) {
  const taught = await subjectsTaught(db, teacher);
  const isTaught = taught.some((subject) => subject.courseId === courseId);
  const course = isTaught ? await selectCourseName(db, courseId) : undefined;
  if (!course) throw notFound();
  return course;
}
