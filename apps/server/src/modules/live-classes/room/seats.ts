import type { Member } from './member.ts';
import { type RoomContext, standingOf } from './room-context.ts';
import { tellPerson } from './telling.ts';

interface Change {
  isHandUp?: boolean;
  speak?: boolean;
  show?: boolean;
}

/** The hand and the rights of a student: kept first, then told. */
export async function changeSeat(room: RoomContext, member: Member, change: Change): Promise<void> {
  const { seat } = member;
  const saved = await room.deps.records.saveSeat({ studentId: seat.personId, ...change });
  if (!saved) return room.deps.onLost();
  // Only now: a host and the student may both have changed something meanwhile.
  const { speak, show, handAt, isRemoved } = standingOf(room, seat);
  room.standings.set(seat.uid, {
    speak: change.speak ?? speak,
    show: change.show ?? show,
    handAt: change.isHandUp === undefined ? handAt : saved.handAt,
    isRemoved,
  });
  tellPerson(room, member);
}
