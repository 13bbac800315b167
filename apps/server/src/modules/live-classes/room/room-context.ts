import type { CloseReason, News, RoomState } from '@shala/meeting-protocol/news.ts';
import type { Logger } from '#platform/logger.ts';
import type { MediaRoom, MediaServer } from '#platform/media/media-server.ts';
import type { StoredLine } from '../chat-store.ts';
import type { Seat } from '../domain/seat.ts';
import type { Lead } from '../room-store.ts';
import type { SeatChange } from '../seat-store.ts';
import type { Address, Member, Standing } from './member.ts';

/** What the room keeps, written by its leader only: a write answers null or false when the lead has changed. */
export interface RoomRecords {
  saveMode(mode: { isHostOnly: boolean; isChatOpen: boolean }): Promise<boolean>;
  saveSeat(seat: SeatChange): Promise<{ handAt: Date | null } | null>;
  isRemoved(studentId: number): Promise<boolean>;
  /** The same, written down as somebody's doing. */
  removeStudent(host: Seat, seat: SeatChange): Promise<boolean>;
  addLine(
    seat: Seat,
    key: string,
    text: string,
  ): Promise<{ id: number; at: Date; text: string; isNew: boolean; isHidden: boolean } | null>;
  listLines(): Promise<StoredLine[]>;
  hideLine(id: number): Promise<boolean>;
  beginRecording(host: Seat): Promise<Recording>;
  addTrack(
    recordingId: number,
    track: { what: 'host' | 'screen' | 'student'; studentId: number | null },
  ): Promise<string>;
  stopRecording(): Promise<void>;
  endClass(host: Seat): Promise<void>;
}

export interface Recording {
  recordingId: number;
  startedAt: Date;
}

export interface RoomDeps {
  lead: Lead;
  records: RoomRecords;
  media: MediaServer;
  /** Below the node's folder of recordings. */
  folder: string;
  send(to: readonly Address[], news: News): void;
  /** Says why, then the socket closes. */
  dismiss(to: Address, reason: CloseReason): void;
  iceServers(uid: string): { urls: string[]; username?: string; credential?: string }[];
  pictureUrl(key: string | null): Promise<string | null>;
  isGoodOffer(sdp: string, what: 'camera' | 'screen'): boolean;
  readClock(): Promise<Date>;
  /** The class was ended: no need to wait for the next look at the timetable. */
  onEnd(): void;
  /** The lead is another process's: this room is to be left. */
  onLost(): void;
  log: Logger;
}

export interface RoomContext {
  readonly deps: RoomDeps;
  /** By uid. */
  readonly members: Map<string, Member>;
  readonly standings: Map<string, Standing>;
  mode: { isHostOnly: boolean; isChatOpen: boolean };
  recording: Recording | null;
  endsAt: Date;
  /** Null while the media server is away. */
  media: MediaRoom | null;
  isStopped: boolean;
  /** Connections on their way in. */
  readonly entering: Set<string>;
}

export const stateOf = ({ mode, recording, endsAt }: RoomContext): RoomState => ({
  isHostOnly: mode.isHostOnly,
  isChatOpen: mode.isChatOpen,
  recordingSince: recording?.startedAt.toISOString() ?? null,
  endsAt: endsAt.toISOString(),
});

const nothing: Standing = { speak: false, show: false, handAt: null, isRemoved: false };
export const standingOf = ({ standings }: RoomContext, { uid }: Pick<Seat, 'uid'>): Standing =>
  standings.get(uid) ?? nothing;
