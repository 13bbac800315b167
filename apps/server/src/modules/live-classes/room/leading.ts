import { readNow } from '#platform/db/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Logger } from '#platform/logger.ts';
import { checkOffer } from '#platform/media/check-offer.ts';
import type { MediaNodes } from '#platform/media/media-nodes.ts';
import type { Storage } from '#platform/storage.ts';
import { roomFolder } from '../domain/recording-file.ts';
import { roomKey, type WhichClass } from '../domain/seat.ts';
import { findRunning } from '../recordings/find-running.ts';
import { giveUpLead, type Lead, renewLeads, takeLead } from '../room-store.ts';
import { selectSeats } from '../seat-store.ts';
import { closeRoom, createRecords } from './records.ts';
import { createRoom, type Room } from './room.ts';
import type { RoomDeps } from './room-context.ts';

export interface LeadingDeps {
  db: Database;
  storage: Storage;
  media: MediaNodes;
  log: Logger;
  /** This process, by a name of its own. */
  process: string;
  send: RoomDeps['send'];
  dismiss: RoomDeps['dismiss'];
  /** A host has ended a class. */
  onEnd(): void;
}

interface Led {
  lead: Lead;
  room: Room;
  /** By this process's own watch: since when nobody is here. */
  emptySince: number | null;
}

export interface Leading {
  find(which: WhichClass): Room | null;
  /** Tries to lead the room. Null: another process does. */
  take(which: WhichClass): Promise<number | null>;
  /** Another process says that it leads: ours is over if it is the older one. */
  yieldTo(which: WhichClass, epoch: number): void;
  /** Renews all leases and looks at the timetable. */
  renew(): Promise<void>;
  /** Hands all rooms back; the answer says which. */
  stop(): Promise<WhichClass[]>;
}

/** A room that nobody is in is given up after this. */
const emptyMs = 60_000;

/** The rooms that this process leads. */
export function createLeading(deps: LeadingDeps): Leading {
  const { db, log, process: owner } = deps;
  const led = new Map<string, Led>();
  let isRenewing: Promise<void> | null = null;

  const drop = async (lead: Lead, how: 'ended' | 'handed-over') => {
    const found = led.get(roomKey(lead));
    // This process may lead it anew already: what was done for the old lead says nothing about the new one.
    if (found?.lead.epoch !== lead.epoch) return;
    led.delete(roomKey(lead));
    const { tenantId, liveClassId } = lead;
    await found.room
      .stop(how)
      .catch((err) => log.warn({ err, tenantId, liveClassId }, 'a room was not cleared up'));
  };

  const open = async (lead: Lead): Promise<Led> => {
    const which = { tenantId: lead.tenantId, liveClassId: lead.liveClassId };
    const [seats, recording] = await Promise.all([selectSeats(db, which), findRunning(db, which)]);
    const room = createRoom(
      {
        lead,
        records: createRecords(db, lead),
        media: deps.media.node(lead.node),
        folder: roomFolder(which),
        send: deps.send,
        dismiss: deps.dismiss,
        iceServers: (uid) => deps.media.iceServers(uid),
        pictureUrl: (key) => deps.storage.signedUrl(key),
        isGoodOffer: (sdp) => checkOffer(sdp) === 'ok',
        readClock: () => readNow(db),
        onEnd: deps.onEnd,
        onLost: () => void drop(lead, 'handed-over'),
        log,
      },
      { seats, recording },
    );
    return { lead, room, emptySince: null };
  };

  const isEmptyTooLong = (one: Led) => {
    if (one.room.count() > 0) one.emptySince = null;
    else one.emptySince ??= performance.now();
    return one.emptySince !== null && performance.now() - one.emptySince > emptyMs;
  };

  const look = async () => {
    if (led.size === 0) return;
    const before = [...led.values()];
    const mine = new Map(
      (
        await renewLeads(
          db,
          before.map(({ lead }) => lead),
          owner,
        )
      ).map((row) => [roomKey(row), row]),
    );
    for (const one of before) {
      const { lead, room } = one;
      const row = mine.get(roomKey(lead));
      // Nothing here waits for the media server: while it hangs, the leases of all other rooms would run out.
      if (row?.epoch !== lead.epoch) void drop(lead, 'handed-over');
      else if (row.isOver) {
        await closeRoom(db, lead);
        void drop(lead, 'ended');
      } else if (isEmptyTooLong(one)) {
        void drop(lead, 'handed-over');
        await giveUpLead(db, lead);
      } else room.look({ endsAt: row.endsAt });
    }
  };

  return {
    find: (which) => led.get(roomKey(which))?.room ?? null,
    async take(which) {
      const lead = await takeLead(db, which, { owner, nodes: deps.media.names });
      if (!lead) return null;
      led.set(roomKey(which), await open(lead));
      log.info({ ...which, epoch: lead.epoch, node: lead.node }, 'this process leads a room');
      return lead.epoch;
    },
    yieldTo(which, epoch) {
      const found = led.get(roomKey(which));
      if (found && found.lead.epoch < epoch) void drop(found.lead, 'handed-over');
    },
    renew() {
      isRenewing ??= look().finally(() => {
        isRenewing = null;
      });
      return isRenewing;
    },
    async stop() {
      const all = [...led.values()].map(({ lead }) => lead);
      for (const lead of all) {
        await drop(lead, 'handed-over');
        await giveUpLead(db, lead).catch((err) => log.warn({ err }, 'a room was not handed back'));
      }
      return all;
    },
  };
}
