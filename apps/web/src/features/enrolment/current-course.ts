import type { ProductDetail, StudentCourse } from '@shala/api-client/courses.ts';

/** The first active course the product details know; the server sorts the last selected one first. */
export function pickCurrentCourse(
  courses: readonly StudentCourse[],
  products: readonly ProductDetail[],
): StudentCourse | null {
  const known = new Set(products.map((product) => product.courseId));
  return courses.find((course) => course.isActive && known.has(course.courseId)) ?? null;
}
