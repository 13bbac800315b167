import {
  type AnswerCard,
  type AnswerKey,
  getMarkingItem,
  getPhrases,
  listLateAnswers,
  listMarkingAnswers,
  listMarkingItems,
  type MarkingItem,
  type MarkingQuestion,
} from '@shala/api-client/marking.ts';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';

const root = ['marking'] as const;
const firstPage = null as string | null;

/** What waits changes by itself, students and colleagues being at work: asked for again whenever it is shown. */
const live = { staleTime: 0, refetchOnMount: 'always' } as const;

export const itemsQuery = infiniteQueryOptions({
  queryKey: [...root, 'items'],
  queryFn: ({ pageParam, signal }) => listMarkingItems(transport, { after: pageParam, signal }),
  initialPageParam: firstPage,
  getNextPageParam: ({ next }) => next,
  ...live,
});

export const lateQuery = infiniteQueryOptions({
  queryKey: [...root, 'late'],
  queryFn: ({ pageParam, signal }) => listLateAnswers(transport, { after: pageParam, signal }),
  initialPageParam: firstPage,
  getNextPageParam: ({ next }) => next,
  ...live,
});

export const itemQuery = (itemId: number) =>
  queryOptions({
    queryKey: [...root, 'item', itemId],
    queryFn: ({ signal }) => getMarkingItem(transport, { itemId, signal }),
    ...live,
  });

export const answersQuery = (itemId: number, questionId: number) =>
  infiniteQueryOptions({
    queryKey: [...root, 'answers', itemId, questionId],
    queryFn: ({ pageParam, signal }) =>
      listMarkingAnswers(transport, { itemId, questionId, after: pageParam, limit: 100, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    ...live,
  });

export const phrasesQuery = queryOptions({
  queryKey: [...root, 'phrases'],
  queryFn: ({ signal }) => getPhrases(transport, signal),
});

export const isSame = (one: AnswerKey, other: AnswerKey): boolean =>
  one.studentId === other.studentId && one.runId === other.runId;

type Change = Partial<Pick<AnswerCard, 'isWaiting' | 'marks' | 'taken'>>;
type AnswerPage = { answers: readonly AnswerCard[]; next: string | null };

interface Place {
  readonly itemId: number;
  readonly questionId: number;
}

/** Changes a line of the list at once, before the server has said anything. */
export function changeCard({ itemId, questionId }: Place, key: AnswerKey, change: Change): void {
  queryClient.setQueryData<InfiniteData<AnswerPage, string | null>>(
    answersQuery(itemId, questionId).queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          answers: page.answers.map((card) => (isSame(card, key) ? { ...card, ...change } : card)),
        })),
      },
  );
}

/** So many more are checked, whether their lines are loaded or not. */
export function count({ itemId, questionId }: Place, more: number): void {
  const counted = <Counted extends { waiting: number; checked: number }>(one: Counted): Counted => ({
    ...one,
    waiting: one.waiting - more,
    checked: one.checked + more,
  });
  queryClient.setQueryData<{ item: MarkingItem; questions: readonly MarkingQuestion[] }>(
    itemQuery(itemId).queryKey,
    (data) =>
      data && {
        item: counted(data.item),
        questions: data.questions.map((one) => (one.id === questionId ? counted(one) : one)),
      },
  );
}

/** Something was not as it stood here. */
export async function reloadQuestion({ itemId, questionId }: Place): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: itemQuery(itemId).queryKey }),
    queryClient.invalidateQueries({ queryKey: answersQuery(itemId, questionId).queryKey }),
  ]);
}
