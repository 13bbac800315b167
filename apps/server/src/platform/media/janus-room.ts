import { randomBytes } from 'node:crypto';
import Janode from 'janode';
import VideoRoom, { type FeedNews, type VideoRoomHandle } from 'janode/plugins/videoroom';
import { codeOf, inTime, janusCodes, letGo, MediaAway } from './janus-call.ts';
import type { JanusLink } from './janus-link.ts';
import { type Feed, type JanusPlace, type JanusRoom, toTracks } from './janus-place.ts';
import { openJanusPublisher } from './janus-publisher.ts';
import { openJanusWatcher } from './janus-watcher.ts';
import type { MediaRoom, RoomEvents } from './media-server.ts';

type Feeds = Map<string, Feed>;

const highestBitsPerSecond = 2_500_000;

export async function openJanusRoom(
  link: JanusLink,
  room: JanusRoom,
  events: RoomEvents,
): Promise<MediaRoom> {
  const feeds: Feeds = new Map();
  const held = new Set<VideoRoomHandle>();
  let isOver = false;
  const attach = async () => {
    // Another connection than the one that opened it would find a room in which nobody listens for us.
    if (isOver) throw new MediaAway(new Error('the room went with its connection'));
    const handle = await link.attach();
    held.add(handle);
    return handle;
  };
  const drop = async (handle: VideoRoomHandle) => {
    held.delete(handle);
    await letGo(handle);
  };
  const close = async () => {
    await Promise.all([...held].map(drop));
  };

  await link.whenUp();
  const observer = await attach();
  observer.once(Janode.EVENT.HANDLE_DETACHED, () => {
    isOver = true;
  });
  try {
    await createUnlessThere(observer, room);
    // Somebody who never sends hears what the others do.
    const feed = `~observer-${randomBytes(9).toString('base64url')}`;
    listen(observer, feeds, events);
    const joined = await inTime('join', observer.joinPublisher({ room: room.name, feed, pin: room.pin }));
    tell(joined.publishers, feeds, events);
    const place: JanusPlace = { attach, drop, observer, room, feeds, privateId: joined.private_id };
    return {
      addPublisher: (name, { bitsPerSecond }) => openJanusPublisher(place, name, bitsPerSecond),
      addWatcher: async () => openJanusWatcher(place),
      close,
      async destroy() {
        const { name, secret } = room;
        await inTime('destroy', observer.destroy({ room: name, secret })).catch(unlessAlready('noSuchRoom'));
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const unlessAlready = (state: keyof typeof janusCodes) => (error: unknown) => {
  if (codeOf(error) !== janusCodes[state]) throw error;
};

async function createUnlessThere(handle: VideoRoomHandle, room: JanusRoom): Promise<void> {
  const created = handle.create({
    room: room.name,
    secret: room.secret,
    pin: room.pin,
    admin_key: room.adminKey,
    is_private: true,
    require_pvtid: true,
    permanent: false,
    notify_joining: false,
    max_publishers: 500,
    audiocodec: 'opus',
    videocodec: 'vp8',
    bitrate: highestBitsPerSecond,
    bitrate_cap: true,
    fir_freq: 0,
    talking_events: true,
    // A tenth of a second of sound that is louder than a quiet room: in a longer window silence around a short word
    // outweighs it. Whoever shows it smooths it.
    talking_packets_threshold: 5,
    talking_level_threshold: 50,
    record: false,
    rec_dir: room.folder,
  });
  await inTime('create', created).catch(unlessAlready('roomExists'));
}

function tell(publishers: readonly FeedNews[], feeds: Feeds, events: RoomEvents) {
  for (const { feed, streams } of publishers) {
    const tracks = toTracks(streams);
    const known = feeds.get(feed);
    if (known) known.tracks = tracks;
    else feeds.set(feed, { tracks });
    events.onTracks(feed, tracks);
  }
}

function listen(observer: VideoRoomHandle, feeds: Feeds, events: RoomEvents): void {
  const forget = (feed: string) => {
    if (feeds.delete(feed)) events.onGone(feed);
  };
  const { EVENT } = VideoRoom;
  observer.on(EVENT.VIDEOROOM_PUB_LIST, (news: { publishers: FeedNews[] }) =>
    tell(news.publishers, feeds, events),
  );
  for (const end of [EVENT.VIDEOROOM_UNPUBLISHED, EVENT.VIDEOROOM_LEAVING, EVENT.VIDEOROOM_KICKED])
    observer.on(end, (news: { feed: string }) => forget(news.feed));
  observer.on(EVENT.VIDEOROOM_DESTROYED, () => [...feeds.keys()].forEach(forget));
  observer.on(EVENT.VIDEOROOM_TALKING, (news: { feed: string; talking: boolean }) =>
    events.onTalking(news.feed, news.talking),
  );
}
