import type { Command } from '@shala/meeting-protocol/commands.ts';
import { newUuid } from '#platform/random.ts';
import type { RedisClient } from '#platform/redis.ts';
import type { WhichClass } from '../domain/seat.ts';
import { selectLeaderless } from '../room-store.ts';
import { keepAttendance } from './attendance-keeper.ts';
import { openBus } from './bus.ts';
import { createDoors, type Visitor } from './doors.ts';
import { createExchange, type Exchange } from './exchange.ts';
import { createLeading, type Leading, type LeadingDeps } from './leading.ts';
import { doorTopic, readRoomTopic, roomTopic, type ToDoor, type ToRoom } from './messages.ts';

export interface Hall {
  enter(visitor: Visitor): Promise<void>;
  say(visitor: Visitor, command: Command): void;
  leave(visitor: Visitor): void;
  /** Hands everything back: another process goes on. */
  stop(): Promise<void>;
}

export type HallDeps = Pick<LeadingDeps, 'db' | 'storage' | 'media' | 'log'> & { redis: RedisClient };

const tickMs = 1_200;
const rollEvery = 3;

/** The part of this process in all meetings: the sockets at its door, and the rooms that it leads. */
export function openHall(deps: HallDeps): Hall {
  const { db, log } = deps;
  const process = newUuid();
  const report = (what: string) => (err: unknown) => log.error({ err }, what);
  const attendance = keepAttendance(db, report('attendance was not written'));
  const bus = openBus(deps.redis, {
    hear(topic, message) {
      if (topic === doorTopic(process)) return exchange.hearDoor(message as ToDoor);
      const which = readRoomTopic(topic);
      if (which) exchange.hearRoom(which, message as ToRoom);
    },
    onGap: () => exchange.callTheRoll(),
    onError: report('the meetings of this process do not reach the others'),
  });
  void bus.listen(doorTopic(process)).catch(report('this process does not hear the rooms of others'));
  const doors = createDoors({
    listen: (which) => bus.listen(roomTopic(which)),
    ignore: (which) => bus.ignore(roomTopic(which)),
  });
  const leading: Leading = createLeading({
    ...deps,
    process,
    send: (to, news) => exchange.send(to, news),
    dismiss: (to, reason) => exchange.dismiss(to, reason),
    onEnd: () => look(),
  });
  const look = () => void tick().catch(report('looking after the rooms failed'));
  const exchange: Exchange = createExchange({ process, bus, doors, leading, attendance, look, report });
  const { tick, takeOver, finish } = lookAfterRooms({ db, process, leading, exchange, doors, bus });
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
    if (ticks % rollEvery === 0) exchange.callTheRoll();
    look();
  }, tickMs);

  return {
    async enter(visitor) {
      const present = await doors.add(visitor);
      if (!leading.find(visitor.seat)) await takeOver();
      exchange.announce(present);
    },
    say: exchange.say,
    leave(visitor) {
      if (!doors.remove(visitor)) return;
      attendance.close(visitor);
      exchange.leave(visitor);
    },
    async stop() {
      clearInterval(timer);
      await finish();
      for (const which of await leading.stop()) bus.publish(roomTopic(which), { k: 'vacant' });
      await attendance.stop();
      bus.close();
    },
  };
}

type Rounds = Pick<HallDeps, 'db'> & {
  process: string;
  leading: Leading;
  exchange: Exchange;
  doors: ReturnType<typeof createDoors>;
  bus: ReturnType<typeof openBus>;
};

/** Once a second or so: leases are renewed, and rooms with people here that nobody leads find a leader. */
function lookAfterRooms({ db, process, leading, exchange, doors, bus }: Rounds) {
  const lead = async (which: WhichClass) => {
    const epoch = await leading.take(which);
    if (epoch === null) return;
    bus.publish(roomTopic(which), { k: 'lead', process, epoch });
    exchange.meetNewLeader(which);
  };
  const takeOver = async () => {
    const others = doors.rooms().filter((which) => !leading.find(which));
    if (others.length === 0) return;
    for (const { isOver, ...which } of await selectLeaderless(db, others)) {
      if (!isOver) await lead(which);
      else for (const { visitor } of doors.presentIn(which)) visitor.dismiss('ended');
    }
  };
  const round = async () => {
    await leading.renew();
    await takeOver();
    exchange.forgetSilent();
    doors.clear((which) => leading.find(which) !== null);
  };
  let running: Promise<void> | null = null;
  let isOver = false;
  const tick = async () => {
    if (isOver) return;
    running ??= round().finally(() => {
      running = null;
    });
    await running;
  };
  return {
    tick,
    takeOver,
    /** What is under way comes to its end, and nothing begins: the database goes away next. */
    async finish() {
      isOver = true;
      await running?.catch(() => undefined);
    },
  };
}
