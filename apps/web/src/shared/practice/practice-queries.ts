import type { StudentCourse } from '@shala/api-client/courses.ts';
import { listExercises } from '@shala/api-client/exercises.ts';
import { listPapers } from '@shala/api-client/papers.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';

type CourseRef = Pick<StudentCourse, 'id' | 'kind'>;

/** A page of exercises or papers is long: fifty is the most the server gives. */
const perPage = 50;

export const exercisesQuery = (course: CourseRef, chapterId: number, search: string) =>
  queryOptions({
    queryKey: ['exercises', course.id, chapterId, search],
    queryFn: ({ signal }) =>
      listExercises(transport, { course, chapterId, search, page: 1, perPage, signal }),
    // Fresh each time: somebody who comes back from a quiz wants to see what became of it.
    staleTime: 0,
  });

export const papersQuery = (courseId: number, search: string) =>
  queryOptions({
    queryKey: ['papers', courseId, search],
    queryFn: ({ signal }) => listPapers(transport, { courseId, search, page: 1, perPage, signal }),
    staleTime: 0,
  });
