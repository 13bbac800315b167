import { getAnnouncement, listAnnouncements } from '@shala/api-client/announcements.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';
import { keepWhile } from '#shared/subjects/keep-previous.ts';

/** Fresh each time: others write here. */
const staleTime = 0;
const key = 'announcements';

export const boardQuery = (studentId: number, page: number) =>
  queryOptions({
    queryKey: [key, studentId, 'page', page],
    queryFn: ({ signal }) => listAnnouncements(transport, { studentId, page, signal }),
    placeholderData: keepWhile(key, studentId, 'page'),
    staleTime,
  });

export const announcementQuery = (studentId: number, id: number) =>
  queryOptions({
    queryKey: [key, studentId, 'one', id],
    queryFn: ({ signal }) => getAnnouncement(transport, { id, signal }),
    staleTime,
  });

export const announcementsKey = [key];
