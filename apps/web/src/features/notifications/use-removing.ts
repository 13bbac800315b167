import { ApiError } from '@shala/api-client/api-error.ts';
import { deleteAllNotifications, deleteNotification } from '@shala/api-client/notifications.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { transport } from '#shared/api/transport.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { refetchAfterCall } from '#shared/notifications/refetch-notifications.ts';
import { type TextId, useTexts } from '#shared/texts/texts.ts';

/**
 * Deletes one or all; the list is asked for again after either. `onGone` is told what to say once it is drawn
 * without them; null when the next one begins.
 */
export function useRemoving(onGone: (said: TextId | null) => void) {
  const t = useTexts();
  const { run } = useBusy();

  const remove = (call: () => Promise<void>, gone: TextId, failed: TextId) =>
    void run(async () => {
      onGone(null);
      const isGone = await call().then(
        () => true,
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          toast.bad(t(failed), t('notifications.tryLater'));
          return false;
        },
      );
      // Not waited for: on a slow network the next press must count already.
      void refetchAfterCall().then(() => isGone && onGone(gone));
    });
  return {
    removeOne: (id: number) =>
      remove(() => deleteNotification(transport, id), 'notifications.deleted', 'notifications.deleteFailed'),
    removeAll: () =>
      remove(() => deleteAllNotifications(transport), 'notifications.cleared', 'notifications.clearFailed'),
  };
}
