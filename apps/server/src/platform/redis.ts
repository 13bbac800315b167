import { Redis } from 'ioredis';

export type RedisClient = Redis;

/** Redis holds only what may be lost: a call to it fails fast and the caller goes on without. */
export function openRedis(url: string, prefix: string, onError: (error: Error) => void): RedisClient {
  const redis = new Redis(url, {
    keyPrefix: prefix,
    lazyConnect: false,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 1_000,
    retryStrategy: (times) => Math.min(times * 100, 2_000),
  });
  redis.on('error', onError);
  return redis;
}
