import { newReference } from '#platform/random.ts';
import { mayPublish, maySend } from '../domain/rights.ts';
import type { Kind, Member, Sending, What } from './member.ts';
import { recordSending } from './recording.ts';
import { type RoomContext, standingOf } from './room-context.ts';
import { tellSpeakers } from './speaking.ts';
import { refuse, tell, tellPerson } from './telling.ts';
import { wishAll } from './watching.ts';

/** A teacher's face is worth more than a student's; a screen has to be read. */
const bitsPerSecond = { host: 700_000, student: 300_000, screen: 1_200_000 };

interface Offer {
  what: What;
  sdp: string;
  audio: boolean;
  video: boolean;
}

export async function publish(room: RoomContext, member: Member, offer: Offer): Promise<void> {
  const { seat } = member;
  const { what, sdp } = offer;
  const no = (reason: 'not_allowed' | 'offer_refused' | 'media_away' | 'failed') =>
    refuse(room, member, 'publish', reason);
  if (!mayPublish(seat, standingOf(room, seat), room.mode, what)) return no('not_allowed');
  if (!room.deps.isGoodOffer(sdp, what)) return no('offer_refused');
  const { media } = room;
  if (!media) return no('media_away');
  await unpublish(room, member, what, { isQuiet: true });

  // Until everything is in place nothing is handed on to anybody.
  const { promise, resolve } = Promise.withResolvers<void>();
  const feed = `${seat.uid}~${newReference()}`;
  const sending: Sending = {
    what,
    feed,
    publisher: null,
    tracks: [],
    audio: false,
    video: false,
    ready: promise,
  };
  member.sending.set(what, sending);
  const isCurrent = () => member.sending.get(what) === sending;
  try {
    const bits = what === 'screen' ? bitsPerSecond.screen : bitsPerSecond[seat.role];
    const publisher = await media.addPublisher(feed, { bitsPerSecond: bits });
    sending.publisher = publisher;
    publisher.onHangup(() => {
      if (isCurrent()) later(room, member, () => unpublish(room, member, what));
    });
    const answer = await publisher.offer(sdp);
    if (!isCurrent()) return void (await publisher.close());
    for (const kind of ['audio', 'video'] as const) await handOn(room, member, sending, kind, offer[kind]);
    tell(room, member, { t: 'published', what, sdp: answer });
  } catch (err) {
    room.deps.log.warn({ err, uid: seat.uid, what }, 'an offer was not taken');
    if (isCurrent()) await unpublish(room, member, what);
    // Given up meanwhile, when there was nothing to close yet.
    else await closeSending(room, sending);
    return no('failed');
  } finally {
    resolve();
  }
  await recordSending(room, member, sending);
  tellPerson(room, member);
  wishAll(room);
}

/** On only if the person has the right to it at this moment. */
async function handOn(room: RoomContext, member: Member, sending: Sending, kind: Kind, isWanted: boolean) {
  const isOn = isWanted && maySend(member.seat, standingOf(room, member.seat), room.mode, kind);
  await sending.publisher?.mute(kind, !isOn);
  sending[kind] = isOn;
  // A ring around somebody who was muted in the middle of a word would stay.
  if (kind === 'audio' && member.isTalking) tellSpeakers(room);
  if (isOn && kind === 'video') await sending.publisher?.askKeyframe();
}

export async function unpublish(
  room: RoomContext,
  member: Member,
  what: What,
  { isQuiet = false } = {},
): Promise<void> {
  const sending = member.sending.get(what);
  if (!sending) return;
  member.sending.delete(what);
  if (what === 'camera' && member.isTalking) {
    member.isTalking = false;
    tellSpeakers(room);
  }
  await closeSending(room, sending);
  if (isQuiet) return;
  tellPerson(room, member);
  wishAll(room);
}

export async function closeSending({ deps }: RoomContext, { publisher, feed }: Sending): Promise<void> {
  await publisher?.close().catch((err) => deps.log.debug({ err, feed }, 'a publisher was gone already'));
}

/** By the person's own hand. */
export async function setSelf(
  room: RoomContext,
  member: Member,
  { kind, isOn }: { kind: Kind; isOn: boolean },
): Promise<void> {
  const sending = member.sending.get('camera');
  if (!sending) return isOn ? refuse(room, member, 'self', 'not_allowed') : undefined;
  if (isOn && !maySend(member.seat, standingOf(room, member.seat), room.mode, kind))
    return refuse(room, member, 'self', 'not_allowed');
  await handOn(room, member, sending, kind, isOn);
  tellPerson(room, member);
  wishAll(room);
}

/** Off at the server, whatever the browser sends; the person is told, and may switch it on again if they still may. */
export async function muteMember(room: RoomContext, member: Member, kind: Kind): Promise<void> {
  const sending = member.sending.get('camera');
  if (!sending?.[kind]) return;
  await handOn(room, member, sending, kind, false);
  tell(room, member, { t: 'muted', kind });
  tellPerson(room, member);
  wishAll(room);
}

/** After rights have changed: what somebody may no longer send is cut off here, not at their browser. */
export async function enforceRights(room: RoomContext, member: Member): Promise<void> {
  const standing = standingOf(room, member.seat);
  for (const kind of ['audio', 'video'] as const) {
    if (!maySend(member.seat, standing, room.mode, kind)) await muteMember(room, member, kind);
  }
  if (!mayPublish(member.seat, standing, room.mode, 'camera')) await unpublish(room, member, 'camera');
}

/** After what the member said before. */
export function later(room: RoomContext, member: Member, work: () => Promise<void>): void {
  member.queue = member.queue
    .then(() => (room.isStopped || room.members.get(member.seat.uid) !== member ? undefined : work()))
    .catch((err) => room.deps.log.error({ err, uid: member.seat.uid }, 'work in a room failed'));
}
