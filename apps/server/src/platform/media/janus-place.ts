import type { SentStream, VideoRoomHandle } from 'janode/plugins/videoroom';
import type { MediaTrack } from './media-server.ts';

export interface JanusRoom {
  name: string;
  secret: string;
  pin: string;
  adminKey: string;
  /** Absolute, as the media server sees it. */
  folder: string;
}

/** A sender from its coming to its going. The same name that comes back is another feed: nobody watches it yet. */
export interface Feed {
  tracks: readonly MediaTrack[];
}

/** What a publisher and a watcher need of their room. */
export interface JanusPlace {
  attach(): Promise<VideoRoomHandle>;
  drop(handle: VideoRoomHandle): Promise<void>;
  observer: VideoRoomHandle;
  room: JanusRoom;
  feeds: ReadonlyMap<string, Feed>;
  privateId: number;
}

export const toTracks = (streams: readonly SentStream[] = []): MediaTrack[] =>
  streams.flatMap(({ type, mid, disabled }) => (type === 'data' || disabled ? [] : [{ mid, kind: type }]));
