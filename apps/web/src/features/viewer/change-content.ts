import type { Content, Vote } from '@shala/api-client/content-shape.ts';
import { type ContentChange, type ContentRef, changeContent } from '@shala/api-client/contents.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { forgetLists } from '#shared/api/forget-lists.ts';
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

/** Beside the lists of other pages, those beside the lesson show votes and ticks, too. */
function forgetAround(): void {
  forgetLists();
  void queryClient.invalidateQueries({ queryKey: ['related-contents'] });
}

/** Takes over what a change was about. The rest stays: the lesson goes on with the addresses it was opened with. */
function takeOver(before: Content, answer: Content, change: ContentChange): Content {
  if ('note' in change) return { ...before, note: answer.note };
  if ('isCompleted' in change) return { ...before, isCompleted: answer.isCompleted };
  return { ...before, vote: answer.vote, upvotes: answer.upvotes, downvotes: answer.downvotes };
}

/** Notes and completes a content. */
export function useChangeContent(ref: ContentRef) {
  const { queryKey } = contentQuery(ref);
  return useMutation({
    mutationFn: (change: ContentChange) => changeContent(transport, ref, change),
    onSuccess: (answer, change) => {
      queryClient.setQueryData(queryKey, (before) => (before ? takeOver(before, answer, change) : answer));
      forgetAround();
    },
  });
}

/**
 * A vote shows at once. Quick presses go to the server one after the other, and only the last one decides what is
 * shown; if it is not taken, the screen goes back to what the server last said.
 */
export function useVote(ref: ContentRef) {
  const { queryKey } = contentQuery(ref);
  const queue = useRef(Promise.resolve());
  const lastTurn = useRef(0);
  const confirmed = useRef<Content | null>(null);

  return async (pressed: Exclude<Vote, null>): Promise<boolean> => {
    const shown = queryClient.getQueryData(queryKey);
    if (!shown) return false;
    const after = afterVote(shown, pressed);
    lastTurn.current += 1;
    const turn = lastTurn.current;
    confirmed.current ??= shown;
    queryClient.setQueryData(queryKey, after);
    const sending = queue.current.then(() => changeContent(transport, ref, { vote: after.vote }));
    queue.current = sending.then(
      () => undefined,
      () => undefined,
    );
    try {
      confirmed.current = await sending;
      return true;
    } catch {
      return false;
    } finally {
      if (turn === lastTurn.current) {
        const said = confirmed.current;
        queryClient.setQueryData(queryKey, (now) => (now ? takeOver(now, said, { vote: null }) : now));
        confirmed.current = null;
        forgetAround();
      }
    }
  };
}
