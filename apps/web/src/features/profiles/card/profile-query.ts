import { getStudent } from '@shala/api-client/accounts.ts';
import { getSchoolPlace } from '@shala/api-client/own-profile.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';

/** Who learns here, as the server knows them now. */
export const profileQuery = (studentId: number | null) =>
  queryOptions({ queryKey: ['profile', studentId], queryFn: () => getStudent(transport) });

/** Names come in the language of the reader. */
export const schoolPlaceQuery = (studentId: number | null, language: string) =>
  queryOptions({
    queryKey: ['school-place', studentId, language],
    queryFn: ({ signal }) => getSchoolPlace(transport, signal),
  });
