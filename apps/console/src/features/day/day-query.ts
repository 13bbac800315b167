import { getStaffDay } from '@shala/api-client/staff-day.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';

/** Asked for again whenever the page is opened: what was done elsewhere is gone from it. */
export const dayQuery = queryOptions({
  queryKey: ['day'],
  queryFn: ({ signal }) => getStaffDay(transport, signal),
  staleTime: 0,
  refetchInterval: 60_000,
});
