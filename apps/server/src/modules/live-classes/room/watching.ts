import type { WatchedStream } from '@shala/meeting-protocol/news.ts';
import type { OfferedStream } from '#platform/media/media-server.ts';
import { chooseWishes, type Sender } from '../domain/wishes.ts';
import type { Member, Sending } from './member.ts';
import { createPump } from './pump.ts';
import type { RoomContext } from './room-context.ts';
import { tell } from './telling.ts';

/** Somebody begins to watch, or begins anew after the media server was away. */
export function startWatching(room: RoomContext, member: Member): void {
  member.pump?.close();
  const { media } = room;
  if (!media) {
    member.pump = null;
    return;
  }
  member.pump = createPump({
    openWatcher: () => media.addWatcher(),
    wishes: () => chooseWishes(sendersOf(room), { uid: member.seat.uid, isAudioOnly: member.isAudioOnly }),
    offer: ({ serial, sdp, streams, isNew }) =>
      tell(room, member, {
        t: 'offer',
        serial,
        sdp,
        streams: streams.flatMap((stream) => toWatched(room, stream)),
        ...(isNew ? { isNew } : {}),
      }),
    onStarted: (feeds) => askKeyframes(room, feeds),
    onError: (err) => room.deps.log.warn({ err, uid: member.seat.uid }, 'watching failed'),
  });
  member.pump.wish();
}

/** Who sends what has changed. */
export function wishAll({ members }: RoomContext): void {
  for (const { pump } of members.values()) pump?.wish();
}

const sendersOf = ({ members }: RoomContext): Sender[] =>
  [...members.values()].map(({ seat, spokeAt, sending }) => ({
    uid: seat.uid,
    role: seat.role,
    spokeAt,
    feeds: [...sending.values()].map(({ feed, what, audio, video, tracks }) => ({
      feed,
      what,
      audio,
      video,
      tracks,
    })),
  }));

export function findSending(
  { members }: RoomContext,
  feed: string,
): { member: Member; sending: Sending } | null {
  for (const member of members.values()) {
    for (const sending of member.sending.values()) if (sending.feed === feed) return { member, sending };
  }
  return null;
}

/** A line whose feed has gone since stays in the offer, as one on which nothing comes. */
function toWatched(room: RoomContext, { mid, kind, feed, isActive }: OfferedStream): WatchedStream[] {
  const found = findSending(room, feed);
  const uid = found?.member.seat.uid ?? feed.split('~')[0] ?? '';
  return [{ mid, kind, uid, what: found?.sending.what ?? 'camera', isActive: isActive && found !== null }];
}

const keyframeMs = 300;
const asked = new WeakSet<Sending>();

/** Sixty who come at once need one whole picture, not sixty. */
function askKeyframes(room: RoomContext, feeds: readonly string[]): void {
  for (const feed of new Set(feeds)) {
    const sending = findSending(room, feed)?.sending;
    if (!sending?.video || asked.has(sending)) continue;
    asked.add(sending);
    setTimeout(() => {
      asked.delete(sending);
      sending.publisher
        ?.askKeyframe()
        .catch((err) => room.deps.log.debug({ err, feed }, 'no keyframe was asked for'));
    }, keyframeMs);
  }
}
