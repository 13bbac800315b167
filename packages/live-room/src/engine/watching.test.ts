// @vitest-environment node
import type { WatchedStream } from '@shala/meeting-protocol/news.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMeeting, pass, person, settle } from './test-support/in-meeting.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const me = person('student-1');
const voice: WatchedStream = { mid: '0', kind: 'audio', uid: 'host-1', what: 'camera', isActive: true };
const camera: WatchedStream = { mid: '1', kind: 'video', uid: 'host-1', what: 'camera', isActive: true };
const screen: WatchedStream = { mid: '2', kind: 'video', uid: 'host-1', what: 'screen', isActive: true };

async function watchHost() {
  const at = openMeeting(me);
  await at.welcome({ people: [me, person('host-1', { audio: true, video: true })] });
  at.socket().tell({ t: 'offer', serial: 1, isNew: true, sdp: '0 audio\n1 video', streams: [voice, camera] });
  await settle();
  return at;
}

test('[LC-13] somebody comes, sends, stops sending and goes: the view and the streams follow', async () => {
  const { welcome, socket, meeting, view } = openMeeting(me);
  await welcome();
  const sending = person('student-2', { audio: true, video: true });
  socket().tell({ t: 'person', person: person('student-2') });
  socket().tell({ t: 'person', person: person('host-1') });
  expect(view().others.map(({ uid }) => uid)).toEqual(['host-1', 'student-2']);

  const theirs = [voice, camera].map((stream) => ({ ...stream, uid: 'student-2' }));
  socket().tell({ t: 'person', person: sending });
  socket().tell({ t: 'offer', serial: 1, isNew: true, sdp: '0 audio\n1 video', streams: theirs });
  await settle();
  expect(socket().all('answer')).toEqual([{ t: 'answer', serial: 1, sdp: 'answer to 0 audio\n1 video' }]);
  expect(view().others[1]).toEqual(sending);
  expect(view().tiles).toEqual(['student-2']);
  expect(meeting.streamOf('student-2', 'camera')).not.toBeNull();
  expect(meeting.streamOf('student-2', 'voice')).not.toBeNull();

  const gone = theirs.map((stream) => ({ ...stream, isActive: false }));
  socket().tell({ t: 'person', person: person('student-2') });
  socket().tell({ t: 'offer', serial: 2, sdp: '0 audio\n1 video', streams: gone });
  await settle();
  expect(view().others[1]).toMatchObject({ audio: false, video: false });
  expect(meeting.streamOf('student-2', 'camera')).toBeNull();
  expect(meeting.streamOf('student-2', 'voice')).toBeNull();

  socket().tell({ t: 'gone', uid: 'student-2' });
  expect(view().others.map(({ uid }) => uid)).toEqual(['host-1']);
});

test('offers are answered in order on one connection, and a picture that plays stays the same object', async () => {
  const { socket, meeting, connections } = await watchHost();
  const before = meeting.streamOf('host-1', 'camera');
  socket().tell({
    t: 'offer',
    serial: 2,
    sdp: '0 audio\n1 video\n2 video',
    streams: [voice, camera, screen],
  });
  socket().tell({
    t: 'offer',
    serial: 3,
    sdp: '0 audio\n1 video\n2 video',
    streams: [voice, camera, screen],
  });
  await settle();
  expect(
    socket()
      .all('answer')
      .map(({ serial }) => serial),
  ).toEqual([1, 2, 3]);
  expect(connections).toHaveLength(1);
  expect(meeting.streamOf('host-1', 'camera')).toBe(before);
  expect(meeting.streamOf('host-1', 'screen')).not.toBeNull();
});

test('a watching connection that breaks asks to watch again, and plays on until the next offer', async () => {
  const { socket, meeting, connections } = await watchHost();
  connections[0]?.becomes('disconnected');
  await pass(4_100);
  expect(socket().all('watch-again')).toHaveLength(1);
  expect(connections[0]?.isClosed).toBe(false);
  socket().tell({ t: 'offer', serial: 2, isNew: true, sdp: '0 audio\n1 video', streams: [voice, camera] });
  await settle();
  expect(connections.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  expect(meeting.streamOf('host-1', 'camera')?.getTracks()).toEqual([
    connections[1]?.line('video')?.receiver.track,
  ]);
});

test('an offer that cannot be taken asks to watch again', async () => {
  const { socket } = await watchHost();
  socket().tell({ t: 'offer', serial: 2, sdp: 'broken', streams: [] });
  await settle();
  expect(socket().all('answer')).toHaveLength(1);
  expect(socket().all('watch-again')).toHaveLength(1);
});

test('when the media server goes, people stay and connections close; when it is back, a new offer is taken', async () => {
  const { socket, meeting, connections, view } = await watchHost();
  socket().tell({ t: 'media-lost' });
  expect(view()).toMatchObject({ phase: 'joined', isMediaUp: false });
  expect(view().others.map(({ uid }) => uid)).toEqual(['host-1']);
  expect(connections[0]?.isClosed).toBe(true);
  expect(meeting.streamOf('host-1', 'camera')).toBeNull();
  socket().tell({ t: 'media-back' });
  socket().tell({ t: 'offer', serial: 1, isNew: true, sdp: '0 audio\n1 video', streams: [voice, camera] });
  await settle();
  expect(view().isMediaUp).toBe(true);
  expect(meeting.streamOf('host-1', 'camera')).not.toBeNull();
});

test('an offer for a connection that was given up is not answered', async () => {
  const { socket, connections } = await watchHost();
  connections[0]?.becomes('failed');
  await pass(1_100);
  socket().tell({ t: 'offer', serial: 2, sdp: '0 audio\n1 video', streams: [voice, camera] });
  await settle();
  expect(socket().all('answer')).toHaveLength(1);
  expect(connections).toHaveLength(1);
});

test('offers that are still waiting when somebody leaves open nothing any more', async () => {
  const { socket, meeting, live, connections } = await watchHost();
  socket().tell({ t: 'offer', serial: 2, sdp: '0 audio\n1 video', streams: [voice, camera] });
  socket().tell({ t: 'offer', serial: 3, isNew: true, sdp: '0 audio', streams: [voice] });
  meeting.leave();
  await settle();
  expect(connections).toHaveLength(1);
  expect(live()).toEqual([]);
});

test('watching again is asked for until an offer comes', async () => {
  const { socket, view } = await watchHost();
  socket().tell({ t: 'offer', serial: 2, sdp: 'broken', streams: [] });
  await settle();
  socket().tell({ t: 'refused', command: 'watch-again', reason: 'too_fast' });
  expect(view().refusal).toBeNull();
  await pass(10_000);
  expect(socket().all('watch-again')).toHaveLength(2);
  socket().tell({ t: 'offer', serial: 3, isNew: true, sdp: '0 audio', streams: [voice] });
  await settle();
  for (let beats = 0; beats < 6; beats += 1) {
    socket().tell({ t: 'beat' });
    await pass(5_000);
  }
  expect(socket().all('watch-again')).toHaveLength(2);
});
