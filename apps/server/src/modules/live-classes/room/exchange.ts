import type { Command } from '@shala/meeting-protocol/commands.ts';
import type { CloseReason, News } from '@shala/meeting-protocol/news.ts';
import type { WhichClass } from '../domain/seat.ts';
import type { AttendanceKeeper } from './attendance-keeper.ts';
import type { Bus } from './bus.ts';
import type { Doors, Present, Visitor } from './doors.ts';
import type { Leading } from './leading.ts';
import type { Address } from './member.ts';
import { doorTopic, roomTopic, type ToDoor, type ToRoom } from './messages.ts';
import { createRolls } from './rolls.ts';

interface ExchangeDeps {
  process: string;
  bus: Bus;
  doors: Doors;
  leading: Leading;
  attendance: AttendanceKeeper;
  look(): void;
  report(what: string): (error: unknown) => void;
}

export type Exchange = ReturnType<typeof createExchange>;

/** Carries words between doors and rooms: within the process if both are here, over Redis if not. */
export function createExchange(deps: ExchangeDeps) {
  const { process, bus, doors, leading } = deps;
  const rolls = createRolls();

  const toDoor = (to: string, message: ToDoor) => {
    if (to === process) hearDoor(message);
    else bus.publish(doorTopic(to), message);
  };
  const toLeader = (which: WhichClass, message: ToRoom) => {
    if (leading.find(which)) hearRoom(which, message);
    else bus.publish(roomTopic(which), message);
  };
  const announce = ({ visitor, hasChat, isAudioOnly, isWelcome }: Present) => {
    const { id: connectionId, seat, openedAt } = visitor;
    // Gone again while this process was still looking for the room.
    if (!doors.get(connectionId)) return;
    const entry = { connectionId, process, seat, openedAt, hasChat, isAudioOnly, isBack: isWelcome };
    toLeader(seat, { k: 'enter', entry });
  };

  function hearDoor(message: ToDoor): void {
    for (const id of message.connectionIds) {
      const present = doors.get(id);
      if (!present) continue;
      if (message.k === 'who') announce(present);
      else if (message.k === 'bye') {
        // Here already: a line that is dead closes much later.
        deps.attendance.close(present.visitor);
        present.visitor.dismiss(message.reason);
      } else hand(present, message.news);
    }
  }
  const hand = (present: Present, news: News) => {
    if (news.t === 'welcome') {
      present.isWelcome = true;
      deps.attendance.open(present.visitor);
    }
    present.visitor.send(news);
  };

  /** What people had on the media server died with the old leader. */
  const meetNewLeader = (which: WhichClass) => {
    for (const present of doors.presentIn(which)) {
      if (present.isWelcome) present.visitor.send({ t: 'media-lost' });
      announce(present);
    }
  };

  function hearRoom(which: WhichClass, message: ToRoom): void {
    if (message.k === 'lead') {
      if (message.process === process) return;
      leading.yieldTo(which, message.epoch);
      // A word that comes late, of one that has lost it to us.
      if (!leading.find(which)) meetNewLeader(which);
    } else if (message.k === 'vacant' || message.k === 'look') deps.look();
    else if (message.k === 'drop') {
      const found = doors.presentIn(which).filter(({ visitor }) => visitor.seat.uid === message.uid);
      for (const { visitor } of found) visitor.dismiss('ended');
    } else hearAsLeader(which, message);
  }

  function hearAsLeader(which: WhichClass, message: ToRoom): void {
    const room = leading.find(which);
    if (!room) return;
    if (message.k === 'enter') {
      if (message.entry.process !== process) rolls.heard(which, message.entry.process);
      const { entry } = message;
      room.enter(entry).catch((error) => {
        deps.report('somebody was not let in')(error);
        // Nobody asks for them again here: they have to come back.
        toDoor(entry.process, { k: 'bye', connectionIds: [entry.connectionId], reason: 'restart' });
      });
    } else if (message.k === 'say') room.say(message.connectionId, message.uid, message.command);
    else if (message.k === 'leave') room.leave(message.connectionId, message.uid);
    else if (message.k === 'roll') {
      rolls.heard(which, message.process);
      const unknown = room.roll(message.process, message.connectionIds);
      if (unknown.length > 0) toDoor(message.process, { k: 'who', connectionIds: unknown });
    }
  }

  return {
    hearDoor,
    hearRoom,
    announce,
    meetNewLeader,
    send(to: readonly Address[], news: News) {
      for (const [door, members] of Map.groupBy(to, (address) => address.process)) {
        toDoor(door, { k: 'news', connectionIds: members.map(({ connectionId }) => connectionId), news });
      }
    },
    dismiss: ({ process: to, connectionId }: Address, reason: CloseReason) =>
      toDoor(to, { k: 'bye', connectionIds: [connectionId], reason }),
    say({ id, seat }: Visitor, command: Command) {
      const present = doors.get(id);
      if (!present) return;
      if (command.t === 'audio-only') present.isAudioOnly = command.isOn;
      if (command.t === 'chat-join') present.hasChat = true;
      toLeader(seat, { k: 'say', connectionId: id, uid: seat.uid, command });
    },
    leave: ({ id, seat }: Visitor) => toLeader(seat, { k: 'leave', connectionId: id, uid: seat.uid }),
    callTheRoll() {
      for (const which of doors.rooms()) {
        if (leading.find(which)) continue;
        const connectionIds = doors.presentIn(which).map(({ visitor }) => visitor.id);
        bus.publish(roomTopic(which), { k: 'roll', process, connectionIds });
      }
    },
    forgetSilent() {
      for (const { which, from } of rolls.takeSilent()) leading.find(which)?.roll(from, []);
    },
  };
}
