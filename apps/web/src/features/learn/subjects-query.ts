import { listSubjects, type StudentCourse } from '@shala/api-client/courses.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';

export const subjectsQuery = (course: Pick<StudentCourse, 'id' | 'kind'>, search: string) =>
  queryOptions({
    queryKey: ['subjects', course.id, search],
    queryFn: ({ signal }) => listSubjects(transport, { course, search, signal }),
    // The books stay on the table while a search is under way.
    placeholderData: keepPreviousData,
  });
