import { FakeTrack } from './fake-media.ts';

type Kind = 'audio' | 'video';

/** What a browser offers unless it is asked for something else, in its own order. */
export const browserCodecs: Record<Kind, string[]> = {
  audio: ['audio/PCMU', 'audio/opus'],
  video: ['video/H264', 'video/VP8', 'video/rtx', 'video/VP9'],
};

class FakeTransceiver {
  readonly kind: Kind;
  readonly direction: string;
  readonly mid: string;
  codecs: string[];
  readonly receiver: { track: FakeTrack };
  readonly sender = {
    track: null as FakeTrack | null,
    replaceTrack: async (track: FakeTrack | null) => {
      this.sender.track = track;
    },
  };

  constructor(kind: Kind, mid: string, direction: string, track: FakeTrack | null) {
    this.kind = kind;
    this.mid = mid;
    this.direction = direction;
    this.sender.track = track;
    this.receiver = { track: new FakeTrack(kind) };
    this.codecs = browserCodecs[kind];
  }

  setCodecPreferences(codecs: { mimeType: string }[]): void {
    this.codecs = codecs.map(({ mimeType }) => mimeType);
  }
}

/** Believes what it is told, and shows what was asked of it. An offer to it names its lines: `0 audio\n1 video`. */
export class FakeConnection extends EventTarget {
  readonly configuration: RTCConfiguration;
  connectionState: RTCPeerConnectionState = 'new';
  signalingState: RTCSignalingState = 'stable';
  localDescription: { sdp: string } | null = null;
  remote: string | null = null;
  stats = new Map<string, object>();
  readonly lines: FakeTransceiver[] = [];

  constructor(configuration: RTCConfiguration) {
    super();
    this.configuration = configuration;
  }

  get isClosed(): boolean {
    return this.connectionState === 'closed';
  }

  line(kind: Kind): FakeTransceiver | undefined {
    return this.lines.find((line) => line.kind === kind);
  }

  addTransceiver(source: FakeTrack | Kind, { direction }: { direction: string }): FakeTransceiver {
    const track = typeof source === 'string' ? null : source;
    const kind = typeof source === 'string' ? source : source.kind;
    const line = new FakeTransceiver(kind, String(this.lines.length), direction, track);
    this.lines.push(line);
    return line;
  }

  getTransceivers(): FakeTransceiver[] {
    return this.lines;
  }

  async setLocalDescription(): Promise<void> {
    const isAnswer = this.signalingState === 'have-remote-offer';
    this.signalingState = isAnswer ? 'stable' : 'have-local-offer';
    const lines = this.lines.map(({ kind, direction, codecs }) => `${kind} ${direction} ${codecs.join(' ')}`);
    this.localDescription = { sdp: isAnswer ? `answer to ${this.remote}` : lines.join('\n') };
  }

  async setRemoteDescription({ type, sdp }: { type: string; sdp: string }): Promise<void> {
    if (sdp === 'broken') throw new Error('cannot be read');
    this.remote = sdp;
    this.signalingState = type === 'offer' ? 'have-remote-offer' : 'stable';
    if (type !== 'offer') return;
    for (const line of sdp.split('\n')) {
      const [mid = '', kind] = line.split(' ');
      if (this.lines.every((known) => known.mid !== mid)) {
        this.lines.push(new FakeTransceiver(kind as Kind, mid, 'recvonly', null));
      }
    }
  }

  async getStats(): Promise<Map<string, object>> {
    return this.stats;
  }

  close(): void {
    this.connectionState = 'closed';
  }

  becomes(state: RTCPeerConnectionState): void {
    this.connectionState = state;
    this.dispatchEvent(new Event('connectionstatechange'));
  }

  finds(candidate: string | null): void {
    const found = { candidate, sdpMid: '0', sdpMLineIndex: 0, usernameFragment: 'u' };
    this.dispatchEvent(
      Object.assign(new Event('icecandidate'), { candidate: candidate === null ? null : found }),
    );
  }
}
