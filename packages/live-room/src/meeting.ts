import type { ChatLine, CloseReason, Person, Refusal, RoomState } from '@shala/meeting-protocol/news.ts';

/** A line of mine is shown before the server has it; until then its id is below zero. */
export interface RoomChatLine extends ChatLine {
  isOnItsWay?: true;
}

/** What a room's screen needs to know, as one value that is replaced when anything changes. */
export interface MeetingView {
  /** loading: until welcomed, and again while coming back. */
  phase: 'loading' | 'joined' | 'over';
  /** Why it is over; null otherwise. */
  over: CloseReason | 'left' | 'join_failed' | null;
  /** The connection broke, and the meeting is on its way back. */
  isReconnecting: boolean;
  me: Person | null;
  /** Everybody else: hosts first, then as they came. */
  others: readonly Person[];
  state: RoomState | null;
  /** Uids, the latest first. */
  speaking: readonly string[];
  /** Whom the small tiles show: the last speakers and those with a camera on, never everybody. */
  tiles: readonly string[];
  chat: { lines: readonly RoomChatLine[]; unread: number };
  /** My own devices. */
  own: {
    isMuted: boolean;
    isVideoOn: boolean;
    isSharing: boolean;
    hasCamera: boolean;
    hasMicrophone: boolean;
    /** The browser refused, or nothing is plugged in. */
    deviceFault: 'refused' | 'missing' | 'busy' | null;
    isHandUp: boolean;
  };
  /** How far the server's clock is ahead of this device's. */
  serverAheadMs: number;
  quality: 'good' | 'fair' | 'poor' | 'unknown';
  isAudioOnly: boolean;
  /** The media server is away; talk by chat goes on. */
  isMediaUp: boolean;
  /** The last thing the server has refused, to be told once. */
  refusal: { command: string; reason: Refusal; serial: number } | null;
  /** The host has muted me: told once. */
  mutedByHost: { kind: 'audio' | 'video'; serial: number } | null;
}

export interface Devices {
  microphones: readonly { id: string; name: string }[];
  cameras: readonly { id: string; name: string }[];
  speakers: readonly { id: string; name: string }[];
  chosen: { microphone: string | null; camera: string | null; speaker: string | null };
}

/** What a screen may ask of the meeting. Nothing here throws: what goes wrong shows in the view. */
export interface Meeting {
  getView(): MeetingView;
  subscribe(listener: () => void): () => void;
  /** The media of somebody's camera, screen or voice; null while there is none. */
  streamOf(uid: string, what: 'camera' | 'screen' | 'voice'): MediaStream | null;
  setMuted(isMuted: boolean): void;
  setVideo(isOn: boolean): void;
  setSharing(isOn: boolean): void;
  setHand(isUp: boolean): void;
  setAudioOnly(isOn: boolean): void;
  sendChat(text: string): void;
  markChatRead(): void;
  getDevices(): Devices;
  chooseDevice(kind: 'microphone' | 'camera' | 'speaker', id: string): void;
  leave(): void;
  /** Hosts only; the server refuses everybody else. */
  host: {
    setHostOnly(isOn: boolean): void;
    allow(uid: string, rights: { speak: boolean; show: boolean }): void;
    mute(uid: string, kind: 'audio' | 'video'): void;
    lowerHand(uid: string): void;
    remove(uid: string): void;
    setChatOpen(isOpen: boolean): void;
    hideMessage(id: number): void;
    setRecording(isOn: boolean): void;
    end(): void;
  };
}

/** What the join call gives; asked for again each time the meeting comes back. */
export interface JoinPass {
  token: string;
  chatToken: string;
}

export interface MeetingOptions {
  /**
   * Rejects when the server says no: then the meeting is over with `join_failed`. On the way back only an ApiError
   * with a 4xx ends it, everything else is tried again.
   */
  join(): Promise<JoinPass>;
  /** wss://host/meeting */
  socketUrl: string;
  /** As chosen in the preview. Both off unless the person switched them on. */
  start: { isMuted: boolean; isVideoOn: boolean; microphone: string | null; camera: string | null };
}
