import type { CourseKind, ProductDetail, StudentCourse } from '@shala/api-client/courses.ts';
import type { Enrolments } from './enrolments-query.ts';

/** What the screens know about the course in use. */
export interface CourseState {
  readonly course: StudentCourse | null;
  /** The enrolment's id. */
  readonly courseId: number | null;
  readonly courseType: CourseKind | null;
  readonly products: readonly ProductDetail[];
  /** As the server says them: it alone knows the grants, and what day it is. */
  readonly isTrial: boolean;
  readonly isExpired: boolean;
}

export function courseStateOf(enrolments: Enrolments | undefined): CourseState {
  const course = enrolments?.current ?? null;
  return {
    course,
    courseId: course?.id ?? null,
    courseType: course?.kind ?? null,
    products: enrolments?.products ?? [],
    isTrial: course?.isTrial ?? false,
    isExpired: course?.isExpired ?? false,
  };
}
