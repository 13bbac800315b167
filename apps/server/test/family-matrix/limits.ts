import type { World } from '../world.ts';

/** Forgets how often everybody has asked and guessed: another test's concern, and no answer of the doors. */
export async function clearLimits({ redis, config }: World): Promise<void> {
  const prefix = config.REDIS_PREFIX;
  const keys = [...(await redis.keys(`${prefix}limit:*`)), ...(await redis.keys(`${prefix}guess:*`))];
  if (keys.length > 0) await redis.del(...keys.map((key) => key.slice(prefix.length)));
}
