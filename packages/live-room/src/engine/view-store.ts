import type { MeetingView } from '../meeting.ts';

const firstView: MeetingView = {
  phase: 'loading',
  over: null,
  isReconnecting: false,
  me: null,
  others: [],
  state: null,
  speaking: [],
  tiles: [],
  chat: { lines: [], unread: 0 },
  own: {
    isMuted: true,
    isVideoOn: false,
    isSharing: false,
    hasCamera: true,
    hasMicrophone: true,
    deviceFault: null,
    isHandUp: false,
  },
  serverAheadMs: 0,
  quality: 'unknown',
  isAudioOnly: false,
  isMediaUp: false,
  refusal: null,
  mutedByHost: null,
};

/** The one value that screens read. Every change is a new value. */
export class ViewStore {
  private view: MeetingView = firstView;
  private readonly listeners = new Set<() => void>();

  readonly get = (): MeetingView => this.view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  change(part: Partial<MeetingView>): void {
    this.view = { ...this.view, ...part };
    for (const listener of this.listeners) listener();
  }
}
