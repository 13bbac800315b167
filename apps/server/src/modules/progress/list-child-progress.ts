import { requireOwnChild } from '#modules/accounts/index.ts';
import type { ProgressDeps } from './deps.ts';
import { getCourseResult } from './get-course-result.ts';

interface Asked {
  parent: { tenantId: number; parentId: number };
  studentId: number;
  brandId: number;
  locale: 'en' | 'hi';
}

/** How a child stands in each course. A parent sees it without taking the child's seat, which may be blocked. */
export async function listChildProgress(deps: ProgressDeps, { parent, studentId, brandId, locale }: Asked) {
  await requireOwnChild(deps.db, parent, studentId);
  const { tenantId } = parent;
  const learner = { tenantId, studentId, brandId, locale };
  const courses = await deps.enrolment.listCourses({ tenantId, studentId, locale });
  // One that was taken out of the catalogue is not there for the child either.
  const shown = courses.filter(({ course }) => course.isActive);
  return Promise.all(
    shown.map(async ({ enrolmentId, course: { kind, name } }) => ({
      name,
      result: await getCourseResult(deps, { learner, enrolmentId, kind }),
    })),
  );
}
