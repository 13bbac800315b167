import { type AttemptResultsRequest, listAttemptResults } from '@shala/api-client/attempt-results.ts';
import { listContents } from '@shala/api-client/contents.ts';
import type { StudentCourse } from '@shala/api-client/courses.ts';
import { listUpcomingLiveClasses } from '@shala/api-client/live-classes.ts';
import {
  getChapterResult,
  getCourseResult,
  getSubjectResult,
  listPaperResults,
} from '@shala/api-client/progress.ts';
import { listWorksheets } from '@shala/api-client/worksheets.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';
import { comingUp } from './coming-up.ts';

type CourseRef = Pick<StudentCourse, 'id' | 'kind'>;

/**
 * What is there is shown at once, and asked for anew at every visit: results are worked out a moment after a run
 * or a lesson has ended, on this device or another.
 */
const fresh = { staleTime: 0 } as const;

export const courseResultQuery = (course: CourseRef) =>
  queryOptions({
    queryKey: ['progress', course.id, 'course'],
    queryFn: ({ signal }) => getCourseResult(transport, course, signal),
    ...fresh,
  });

export const subjectResultQuery = (course: CourseRef, subjectId: number) =>
  queryOptions({
    queryKey: ['progress', course.id, 'subject', subjectId],
    queryFn: ({ signal }) => getSubjectResult(transport, { course, subjectId, signal }),
    ...fresh,
  });

export const chapterResultQuery = (course: CourseRef, chapterId: number) =>
  queryOptions({
    queryKey: ['progress', course.id, 'chapter', chapterId],
    queryFn: ({ signal }) => getChapterResult(transport, { course, chapterId, signal }),
    ...fresh,
  });

export const paperResultsQuery = (courseId: number) =>
  queryOptions({
    queryKey: ['progress', courseId, 'papers'],
    queryFn: ({ signal }) => listPaperResults(transport, { courseId, signal }),
    ...fresh,
  });

/** The completed runs of an attempt. */
export const runsQuery = (asked: Omit<AttemptResultsRequest, 'signal'>) =>
  queryOptions({
    queryKey: ['progress', asked.courseId, 'runs', asked.door, asked.attemptId],
    queryFn: ({ signal }) => listAttemptResults(transport, { ...asked, signal }),
    ...fresh,
  });

/** The lessons of a chapter that have a quick quiz. Fifty is the most the server gives. */
export const quizzesQuery = (course: CourseRef, chapterId: number) =>
  queryOptions({
    queryKey: ['progress', course.id, 'quizzes', chapterId],
    queryFn: async ({ signal }) => {
      const asked = { course, chapterId, search: '', page: 1, perPage: 50, signal };
      const { contents } = await listContents(transport, asked);
      return contents.filter(({ quickQuizQuestions }) => quickQuizQuestions > 0);
    },
    ...fresh,
  });

/** Classes to come and work to hand in, of all courses of the student. Fifty is the most the server gives. */
export const comingUpQuery = (studentId: number) =>
  queryOptions({
    queryKey: ['progress', 'coming-up', studentId],
    queryFn: async ({ signal }) => {
      const [{ classes }, { worksheets }] = await Promise.all([
        listUpcomingLiveClasses(transport, { search: '', signal }),
        listWorksheets(transport, { studentId, page: 1, perPage: 50, signal }),
      ]);
      return comingUp(classes, worksheets);
    },
    ...fresh,
  });
