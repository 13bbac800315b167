import { useQuery } from '@tanstack/react-query';
import type { PageHeader } from '#shared/layout/page-header.tsx';
import { colourOf } from '#shared/subjects/colour-of.ts';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { subjectsQuery } from '#shared/subjects/subjects-query.ts';

/** Icon and colour of a subject, as its book has them. */
export function useSubjectLook(course: CourseRef, subjectId: number): Pick<PageHeader, 'icon' | 'colour'> {
  const { data } = useQuery(subjectsQuery(course, ''));
  const subject = data?.find(({ id }) => id === subjectId);
  return { icon: subject?.icon, colour: subject && colourOf(subject) };
}
