import { getStaffAudience } from '@shala/api-client/staff-audience.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';

export const audienceQuery = queryOptions({
  queryKey: ['audience'],
  queryFn: ({ signal }) => getStaffAudience(transport, signal),
});
