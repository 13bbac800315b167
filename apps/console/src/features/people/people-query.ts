import { listStaffPeople, listStaffPlaces } from '@shala/api-client/staff-people.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';

const people = ['people'];

export const peopleQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: [...people, search, page],
    queryFn: ({ signal }) => listStaffPeople(transport, { search, page, signal }),
    placeholderData: keepPreviousData,
  });

export const placesQuery = queryOptions({
  queryKey: ['staff-places'],
  queryFn: () => listStaffPlaces(transport),
  staleTime: 5 * 60_000,
});

/** After every change: what others did in the meantime comes along. */
export const refetchPeople = (): Promise<void> => queryClient.invalidateQueries({ queryKey: people });
