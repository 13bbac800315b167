import type { RedisClient } from '#platform/redis.ts';
import type { Rooms } from '../deps.ts';
import type { WhichClass } from '../domain/seat.ts';
import { publishOn } from './bus.ts';
import { roomTopic, type ToRoom } from './messages.ts';

/**
 * A word to the room, whichever process leads it. Its leader looks at the timetable every second anyhow: this is for
 * those who do not like to wait, and nothing fails when Redis is away.
 */
export function tellRooms(redis: RedisClient): Rooms {
  const say = (which: WhichClass, message: ToRoom) =>
    publishOn(redis, roomTopic(which), message).catch(() => undefined);
  return {
    tellEnded: (which) => say(which, { k: 'look' }),
    tellChanged: (which) => say(which, { k: 'look' }),
    dropPerson: (which, uid) => say(which, { k: 'drop', uid }),
  };
}
