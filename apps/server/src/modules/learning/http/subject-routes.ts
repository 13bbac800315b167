import { listClassRoomSubjects, listExamSubjects } from '@shala/wire/courses.ts';
import { type Route, read } from '#platform/http/route.ts';
import { type LearningDeps, listSubjects } from '../list-subjects.ts';
import { presentClassRoomSubject, presentExamSubject } from './present-subject.ts';

/** One use case, two skins. */
export function subjectRoutes(deps: LearningDeps): Route[] {
  return [
    read(listClassRoomSubjects, { policy: 'student' }, async ({ actor, params, query, locale }) => {
      const found = await listSubjects(deps, {
        actor,
        enrolmentId: params.courseId,
        kind: 'class_room',
        search: query.search ?? '',
        locale,
      });
      return {
        class_room_subjects: found.subjects.map((subject) => presentClassRoomSubject(subject, found.course)),
      };
    }),
    read(listExamSubjects, { policy: 'student' }, async ({ actor, params, query, locale }) => {
      const found = await listSubjects(deps, {
        actor,
        enrolmentId: params.courseId,
        kind: 'exam',
        search: query.search ?? '',
        locale,
      });
      return { exam_subjects: found.subjects.map((subject) => presentExamSubject(subject, found.course)) };
    }),
  ];
}
