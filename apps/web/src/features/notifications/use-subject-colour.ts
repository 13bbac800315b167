import type { Notification } from '@shala/api-client/notifications.ts';
import type { SubjectColour } from '@shala/ui/subject-colour.ts';
import { useQuery } from '@tanstack/react-query';
import { colourOf } from '#shared/subjects/colour-of.ts';
import { subjectsQuery } from '#shared/subjects/subjects-query.ts';
import type { Seat } from './way-to.ts';

type ColourOf = (notification: Notification) => SubjectColour | undefined;

/** The colour its subject has everywhere; none where it has no subject, or one of another course. */
export function useSubjectColour(course: Seat['course']): ColourOf {
  const { data } = useQuery({
    ...subjectsQuery(course ?? { id: 0, kind: 'class_room' }, ''),
    enabled: course !== null,
  });
  return ({ about, courseId }) => {
    if (!('subjectId' in about) || course === null || courseId !== course.id) return undefined;
    const subject = data?.find(({ id }) => id === about.subjectId);
    return subject && colourOf(subject);
  };
}
