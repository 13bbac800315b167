import type { News, Person, Refusal } from '@shala/meeting-protocol/news.ts';
import { mayShow, maySpeak } from '../domain/rights.ts';
import { type Member, nameFor } from './member.ts';
import { type RoomContext, standingOf, stateOf } from './room-context.ts';

export const tell = ({ deps }: RoomContext, member: Member, news: News): void => deps.send([member], news);

export function tellAll({ deps, members }: RoomContext, news: News): void {
  deps.send([...members.values()], news);
}

/** Hosts and students read different names, so they are told apart. */
export function tellEach(
  { deps, members }: RoomContext,
  newsFor: (reader: 'host' | 'student') => News,
  isFor: (member: Member) => boolean = () => true,
): void {
  for (const role of ['host', 'student'] as const) {
    const readers = [...members.values()].filter((member) => member.seat.role === role && isFor(member));
    if (readers.length > 0) deps.send(readers, newsFor(role));
  }
}

export const refuse = (room: RoomContext, member: Member, command: string, reason: Refusal): void =>
  tell(room, member, { t: 'refused', command, reason });

export function toPerson(room: RoomContext, member: Member, reader: 'host' | 'student'): Person {
  const { seat, sending } = member;
  const standing = standingOf(room, seat);
  const camera = sending.get('camera');
  return {
    uid: seat.uid,
    role: seat.role,
    name: nameFor(seat, reader),
    picture: member.pictureUrl,
    audio: camera?.audio ?? false,
    video: camera?.video ?? false,
    screen: sending.get('screen')?.video ?? false,
    handAt: standing.handAt?.toISOString() ?? null,
    maySpeak: maySpeak(seat, standing, room.mode),
    mayShow: mayShow(seat, standing, room.mode),
  };
}

export function tellPerson(room: RoomContext, member: Member): void {
  // Left while it was being done: said now, they would stand in everybody's list for ever.
  if (room.members.get(member.seat.uid) !== member) return;
  tellEach(room, (reader) => ({ t: 'person', person: toPerson(room, member, reader) }));
}

export const tellState = (room: RoomContext): void => tellAll(room, { t: 'state', state: stateOf(room) });
