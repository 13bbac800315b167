import { listNotifications } from '@shala/api-client/notifications.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';
import { keepWhile } from '#shared/subjects/keep-previous.ts';

/** A page of the list. Opening the panel always asks: what was seen a minute ago may have company. */
export const notificationsQuery = (studentId: number | null, page: number) =>
  queryOptions({
    queryKey: ['notifications', studentId, page],
    queryFn: ({ signal }) => listNotifications(transport, { page, signal }),
    placeholderData: keepWhile('notifications', studentId),
    staleTime: 0,
  });
