import { type Command, hostCommands } from '@shala/meeting-protocol/commands.ts';
import { uidOf } from '../domain/seat.ts';
import type { StoredSeat } from '../seat-store.ts';
import { joinChat, writeLine } from './chat.ts';
import { type Entry, enter, leave } from './coming-and-going.ts';
import { hostCommand } from './hosting.ts';
import { linkMedia } from './media-link.ts';
import type { Member } from './member.ts';
import { closeSending, later, publish, setSelf, unpublish } from './publishing.ts';
import type { Recording, RoomContext, RoomDeps } from './room-context.ts';
import { changeSeat } from './seats.ts';
import { refuse, tellState } from './telling.ts';

export interface Room {
  enter(entry: Entry): Promise<void>;
  say(connectionId: string, uid: string, command: Command): void;
  leave(connectionId: string, uid: string): void;
  /** Of that process only these are still connected. The answer: which of them the room does not know. */
  roll(process: string, connectionIds: readonly string[]): string[];
  /** Once a second or so: what the timetable says, and whether the media node is back. */
  look(facts: { endsAt: Date }): void;
  /** Those here; none: nobody needs the room. */
  count(): number;
  /** Lets go of it. Ended: for everybody, and the room on the media server goes, too. */
  stop(how: 'ended' | 'handed-over'): Promise<void>;
}

/** What was there before, when another process led it. */
export interface Kept {
  seats: readonly StoredSeat[];
  recording: Recording | null;
}

/** What a host decides about somebody waits behind their own words: nobody may pile these up. */
const mostWaiting = 20;

export function createRoom(deps: RoomDeps, kept: Kept): Room {
  const { lead } = deps;
  const room: RoomContext = {
    deps,
    members: new Map(),
    standings: new Map(
      kept.seats.map(({ studentId, ...standing }) => [uidOf('student', studentId), standing]),
    ),
    mode: { isHostOnly: lead.isHostOnly, isChatOpen: lead.isChatOpen },
    recording: kept.recording,
    endsAt: lead.endsAt,
    media: null,
    isStopped: false,
    entering: new Set(),
  };
  const link = linkMedia(room);
  link.look();
  const find = (connectionId: string, uid: string) => {
    const member = room.members.get(uid);
    return member?.connectionId === connectionId ? member : null;
  };

  return {
    enter: (entry) => enter(room, entry),
    say(connectionId, uid, command) {
      const member = find(connectionId, uid);
      if (!member || room.isStopped || overtake(member, command)) return;
      if (member.waiting >= mostWaiting) return refuse(room, member, command.t, 'too_fast');
      member.waiting += 1;
      later(room, member, async () => {
        await obey(room, member, command);
        member.waiting -= 1;
      });
    },
    leave(connectionId, uid) {
      room.entering.delete(connectionId);
      const member = find(connectionId, uid);
      if (member) leave(room, member);
    },
    roll(process, connectionIds) {
      const here = new Set(connectionIds);
      for (const member of room.members.values()) {
        if (member.process !== process) continue;
        if (!here.delete(member.connectionId)) leave(room, member);
      }
      return [...here];
    },
    look({ endsAt }) {
      link.look();
      if (endsAt.getTime() === room.endsAt.getTime()) return;
      room.endsAt = endsAt;
      tellState(room);
    },
    count: () => room.members.size,
    async stop(how) {
      room.isStopped = true;
      link.stop();
      const members = [...room.members.values()];
      room.members.clear();
      for (const { pump } of members) pump?.close();
      if (how === 'ended') for (const member of members) deps.dismiss(member, 'ended');
      await Promise.all(
        members.flatMap(({ sending }) => [...sending.values()].map((one) => closeSending(room, one))),
      );
      await (how === 'ended' ? room.media?.destroy() : room.media?.close());
    },
  };
}

/** What carries a connection forward does not wait for what was said before. */
function overtake(member: Member, command: Command): boolean {
  if (command.t === 'answer') member.pump?.answer(command.serial, command.sdp);
  else if (command.t !== 'trickle') return false;
  else if (command.pc === 'watch') member.pump?.trickle(command.candidate);
  else {
    const sending = member.sending.get(command.pc);
    // A candidate that is lost costs a moment at most; the connection itself says when it is broken.
    void sending?.ready.then(() => sending.publisher?.trickle(command.candidate)).catch(() => undefined);
  }
  return true;
}

async function obey(room: RoomContext, member: Member, command: Command): Promise<void> {
  if (hostCommands.has(command.t) && member.seat.role !== 'host') {
    room.deps.log.warn({ uid: member.seat.uid, command: command.t }, 'a student spoke like a host');
    return refuse(room, member, command.t, 'not_a_host');
  }
  try {
    await (hostCommands.has(command.t) ? hostCommand : ownCommand)(room, member, command);
  } catch (err) {
    room.deps.log.error({ err, uid: member.seat.uid, command: command.t }, 'a command of a meeting failed');
    refuse(room, member, command.t, 'failed');
  }
}

async function ownCommand(room: RoomContext, member: Member, command: Command): Promise<void> {
  switch (command.t) {
    case 'chat-join':
      return joinChat(room, member);
    case 'chat':
      return writeLine(room, member, command);
    case 'hand':
      if (member.seat.role === 'host') return refuse(room, member, 'hand', 'not_allowed');
      return changeSeat(room, member, { isHandUp: command.isUp });
    case 'publish':
      return publish(room, member, command);
    case 'unpublish':
      return unpublish(room, member, command.what);
    case 'self':
      return setSelf(room, member, command);
    case 'watch-again':
      return member.pump?.again();
    case 'audio-only':
      member.isAudioOnly = command.isOn;
      return member.pump?.wish();
  }
}
