import type { Content } from '@shala/api-client/content-shape.ts';
import { listContents } from '@shala/api-client/contents.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { keepWhile } from '#shared/subjects/keep-previous.ts';

/** How often we look whether a film that is being prepared has become ready. */
const LOOK_AGAIN = 10_000;

interface ContentsAsked {
  readonly chapterId: number;
  readonly search: string;
  readonly page: number;
}

export const contentsQuery = (course: CourseRef, { chapterId, search, page }: ContentsAsked) =>
  queryOptions({
    queryKey: ['contents', course.id, chapterId, search, page],
    queryFn: ({ signal }) => listContents(transport, { course, chapterId, search, page, signal }),
    placeholderData: keepWhile('contents', course.id, chapterId),
    refetchInterval: ({ state }) => (state.data?.contents.some(isBeingPrepared) ? LOOK_AGAIN : false),
  });

export const isBeingPrepared = ({ state }: Pick<Content, 'state'>): boolean =>
  state === 'waiting' || state === 'processing';
