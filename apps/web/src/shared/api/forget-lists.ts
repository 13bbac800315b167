import { queryClient } from './query-client.ts';

/** What is open now goes on with what it was opened with. */
const isOpenItem = (name: unknown): boolean =>
  name === 'content' || name === 'content-history' || String(name).startsWith('attempt');

/** After a lesson or a run: lists and progress of other pages are asked for again when they are next seen. */
export function forgetLists(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => !isOpenItem(queryKey[0]),
    refetchType: 'none',
  });
}
