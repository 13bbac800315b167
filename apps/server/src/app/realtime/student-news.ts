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
  /** What was told after this id, as far as it is still remembered. */
  since(to: Recipient, lastId: string): Promise<News[]>;
}

const remembered = 50;
const rememberedSeconds = 3600;
const idShape = /^\d{1,16}-\d{1,10}$/;

export const topicOf = ({ tenantId, studentId }: Recipient): string => `cable:${tenantId}:${studentId}`;

/** Redis keeps the last messages of an hour: a device that looked away gets them when it comes back. */
export function createStudentNews(redis: RedisClient): StudentNews {
  // ioredis puts its prefix before keys, not before channels.
  const channelOf = (topic: string) => `${redis.options.keyPrefix ?? ''}${topic}`;
  return {
    async publish(to, message) {
      const topic = topicOf(to);
      const text = JSON.stringify(message);
      const id = await redis.xadd(topic, 'MAXLEN', remembered, '*', 'message', text);
      if (id === null) throw new Error('the stream took no message');
      await redis.expire(topic, rememberedSeconds);
      await redis.publish(channelOf(topic), JSON.stringify({ ...message, id }));
    },
    async since(to, lastId) {
      if (!idShape.test(lastId)) return [];
      const entries = await redis.xrange(topicOf(to), `(${lastId}`, '+');
      return entries.map(([id, fields]) => ({ ...(JSON.parse(fields[1] ?? '{}') as Message), id }));
    },
  };
}
