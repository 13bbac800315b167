import type { MediaServer } from './media-server.ts';
import type { IceServer } from './turn-credentials.ts';

/** The media servers of this installation. A room lives on one of them. */
export interface MediaNodes {
  /** None: classes can be held elsewhere only. */
  readonly names: readonly string[];
  /** Begins to connect when it is first asked for. */
  node(name: string): MediaServer;
  /** Where the node's recordings are found, and where it is told to put them. */
  recordingsFolder(name: string): string;
  iceServers(uid: string): IceServer[];
  close(): Promise<void>;
}
