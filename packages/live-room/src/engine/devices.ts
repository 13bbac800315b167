import type { Devices, MeetingView } from '../meeting.ts';
import type { Browser } from './browser.ts';

export type DeviceFault = NonNullable<MeetingView['own']['deviceFault']>;
type Chosen = Devices['chosen'];

const inputOf = { audio: 'microphone', video: 'camera' } as const;

/** The microphones and cameras of this computer. Nothing is opened unless the person has asked for it. */
export class OwnDevices {
  private readonly media: MediaDevices | undefined;
  private readonly onChange: () => void;
  private known: readonly MediaDeviceInfo[] | null = null;
  private chosen: Chosen;

  constructor(browser: Browser, chosen: Omit<Chosen, 'speaker'>, onChange: () => void) {
    this.media = browser.mediaDevices;
    this.chosen = { ...chosen, speaker: null };
    this.onChange = onChange;
  }

  /** Until it is closed; it may be started again. */
  start(): void {
    this.media?.addEventListener('devicechange', this.refresh);
    this.refresh();
  }

  private readonly refresh = () => {
    void this.media?.enumerateDevices().then((devices) => {
      this.known = devices;
      this.onChange();
    });
  };

  get list(): Devices {
    return {
      microphones: this.named('audioinput'),
      cameras: this.named('videoinput'),
      speakers: this.named('audiooutput'),
      chosen: this.chosen,
    };
  }

  /** Before the list is known, a device is taken to be there: opening it will tell. */
  has(kind: 'audio' | 'video'): boolean {
    if (this.media === undefined) return false;
    return this.known?.some((device) => device.kind === `${kind}input`) ?? true;
  }

  choose(kind: keyof Chosen, id: string): void {
    this.chosen = { ...this.chosen, [kind]: id };
    this.onChange();
  }

  chosenFor(kind: 'audio' | 'video'): string | null {
    return this.chosen[inputOf[kind]];
  }

  /** A device that was chosen and is no longer there gives way to whatever the browser offers. */
  async open(
    kind: 'audio' | 'video',
    wishes: MediaTrackConstraints,
  ): Promise<MediaStreamTrack | DeviceFault> {
    if (this.media === undefined) return 'missing';
    const deviceId = this.chosenFor(kind);
    try {
      const stream = await this.media
        .getUserMedia({ [kind]: deviceId === null ? wishes : { ...wishes, deviceId: { exact: deviceId } } })
        .catch((error: unknown) => {
          if (deviceId === null || faultOf(error) !== 'missing') throw error;
          return this.media?.getUserMedia({ [kind]: wishes });
        });
      // Names of devices are told only to whom one of them was given.
      this.refresh();
      return stream?.getTracks()[0] ?? 'missing';
    } catch (error) {
      return faultOf(error);
    }
  }

  close(): void {
    this.media?.removeEventListener('devicechange', this.refresh);
  }

  private named(kind: MediaDeviceKind): { id: string; name: string }[] {
    return (this.known ?? [])
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map((device) => ({ id: device.deviceId, name: device.label }));
  }
}

function faultOf(error: unknown): DeviceFault {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return 'busy';
}
