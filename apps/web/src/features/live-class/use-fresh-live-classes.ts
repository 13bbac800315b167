import type { LiveClassList } from '@shala/api-client/live-classes.ts';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onNotificationNews } from '#shared/notifications/on-notification-news.ts';
import { untilNextChange } from './class-times.ts';
import { liveClassesKey } from './queries.ts';

/** Longer than this nobody keeps a page open, and a timer cannot wait for ever. */
const longestWait = 86_400_000;
/** The server counts from its own second on. */
const aBitLater = 500;

/** Asks again when a class opens, begins or ends by the server's clock, and when news come. */
export function useFreshLiveClasses(queries: readonly UseQueryResult<LiveClassList>[]): void {
  const client = useQueryClient();
  useEffect(
    () => onNotificationNews(() => void client.invalidateQueries({ queryKey: liveClassesKey })),
    [client],
  );
  const waits = queries.flatMap(({ data, dataUpdatedAt }) => {
    const wait = data ? untilNextChange(data.classes, data.serverNow) : null;
    return wait === null ? [] : [dataUpdatedAt + wait];
  });
  const due = waits.length === 0 ? null : Math.min(...waits);
  useEffect(() => {
    if (due === null || due - Date.now() > longestWait) return;
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: liveClassesKey }),
      Math.max(0, due - Date.now()) + aBitLater,
    );
    return () => clearTimeout(timer);
  }, [client, due]);
}
