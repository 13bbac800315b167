import { AppError, notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { Learner, LearningDeps } from './deps.ts';

interface WhichLibrary {
  learner: Pick<Learner, 'tenantId' | 'studentId' | 'brandId'>;
  /** Null where the call names no course: any of the student's courses will do. */
  enrolmentId: number | null;
  contentLibraryId: number;
}

/**
 * The film, PDF or link, where it stands in the student's courses and may be opened now. Unknown where it stands
 * in none of them; locked where it does, but in no chapter that is open.
 */
export async function requireOpenLibrary(
  db: Queryable,
  { enrolment, catalogue, flagsOf }: Pick<LearningDeps, 'enrolment' | 'catalogue' | 'flagsOf'>,
  { learner: { tenantId, studentId, brandId }, enrolmentId, contentLibraryId }: WhichLibrary,
) {
  const flags = await flagsOf(tenantId, brandId);
  if (!flags) throw notFound();
  const all = await enrolment.findEntitlements(db, { tenantId, studentId, flags });
  const courses = all.filter((course) => enrolmentId === null || course.enrolmentId === enrolmentId);
  const places = await catalogue.findPlaces(db, {
    libraryId: contentLibraryId,
    courseIds: courses.map((course) => course.courseId),
  });
  if (places.length === 0) throw notFound();
  const open = places.flatMap(({ courseId, content }) => {
    const course = courses.find((candidate) => candidate.courseId === courseId);
    const isOpen = course?.ofSubject(content.subjectId).canOpenChapter(content.chapterNumber);
    return course && isOpen ? [{ enrolmentId: course.enrolmentId, courseId, content }] : [];
  });
  const [first] = open;
  if (!first) throw new AppError('subscription_required');
  return {
    enrolmentId: first.enrolmentId,
    courseId: first.courseId,
    library: first.content.library,
    /** Every open place of it in the course that was asked for. */
    contentIds: open.filter((one) => one.enrolmentId === first.enrolmentId).map((one) => one.content.id),
  };
}
