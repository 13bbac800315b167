import type { Command } from '@shala/meeting-protocol/commands.ts';
import type { CloseReason, News } from '@shala/meeting-protocol/news.ts';
import { roomKey, type WhichClass } from '../domain/seat.ts';
import type { Entry } from './coming-and-going.ts';

/** Said to a room, by doors and by calls. Heard by its leader, and by every process with a door to it. */
export type ToRoom =
  | { k: 'enter'; entry: Entry }
  | { k: 'say'; connectionId: string; uid: string; command: Command }
  | { k: 'leave'; connectionId: string; uid: string }
  /** Who of this process is connected; said every few seconds, so that nobody stays for ever by a lost word. */
  | { k: 'roll'; process: string; connectionIds: string[] }
  /** From now on this process leads. */
  | { k: 'lead'; process: string; epoch: number }
  /** Nobody leads. */
  | { k: 'vacant' }
  /** The timetable has changed. */
  | { k: 'look' }
  | { k: 'drop'; uid: string };

/** Said by a room's leader to the sockets of one process. */
export type ToDoor =
  | { k: 'news'; connectionIds: string[]; news: News }
  | { k: 'bye'; connectionIds: string[]; reason: CloseReason }
  /** The leader does not know these: say again who they are. */
  | { k: 'who'; connectionIds: string[] };

export const roomTopic = (which: WhichClass): string => `meeting:room:${roomKey(which)}`;
export function readRoomTopic(topic: string): WhichClass | null {
  const [, tenantId, liveClassId] = /^meeting:room:(\d+):(\d+)$/.exec(topic) ?? [];
  return tenantId && liveClassId ? { tenantId: Number(tenantId), liveClassId: Number(liveClassId) } : null;
}

export const doorTopic = (process: string): string => `meeting:door:${process}`;
