import type { Seat } from '../domain/seat.ts';
import { joinChat } from './chat.ts';
import { type Member, newMember } from './member.ts';
import { closeSending } from './publishing.ts';
import { type RoomContext, standingOf, stateOf } from './room-context.ts';
import { tell, tellAll, tellEach, toPerson } from './telling.ts';
import { startWatching, wishAll } from './watching.ts';

export type Entry = Pick<
  Member,
  'connectionId' | 'process' | 'seat' | 'openedAt' | 'hasChat' | 'isAudioOnly'
> & {
  /** Was here already, when another process led: their media is gone and has to begin anew. */
  isBack: boolean;
};

/** Lets somebody in whom the door has looked at. A second connection of the same person ends the first one. */
export async function enter(room: RoomContext, entry: Entry): Promise<void> {
  const { deps } = room;
  const { seat } = entry;
  const { connectionId } = entry;
  if (room.entering.has(connectionId) || room.members.get(seat.uid)?.connectionId === connectionId) return;
  room.entering.add(connectionId);
  const { pictureUrl, now, isReadmitted } = await prepare(room, seat).catch((error) => {
    // Not for ever on the way in: they ask again.
    room.entering.delete(connectionId);
    throw error;
  });
  // Gone again meanwhile.
  if (!room.entering.delete(connectionId) || room.isStopped) return;
  if (standingOf(room, seat).isRemoved && !isReadmitted) return deps.dismiss(entry, 'removed');
  room.standings.set(seat.uid, { ...standingOf(room, seat), isRemoved: false });
  const old = room.members.get(seat.uid);
  if (old) {
    if (old.openedAt > entry.openedAt) return deps.dismiss(entry, 'replaced');
    deps.dismiss(old, 'replaced');
    letGo(room, old);
  }
  const member = newMember(entry);
  member.pictureUrl = pictureUrl;
  room.members.set(seat.uid, member);
  tell(room, member, {
    t: 'welcome',
    me: seat.uid,
    people: [...room.members.values()].map((one) => toPerson(room, one, seat.role)),
    state: stateOf(room),
    iceServers: deps.iceServers(seat.uid),
    isMediaUp: room.media !== null,
    serverNow: now.toISOString(),
  });
  if (entry.isBack && room.media) tell(room, member, { t: 'media-back' });
  tellEach(
    room,
    (reader) => ({ t: 'person', person: toPerson(room, member, reader) }),
    (reader) => reader !== member,
  );
  startWatching(room, member);
  if (old) wishAll(room);
  // A new leader says again what was written: some of it may have been told by nobody.
  if (member.hasChat) await joinChat(room, member);
}

async function prepare(room: RoomContext, seat: Seat) {
  const { pictureUrl: sign, readClock, records } = room.deps;
  const [pictureUrl, now] = await Promise.all([sign(seat.picture), readClock()]);
  await signAnew(room);
  const isReadmitted = standingOf(room, seat).isRemoved && !(await records.isRemoved(seat.personId));
  return { pictureUrl, now, isReadmitted };
}

export function leave(room: RoomContext, member: Member): void {
  letGo(room, member);
  room.members.delete(member.seat.uid);
  tellAll(room, { t: 'gone', uid: member.seat.uid });
  wishAll(room);
}

/** What the connection had on the media server goes with it. */
function letGo(room: RoomContext, member: Member): void {
  member.pump?.close();
  member.pump = null;
  for (const sending of member.sending.values()) void closeSending(room, sending);
  member.sending.clear();
}

/** Addresses of pictures live for minutes, a class for an hour: whoever comes late gets fresh ones. */
async function signAnew({ members, deps }: RoomContext): Promise<void> {
  for (const member of members.values()) member.pictureUrl = await deps.pictureUrl(member.seat.picture);
}
