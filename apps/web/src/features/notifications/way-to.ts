import type { Notification } from '@shala/api-client/notifications.ts';

/** Where a click leads, or what stands in the way. */
export type Way =
  | { readonly kind: 'go'; readonly path: string }
  /** There is no place to go to: it is read where it stands. */
  | { readonly kind: 'stay' }
  | { readonly kind: 'switch-profile' }
  | { readonly kind: 'activate'; readonly course: 'class_room' | 'exam' };

export interface Seat {
  readonly studentId: number | null;
  /** The course in use: the enrolment, and its kind. */
  readonly course: { readonly id: number; readonly kind: 'class_room' | 'exam' } | null;
}

/** It opens for its own student only, and with its course in use. */
export function wayTo(notification: Notification, { studentId, course }: Seat): Way {
  const { student, courseKind, courseId } = notification;
  if (student.id !== studentId) return { kind: 'switch-profile' };
  const path = pathOf(notification);
  if (path === null) return { kind: 'stay' };
  const isInUse = course?.kind === courseKind && (courseId === null || course.id === courseId);
  if (courseKind !== null && !isInUse) return { kind: 'activate', course: courseKind };
  return { kind: 'go', path };
}

function pathOf({ about, action, courseId }: Notification): string | null {
  const results = action === 'evaluated' ? '/results' : '';
  switch (about.type) {
    case 'content': {
      const chapter = `/learn/${about.subjectId}/chapter/${about.chapterId}/content`;
      // A quick quiz hangs on the lesson of the library.
      return results ? `${chapter}/${about.libraryId}/quick_quiz${results}` : `${chapter}/${about.id}`;
    }
    case 'exercise':
      return `/practice/exercise/${about.id}/exam${results}?chapter=${about.chapterId}&subject=${about.subjectId}`;
    case 'paper':
      return `/practice/paper/${about.id}/exam${results}${courseId === null ? '' : `?course=${courseId}`}`;
    case 'worksheet':
      return `/assignment/${about.id}`;
    case 'announcement':
    case 'tutor_reply':
      return `/announcement/${about.id}`;
    case 'live_class':
      return '/live-class';
    case 'admin_message':
      return null;
  }
}
