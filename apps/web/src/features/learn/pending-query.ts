import { listPendingContents } from '@shala/api-client/contents.ts';
import { useAfter } from '@shala/ui/use-after.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';
import type { CourseRef } from '#shared/subjects/course-ref.ts';

const CAROUSEL_DELAY = 1000;

const pendingQuery = (course: CourseRef) =>
  queryOptions({
    queryKey: ['pending-contents', course.id],
    queryFn: ({ signal }) => listPendingContents(transport, course, signal),
    // A lesson may have gone on a minute ago, on this device or another.
    staleTime: 0,
  });

/** What was begun; asked for a second later, so that the books come first. */
export function usePending(course: CourseRef) {
  const isDue = useAfter(CAROUSEL_DELAY);
  return useQuery({ ...pendingQuery(course), enabled: isDue });
}

/** For a second place on the same page: shows what the first one asked for, and asks for nothing itself. */
export const useKnownPending = (course: CourseRef) => useQuery({ ...pendingQuery(course), enabled: false });
