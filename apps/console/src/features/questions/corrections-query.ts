import {
  type KeyCorrection,
  listKeyCorrections,
  planKeyCorrection,
} from '@shala/api-client/key-corrections.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';

const root = ['questions', 'corrections'] as const;
const lookAgainMs = 1000;

/** Asked for again for as long as one of them is under way. */
export const correctionsQuery = (questionId: number) =>
  queryOptions({
    queryKey: [...root, 'list', questionId],
    queryFn: ({ signal }) => listKeyCorrections(transport, { questionId, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ isRunning }) => isRunning) ? lookAgainMs : false,
  });

/** A dry run is about this moment: it is never taken from an earlier one. */
export const correctionPlanQuery = (questionId: number, rightOption: number) =>
  queryOptions({
    queryKey: [...root, 'plan', questionId, rightOption],
    queryFn: ({ signal }) => planKeyCorrection(transport, { questionId, rightOption, signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const keepCorrection = (questionId: number, made: KeyCorrection): void => {
  queryClient.setQueryData(correctionsQuery(questionId).queryKey, (known = []) => [made, ...known]);
};

export const refetchCorrections = (questionId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: correctionsQuery(questionId).queryKey });
