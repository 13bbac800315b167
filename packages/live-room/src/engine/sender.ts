import type { Command } from '@shala/meeting-protocol/commands.ts';
import type { Browser } from './browser.ts';
import { type IceCandidate, tellCandidates, watchHealth } from './health.ts';
import { tuneSpeech } from './sdp.ts';

type Kind = 'audio' | 'video';
type What = 'camera' | 'screen';
/** Null: a line that stays empty for now. Left out: no line at all. */
export type SentTracks = Partial<Record<Kind, MediaStreamTrack | null>>;

export interface SenderOptions {
  browser: Browser;
  what: What;
  say(command: Command): boolean;
  onBroken(): void;
}

/** What is sent: VP8 and Opus, and nothing else is offered. */
const codecOf: Record<Kind, RegExp> = { audio: /^audio\/opus$/i, video: /^video\/(vp8|rtx)$/i };

/** A slow network needs seconds to connect; an answer that never came would need for ever. */
const patienceMs = 15_000;

/** One connection that only sends. Lines are offered once; tracks come and go in them without another offer. */
export class Sender {
  private readonly options: SenderOptions;
  private connection: RTCPeerConnection | null = null;
  private lines = new Map<Kind, RTCRtpTransceiver>();
  private isQuietInSilence = false;
  /** Answers carry no number: they come in the order of the offers, and only the last one counts. */
  private awaited = 0;
  /** Found before the server knew of the connection; without its answer they are of no use to anybody. */
  private candidates: (IceCandidate | null)[] = [];
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SenderOptions) {
    this.options = options;
  }

  get isOpen(): boolean {
    return this.connection !== null;
  }

  get isAwaiting(): boolean {
    return this.awaited > 0;
  }

  has(kind: Kind): boolean {
    return this.lines.has(kind);
  }

  async open(
    tracks: SentTracks,
    setup: { iceServers: RTCIceServer[]; isQuietInSilence: boolean; audio: boolean; video: boolean },
  ): Promise<void> {
    this.close();
    const { browser, what, say, onBroken } = this.options;
    const connection = browser.openConnection({ iceServers: setup.iceServers, bundlePolicy: 'max-bundle' });
    this.connection = connection;
    this.isQuietInSilence = setup.isQuietInSilence;
    for (const kind of ['audio', 'video'] as const) {
      const track = tracks[kind];
      if (track === undefined) continue;
      const line = connection.addTransceiver(track ?? kind, { direction: 'sendonly' });
      line.setCodecPreferences(browser.codecsOf(kind).filter((codec) => codecOf[kind].test(codec.mimeType)));
      this.lines.set(kind, line);
    }
    tellCandidates(connection, (candidate) => {
      if (connection !== this.connection) return;
      if (connection.signalingState === 'stable') say({ t: 'trickle', pc: what, candidate });
      else this.candidates.push(candidate);
    });
    watchHealth(connection, () => {
      if (connection === this.connection) onBroken();
    });
    await connection.setLocalDescription();
    const sdp = connection.localDescription?.sdp;
    if (connection !== this.connection || sdp === undefined) return;
    if (say({ t: 'publish', what, sdp, audio: setup.audio, video: setup.video }))
      this.expectAnswer(connection);
    else this.close();
  }

  private expectAnswer(connection: RTCPeerConnection): void {
    this.awaited += 1;
    this.patience = setTimeout(() => {
      if (connection.connectionState === 'connected') return;
      this.awaited = 0;
      this.options.onBroken();
    }, patienceMs);
  }

  async setTrack(kind: Kind, track: MediaStreamTrack | null): Promise<void> {
    const { connection } = this;
    const sender = this.lines.get(kind)?.sender;
    if (sender === undefined || sender.track === track) return;
    await sender.replaceTrack(track).catch((error: unknown) => {
      // Closed meanwhile: the next connection begins with the right track.
      if (connection === this.connection) throw error;
    });
  }

  async takeAnswer(sdp: string): Promise<void> {
    this.awaited = Math.max(0, this.awaited - 1);
    const { connection } = this;
    if (this.awaited > 0 || connection?.signalingState !== 'have-local-offer') return;
    await connection.setRemoteDescription({ type: 'answer', sdp: tuneSpeech(sdp, this.isQuietInSilence) });
    if (connection !== this.connection) return;
    for (const candidate of this.candidates.splice(0)) {
      this.options.say({ t: 'trickle', pc: this.options.what, candidate });
    }
  }

  async getStats(): Promise<RTCStatsReport | null> {
    return (await this.connection?.getStats()) ?? null;
  }

  /** The server said no to an offer. */
  takeRefusal(): void {
    this.awaited = Math.max(0, this.awaited - 1);
    if (this.awaited === 0) this.close();
  }

  /** Whoever was asked is gone, and so are the answers. */
  forget(): void {
    this.awaited = 0;
    this.close();
  }

  close(): void {
    clearTimeout(this.patience);
    const { connection } = this;
    this.connection = null;
    this.lines = new Map();
    this.candidates = [];
    connection?.close();
  }
}
