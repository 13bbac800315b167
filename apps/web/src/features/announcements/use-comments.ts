import { addComment } from '@shala/api-client/announcements.ts';
import { ApiError } from '@shala/api-client/api-error.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { t } from '#shared/texts/texts.ts';
import { announcementsKey } from './queries.ts';

/** Words on their way: shown at once, kept when they do not arrive. */
export interface WaitingComment {
  readonly key: number;
  readonly text: string;
  readonly answersId: number | null;
  readonly state: 'sending' | 'failed';
}

/** The server's own words where it refused; otherwise it is the network or our side. */
const reasonOf = (error: unknown): string =>
  error instanceof ApiError && error.status > 0 && error.status < 500
    ? error.message
    : t('error.somethingWentWrong');

export function useComments(announcementId: number) {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<readonly WaitingComment[]>([]);
  const [wasMasked, setMasked] = useState(false);
  const lastKey = useRef(0);

  const drop = (key: number) => setWaiting((all) => all.filter((one) => one.key !== key));
  const mark = (key: number, state: WaitingComment['state']) =>
    setWaiting((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));

  async function deliver({ key, text, answersId }: WaitingComment): Promise<void> {
    try {
      const { isMasked } = await addComment(transport, { announcementId, text, answersId });
      setMasked(isMasked);
      toast.good(t('announcements.create'), t('announcements.commentAdded'));
    } catch (error) {
      mark(key, 'failed');
      toast.bad(t('error.title'), reasonOf(error));
      return;
    }
    // Until the answer is on the page, the words stay where they are.
    await client.invalidateQueries({ queryKey: announcementsKey });
    drop(key);
  }

  return {
    waiting,
    wasMasked,
    send(text: string, answersId: number | null): void {
      lastKey.current += 1;
      const comment: WaitingComment = { key: lastKey.current, text, answersId, state: 'sending' };
      setWaiting((all) => [...all, comment]);
      setMasked(false);
      void deliver(comment);
    },
    retry(comment: WaitingComment): void {
      mark(comment.key, 'sending');
      void deliver(comment);
    },
    discard: ({ key }: WaitingComment) => drop(key),
  };
}
export type Comments = ReturnType<typeof useComments>;
