import { listBoards, listExams, listUsages } from '@shala/api-client/onboarding.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';

export const usagesQuery = () =>
  queryOptions({ queryKey: ['usages'], queryFn: ({ signal }) => listUsages(transport, signal) });

export const boardsQuery = () =>
  queryOptions({
    queryKey: ['boards'],
    queryFn: async ({ signal }) => {
      const boards = await listBoards(transport, signal);
      // A board without a class leads nowhere.
      return boards.filter(({ classRooms }) => classRooms.length > 0);
    },
  });

export const examsQuery = () =>
  queryOptions({ queryKey: ['exams'], queryFn: ({ signal }) => listExams(transport, signal) });
