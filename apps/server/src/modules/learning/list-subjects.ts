import type { CatalogueModule } from '#modules/catalogue/index.ts';
import type { EnrolmentModule } from '#modules/enrolment/index.ts';
import { notFound } from '#platform/app-error.ts';
import type { Database } from '#platform/db/database.ts';

export interface LearningDeps {
  db: Database;
  catalogue: Pick<CatalogueModule, 'listSubjects'>;
  enrolment: Pick<EnrolmentModule, 'listCourses'>;
}

interface ListSubjects {
  actor: { tenantId: number; studentId: number };
  enrolmentId: number;
  kind: 'class_room' | 'exam';
  search: string;
  locale: 'en' | 'hi';
}

/** Subjects are a list anyone enrolled may see, even when the course has run out. */
export async function listSubjects(
  deps: LearningDeps,
  { actor, enrolmentId, kind, search, locale }: ListSubjects,
) {
  const courses = await deps.enrolment.listCourses({
    tenantId: actor.tenantId,
    studentId: actor.studentId,
    locale,
  });
  const enrolled = courses.find(
    (candidate) => candidate.enrolmentId === enrolmentId && candidate.course.kind === kind,
  );
  if (!enrolled) throw notFound();
  const { course } = enrolled;
  const subjects = await deps.catalogue.listSubjects(deps.db, { courseId: course.id, search, locale });
  return { course, subjects };
}
