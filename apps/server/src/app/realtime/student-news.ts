import type { RedisClient } from '#platform/redis.ts';

export interface Recipient {
  tenantId: number;
  studentId: number;
}

/** News that a screen may look at; facts are fetched by the ordinary calls. */
export type Message = { type: string } & Record<string, unknown>;
export type News = Message & { id: string };

export interface StudentNews {
  /** Tells every connected device of the student, on whichever process. Rejects when Redis is away. */
  publish(to: Recipient, message: Message): Promise<void>;
  /** The same for a whole school, in few round trips. Rejects when somebody could not be told. */
  publishMany(to: readonly Recipient[], message: Message): Promise<void>;
  /** What was told after this id, as far as it is still remembered. */
  since(to: Recipient, lastId: string): Promise<News[]>;
}

const remembered = 50;
const rememberedSeconds = 3600;
/** So many students in one round trip: Redis does nothing else meanwhile, for some milliseconds. */
const batchSize = 500;
/** Remembers the message and tells it, with the id it is remembered by. The channel has the name of the key. */
const tellAll = `
for _, key in ipairs(KEYS) do
  local id = redis.call('XADD', key, 'MAXLEN', ARGV[2], '*', 'message', ARGV[1])
  redis.call('EXPIRE', key, ARGV[3])
  redis.call('PUBLISH', key, string.sub(ARGV[1], 1, -2) .. ',"id":"' .. id .. '"}')
end`;
const idShape = /^\d{1,16}-\d{1,10}$/;

export const topicOf = ({ tenantId, studentId }: Recipient): string => `cable:${tenantId}:${studentId}`;

/** Redis keeps the last messages of an hour: a device that looked away gets them when it comes back. */
export function createStudentNews(redis: RedisClient): StudentNews {
  const publishMany: StudentNews['publishMany'] = async (to, message) => {
    for (let start = 0; start < to.length; start += batchSize) {
      const topics = to.slice(start, start + batchSize).map(topicOf);
      await redis.eval(
        tellAll,
        topics.length,
        ...topics,
        JSON.stringify(message),
        remembered,
        rememberedSeconds,
      );
    }
  };

  return {
    publish: (to, message) => publishMany([to], message),
    publishMany,
    async since(to, lastId) {
      if (!idShape.test(lastId)) return [];
      const entries = await redis.xrange(topicOf(to), `(${lastId}`, '+');
      return entries.map(([id, fields]) => ({ ...(JSON.parse(fields[1] ?? '{}') as Message), id }));
    },
  };
}
