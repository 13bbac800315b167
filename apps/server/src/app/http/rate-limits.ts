import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#platform/app-error.ts';
import type { Limit } from '#platform/http/route.ts';
import type { RedisClient } from '#platform/redis.ts';

type Bucket = Pick<Limit, 'name' | 'points' | 'seconds'>;

export interface RateLimits {
  /** Throws `too_many` with the seconds to wait once the bucket is empty. */
  take(bucket: Bucket, key: string): Promise<void>;
}

/** Counted in Redis for all processes together; with Redis gone each process counts for itself. */
export function createRateLimits(redis: RedisClient): RateLimits {
  const limiters = new Map<string, RateLimiterRedis>();

  const limiterOf = ({ name, points, seconds }: Bucket) => {
    const known = limiters.get(name);
    if (known) return known;
    const insuranceLimiter = new RateLimiterMemory({ points, duration: seconds });
    const limiter = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `limit:${name}`,
      points,
      duration: seconds,
      insuranceLimiter,
    });
    limiters.set(name, limiter);
    return limiter;
  };

  return {
    async take(bucket, key) {
      try {
        await limiterOf(bucket).consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError('too_many', { retry_after: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
      }
    },
  };
}
