/** What the server says on the meeting's socket. It is believed: browsers do not check it again. */

export interface Person {
  /** `student-12` or `host-3`; it says nothing about rights. */
  uid: string;
  role: 'host' | 'student';
  /** As the reader may see it: hosts read full names, students a first name and an initial. */
  name: string;
  picture: string | null;
  /** Sending now, and not muted. */
  audio: boolean;
  video: boolean;
  screen: boolean;
  handAt: string | null;
  maySpeak: boolean;
  mayShow: boolean;
}

export interface RoomState {
  isHostOnly: boolean;
  isChatOpen: boolean;
  /** Since when; null: nobody records. */
  recordingSince: string | null;
  /** Until when the class is planned, as it may be prolonged. */
  endsAt: string;
}

export interface ChatLine {
  id: number;
  uid: string;
  name: string;
  role: 'host' | 'student';
  text: string;
  at: string;
  /** The sender's own key: tells a line of mine that was on its way. */
  key: string;
}

/** A stream of the watching connection: whose, and which of theirs. */
export interface WatchedStream {
  mid: string;
  kind: 'audio' | 'video';
  uid: string;
  what: 'camera' | 'screen';
  isActive: boolean;
}

export type CloseReason =
  /** The same person came in elsewhere. */
  | 'replaced'
  /** The host has sent the person out. */
  | 'removed'
  | 'ended'
  /** Session over, blocked, or no right any more. */
  | 'unauthorized'
  /** Come back: another process goes on. */
  | 'restart';

export type Refusal =
  | 'not_allowed'
  | 'not_a_host'
  | 'offer_refused'
  | 'chat_closed'
  | 'unknown_person'
  | 'too_fast'
  | 'media_away'
  | 'not_recording_here'
  | 'failed';

export type News =
  | {
      t: 'welcome';
      me: string;
      people: Person[];
      state: RoomState;
      iceServers: { urls: string[]; username?: string; credential?: string }[];
      /** False while the media server is away: `media-back` follows. */
      isMediaUp: boolean;
      serverNow: string;
    }
  /** A person came, or something about them changed. */
  | { t: 'person'; person: Person }
  | { t: 'gone'; uid: string }
  | { t: 'state'; state: RoomState }
  /** Who is speaking now, the loudest or latest first. */
  | { t: 'speaking'; uids: string[] }
  | { t: 'published'; what: 'camera' | 'screen'; sdp: string }
  /** Take it, and `answer` with the same serial. New: it has nothing in common with the last one, begin with a fresh connection. */
  | { t: 'offer'; serial: number; sdp: string; streams: WatchedStream[]; isNew?: true }
  | { t: 'chat-lines'; lines: ChatLine[]; isWhole: boolean }
  | { t: 'chat-hidden'; id: number }
  /** The host has switched it off at the server: the button should say so. */
  | { t: 'muted'; kind: 'audio' | 'video' }
  | { t: 'media-lost' }
  | { t: 'media-back' }
  | { t: 'refused'; command: string; reason: Refusal }
  /** The answer to a `beat`: pings of the server never reach the page, so silence is known by this one. */
  | { t: 'beat' }
  /** The last word before the socket closes. */
  | { t: 'bye'; reason: CloseReason };

export const closeCodes: Record<CloseReason, number> = {
  replaced: 4001,
  removed: 4003,
  ended: 4004,
  unauthorized: 4005,
  restart: 4006,
};
/**
 * Every so often the browser sends a `beat`, and the server answers each: several without an answer are a lost
 * connection to the browser. The server itself pings: a hidden tab may beat once a minute, but pongs need no script.
 */
export const beatMs = 5_000;
export const silenceMs = 15_000;
