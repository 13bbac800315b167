import * as wire from '@shala/wire/progress.ts';
import type { Learner } from '#modules/learning/index.ts';
import type { StudentActor } from '#platform/http/actor.ts';
import { type Place, type Route, read } from '#platform/http/route.ts';
import type { ProgressDeps } from '../deps.ts';
import { getChapterResult } from '../get-chapter-result.ts';
import { getCourseResult } from '../get-course-result.ts';
import { getSubjectResult } from '../get-subject-result.ts';
import { listChildProgress } from '../list-child-progress.ts';
import { listPaperResults } from '../list-paper-results.ts';
import { presentChapterResult, presentClassResult, presentSubjectResult } from './present-class-results.ts';
import {
  presentExamChapterResult,
  presentExamResult,
  presentExamSubjectResult,
  presentPaperResult,
} from './present-exam-results.ts';

interface Came {
  actor: StudentActor;
  place: Place;
  locale: 'en' | 'hi';
}

const learnerOf = ({ actor, place, locale }: Came): Learner => ({
  tenantId: actor.tenantId,
  studentId: actor.studentId,
  brandId: place.brandId,
  locale,
});

const student = { policy: 'student' } as const;

/** One set of use cases, two skins. */
export function resultRoutes(deps: ProgressDeps): Route[] {
  const courseOf = (kind: 'class_room' | 'exam', courseId: number, request: Came) => ({
    learner: learnerOf(request),
    enrolmentId: courseId,
    kind,
  });
  return [
    read(wire.getChildProgress, { policy: 'parent' }, async ({ actor, place, query, locale }) => {
      const asked = { parent: actor, studentId: query.StudentId, brandId: place.brandId, locale };
      const courses = await listChildProgress(deps, asked);
      return { courses: courses.map(({ name, result }) => ({ name, result: presentClassResult(result) })) };
    }),
    read(wire.getProgressByCourse, student, async (request) => {
      const which = courseOf('class_room', request.query.CourseId, request);
      return presentClassResult(await getCourseResult(deps, which));
    }),
    read(wire.getSubjectResult, student, async (request) => {
      const { courseId, subjectId } = request.params;
      const which = { course: courseOf('class_room', courseId, request), subjectId };
      return { student_subject_result: presentSubjectResult(await getSubjectResult(deps, which)) };
    }),
    read(wire.getChapterResult, student, async (request) => {
      const { courseId, chapterId } = request.params;
      const which = { course: courseOf('class_room', courseId, request), chapterId };
      return { student_chapter_result: presentChapterResult(await getChapterResult(deps, which)) };
    }),
    read(wire.getExamResult, student, async (request) => {
      const which = courseOf('exam', request.params.courseId, request);
      return { exam_result: presentExamResult(await getCourseResult(deps, which)) };
    }),
    read(wire.getExamSubjectResult, student, async (request) => {
      const { courseId, subjectId } = request.params;
      const which = { course: courseOf('exam', courseId, request), subjectId };
      return { exam_subject_result: presentExamSubjectResult(await getSubjectResult(deps, which)) };
    }),
    read(wire.getExamChapterResult, student, async (request) => {
      const { courseId, chapterId } = request.params;
      const which = { course: courseOf('exam', courseId, request), chapterId };
      return { exam_chapter_result: presentExamChapterResult(await getChapterResult(deps, which)) };
    }),
    read(wire.listExamPaperResults, student, async (request) => {
      const { params, locale } = request;
      const papers = await listPaperResults(deps, {
        learner: learnerOf(request),
        enrolmentId: params.courseId,
      });
      return { exam_paper_result: papers.map((paper) => presentPaperResult(deps.assessment, paper, locale)) };
    }),
  ];
}
