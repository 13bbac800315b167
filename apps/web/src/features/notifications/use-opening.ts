import { ApiError } from '@shala/api-client/api-error.ts';
import { getNotification, type Notification, viewNotification } from '@shala/api-client/notifications.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { refetchAfterCall } from '#shared/notifications/refetch-notifications.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { type Seat, type Way, wayTo } from './way-to.ts';

export interface Opened {
  readonly id: number;
  /** Why it leads nowhere yet. */
  readonly way: Exclude<Way, { kind: 'go' }>;
}

/** A click: it is seen now, and leads to its place or says what stands in the way. */
export function useOpening(seat: Seat, onGo: (path: string) => void) {
  const t = useTexts();
  const { run } = useBusy();
  const [opened, setOpened] = useState<Opened | null>(null);

  const open = async ({ id, isSeen }: Notification) => {
    try {
      // Asked again: it may have been deleted on another device.
      const fresh = await (isSeen ? getNotification : viewNotification)(transport, id);
      const way = wayTo(fresh, seat);
      if (way.kind === 'go') onGo(way.path);
      else setOpened({ id, way });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.bad(t('notifications.openFailed'), t('notifications.tryLater'));
    }
    void refetchAfterCall();
  };
  return { opened, open: (notification: Notification) => void run(() => open(notification)) };
}
