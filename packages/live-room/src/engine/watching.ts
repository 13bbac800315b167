import type { Command } from '@shala/meeting-protocol/commands.ts';
import type { News, WatchedStream } from '@shala/meeting-protocol/news.ts';
import type { Browser } from './browser.ts';
import { tellCandidates, watchHealth } from './health.ts';

type Offer = Extract<News, { t: 'offer' }>;
export type Picture = 'camera' | 'screen' | 'voice';

export interface WatchingOptions {
  browser: Browser;
  say(command: Command): boolean;
  getIceServers(): RTCIceServer[];
  onChange(): void;
}

const patienceMs = 10_000;

/** Everything of the others, over one connection. The server offers, and offers again when something changes. */
export class Watching {
  private readonly options: WatchingOptions;
  private connection: RTCPeerConnection | null = null;
  /** What is there plays on until the next offer, which begins a new connection. */
  private isStale = false;
  private queue: Promise<void> = Promise.resolve();
  /** Offers that came before a close are not taken after it. */
  private closes = 0;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private streams: readonly WatchedStream[] = [];
  private readonly shown = new Map<string, MediaStream>();

  constructor(options: WatchingOptions) {
    this.options = options;
  }

  /** Offers are taken one after the other, in the order in which they came. */
  take(offer: Offer): void {
    const { closes } = this;
    this.queue = this.queue
      .then(() => (closes === this.closes ? this.answer(offer) : undefined))
      .catch(() => this.watchAgain());
  }

  streamOf(uid: string, picture: Picture): MediaStream | null {
    return this.shown.get(`${uid}/${picture}`) ?? null;
  }

  streamAt(mid: string): WatchedStream | undefined {
    return this.streams.find((stream) => stream.mid === mid);
  }

  /** The next offer comes from somebody who knows nothing of this connection. */
  expectNew(): void {
    this.isStale = true;
  }

  close(): void {
    const { connection } = this;
    this.closes += 1;
    clearTimeout(this.patience);
    this.connection = null;
    this.isStale = false;
    connection?.close();
    this.streams = [];
    this.show();
  }

  async getStats(): Promise<RTCStatsReport | null> {
    return (await this.connection?.getStats()) ?? null;
  }

  private async answer(offer: Offer): Promise<void> {
    const connection = offer.isNew ? this.begin() : this.connection;
    // An offer for a connection that is given up already; a new one is on its way.
    if (connection === null || this.isStale) return;
    await connection.setRemoteDescription({ type: 'offer', sdp: offer.sdp });
    await connection.setLocalDescription();
    const sdp = connection.localDescription?.sdp;
    if (connection !== this.connection || sdp === undefined) return;
    this.options.say({ t: 'answer', serial: offer.serial, sdp });
    this.streams = offer.streams;
    this.show();
  }

  private begin(): RTCPeerConnection {
    this.connection?.close();
    this.isStale = false;
    const { browser, say, getIceServers } = this.options;
    const connection = browser.openConnection({ iceServers: getIceServers(), bundlePolicy: 'max-bundle' });
    this.connection = connection;
    tellCandidates(connection, (candidate) => {
      if (connection === this.connection) say({ t: 'trickle', pc: 'watch', candidate });
    });
    watchHealth(connection, () => {
      if (connection !== this.connection) return;
      if (this.isStale) this.close();
      else this.watchAgain();
    });
    return connection;
  }

  private watchAgain(): void {
    const { connection } = this;
    if (connection === null) return;
    this.isStale = true;
    this.options.say({ t: 'watch-again' });
    // Said too soon after something else, it may have been refused: a picture must not stand still for ever.
    clearTimeout(this.patience);
    this.patience = setTimeout(() => {
      if (connection === this.connection && this.isStale) this.watchAgain();
    }, patienceMs);
  }

  /** A stream object stays the same as long as its track does: a picture that plays is not started again. */
  private show(): void {
    const tracks = new Map<string, MediaStreamTrack>();
    for (const line of this.connection?.getTransceivers() ?? []) {
      const stream = line.mid === null ? undefined : this.streamAt(line.mid);
      if (stream?.isActive) tracks.set(keyOf(stream), line.receiver.track);
    }
    for (const key of this.shown.keys()) if (!tracks.has(key)) this.shown.delete(key);
    for (const [key, track] of tracks) {
      if (this.shown.get(key)?.getTracks()[0] !== track) this.shown.set(key, new MediaStream([track]));
    }
    this.options.onChange();
  }
}

/** A screen is sent without sound. */
const keyOf = ({ uid, what, kind }: WatchedStream): string => `${uid}/${kind === 'audio' ? 'voice' : what}`;
