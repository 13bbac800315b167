import type { MediaServer, Publisher, RoomEvents, WatchWish } from '../../src/platform/media/media-server.ts';

interface FakePublisher {
  feed: string;
  muted: { audio: boolean; video: boolean };
  files: (string | null)[];
  isClosed: boolean;
}

/** A media server on paper, for tests of those who use one: it remembers what was asked of it. */
export interface FakeMedia extends MediaServer {
  publishers: FakePublisher[];
  /** What each watcher was last asked to watch. */
  watched: WatchWish[][];
  destroyed: number;
  /** Goes away with everything, or comes back. */
  setUp(isUp: boolean): void;
  talk(feed: string, isTalking: boolean): void;
}

const bothTracks = [
  { mid: '0', kind: 'audio' as const },
  { mid: '1', kind: 'video' as const },
];

export function createFakeMedia(): FakeMedia {
  const listeners = new Set<(isUp: boolean) => void>();
  let events: RoomEvents | null = null;
  const publish = (feed: string): Publisher => {
    const own: FakePublisher = { feed, muted: { audio: false, video: false }, files: [], isClosed: false };
    server.publishers.push(own);
    return {
      feed,
      async offer() {
        events?.onTracks(feed, bothTracks);
        return `answer to ${feed}`;
      },
      trickle: async () => {},
      mute: async (kind, isMuted) => {
        own.muted[kind] = isMuted;
      },
      askKeyframe: async () => {},
      record: async (name) => void own.files.push(name),
      onHangup: () => {},
      close: async () => {
        own.isClosed = true;
        events?.onGone(feed);
      },
    };
  };
  const server: FakeMedia & { isUp: boolean } = {
    name: 'paper',
    isUp: true,
    publishers: [],
    watched: [],
    destroyed: 0,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async openRoom(_name, _folder, given) {
      events = given;
      return {
        addPublisher: async (feed) => publish(feed),
        async addWatcher() {
          const index = server.watched.push([]) - 1;
          return {
            async watch(wishes) {
              server.watched[index] = [...wishes];
              const streams = wishes.map(({ feed, mid }, place) => ({
                mid: String(place),
                kind: mid === '0' ? ('audio' as const) : ('video' as const),
                feed,
                feedMid: mid,
                isActive: true,
              }));
              return { sdp: `offer of ${wishes.length}`, streams };
            },
            answer: async () => {},
            trickle: async () => {},
            onHangup: () => {},
            close: async () => {},
          };
        },
        close: async () => {},
        async destroy() {
          server.destroyed += 1;
        },
      };
    },
    close: async () => {},
    setUp(isUp) {
      server.isUp = isUp;
      for (const listener of listeners) listener(isUp);
    },
    talk: (feed, isTalking) => events?.onTalking(feed, isTalking),
  };
  return server;
}
