import type { Content, Vote } from '@shala/api-client/content-shape.ts';
import { type ContentChange, type ContentRef, changeContent } from '@shala/api-client/contents.ts';
import { useMutation } from '@tanstack/react-query';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';
import { contentQuery } from './content-query.ts';

const added = (vote: Vote, side: Vote) => (vote === side ? 1 : 0);

/** What a student sees at once after a press: the own vote and the counts. Pressing the active vote takes it back. */
export function afterVote(content: Content, pressed: Exclude<Vote, null>): Content {
  const vote = content.vote === pressed ? null : pressed;
  return {
    ...content,
    vote,
    upvotes: content.upvotes - added(content.vote, 'up') + added(vote, 'up'),
    downvotes: content.downvotes - added(content.vote, 'down') + added(vote, 'down'),
  };
}

/** Lists elsewhere show votes and ticks, too: they are asked again when they are next seen. */
function forgetLists(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== 'content' && queryKey[0] !== 'content-history',
    refetchType: 'none',
  });
  void queryClient.invalidateQueries({ queryKey: ['related-contents'] });
}

/** Changes one thing about a content. The answer takes the place of what is shown. */
export function useChangeContent(ref: ContentRef) {
  const { queryKey } = contentQuery(ref);
  return useMutation({
    mutationFn: (change: ContentChange) => changeContent(transport, ref, change),
    onSuccess: (answer) => {
      // Captions, previews and addresses stay: the lesson goes on with what it was opened with.
      queryClient.setQueryData(queryKey, (before) =>
        before
          ? {
              ...before,
              vote: answer.vote,
              upvotes: answer.upvotes,
              downvotes: answer.downvotes,
              note: answer.note,
              isCompleted: answer.isCompleted,
            }
          : answer,
      );
      forgetLists();
    },
  });
}

/** A vote shows at once and goes back if the server does not take it. */
export function useVote(ref: ContentRef) {
  const { queryKey } = contentQuery(ref);
  const { mutateAsync } = useChangeContent(ref);
  return async (pressed: Exclude<Vote, null>): Promise<boolean> => {
    const before = queryClient.getQueryData(queryKey);
    if (!before) return false;
    const after = afterVote(before, pressed);
    queryClient.setQueryData(queryKey, after);
    try {
      await mutateAsync({ vote: after.vote });
      return true;
    } catch {
      queryClient.setQueryData(queryKey, (now) =>
        now ? { ...now, vote: before.vote, upvotes: before.upvotes, downvotes: before.downvotes } : now,
      );
      return false;
    }
  };
}
