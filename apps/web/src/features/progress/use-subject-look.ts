import type { SubjectColour } from '@shala/ui/subject-colour.ts';
import { useQuery } from '@tanstack/react-query';
import { colourOf } from '#shared/subjects/colour-of.ts';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { subjectsQuery } from '#shared/subjects/subjects-query.ts';

interface Look {
  readonly icon: string | undefined;
  readonly colour: SubjectColour;
}

/** Icon and colour of a subject, as its book has them. */
export function useSubjectLook(course: CourseRef, subjectId: number): Look {
  const { data } = useQuery(subjectsQuery(course, ''));
  const subject = data?.find(({ id }) => id === subjectId);
  return { icon: subject?.icon, colour: colourOf(subject ?? { id: subjectId, colourCode: '' }) };
}
