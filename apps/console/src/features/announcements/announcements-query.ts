import {
  getStaffAnnouncement,
  listReportedComments,
  listStaffAnnouncements,
} from '@shala/api-client/announcements-staff.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';

const root = ['announcements'] as const;
const live = { staleTime: 0, refetchOnMount: 'always' } as const;
const firstPage = 1 as number | null;

export const announcementsQuery = infiniteQueryOptions({
  queryKey: [...root, 'list'],
  queryFn: ({ pageParam, signal }) => listStaffAnnouncements(transport, { page: pageParam ?? 1, signal }),
  initialPageParam: firstPage,
  getNextPageParam: ({ next }) => next,
  ...live,
});

export const announcementQuery = (id: number) =>
  queryOptions({
    queryKey: [...root, 'one', id],
    queryFn: ({ signal }) => getStaffAnnouncement(transport, { id, signal }),
    ...live,
  });

export const reportedQuery = infiniteQueryOptions({
  queryKey: [...root, 'reported'],
  queryFn: ({ pageParam, signal }) => listReportedComments(transport, { page: pageParam ?? 1, signal }),
  initialPageParam: firstPage,
  getNextPageParam: ({ next }) => next,
  ...live,
});

export const refreshAnnouncements = (): Promise<void> => queryClient.invalidateQueries({ queryKey: root });
