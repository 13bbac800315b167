/** What we use of janode, which ships without types. */

declare module 'janode' {
  import type { EventEmitter } from 'node:events';

  export interface Jsep {
    type: 'offer' | 'answer';
    sdp: string;
  }

  export interface Session extends EventEmitter {
    attach<Handle>(plugin: {
      id: string;
      Handle: abstract new (...given: never[]) => Handle;
    }): Promise<Handle>;
    destroy(): Promise<void>;
  }

  export interface Connection extends EventEmitter {
    create(keepAliveSeconds: number): Promise<Session>;
    close(): Promise<void>;
  }

  const Janode: {
    connect(to: {
      address: { url: string; apisecret: string };
      max_retries: number;
      ws_options: { origin: string; handshakeTimeout: number };
    }): Promise<Connection>;
    EVENT: Record<
      'CONNECTION_CLOSED' | 'CONNECTION_ERROR' | 'SESSION_DESTROYED' | 'HANDLE_HANGUP' | 'HANDLE_DETACHED',
      string
    >;
    Logger: { setLevel(level: 'none'): void };
  };
  // biome-ignore lint/style/noDefaultExport: it is what the library does
  export default Janode;
}

declare module 'janode/plugins/videoroom' {
  import type { EventEmitter } from 'node:events';
  import type { Jsep } from 'janode';

  export interface SentStream {
    type: 'audio' | 'video' | 'data';
    mid: string;
    disabled?: boolean;
  }

  export interface ReceivedStream {
    type: 'audio' | 'video' | 'data';
    mid: string;
    active: boolean;
    feed_id?: string;
    feed_mid?: string;
  }

  export interface FeedNews {
    feed: string;
    streams?: SentStream[];
  }

  export interface StreamWish {
    feed: string;
    mid: string;
  }

  export class VideoRoomHandle extends EventEmitter {
    create(room: Record<string, string | number | boolean>): Promise<unknown>;
    destroy(room: { room: string; secret: string }): Promise<unknown>;
    listParticipants(room: { room: string; secret: string }): Promise<{
      participants: { feed: string; publisher: boolean }[];
    }>;
    joinPublisher(as: { room: string; feed: string; pin: string; bitrate?: number }): Promise<{
      private_id: number;
      publishers: FeedNews[];
    }>;
    publish(what: { jsep: Jsep }): Promise<{ jsep?: Jsep; streams?: SentStream[] }>;
    unpublish(): Promise<unknown>;
    configure(what: {
      record?: boolean;
      filename?: string;
      streams?: { mid: string; keyframe: boolean }[];
    }): Promise<unknown>;
    joinSubscriber(to: {
      room: string;
      streams: StreamWish[];
      private_id: number;
      pin: string;
      autoupdate: boolean;
      use_msid: boolean;
    }): Promise<{ jsep?: Jsep; streams: ReceivedStream[] }>;
    update(change: { subscribe?: StreamWish[]; unsubscribe?: StreamWish[] }): Promise<{
      jsep?: Jsep;
      streams?: ReceivedStream[];
    }>;
    start(answer: { jsep: Jsep }): Promise<unknown>;
    message(body: Record<string, unknown>): Promise<unknown>;
    trickle(candidate: object | null): Promise<unknown>;
    detach(): Promise<void>;
  }

  const VideoRoom: {
    id: string;
    Handle: typeof VideoRoomHandle;
    EVENT: Record<
      | 'VIDEOROOM_PUB_LIST'
      | 'VIDEOROOM_UNPUBLISHED'
      | 'VIDEOROOM_LEAVING'
      | 'VIDEOROOM_KICKED'
      | 'VIDEOROOM_TALKING'
      | 'VIDEOROOM_DESTROYED',
      string
    >;
  };
  // biome-ignore lint/style/noDefaultExport: it is what the library does
  export default VideoRoom;
}
