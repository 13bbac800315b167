import { getSubmission, listSubmissions, type WhichSubmission } from '@shala/api-client/submissions-staff.ts';
import { getStaffWorksheet, listStaffWorksheets } from '@shala/api-client/worksheets-staff.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';

const root = ['worksheets'] as const;
/** Students are at work: asked for again whenever it is shown. */
const live = { staleTime: 0, refetchOnMount: 'always' } as const;
const firstPage: number | null = 1;

export const worksheetsQuery = infiniteQueryOptions({
  queryKey: [...root, 'list'],
  queryFn: ({ pageParam, signal }) => listStaffWorksheets(transport, { page: pageParam ?? 1, signal }),
  initialPageParam: firstPage as number | null,
  getNextPageParam: ({ next }) => next,
  ...live,
});

export const worksheetQuery = (id: number) =>
  queryOptions({
    queryKey: [...root, 'one', id],
    queryFn: ({ signal }) => getStaffWorksheet(transport, { id, signal }),
    ...live,
  });

export const submissionsQuery = (worksheetId: number) =>
  infiniteQueryOptions({
    queryKey: [...root, 'submissions', worksheetId],
    queryFn: ({ pageParam, signal }) =>
      listSubmissions(transport, { worksheetId, page: pageParam ?? 1, signal }),
    initialPageParam: firstPage as number | null,
    getNextPageParam: ({ next }) => next,
    ...live,
  });

export const submissionQuery = ({ worksheetId, studentId }: WhichSubmission) =>
  queryOptions({
    queryKey: [...root, 'submission', worksheetId, studentId],
    queryFn: ({ signal }) => getSubmission(transport, { worksheetId, studentId, signal }),
    ...live,
  });

/** Whatever was changed, lists and counts follow. */
export const refreshWorksheets = (): Promise<void> => queryClient.invalidateQueries({ queryKey: root });
