import type { CourseEntitlement } from '#modules/enrolment/index.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import type { AssessmentDeps, Learner } from './deps.ts';
import { type AttemptKind, kindPolicies } from './domain/attempt-kind.ts';

type Deps = Pick<AssessmentDeps, 'db' | 'enrolment' | 'flagsOf' | 'catalogue'>;

export interface Course {
  entitlement: CourseEntitlement;
  countsDrafts: boolean;
}

/** The student's course, if it is one of the kind that this door leads to. */
export async function requireCourse(
  { db, enrolment, flagsOf }: Deps,
  { learner, enrolmentId, kind }: { learner: Learner; enrolmentId: number; kind: AttemptKind },
): Promise<Course> {
  const { tenantId, studentId, brandId } = learner;
  const flags = await flagsOf(tenantId, brandId);
  if (!flags) throw notFound();
  const entitlement = await enrolment.findEntitlement(db, { tenantId, studentId, enrolmentId, flags });
  const { courseKind } = kindPolicies[kind];
  if (!entitlement || (courseKind !== null && entitlement.courseKind !== courseKind)) throw notFound();
  return { entitlement, countsDrafts: flags.draftsCount };
}

interface Place {
  kind: AttemptKind;
  /** The chapter or the content library; null for papers. */
  placeId: number | null;
}

/** Whether what hangs at this place may be begun; throws where there is no such place in the course. */
export async function isOpenAt(
  { db, catalogue }: Deps,
  { entitlement }: Course,
  { kind, placeId }: Place,
): Promise<boolean> {
  const { courseId } = entitlement;
  const { opensWith } = kindPolicies[kind];
  if (opensWith === 'course') return entitlement.ofCourse.chapters === 'all';
  if (opensWith === 'contents') {
    const places = await catalogue.findPlaces(db, { libraryId: placeId ?? 0, courseIds: [courseId] });
    if (places.length === 0) throw notFound();
    return places.some(({ content }) =>
      entitlement.ofSubject(content.subjectId).canOpenChapter(content.chapterNumber),
    );
  }
  const chapter = await catalogue.findChapter(db, { courseId, chapterId: placeId ?? 0, locale: 'en' });
  if (!chapter) throw notFound();
  return entitlement.ofSubject(chapter.subject.id).canPractise(chapter.number);
}

export async function requireOpen(deps: Deps, course: Course, place: Place): Promise<void> {
  if (!(await isOpenAt(deps, course, place))) throw new AppError('subscription_required');
}
