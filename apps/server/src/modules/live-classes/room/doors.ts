import type { CloseReason, News } from '@shala/meeting-protocol/news.ts';
import { roomKey, type Seat, type WhichClass } from '../domain/seat.ts';

/** A socket at this process's door, with somebody whom it has let in. */
export interface Visitor {
  readonly id: string;
  readonly seat: Seat;
  /** By the one clock. */
  readonly openedAt: number;
  /** When anything last came from there, by this process's own watch. */
  readonly heardAt: number;
  send(news: News): void;
  /** Says why, then closes. */
  dismiss(reason: CloseReason): void;
}

export interface Present {
  readonly visitor: Visitor;
  hasChat: boolean;
  isAudioOnly: boolean;
  isWelcome: boolean;
}

interface Door {
  which: WhichClass;
  present: Map<string, Present>;
  isOpen: Promise<void>;
}

export interface Doors {
  /** Resolves when this process hears what is said to the room. */
  add(visitor: Visitor): Promise<Present>;
  /** False: they were gone already. */
  remove(visitor: Visitor): boolean;
  get(id: string): Present | undefined;
  presentIn(which: WhichClass): Present[];
  /** Rooms with somebody at their door here. */
  rooms(): WhichClass[];
  /** Stops hearing rooms that nobody here is in and that this process does not lead. */
  clear(isLed: (which: WhichClass) => boolean): void;
}

export function createDoors(ears: {
  listen(which: WhichClass): Promise<void>;
  ignore(which: WhichClass): void;
}): Doors {
  const doors = new Map<string, Door>();
  const everybody = new Map<string, Present>();

  const doorOf = ({ tenantId, liveClassId }: WhichClass): Door => {
    const which = { tenantId, liveClassId };
    const door = doors.get(roomKey(which)) ?? { which, present: new Map(), isOpen: ears.listen(which) };
    doors.set(roomKey(which), door);
    return door;
  };
  return {
    async add(visitor) {
      const door = doorOf(visitor.seat);
      const present = { visitor, hasChat: false, isAudioOnly: false, isWelcome: false };
      door.present.set(visitor.id, present);
      everybody.set(visitor.id, present);
      await door.isOpen;
      return present;
    },
    remove({ id, seat }) {
      doors.get(roomKey(seat))?.present.delete(id);
      return everybody.delete(id);
    },
    get: (id) => everybody.get(id),
    presentIn: (which) => [...(doors.get(roomKey(which))?.present.values() ?? [])],
    rooms: () => [...doors.values()].filter(({ present }) => present.size > 0).map(({ which }) => which),
    clear(isLed) {
      for (const [key, { which, present }] of doors) {
        if (present.size > 0 || isLed(which)) continue;
        doors.delete(key);
        ears.ignore(which);
      }
    },
  };
}
