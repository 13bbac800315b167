import { ApiError } from '@shala/api-client/api-error.ts';
import { askForDeletion, askForExport, cancelDeletion, getPrivacy } from '@shala/api-client/privacy.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';
import { useTexts } from '#shared/texts/texts.ts';

const wishes = { export: askForExport, delete: askForDeletion, keep: cancelDeletion };
export type Wish = keyof typeof wishes;

const everyMs = 3_000;

/** While a file is being made the page looks for it. */
export const privacyQuery = (studentId: number) =>
  queryOptions({
    queryKey: ['privacy', studentId],
    queryFn: ({ signal }) => getPrivacy(transport, { studentId, signal }),
    refetchInterval: ({ state }) =>
      state.data?.exports.some((one) => one.state === 'waiting') ? everyMs : false,
  });

/** A wish that the server wants a code for waits until the parent has typed it, and is then sent again. */
export function useDataWishes(studentId: number) {
  const t = useTexts();
  const [waiting, setWaiting] = useState<Wish | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (wish: Wish) => {
      await wishes[wish](transport, studentId);
      await queryClient.invalidateQueries({ queryKey: privacyQuery(studentId).queryKey });
    },
    onError: (error, wish) => {
      if (error instanceof ApiError && error.code === 'confirmation_required') setWaiting(wish);
      else
        toast.bad(
          t('settings.dataFailed'),
          error instanceof ApiError ? error.message : t('error.noConnection'),
        );
    },
  });
  return {
    isBusy: isPending,
    ask: (wish: Wish) => mutate(wish),
    isUnconfirmed: waiting !== null,
    giveUp: () => setWaiting(null),
    confirmed() {
      if (waiting !== null) mutate(waiting);
      setWaiting(null);
    },
  };
}
