import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#platform/app-error.ts';
import type { Limit } from '#platform/http/route.ts';
import type { RedisClient } from '#platform/redis.ts';

type Bucket = Pick<Limit, 'name' | 'points' | 'seconds'>;

export interface RateLimits {
  /** Throws `too_many` with the seconds to wait once the bucket is empty. */
  take(bucket: Bucket, key: string): Promise<void>;
}

/** Large buckets are emptied by so many at a time: a call that is one of many does not wait for Redis. */
const largeBucket = 600;
const handful = 20;
const remembered = 20_000;

interface Credit {
  left: number;
  until: number;
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

  const credits = new Map<string, Credit>();
  const creditOf = (name: string): Credit | null => {
    const credit = credits.get(name);
    return credit && performance.now() < credit.until ? credit : null;
  };
  /** Calls that come at once each take a handful: what they do not need is left for those after them. */
  const grant = (name: string, seconds: number) => {
    if (credits.size >= remembered) credits.clear();
    const left = (creditOf(name)?.left ?? 0) + handful - 1;
    credits.set(name, { left, until: performance.now() + seconds * 1000 });
  };
  const spend = (name: string): boolean => {
    const credit = creditOf(name);
    if (!credit || credit.left === 0) return false;
    credit.left -= 1;
    return true;
  };

  return {
    async take(bucket, key) {
      const isLarge = bucket.points >= largeBucket;
      const name = `${bucket.name}:${key}`;
      if (isLarge && spend(name)) return;
      try {
        await limiterOf(bucket).consume(key, isLarge ? handful : 1);
        if (isLarge) grant(name, bucket.seconds);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError('too_many', { retry_after: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
      }
    },
  };
}
