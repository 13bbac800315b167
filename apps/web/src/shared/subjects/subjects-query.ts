import { listSubjects } from '@shala/api-client/courses.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';
import type { CourseRef } from './course-ref.ts';
import { keepWhile } from './keep-previous.ts';

export const subjectsQuery = (course: Pick<CourseRef, 'id' | 'kind'>, search: string) =>
  queryOptions({
    queryKey: ['subjects', course.id, search],
    queryFn: ({ signal }) => listSubjects(transport, { course, search, signal }),
    placeholderData: keepWhile('subjects', course.id),
  });
