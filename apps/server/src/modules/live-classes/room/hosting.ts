import type { Command } from '@shala/meeting-protocol/commands.ts';
import { mayBeSentOut } from '../domain/rights.ts';
import { hideLine } from './chat.ts';
import { leave } from './coming-and-going.ts';
import type { Member } from './member.ts';
import { enforceRights, later, muteMember } from './publishing.ts';
import { setRecording } from './recording.ts';
import type { RoomContext } from './room-context.ts';
import { changeSeat } from './seats.ts';
import { refuse, tellPerson, tellState } from './telling.ts';

/** What only hosts may say. The room has looked at the role already. */
export async function hostCommand(room: RoomContext, host: Member, command: Command): Promise<void> {
  switch (command.t) {
    case 'host-only':
      return setMode(room, { isHostOnly: command.isOn });
    case 'chat-open':
      return setMode(room, { isChatOpen: command.isOpen });
    case 'record':
      return setRecording(room, host, command.isOn);
    case 'hide-message':
      return hideLine(room, host, command.id);
    case 'end':
      await room.deps.records.endClass(host.seat);
      return room.deps.onEnd();
    case 'allow':
    case 'mute':
    case 'lower-hand':
    case 'remove':
      return aboutSomebody(room, host, command);
  }
}

async function aboutSomebody(
  room: RoomContext,
  host: Member,
  command: Extract<Command, { uid: string }>,
): Promise<void> {
  const other = room.members.get(command.uid);
  if (!other) return refuse(room, host, command.t, 'unknown_person');
  if (command.t === 'mute') return later(room, other, () => muteMember(room, other, command.kind));
  // Rights and hands are students': a host has them all and needs none.
  if (!mayBeSentOut(other.seat)) return refuse(room, host, command.t, 'not_allowed');
  if (command.t === 'remove') return sendOut(room, host, other);
  if (command.t === 'lower-hand') return changeSeat(room, other, { isHandUp: false });
  const { speak, show } = command;
  await changeSeat(room, other, speak || show ? { speak, show, isHandUp: false } : { speak, show });
  later(room, other, () => enforceRights(room, other));
}

async function setMode(room: RoomContext, change: Partial<RoomContext['mode']>): Promise<void> {
  const mode = { ...room.mode, ...change };
  if (!(await room.deps.records.saveMode(mode))) return room.deps.onLost();
  const wasHostOnly = room.mode.isHostOnly;
  room.mode = mode;
  tellState(room);
  if (wasHostOnly === mode.isHostOnly) return;
  for (const member of room.members.values()) {
    if (member.seat.role === 'host') continue;
    tellPerson(room, member);
    later(room, member, () => enforceRights(room, member));
  }
}

async function sendOut(room: RoomContext, host: Member, student: Member): Promise<void> {
  const { uid, personId: studentId } = student.seat;
  const out = { studentId, isHandUp: false, speak: false, show: false, isRemoved: true } as const;
  if (!(await room.deps.records.removeStudent(host.seat, out))) return room.deps.onLost();
  room.standings.set(uid, { speak: false, show: false, handAt: null, isRemoved: true });
  // They may have come back by another connection meanwhile.
  const here = room.members.get(uid);
  if (!here) return;
  room.deps.dismiss(here, 'removed');
  // At once: a browser that does not close its socket would go on hearing and sending.
  leave(room, here);
}
