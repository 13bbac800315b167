import { listChapters } from '@shala/api-client/contents.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';
import type { CourseRef } from './course-ref.ts';
import { keepWhile } from './keep-previous.ts';

export const chaptersQuery = (course: CourseRef, subjectId: number, search: string) =>
  queryOptions({
    queryKey: ['chapters', course.id, subjectId, search],
    queryFn: ({ signal }) => listChapters(transport, { course, subjectId, search, signal }),
    placeholderData: keepWhile('chapters', course.id, subjectId),
  });
