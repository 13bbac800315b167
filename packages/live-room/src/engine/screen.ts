import type { Command } from '@shala/meeting-protocol/commands.ts';
import type { Browser } from './browser.ts';
import type { Standing } from './publishing.ts';
import { Sender } from './sender.ts';

export interface ScreenOptions {
  browser: Browser;
  say(command: Command): boolean;
  getStanding(): Standing;
  onChange(): void;
  /** The browser could not do it; nothing is shown. */
  onFailed(): void;
}

/** A host's screen, sent beside the camera. The browser asks which one, and its own bar may end it at any time. */
export class ScreenShare {
  private readonly options: ScreenOptions;
  private readonly sender: Sender;
  private track: MediaStreamTrack | null = null;
  private isAsking = false;
  private isOver = false;
  ownStream: MediaStream | null = null;

  constructor(options: ScreenOptions) {
    this.options = options;
    const { browser, say } = options;
    this.sender = new Sender({ browser, what: 'screen', say, onBroken: () => this.beginAnew() });
  }

  get isOn(): boolean {
    return this.track !== null;
  }

  async start(): Promise<void> {
    const media = this.options.browser.mediaDevices;
    if (this.isAsking || this.track !== null || media?.getDisplayMedia === undefined) return;
    this.isAsking = true;
    // Whoever closes the browser's question has changed their mind: nothing to complain about.
    const stream = await media
      .getDisplayMedia({ video: { frameRate: { ideal: 12, max: 15 } } })
      .catch(() => null);
    const track = stream?.getVideoTracks()[0];
    this.isAsking = false;
    if (stream === null || track === undefined) return;
    // The class was over before the question was answered.
    if (this.isOver) return track.stop();
    // Letters must stay sharp; a few pictures less a second do not matter.
    track.contentHint = 'detail';
    track.addEventListener('ended', () => this.stop());
    this.track = track;
    this.ownStream = stream;
    this.options.onChange();
    this.beginAnew();
  }

  stop(): void {
    if (this.track === null) return;
    this.track.stop();
    this.track = null;
    this.ownStream = null;
    this.sender.close();
    this.options.say({ t: 'unpublish', what: 'screen' });
    this.options.onChange();
  }

  /** The screen that is being shown goes on after a break, without another question. */
  beginAnew(): void {
    this.sender.forget();
    const { me, isMediaUp, iceServers } = this.options.getStanding();
    if (this.track === null || me === null || !isMediaUp) return;
    const setup = { iceServers, isQuietInSilence: false, audio: false, video: true };
    this.sender.open({ video: this.track }, setup).catch(() => {
      this.stop();
      this.options.onFailed();
    });
  }

  takeAnswer(sdp: string): void {
    this.sender.takeAnswer(sdp).catch(() => this.beginAnew());
  }

  takeRefusal(): void {
    this.sender.takeRefusal();
    this.stop();
  }

  suspend(): void {
    this.sender.forget();
  }

  getStats = () => this.sender.getStats();

  close(): void {
    this.isOver = true;
    this.track?.stop();
    this.track = null;
    this.ownStream = null;
    this.sender.forget();
  }
}
