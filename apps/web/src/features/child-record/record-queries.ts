import { listChildProgress } from '@shala/api-client/progress.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';

export const childProgressQuery = (studentId: number) =>
  queryOptions({
    queryKey: ['child-record', studentId, 'progress'],
    queryFn: ({ signal }) => listChildProgress(transport, { studentId, signal }),
  });
