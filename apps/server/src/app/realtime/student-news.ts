import type { ChainableCommander } from 'ioredis';
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
/** So many students in one round trip: others who use this connection wait no longer than that. */
const batchSize = 500;
const idShape = /^\d{1,16}-\d{1,10}$/;

export const topicOf = ({ tenantId, studentId }: Recipient): string => `cable:${tenantId}:${studentId}`;

/** Redis keeps the last messages of an hour: a device that looked away gets them when it comes back. */
export function createStudentNews(redis: RedisClient): StudentNews {
  // ioredis puts its prefix before keys, not before channels.
  const channelOf = (topic: string) => `${redis.options.keyPrefix ?? ''}${topic}`;

  const publishBatch = async (topics: readonly string[], message: Message) => {
    const text = JSON.stringify(message);
    const adding = redis.pipeline();
    for (const topic of topics) adding.xadd(topic, 'MAXLEN', remembered, '*', 'message', text);
    const ids = await run(adding);
    const telling = redis.pipeline();
    for (const [index, topic] of topics.entries()) {
      telling.expire(topic, rememberedSeconds);
      telling.publish(channelOf(topic), JSON.stringify({ ...message, id: ids[index] }));
    }
    await run(telling);
  };

  const publishMany: StudentNews['publishMany'] = async (to, message) => {
    for (let start = 0; start < to.length; start += batchSize) {
      await publishBatch(to.slice(start, start + batchSize).map(topicOf), message);
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

/** The answers in order. A pipeline resolves even when its commands have failed. */
async function run(commands: ChainableCommander): Promise<unknown[]> {
  const answers = await commands.exec();
  if (answers === null) throw new Error('Redis took no commands');
  return answers.map(([error, answer]) => {
    if (error) throw error;
    return answer;
  });
}
