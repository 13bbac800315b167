import type { Content, ContentsPage } from '@shala/api-client/content-shape.ts';
import { type ContentRef, getContent, listContents } from '@shala/api-client/contents.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';

/** How often a content that is being made is looked at again. */
const PREPARING_INTERVAL = 5000;
/** How often an open lesson gets new signed addresses. */
const RENEW_INTERVAL = 8 * 60_000;
const isBeingMade = (content: Content | undefined) =>
  content?.state === 'waiting' || content?.state === 'processing';

export const contentQuery = (ref: ContentRef) =>
  queryOptions({
    queryKey: ['content', ref.course.id, ref.chapterId, ref.contentId],
    queryFn: ({ signal }) => getContent(transport, ref, signal),
    // Nothing of an open lesson changes behind its student's back; but its signed addresses last a quarter of an
    // hour. What is left and opened again starts with new ones, and captions and previews are asked for late.
    staleTime: 7 * 60_000,
    gcTime: 0,
    refetchInterval: ({ state }) => (isBeingMade(state.data) ? PREPARING_INTERVAL : RENEW_INTERVAL),
  });

/** As many as fit beside a lesson. */
const RELATED_COUNT = 50;

/** The other contents of the chapter that are still to be done. */
export const relatedQuery = ({ course, chapterId, contentId }: ContentRef) =>
  queryOptions({
    queryKey: ['related-contents', course.id, chapterId],
    queryFn: ({ signal }) =>
      listContents(transport, { course, chapterId, search: '', page: 1, perPage: RELATED_COUNT, signal }),
    select: ({ chapter, contents }: ContentsPage) => ({
      subject: chapter.subject,
      contents: relatedTo(contentId, contents),
    }),
  });

/** Neither what is done nor what is open; first what comes after it in the chapter, then what was left out before. */
export function relatedTo(contentId: number, contents: readonly Content[]): Content[] {
  const here = contents.findIndex(({ id }) => id === contentId);
  const inOrder = [...contents.slice(here + 1), ...contents.slice(0, Math.max(0, here))];
  return inOrder.filter(({ id, isCompleted }) => id !== contentId && !isCompleted);
}
