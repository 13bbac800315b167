import { getStaffMember, openStaffInvitation } from '@shala/api-client/staff.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';

/** Who is signed in, as the server knows it now. */
export const staffQuery = queryOptions({
  queryKey: ['staff', 'me'],
  queryFn: () => getStaffMember(transport),
  staleTime: 5 * 60_000,
});

export const invitationQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => openStaffInvitation(transport, token ?? ''),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
