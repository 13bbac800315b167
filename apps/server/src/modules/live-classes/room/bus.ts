import type { RedisClient } from '#platform/redis.ts';

export interface Bus {
  publish(topic: string, message: object): void;
  /** Hears the topic from now on, or as soon as Redis is there. */
  listen(topic: string): Promise<void>;
  ignore(topic: string): void;
  close(): void;
}

interface Ears {
  hear(topic: string, message: unknown): void;
  /** The connection was away: something may have been missed. */
  onGap(): void;
  onError(error: unknown): void;
}

/** Without Redis a process goes on for itself, and hears the others when it is back. */
const deafMs = 2_000;

/** Between the processes of an installation: quick, and nothing that must not be lost. */
export function openBus(redis: RedisClient, { hear, onGap, onError: report }: Ears): Bus {
  let isClosed = false;
  // What was on its way when the process stopped fails, and nobody misses it.
  const onError = (error: unknown) => {
    if (!isClosed) report(error);
  };
  const prefix = redis.options.keyPrefix ?? '';
  // A wish to hear waits as long as it takes: given up, the rooms of this process would stay deaf.
  const subscriber = redis.duplicate({
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
    commandTimeout: undefined,
    connectionName: `${prefix}meetings`,
  });
  subscriber.on('error', onError);
  subscriber.once('ready', () => subscriber.on('ready', onGap));
  subscriber.on('message', (channel, text) => hear(channel.slice(prefix.length), JSON.parse(text)));
  return {
    publish: (topic, message) => void publishOn(redis, topic, message).catch(onError),
    async listen(topic) {
      const heard = subscriber.subscribe(prefix + topic).catch(onError);
      await Promise.race([heard, new Promise((resolve) => setTimeout(resolve, deafMs).unref())]);
    },
    ignore: (topic) => void subscriber.unsubscribe(prefix + topic).catch(onError),
    close() {
      isClosed = true;
      subscriber.disconnect();
    },
  };
}

export async function publishOn(redis: RedisClient, topic: string, message: object): Promise<void> {
  await redis.publish((redis.options.keyPrefix ?? '') + topic, JSON.stringify(message));
}
