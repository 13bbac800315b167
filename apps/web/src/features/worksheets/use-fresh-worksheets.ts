import type { Worksheet } from '@shala/api-client/worksheets.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onNotificationNews } from '#shared/notifications/on-notification-news.ts';
import { msLeft } from './due-words.ts';
import { worksheetsKey } from './queries.ts';

/** Longer than this nobody keeps a page open, and a timer cannot wait for ever. */
const longestWait = 86_400_000;
/** The server counts from its own second on. */
const aBitLater = 1500;

/** News show while the page is open; and when the due date passes, the server is asked what may still be done. */
export function useFreshWorksheets(open?: Worksheet): void {
  const client = useQueryClient();
  useEffect(
    () => onNotificationNews(() => void client.invalidateQueries({ queryKey: worksheetsKey })),
    [client],
  );
  const left = open?.canSubmit ? msLeft(open) : null;
  useEffect(() => {
    if (left === null || left > longestWait) return;
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: worksheetsKey }),
      Math.max(0, left) + aBitLater,
    );
    return () => clearTimeout(timer);
  }, [client, left]);
}
