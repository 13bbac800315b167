import type { Command } from '@shala/meeting-protocol/commands.ts';
import type { Person } from '@shala/meeting-protocol/news.ts';
import type { Browser } from './browser.ts';
import type { DeviceFault, OwnDevices } from './devices.ts';
import { Sender, type SentTracks } from './sender.ts';

type Kind = 'audio' | 'video';
const kinds: readonly Kind[] = ['audio', 'video'];

export interface Standing {
  /** Null while the line is down. */
  me: Person | null;
  isMediaUp: boolean;
  iceServers: RTCIceServer[];
}

export interface PublishingOptions {
  browser: Browser;
  devices: OwnDevices;
  start: Record<Kind, boolean>;
  say(command: Command): boolean;
  getStanding(): Standing;
  onChange(): void;
  /** The browser could not do it; everything is off again. */
  onFailed(): void;
}

const wishesOf: Record<Kind, Record<Person['role'], MediaTrackConstraints>> = {
  audio: {
    host: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    student: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  },
  video: {
    host: { width: { ideal: 960 }, height: { ideal: 540 }, frameRate: { ideal: 24, max: 30 } },
    student: { width: { ideal: 480 }, height: { ideal: 270 }, frameRate: { ideal: 15, max: 20 } },
  },
};

/**
 * My own microphone and camera. The person's wishes stand in `isOn`; `sync` makes devices, connection and server
 * follow them as far as the rights reach, and runs again after every change.
 */
export class Publishing {
  private readonly options: PublishingOptions;
  private readonly sender: Sender;
  private readonly isOn: Record<Kind, boolean>;
  private readonly tracks: Record<Kind, MediaStreamTrack | null> = { audio: null, video: null };
  /** The device that was asked for when the track was opened. */
  private readonly openedAs: Record<Kind, string | null> = { audio: null, video: null };
  private readonly told: Record<Kind, boolean> = { audio: false, video: false };
  private running: Promise<void> | null = null;
  private isAgain = false;
  private isOver = false;
  fault: DeviceFault | null = null;
  /** Of my own camera, for my own tile. */
  ownStream: MediaStream | null = null;

  constructor(options: PublishingOptions) {
    this.options = options;
    this.isOn = { audio: options.start.audio, video: options.start.video };
    const { browser, say } = options;
    this.sender = new Sender({ browser, what: 'camera', say, onBroken: () => this.beginAnew() });
  }

  isWanted(kind: Kind): boolean {
    return this.isOn[kind];
  }

  get isAwaiting(): boolean {
    return this.sender.isAwaiting;
  }

  setOn(kind: Kind, isOn: boolean): void {
    this.isOn[kind] = isOn;
    if (isOn) this.fault = null;
    // Silence at once, whatever else is being done.
    const track = this.tracks[kind];
    if (track !== null && !isOn) track.enabled = false;
    this.options.onChange();
    this.sync();
  }

  /** The host did it at the server already. */
  mutedByHost(kind: Kind): void {
    this.told[kind] = false;
    this.setOn(kind, false);
  }

  takeAnswer(sdp: string): void {
    this.sender.takeAnswer(sdp).catch(() => this.beginAnew());
  }

  takeRefusal(): void {
    this.sender.takeRefusal();
    for (const kind of kinds) this.isOn[kind] = false;
    this.options.onChange();
    this.sync();
  }

  /** Server or media server is another now: what was sent there is gone. */
  beginAnew(): void {
    this.sender.forget();
    this.sync();
  }

  suspend(): void {
    this.sender.forget();
  }

  getStats = () => this.sender.getStats();

  close(): void {
    this.isOver = true;
    this.sender.forget();
    for (const kind of kinds) {
      // A run that is still waiting for one device does not ask for the other one.
      this.isOn[kind] = false;
      this.drop(kind);
    }
  }

  /** One run at a time; a change during a run means another one. */
  sync(): void {
    this.isAgain = true;
    this.running ??= this.run();
  }

  private async run(): Promise<void> {
    while (this.isAgain && !this.isOver) {
      this.isAgain = false;
      await this.follow().catch(() => {
        this.takeRefusal();
        this.options.onFailed();
      });
    }
    this.running = null;
    if (this.isOver) for (const kind of kinds) this.drop(kind);
    this.options.onChange();
  }

  private async follow(): Promise<void> {
    const { me, isMediaUp } = this.options.getStanding();
    // Rights are known again with the next welcome.
    if (me === null) return;
    const may: Record<Kind, boolean> = {
      audio: me.role === 'host' || me.maySpeak,
      video: me.role === 'host' || me.mayShow,
    };
    for (const kind of kinds) {
      if (!may[kind]) this.isOn[kind] = false;
      await this.followDevice(kind, may[kind], me.role);
    }
    const isNewLine = kinds.some((kind) => this.isOn[kind] && !this.sender.has(kind));
    if (!may.audio && !may.video) this.unpublish();
    else if (isMediaUp && isNewLine) await this.publish(may, me.role === 'student');
    else for (const kind of kinds) this.tell(kind);
  }

  private async followDevice(kind: Kind, isAllowed: boolean, role: Person['role']): Promise<void> {
    const { devices } = this.options;
    const isOther = this.tracks[kind] !== null && this.openedAs[kind] !== devices.chosenFor(kind);
    // A camera that is off lets its light go out; a microphone waits, unless nobody may hear it any more.
    const isOver = kind === 'video' ? !this.isOn.video : !isAllowed;
    // The old one is let go first: most phones open one camera at a time.
    if (isOver || isOther) {
      await this.sender.setTrack(kind, null);
      this.drop(kind);
    }
    if (this.isOn[kind] && this.tracks[kind] === null) await this.open(kind, role);
    const track = this.tracks[kind];
    if (track !== null) track.enabled = this.isOn[kind];
  }

  private async open(kind: Kind, role: Person['role']): Promise<void> {
    const { devices } = this.options;
    const asked = devices.chosenFor(kind);
    const opened = await devices.open(kind, wishesOf[kind][role]);
    this.drop(kind);
    if (typeof opened === 'string') {
      this.fault = opened;
      this.isOn[kind] = false;
      await this.sender.setTrack(kind, null);
      return;
    }
    this.openedAs[kind] = asked;
    this.tracks[kind] = opened;
    if (kind === 'video') this.ownStream = new MediaStream([opened]);
    opened.addEventListener('ended', () => {
      if (this.tracks[kind] !== opened) return;
      // Unplugged: another device takes over, or the fault shows.
      this.drop(kind);
      this.sync();
    });
    await this.sender.setTrack(kind, opened);
  }

  private async publish(may: Record<Kind, boolean>, isStudent: boolean): Promise<void> {
    const tracks: SentTracks = {};
    for (const kind of kinds) {
      if (may[kind]) tracks[kind] = this.tracks[kind];
      this.told[kind] = this.isOn[kind];
    }
    await this.sender.open(tracks, {
      iceServers: this.options.getStanding().iceServers,
      isQuietInSilence: isStudent,
      audio: this.told.audio,
      video: this.told.video,
    });
  }

  private tell(kind: Kind): void {
    const isOn = this.isOn[kind];
    if (!this.sender.isOpen || this.told[kind] === isOn) return;
    if (this.options.say({ t: 'self', kind, isOn })) this.told[kind] = isOn;
  }

  private unpublish(): void {
    if (!this.sender.isOpen) return;
    this.sender.close();
    this.options.say({ t: 'unpublish', what: 'camera' });
  }

  private drop(kind: Kind): void {
    this.tracks[kind]?.stop();
    this.tracks[kind] = null;
    if (kind === 'video') this.ownStream = null;
  }
}
