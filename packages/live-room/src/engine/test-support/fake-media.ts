type Kind = 'audio' | 'video';

let made = 0;

export class FakeTrack extends EventTarget {
  readonly kind: Kind;
  readonly id: string;
  enabled = true;
  contentHint = '';
  readyState: 'live' | 'ended' = 'live';

  constructor(kind: Kind, id = `${kind}-${++made}`) {
    super();
    this.kind = kind;
    this.id = id;
  }

  stop(): void {
    this.readyState = 'ended';
  }

  /** As when it is unplugged, or the browser's bar ends a screen. */
  end(): void {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }
}

export class FakeStream {
  private readonly tracks: FakeTrack[];

  constructor(tracks: FakeTrack[]) {
    this.tracks = tracks;
  }

  getTracks(): FakeTrack[] {
    return this.tracks;
  }

  getVideoTracks(): FakeTrack[] {
    return this.tracks.filter(({ kind }) => kind === 'video');
  }
}

const inputs = { audio: 'audioinput', video: 'videoinput' } as const;

/** A computer with one microphone and one camera, until a test says otherwise. */
export class FakeDevices extends EventTarget {
  plugged = [
    { kind: 'audioinput', deviceId: 'mic-1', label: 'Microphone' },
    { kind: 'videoinput', deviceId: 'cam-1', label: 'Camera' },
    { kind: 'audiooutput', deviceId: 'out-1', label: 'Speakers' },
  ];
  /** The name of the error with which the browser says no. */
  refusal: string | null = null;
  asked: { kind: Kind; deviceId: string | null }[] = [];
  given: FakeTrack[] = [];
  screen = new FakeTrack('video');

  async enumerateDevices() {
    return this.plugged;
  }

  async getUserMedia(wishes: Partial<Record<Kind, { deviceId?: { exact: string } }>>) {
    const kind: Kind = wishes.audio === undefined ? 'video' : 'audio';
    const deviceId = wishes[kind]?.deviceId?.exact ?? null;
    this.asked.push({ kind, deviceId });
    if (this.refusal !== null) throw new DOMException('no', this.refusal);
    const device = this.plugged.find(
      (known) => known.kind === inputs[kind] && (deviceId === null || deviceId === known.deviceId),
    );
    if (device === undefined) throw new DOMException('no', 'NotFoundError');
    const track = new FakeTrack(kind);
    this.given.push(track);
    return new FakeStream([track]);
  }

  async getDisplayMedia() {
    if (this.refusal !== null) throw new DOMException('no', this.refusal);
    return new FakeStream([this.screen]);
  }

  unplug(kind: Kind): void {
    this.plugged = this.plugged.filter((device) => device.kind !== inputs[kind]);
    this.dispatchEvent(new Event('devicechange'));
  }
}
