import { useQuery } from '@tanstack/react-query';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { subjectsQuery } from '#shared/subjects/subjects-query.ts';

/** Whether no subject of the course can be opened: an expired course, or an exam in its trial. */
export function useIsAllLocked(course: CourseRef): boolean {
  const { data: subjects = [] } = useQuery(subjectsQuery(course, ''));
  return subjects.length > 0 && subjects.every(({ isLocked }) => isLocked);
}
