import { listExamChapters, listChapters as listRoomChapters } from '@shala/wire/contents.ts';
import { listClassRoomSubjects, listExamSubjects } from '@shala/wire/courses.ts';
import { type Route, read } from '#platform/http/route.ts';
import type { LearningDeps } from '../deps.ts';
import { listChapters } from '../list-chapters.ts';
import { listSubjects } from '../list-subjects.ts';
import { learnerOf } from './learner.ts';
import { presentChapter, presentExamChapter, presentSubjectHead } from './present-chapter.ts';
import { presentClassRoomSubject, presentExamSubject } from './present-subject.ts';

/** One set of use cases, two skins. */
export function subjectRoutes(deps: LearningDeps): Route[] {
  const { storage } = deps;
  return [
    read(listClassRoomSubjects, { policy: 'student' }, async (request) => {
      const { course, subjects } = await listSubjects(deps, {
        learner: learnerOf(request),
        enrolmentId: request.params.courseId,
        kind: 'class_room',
        search: request.query.search ?? '',
      });
      return {
        class_room_subjects: await Promise.all(
          subjects.map((subject) => presentClassRoomSubject(storage, subject, course)),
        ),
      };
    }),
    read(listExamSubjects, { policy: 'student' }, async (request) => {
      const { course, subjects } = await listSubjects(deps, {
        learner: learnerOf(request),
        enrolmentId: request.params.courseId,
        kind: 'exam',
        search: request.query.search ?? '',
      });
      return {
        exam_subjects: await Promise.all(
          subjects.map((subject) => presentExamSubject(storage, subject, course)),
        ),
      };
    }),
    read(listRoomChapters, { policy: 'student' }, async (request) => {
      const { subject, chapters } = await listChapters(deps, {
        learner: learnerOf(request),
        enrolmentId: request.params.courseId,
        kind: 'class_room',
        subjectId: request.params.subjectId,
        search: request.query.search ?? '',
      });
      return {
        subject: presentSubjectHead(subject),
        chaptors: await Promise.all(chapters.map((chapter) => presentChapter(storage, chapter))),
      };
    }),
    read(listExamChapters, { policy: 'student' }, async (request) => {
      const { subject, chapters } = await listChapters(deps, {
        learner: learnerOf(request),
        enrolmentId: request.params.courseId,
        kind: 'exam',
        subjectId: request.params.subjectId,
        search: request.query.search ?? '',
      });
      return {
        subject: presentSubjectHead(subject),
        exam_chapters: await Promise.all(chapters.map((chapter) => presentExamChapter(storage, chapter))),
      };
    }),
  ];
}
