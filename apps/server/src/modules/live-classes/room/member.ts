import type { MediaTrack, Publisher } from '#platform/media/media-server.ts';
import type { Grants } from '../domain/rights.ts';
import type { Seat } from '../domain/seat.ts';
import type { Pump } from './pump.ts';

export type What = 'camera' | 'screen';
export type Kind = 'audio' | 'video';

/** One connection that somebody sends over. */
export interface Sending {
  readonly what: What;
  readonly feed: string;
  /** Null until the media server has made it. */
  publisher: Publisher | null;
  tracks: MediaTrack[];
  /** Handed on to others. */
  audio: boolean;
  video: boolean;
  /** Candidates wait for it. */
  ready: Promise<void>;
}

/** What outlives the connection of a person. */
export interface Standing extends Grants {
  handAt: Date | null;
  isRemoved: boolean;
}

/** Where somebody's socket is. */
export interface Address {
  readonly connectionId: string;
  /** The process whose door it came through. */
  readonly process: string;
}

/** Somebody who is here now. */
export interface Member extends Address {
  readonly seat: Seat;
  /** By the one clock: of two connections of one person the later one stays. */
  readonly openedAt: number;
  pictureUrl: string | null;
  hasChat: boolean;
  isAudioOnly: boolean;
  readonly sending: Map<What, Sending>;
  pump: Pump | null;
  /** When they were last heard, and whether they are now; by this process's own watch. */
  spokeAt: number;
  isTalking: boolean;
  lastLineAt: number;
  /** What they say is done one after another. */
  queue: Promise<void>;
  /** How many words of theirs wait there. */
  waiting: number;
}

export function newMember(
  entry: Address & Pick<Member, 'seat' | 'openedAt' | 'hasChat' | 'isAudioOnly'>,
): Member {
  return {
    connectionId: entry.connectionId,
    process: entry.process,
    seat: entry.seat,
    openedAt: entry.openedAt,
    hasChat: entry.hasChat,
    isAudioOnly: entry.isAudioOnly,
    pictureUrl: null,
    sending: new Map(),
    pump: null,
    spokeAt: 0,
    isTalking: false,
    lastLineAt: Number.NEGATIVE_INFINITY,
    queue: Promise.resolve(),
    waiting: 0,
  };
}

export const nameFor = (
  { fullName, shortName }: Pick<Seat, 'fullName' | 'shortName'>,
  reader: Seat['role'],
): string => (reader === 'host' ? fullName : shortName);
