import type { Person } from '@shala/meeting-protocol/news.ts';
import type { Meeting, MeetingView } from '../meeting.ts';
import type { RoomInfo } from '../room-info.ts';
import { quietPerson } from './line.ts';

export const person = (uid: string, name: string, more: Partial<Person> = {}): Person => ({
  ...quietPerson({ uid, role: uid.startsWith('host') ? 'host' : 'student', name }),
  ...more,
});

export const exampleInfo: RoomInfo = {
  title: 'Friction: your doubts, answered',
  dateText: '15 Nov 2026',
  timeText: '4:30 pm to 5:30 pm',
  startsAt: '2026-11-15T11:00:00.000Z',
  tutors: [{ fullName: 'Kavitha Raman', pictureUrl: null }],
  subjectName: 'Physics',
  className: 'Class 8',
  sectionNames: ['A', 'B', 'C'],
};

export const exampleView: MeetingView = {
  phase: 'joined',
  over: null,
  isReconnecting: false,
  me: person('student-7', 'Ananya R.'),
  others: [person('host-1', 'Kavitha Raman', { audio: true }), person('student-8', 'Sana K.')],
  state: { isHostOnly: false, isChatOpen: true, recordingSince: null, endsAt: '2026-11-15T12:00:00.000Z' },
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
  quality: 'good',
  isAudioOnly: false,
  isMediaUp: true,
  refusal: null,
  mutedByHost: null,
};

export interface FakeMeeting extends Meeting {
  /** What the screen has asked for: ['setMuted', false]. */
  readonly asked: (readonly unknown[])[];
  change(more: Partial<MeetingView>): void;
}

/** A meeting without a server: it shows what it is told to, and remembers what it was asked. */
export function openFakeMeeting(more: Partial<MeetingView> = {}): FakeMeeting {
  let view: MeetingView = { ...exampleView, ...more };
  const listeners = new Set<() => void>();
  const asked: (readonly unknown[])[] = [];
  const remember =
    (name: string) =>
    (...values: unknown[]) =>
      void asked.push([name, ...values]);
  return {
    asked,
    change(next) {
      view = { ...view, ...next };
      for (const tell of listeners) tell();
    },
    getView: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    streamOf: () => null,
    setMuted: remember('setMuted'),
    setVideo: remember('setVideo'),
    setSharing: remember('setSharing'),
    setHand: remember('setHand'),
    setAudioOnly: remember('setAudioOnly'),
    sendChat: remember('sendChat'),
    markChatRead: remember('markChatRead'),
    getDevices: () => ({
      microphones: [],
      cameras: [],
      speakers: [],
      chosen: { microphone: null, camera: null, speaker: null },
    }),
    chooseDevice: remember('chooseDevice'),
    leave: remember('leave'),
    host: {
      setHostOnly: remember('setHostOnly'),
      allow: remember('allow'),
      mute: remember('mute'),
      lowerHand: remember('lowerHand'),
      remove: remember('remove'),
      setChatOpen: remember('setChatOpen'),
      hideMessage: remember('hideMessage'),
      setRecording: remember('setRecording'),
      end: remember('end'),
    },
  };
}
