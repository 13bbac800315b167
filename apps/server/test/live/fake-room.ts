import type { Command } from '@shala/meeting-protocol/commands.ts';
import type { News } from '@shala/meeting-protocol/news.ts';
import { type Seat, uidOf } from '../../src/modules/live-classes/domain/seat.ts';
import { createRoom, type Kept, type Room } from '../../src/modules/live-classes/room/room.ts';
import type { RoomDeps, RoomRecords } from '../../src/modules/live-classes/room/room-context.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { createFakeMedia, type FakeMedia } from './fake-media.ts';

export interface FakeRoom {
  room: Room;
  media: FakeMedia;
  /** What the room has kept, by name of the write. */
  kept: [string, ...unknown[]][];
  enter(
    role: Seat['role'],
    id: number,
    more?: { connectionId?: string; openedAt?: number },
  ): Promise<FakePerson>;
  /** Everything that was said has been done. */
  settle(): Promise<void>;
}

export interface FakePerson {
  uid: string;
  heard: News[];
  byes: string[];
  say(command: Command): Promise<void>;
  /** The last news of this kind. */
  last<T extends News['t']>(t: T): Extract<News, { t: T }> | undefined;
  refusals(): string[];
}

const at = new Date('2026-11-15T10:00:00Z');
const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

/** A room on a media server of paper, with records that remember what was written. */
export function openFakeRoom(given: Partial<RoomDeps['lead']> = {}, before: Partial<Kept> = {}): FakeRoom {
  const kept: FakeRoom['kept'] = [];
  const people = new Map<string, FakePerson>();
  const media = createFakeMedia();
  const records = rememberingRecords(kept);
  const room = createRoom(
    {
      lead: {
        tenantId: 1,
        liveClassId: 2,
        node: 'paper',
        epoch: 1,
        isHostOnly: true,
        isChatOpen: true,
        endsAt: at,
        openedAt: at,
        ...given,
      },
      records,
      media,
      folder: 'f',
      send: (to, news) => {
        for (const { connectionId } of to) people.get(connectionId)?.heard.push(news);
      },
      dismiss: ({ connectionId }, reason) => void people.get(connectionId)?.byes.push(reason),
      iceServers: () => [],
      pictureUrl: async () => null,
      isGoodOffer: (sdp) => sdp !== 'bad',
      readClock: async () => at,
      onEnd: () => {},
      onLost: () => {},
      log: createLogger('silent'),
    },
    { seats: [], recording: null, ...before },
  );

  return {
    room,
    media,
    kept,
    settle,
    async enter(role, id, { connectionId = `${role}-${id}-a`, openedAt = 0 } = {}) {
      const uid = uidOf(role, id);
      const seat: Seat = {
        tenantId: 1,
        liveClassId: 2,
        sessionId: 's',
        uid,
        role,
        personId: id,
        fullName: `Sana Khan ${id}`,
        shortName: `Sana K. ${id}`,
        picture: null,
      };
      const heard: News[] = [];
      const person: FakePerson = {
        uid,
        heard,
        byes: [],
        async say(command) {
          room.say(connectionId, uid, command);
          await settle();
        },
        last: (t) => heard.findLast((news) => news.t === t) as never,
        refusals: () =>
          heard.flatMap((news) => (news.t === 'refused' ? [`${news.command}: ${news.reason}`] : [])),
      };
      people.set(connectionId, person);
      await settle();
      const entry = { connectionId, process: 'p', seat, openedAt, hasChat: true, isAudioOnly: false };
      await room.enter({ ...entry, isBack: false });
      return person;
    },
  };
}

function rememberingRecords(kept: FakeRoom['kept']): RoomRecords {
  let lines = 0;
  return {
    saveMode: async (mode) => kept.push(['saveMode', mode]) > 0,
    saveSeat: async (seat) => {
      kept.push(['saveSeat', seat]);
      return { handAt: seat.isHandUp ? at : null };
    },
    isRemoved: async () => true,
    removeStudent: async (_host, seat) => kept.push(['removeStudent', seat]) > 0,
    addLine: async ({ uid }, key, text) => {
      kept.push(['addLine', uid, key, text]);
      lines += 1;
      return { id: lines, at, text, isNew: true, isHidden: false };
    },
    listLines: async () => [],
    hideLine: async (id) => kept.push(['hideLine', id]) > 0,
    beginRecording: async () => {
      kept.push(['beginRecording']);
      return { recordingId: 7, startedAt: at };
    },
    addTrack: async (_id, { what, studentId }) => {
      kept.push(['addTrack', what, studentId]);
      return `file-${kept.length}`;
    },
    stopRecording: async () => void kept.push(['stopRecording']),
    endClass: async () => void kept.push(['endClass']),
  };
}
