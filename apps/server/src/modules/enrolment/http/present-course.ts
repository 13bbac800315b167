import type { WireStudentCourse } from '@shala/wire/courses.ts';
import type { Storage } from '#platform/storage.ts';
import type { EnrolledCourse } from '../list-courses.ts';

export async function presentCourse(
  files: Pick<Storage, 'signedUrl'>,
  { enrolmentId, isActive, isTrial, isExpired, isLocked, course }: EnrolledCourse,
): Promise<WireStudentCourse> {
  const isClassRoom = course.kind === 'class_room';
  const pictureUrl = await files.signedUrl(course.pictureKey);
  return {
    id: enrolmentId,
    is_active: isActive,
    is_trial: isTrial,
    is_expired: isExpired,
    is_locked: isLocked,
    course: {
      type: course.kind,
      class_room: isClassRoom
        ? {
            id: course.id,
            name: course.name,
            board_name: course.boardName ?? '',
            board_acronym: course.boardAcronym ?? '',
            display_picture_url: pictureUrl,
          }
        : null,
      exam: isClassRoom
        ? null
        : {
            id: course.id,
            name: course.name,
            acronym: course.acronym ?? '',
            display_picture_url: pictureUrl,
          },
    },
  };
}
