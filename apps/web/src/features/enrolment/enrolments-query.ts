import {
  listCourses,
  listProductDetails,
  type ProductDetail,
  type StudentCourse,
} from '@shala/api-client/courses.ts';
import { clearCourses, storageKeys, writeJson } from '@shala/api-client/storage.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';
import { isCurrentProfile } from '#shared/session/session.ts';
import { pickCurrentCourse } from './current-course.ts';

export interface Enrolments {
  readonly courses: StudentCourse[];
  readonly products: ProductDetail[];
  readonly current: StudentCourse | null;
}

/** What the student is enrolled in, and which course is the current one. */
export const enrolmentsQuery = (studentId: number | null) =>
  queryOptions({
    queryKey: ['enrolments', studentId],
    queryFn: async ({ signal }): Promise<Enrolments> => {
      const [products, courses] = await Promise.all([
        listProductDetails(transport, signal),
        listCourses(transport, signal),
      ]);
      const enrolments = { courses, products, current: pickCurrentCourse(courses, products) };
      if (studentId !== null && isCurrentProfile(studentId)) remember(enrolments);
      return enrolments;
    },
  });

function remember({ products, current }: Enrolments): void {
  clearCourses(localStorage);
  writeJson(localStorage, storageKeys.productDetails, products);
  if (current === null) return;
  writeJson(localStorage, storageKeys.currentCourse, current);
  localStorage.setItem(storageKeys.courseId, String(current.id));
}
