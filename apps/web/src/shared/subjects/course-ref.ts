import type { StudentCourse } from '@shala/api-client/courses.ts';
import type { LockedCourse } from '#shared/lock/lock-reason.ts';

/** What these screens know of the course they show. */
export type CourseRef = Pick<StudentCourse, 'id'> & LockedCourse;
