import type { News, Person, RoomState } from '@shala/meeting-protocol/news.ts';
import { vi } from 'vitest';
import type { MeetingOptions } from '../../meeting.ts';
import type { Browser } from '../browser.ts';
import { createMeeting } from '../create-meeting.ts';
import { browserCodecs, FakeConnection } from './fake-connection.ts';
import { FakeDevices, FakeStream } from './fake-media.ts';
import { FakeSocket } from './fake-socket.ts';

export function person(uid: string, changes: Partial<Person> = {}): Person {
  const role = uid.startsWith('host') ? 'host' : 'student';
  return {
    uid,
    role,
    name: uid,
    picture: null,
    audio: false,
    video: false,
    screen: false,
    handAt: null,
    maySpeak: role === 'host',
    mayShow: role === 'host',
    ...changes,
  };
}

const state: RoomState = {
  isHostOnly: false,
  isChatOpen: true,
  recordingSince: null,
  endsAt: '2026-11-15T12:00:00Z',
};

/** Lets everything happen that needs no time. */
export const settle = () => vi.advanceTimersByTimeAsync(0);
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A meeting in a browser of our own. `me` may do what the welcome says. */
export function openMeeting(
  me: Person,
  { start = {}, join }: { start?: Partial<MeetingOptions['start']>; join?: MeetingOptions['join'] } = {},
) {
  vi.stubGlobal('MediaStream', FakeStream);
  const sockets: FakeSocket[] = [];
  const connections: FakeConnection[] = [];
  const devices = new FakeDevices();
  const network = new EventTarget();
  let joins = 0;
  const browser: Browser = {
    openSocket(url) {
      sockets.push(new FakeSocket(url));
      return sockets.at(-1) as unknown as WebSocket;
    },
    openConnection(configuration) {
      connections.push(new FakeConnection(configuration));
      return connections.at(-1) as unknown as RTCPeerConnection;
    },
    codecsOf: (kind) => browserCodecs[kind].map((mimeType) => ({ mimeType, clockRate: 1 })),
    mediaDevices: devices as unknown as MediaDevices,
    network,
    random: () => 0.5,
  };
  const meeting = createMeeting(
    {
      join:
        join ??
        (async () => {
          joins += 1;
          return { token: `token-${joins}`, chatToken: `chat-${joins}` };
        }),
      socketUrl: 'wss://school.test/meeting',
      start: { isMuted: true, isVideoOn: false, microphone: null, camera: null, ...start },
    },
    browser,
  );
  const socket = () => {
    const last = sockets.at(-1);
    if (last === undefined) throw new Error('no socket was opened');
    return last;
  };
  const welcome = async (changes: Partial<Extract<News, { t: 'welcome' }>> = {}) => {
    await settle();
    socket().tell({
      t: 'welcome',
      me: me.uid,
      people: [me],
      state,
      iceServers: [{ urls: ['turn:turn.test'], username: 'u', credential: 'c' }],
      isMediaUp: true,
      serverNow: new Date().toISOString(),
      ...changes,
    });
    await settle();
  };
  const live = () => connections.filter((connection) => !connection.isClosed);
  return {
    meeting,
    sockets,
    socket,
    connections,
    live,
    devices,
    network,
    welcome,
    view: () => meeting.getView(),
  };
}
