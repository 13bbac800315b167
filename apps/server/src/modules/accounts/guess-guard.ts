import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#platform/app-error.ts';
import type { RedisClient } from '#platform/redis.ts';
import { delayAfter } from './domain/guess-delay.ts';

const daySeconds = 24 * 3600;
/** One account tried from many addresses: nobody forgets a password that often. */
const everywhere = { tries: 100, seconds: 3600 };

export interface Guess {
  /** Names the account, whether or not it exists, and its password: a new password starts a new count. */
  account: string;
  ip: string;
}

export interface GuessGuard {
  /** Counts the try before the password is looked at, so that a thousand at once are a thousand tries. */
  begin(guess: Guess): Promise<void>;
  /** The password was right: what was counted against this address is forgotten. */
  succeed(guess: Guess): Promise<void>;
}

/** Counted in Redis for all processes together; with Redis gone each process counts for itself. */
export function createGuessGuard(redis: RedisClient): GuessGuard {
  const limiter = (name: string, points: number, duration: number) =>
    new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `guess:${name}`,
      points,
      duration,
      insuranceLimiter: new RateLimiterMemory({ points, duration }),
    });
  const tries = limiter('tries', Number.MAX_SAFE_INTEGER, daySeconds);
  const waiting = limiter('wait', 1, daySeconds);
  const account = limiter('account', everywhere.tries, everywhere.seconds);
  const keyOf = (guess: Guess) => `${guess.account}:${guess.ip}`;

  return {
    async begin(guess) {
      const key = keyOf(guess);
      const held = await waiting.get(key);
      if (held && held.consumedPoints > 0) throw waitFor(held);
      await take(() => account.consume(guess.account));
      const { consumedPoints } = await tries.consume(key);
      const customDuration = delayAfter(consumedPoints);
      if (customDuration > 0) await take(() => waiting.consume(key, 1, { customDuration }));
    },
    async succeed(guess) {
      const key = keyOf(guess);
      await Promise.all([tries.delete(key), waiting.delete(key), account.reward(guess.account)]);
    },
  };
}

async function take(consume: () => Promise<unknown>): Promise<void> {
  try {
    await consume();
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? waitFor(refusal) : refusal;
  }
}

const waitFor = ({ msBeforeNext }: RateLimiterRes) =>
  new AppError('too_many', { retry_after: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
