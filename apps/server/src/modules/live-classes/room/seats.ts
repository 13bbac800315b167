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
  const standing = standingOf(room, seat);
  const next = {
    studentId: seat.personId,
    isHandUp: change.isHandUp ?? standing.handAt !== null,
    speak: change.speak ?? standing.speak,
    show: change.show ?? standing.show,
    isRemoved: standing.isRemoved,
  };
  const saved = await room.deps.records.saveSeat(next);
  if (!saved) return room.deps.onLost();
  room.standings.set(seat.uid, {
    speak: next.speak,
    show: next.show,
    isRemoved: next.isRemoved,
    handAt: saved.handAt,
  });
  tellPerson(room, member);
}
