import {
  type BankFilters,
  type BankQuestion,
  getBankQuestion,
  listQuestionPlaces,
  listQuestions,
} from '@shala/api-client/question-bank.ts';
import {
  checkQuestionExport,
  getQuestionImport,
  type QuestionFormat,
} from '@shala/api-client/question-exchange.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';

const root = ['questions'] as const;

export const questionsQuery = (filters: BankFilters, page: number) =>
  queryOptions({
    queryKey: [...root, 'list', filters, page],
    queryFn: ({ signal }) => listQuestions(transport, { filters, page, signal }),
    placeholderData: keepPreviousData,
  });

export const bankPlacesQuery = queryOptions({
  queryKey: [...root, 'places'],
  queryFn: ({ signal }) => listQuestionPlaces(transport, signal),
});

const questionKey = (questionId: number) => [...root, 'one', questionId];

export const questionQuery = (questionId: number) =>
  queryOptions({
    queryKey: questionKey(questionId),
    queryFn: ({ signal }) => getBankQuestion(transport, { questionId, signal }),
  });

/** The answer of a save is the newest there is; lists and filters are asked for again. */
export async function keepQuestion(question: BankQuestion): Promise<void> {
  queryClient.setQueryData(questionKey(question.id), question);
  await refetchQuestions();
}

/** The question as the server has it now; undefined where it was not asked for before. */
export async function refetchQuestion(questionId: number): Promise<BankQuestion | undefined> {
  await queryClient.invalidateQueries({ queryKey: questionKey(questionId) });
  await refetchQuestions();
  return queryClient.getQueryData<BankQuestion>(questionKey(questionId));
}

export async function refetchQuestions(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [...root, 'list'] });
  await queryClient.invalidateQueries({ queryKey: [...root, 'places'] });
}

const lookAgainMs = 700;

/** Asked for again for as long as the server is at work on it. */
export const importQuery = (id: number) =>
  queryOptions({
    queryKey: [...root, 'import', id],
    queryFn: ({ signal }) => getQuestionImport(transport, { id, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'checked' || data?.state === 'done' ? false : lookAgainMs,
  });

export const exportQuery = (format: QuestionFormat, filters: BankFilters) =>
  queryOptions({
    queryKey: [...root, 'export', format, filters],
    queryFn: ({ signal }) => checkQuestionExport(transport, { format, filters, signal }),
    staleTime: 0,
  });
