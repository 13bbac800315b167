import { ApiError } from '@shala/api-client/api-error.ts';
import type { Student } from '@shala/api-client/people.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { useState } from 'react';
import { queryClient } from '#shared/api/query-client.ts';
import { reasonOf } from '#shared/api/reason-of.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { childrenQuery } from '../children-query.ts';
import { offersQuery } from './offers-query.ts';

type Work = () => Promise<Student>;

/** A child comes to its parent. Where the last code is too old, it waits for a new one. */
export function useLinking(onLinked: () => void) {
  const t = useTexts();
  const { isBusy, run } = useBusy();
  const [waiting, setWaiting] = useState<Work | null>(null);
  const link = (work: Work) =>
    void run(async () => {
      setWaiting(null);
      try {
        const child = await work();
        toast.good(t('profiles.linked', { name: child.firstName }));
        await Promise.all(
          [childrenQuery(), offersQuery()].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
        );
        onLinked();
      } catch (error) {
        if (error instanceof ApiError && error.code === 'confirmation_required') setWaiting(() => work);
        else toast.bad(t('profiles.linkFailed'), reasonOf(error) ?? t('error.noConnection'));
      }
    });
  return {
    isBusy,
    link,
    isUnconfirmed: waiting !== null,
    onConfirmed: () => {
      if (waiting) link(waiting);
    },
    giveUp: () => setWaiting(null),
  };
}
