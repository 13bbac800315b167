import { getWorksheet, listWorksheets } from '@shala/api-client/worksheets.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';
import { keepWhile } from '#shared/subjects/keep-previous.ts';

export const firstPage = 1;
const perPage = 10;
/** Fresh each time: tutors write here, and the signed addresses of files do not live long. */
const staleTime = 0;
const key = 'worksheets';

export const worksheetListQuery = (studentId: number, page: number) =>
  queryOptions({
    queryKey: [key, studentId, 'page', page],
    queryFn: ({ signal }) => listWorksheets(transport, { studentId, page, perPage, signal }),
    placeholderData: keepWhile(key, studentId, 'page'),
    staleTime,
  });

export const worksheetQuery = (studentId: number, worksheetId: number) =>
  queryOptions({
    queryKey: [key, studentId, 'one', worksheetId],
    queryFn: ({ signal }) => getWorksheet(transport, { worksheetId, studentId, signal }),
    // A check that is waited for, and what is handed in by itself after it.
    refetchInterval: ({ state: { data } }) =>
      data?.askedAt || data?.ownFiles.some((file) => file.state === 'checking') ? 3000 : false,
    staleTime,
  });

export const worksheetsKey = [key];
