/** A media server that forwards pictures and sound between people, seen without its own words. */

export interface MediaTrack {
  /** Its place in the publisher's offer. */
  mid: string;
  kind: 'audio' | 'video';
}

export interface WatchWish {
  feed: string;
  mid: string;
}

/** One line of the offer to a watcher. */
export interface OfferedStream {
  mid: string;
  kind: 'audio' | 'video';
  feed: string;
  feedMid: string;
  isActive: boolean;
}

export type IceCandidate = {
  candidate: string;
  sdpMid?: string | null | undefined;
  sdpMLineIndex?: number | null | undefined;
  usernameFragment?: string | null | undefined;
};

export interface RoomEvents {
  /** The feed sends these tracks now; also when they change. */
  onTracks(feed: string, tracks: MediaTrack[]): void;
  onGone(feed: string): void;
  /** Comes and goes with every pause between words. */
  onTalking(feed: string, isTalking: boolean): void;
}

export interface Publisher {
  readonly feed: string;
  /** Takes an offer, answers it. A second one, from a new connection of the browser, begins the same feed anew. */
  offer(sdp: string): Promise<string>;
  /** Null: that was the last one. */
  trickle(candidate: IceCandidate | null): Promise<void>;
  /** At the server: whatever the browser sends is not handed on. */
  mute(kind: 'audio' | 'video', isMuted: boolean): Promise<void>;
  /** A whole picture soon: after unmuting, and for those who have just come. */
  askKeyframe(): Promise<void>;
  /**
   * Begins a file of that name (per kind of track) in the room's folder or, with null, ends it. A second offer ends
   * it, too: what is sent then wants a name of its own.
   */
  record(fileName: string | null): Promise<void>;
  /** The connection to the browser broke at the media server's side. */
  onHangup(listener: () => void): void;
  close(): Promise<void>;
}

/** Everything that one person watches goes over one connection. */
export interface Watcher {
  /**
   * Watches exactly these from now on. Null: nothing changes. Otherwise an offer, which must be answered before the
   * next wish; a feed that has just gone is left out.
   */
  watch(wishes: readonly WatchWish[]): Promise<{ sdp: string; streams: OfferedStream[] } | null>;
  answer(sdp: string): Promise<void>;
  trickle(candidate: IceCandidate | null): Promise<void>;
  onHangup(listener: () => void): void;
  close(): Promise<void>;
}

export interface MediaRoom {
  /** A feed is one sender: its name is new for every connection. */
  addPublisher(feed: string, options: { bitsPerSecond: number }): Promise<Publisher>;
  addWatcher(): Promise<Watcher>;
  /** Lets go of what this process has opened in it; others go on. */
  close(): Promise<void>;
  /** Lets go of everything, for everybody. */
  destroy(): Promise<void>;
}

/** One node. It comes and goes; whatever was opened on it is gone with it. */
export interface MediaServer {
  readonly name: string;
  readonly isUp: boolean;
  onChange(listener: (isUp: boolean) => void): () => void;
  /**
   * Also a room that another process has opened before: its feeds are told at once. Folder: where files are recorded,
   * below the node's recordings folder.
   */
  openRoom(name: string, folder: string, events: RoomEvents): Promise<MediaRoom>;
  close(): Promise<void>;
}
