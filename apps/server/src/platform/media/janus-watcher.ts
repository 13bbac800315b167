import { setTimeout as pause } from 'node:timers/promises';
import Janode, { type Jsep } from 'janode';
import type { ReceivedStream, VideoRoomHandle } from 'janode/plugins/videoroom';
import { codeOf, inTime, janusCodes } from './janus-call.ts';
import { toTrickle } from './janus-candidate.ts';
import type { Feed, JanusPlace } from './janus-place.ts';
import type { OfferedStream, Watcher, WatchWish } from './media-server.ts';

const mostTries = 20;
const retryMs = 100;

interface Watch {
  wish: WatchWish;
  feed: Feed;
}
type Watched = Map<string, Watch>;

export function openJanusWatcher(place: JanusPlace): Watcher {
  const { room, feeds, privateId } = place;
  const listeners = new Set<() => void>();
  let handle: VideoRoomHandle | null = null;
  let watched: Watched = new Map();
  let isAnswerDue = false;
  let isClosed = false;

  const isThere = ({ wish, feed }: Watch) => feeds.get(wish.feed) === feed;

  function possible(wishes: readonly WatchWish[], sending: ReadonlySet<string> | null): Watched {
    const found: Watched = new Map();
    for (const wish of wishes) {
      const feed = feeds.get(wish.feed);
      if (!feed?.tracks.some(({ mid }) => mid === wish.mid) || sending?.has(wish.feed) === false) continue;
      found.set(`${wish.feed}|${wish.mid}`, { wish: { feed: wish.feed, mid: wish.mid }, feed });
    }
    return found;
  }

  async function join(streams: WatchWish[]) {
    const joining = await place.attach();
    try {
      const to = { room: room.name, streams, private_id: privateId, pin: room.pin };
      const joined = await inTime(
        'join',
        joining.joinSubscriber({ ...to, autoupdate: false, use_msid: true }),
      );
      if (isClosed) {
        // Nobody waits for it any more, and nobody else knows of this place.
        await place.drop(joining);
        return null;
      }
      joining.on(Janode.EVENT.HANDLE_HANGUP, () => {
        for (const listener of listeners) listener();
      });
      handle = joining;
      return joined;
    } catch (error) {
      // A place where joining has failed cannot be used again.
      await place.drop(joining);
      throw error;
    }
  }

  /** One attempt; it fails as a whole when a feed among the wishes has gone a moment ago. */
  async function change(wanted: Watched): Promise<{ jsep?: Jsep; streams?: ReceivedStream[] } | null> {
    const before = new Map([...watched].filter(([, each]) => isThere(each)));
    const add = [...wanted].flatMap(([key, { wish }]) => (before.has(key) ? [] : [wish]));
    const remove = [...before].flatMap(([key, { wish }]) => (wanted.has(key) ? [] : [wish]));
    if (add.length === 0 && remove.length === 0) return null;
    if (handle === null) return add.length === 0 ? null : join(add);
    const subscribe = add.length === 0 ? {} : { subscribe: add };
    const unsubscribe = remove.length === 0 ? {} : { unsubscribe: remove };
    return inTime('update', handle.update({ ...subscribe, ...unsubscribe }));
  }

  async function listSending(): Promise<Set<string>> {
    const asked = place.observer.listParticipants({ room: room.name, secret: room.secret });
    const { participants } = await inTime('list', asked);
    return new Set(participants.flatMap(({ feed, publisher }) => (publisher ? [feed] : [])));
  }

  return {
    async watch(wishes) {
      if (isAnswerDue) throw new Error('the last offer has not been answered');
      let sending: Set<string> | null = null;
      for (let tries = 1; ; tries++) {
        const wanted = possible(wishes, sending);
        try {
          const changed = await change(wanted);
          watched = wanted;
          if (!changed?.jsep) return null;
          isAnswerDue = true;
          return { sdp: changed.jsep.sdp, streams: (changed.streams ?? []).flatMap(toOffered) };
        } catch (error) {
          if (codeOf(error) !== janusCodes.noSuchFeed || tries === mostTries) throw error;
          sending = await listSending();
          await pause(retryMs);
        }
      }
    },
    async answer(sdp) {
      if (!handle) throw new Error('nothing was offered');
      await inTime('start', handle.start({ jsep: { type: 'answer', sdp } }));
      isAnswerDue = false;
    },
    async trickle(candidate) {
      if (handle) await inTime('trickle', handle.trickle(toTrickle(candidate)));
    },
    onHangup: (listener) => void listeners.add(listener),
    async close() {
      isClosed = true;
      if (handle) await place.drop(handle);
    },
  };
}

/** A line whose sender has gone stays in the offer, without a name, until another one takes it over. */
const toOffered = ({ type, mid, active, feed_id, feed_mid }: ReceivedStream): OfferedStream[] =>
  type === 'data' || feed_id === undefined || feed_mid === undefined
    ? []
    : [{ mid, kind: type, feed: feed_id, feedMid: feed_mid, isActive: active }];
