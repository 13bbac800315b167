import type { RedisClient } from '#platform/redis.ts';
import { type News, type Recipient, topicOf } from './student-news.ts';

export interface NewsFeed {
  /** Hands on everything told to the student from now on; the answer stops it. */
  follow(who: Recipient, hear: (news: News) => void): Promise<() => void>;
  close(): void;
}

/** One subscribed connection to Redis per process, however many devices are connected to it. */
export function createNewsFeed(
  redis: RedisClient,
  {
    onError,
    onGap,
  }: { onError: (error: Error) => void /** Something may have been missed. */; onGap: () => void },
): NewsFeed {
  const prefix = redis.options.keyPrefix ?? '';
  const ears = new Map<string, Set<(news: News) => void>>();
  // A wish to hear waits as long as it takes: given up, the page would stay deaf until it comes back.
  const subscriber = redis.duplicate({
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
    commandTimeout: undefined,
    connectionName: `${prefix}news`,
  });
  subscriber.on('error', onError);
  subscriber.once('ready', () => subscriber.on('ready', onGap));
  subscriber.on('message', (channel, text) => {
    for (const hear of ears.get(channel) ?? []) hear(JSON.parse(text) as News);
  });

  const stop = (channel: string, hear: (news: News) => void) => {
    const all = ears.get(channel);
    if (!all?.delete(hear) || all.size > 0) return;
    ears.delete(channel);
    subscriber.unsubscribe(channel).catch(onError);
  };

  return {
    async follow(who, hear) {
      const channel = prefix + topicOf(who);
      const all = ears.get(channel) ?? new Set();
      ears.set(channel, all.add(hear));
      // Also for the second ear: the first one's wish may still be on its way.
      await subscriber.subscribe(channel);
      return () => stop(channel, hear);
    },
    close: () => subscriber.disconnect(),
  };
}
