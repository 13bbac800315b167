// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeConnection } from './test-support/fake-connection.ts';
import { openMeeting, pass, person, settle } from './test-support/in-meeting.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const speaker = person('student-1', { maySpeak: true, mayShow: true });
const both = { isMuted: false, isVideoOn: true };

test('[G08] whoever switched nothing on comes in muted, without camera, and no device is touched', async () => {
  for (const me of [speaker, person('host-1')]) {
    const { welcome, devices, connections, view } = openMeeting(me);
    await welcome();
    expect(view().own).toMatchObject({ isMuted: true, isVideoOn: false });
    expect(devices.asked).toEqual([]);
    expect(connections).toEqual([]);
  }
});

test('[LC-11] a student with the right sends microphone and camera', async () => {
  const { welcome, socket, connections, devices, view } = openMeeting(speaker, { start: both });
  await welcome();
  expect(socket().all('publish')).toMatchObject([{ what: 'camera', audio: true, video: true }]);
  const [connection] = connections;
  expect(connection?.lines.map(({ kind, direction }) => [kind, direction])).toEqual([
    ['audio', 'sendonly'],
    ['video', 'sendonly'],
  ]);
  expect(connection?.lines.map((line) => line.sender.track)).toEqual(devices.given);
  expect(connection?.configuration.iceServers).toMatchObject([{ urls: ['turn:turn.test'] }]);
  expect(view().own).toMatchObject({ isMuted: false, isVideoOn: true, deviceFault: null });
  socket().tell({ t: 'published', what: 'camera', sdp: 'fine' });
  await settle();
  expect(connection?.remote).toBe('fine');
});

test('[LC-11] without a camera the voice alone is sent, and the camera finds a line when it comes', async () => {
  const { welcome, socket, connections, devices, meeting, view } = openMeeting(speaker, { start: both });
  devices.unplug('video');
  await welcome();
  expect(socket().all('publish')).toMatchObject([{ audio: true, video: false }]);
  expect(connections[0]?.line('video')?.sender.track).toBeNull();
  expect(view().own).toMatchObject({
    isMuted: false,
    isVideoOn: false,
    hasCamera: false,
    deviceFault: 'missing',
  });

  devices.plugged.push({ kind: 'videoinput', deviceId: 'cam-2', label: 'New camera' });
  devices.dispatchEvent(new Event('devicechange'));
  meeting.setVideo(true);
  await settle();
  expect(connections).toHaveLength(1);
  expect(connections[0]?.line('video')?.sender.track).toBe(devices.given.at(-1));
  expect(socket().all('self')).toEqual([{ t: 'self', kind: 'video', isOn: true }]);
  expect(view().own).toMatchObject({ isVideoOn: true, hasCamera: true, deviceFault: null });
});

test('[LC-16] [CN-24] pictures are offered as VP8 only, sound as Opus only', async () => {
  const { welcome, socket } = openMeeting(person('host-1'), { start: both });
  await welcome();
  expect(socket().all('publish')[0]?.sdp).toBe(
    'audio sendonly audio/opus\nvideo sendonly video/VP8 video/rtx',
  );
});

test('muting silences the track and tells it; the microphone is asked for once', async () => {
  const { welcome, socket, devices, meeting } = openMeeting(speaker);
  await welcome();
  meeting.setMuted(false);
  await settle();
  meeting.setMuted(true);
  expect(devices.given[0]?.enabled).toBe(false);
  await settle();
  meeting.setMuted(false);
  await settle();
  expect(devices.given[0]?.enabled).toBe(true);
  expect(devices.asked).toHaveLength(1);
  expect(socket().all('self')).toEqual([
    { t: 'self', kind: 'audio', isOn: false },
    { t: 'self', kind: 'audio', isOn: true },
  ]);
});

test('a camera that is switched off is let go, so that its light goes out', async () => {
  const { welcome, connections, devices, meeting, view } = openMeeting(speaker, {
    start: { isVideoOn: true },
  });
  await welcome();
  expect(meeting.streamOf('student-1', 'camera')?.getTracks()).toEqual(devices.given);
  meeting.setVideo(false);
  await settle();
  expect(devices.given[0]?.readyState).toBe('ended');
  expect(connections[0]?.line('video')?.sender.track).toBeNull();
  expect(meeting.streamOf('student-1', 'camera')).toBeNull();
  expect(view().own.isVideoOn).toBe(false);
});

test('a student without the right is told so, and no device is opened', async () => {
  const { welcome, devices, meeting, view } = openMeeting(person('student-1'), { start: both });
  await welcome();
  expect(view().own).toMatchObject({ isMuted: true, isVideoOn: false });
  meeting.setMuted(false);
  await settle();
  expect(view().refusal).toMatchObject({ command: 'self', reason: 'not_allowed' });
  meeting.setSharing(true);
  await settle();
  expect(view().refusal).toMatchObject({ command: 'publish', reason: 'not_allowed' });
  expect(devices.asked).toEqual([]);
});

test('[G08] being allowed switches nothing on; losing the right stops everything', async () => {
  const { welcome, socket, connections, devices, meeting, view } = openMeeting(person('student-1'));
  await welcome();
  socket().tell({ t: 'person', person: speaker });
  await settle();
  expect(devices.asked).toEqual([]);
  meeting.setMuted(false);
  meeting.setVideo(true);
  await settle();
  expect(socket().all('publish').at(-1)).toMatchObject({ audio: true, video: true });
  socket().tell({ t: 'person', person: person('student-1') });
  await settle();
  expect(devices.given.map((track) => track.readyState)).toEqual(['ended', 'ended']);
  expect(connections.every((connection) => connection.isClosed)).toBe(true);
  expect(socket().all('unpublish')).toEqual([{ t: 'unpublish', what: 'camera' }]);
  expect(view().own).toMatchObject({ isMuted: true, isVideoOn: false });
});

test('a line is added by a new offer when the right to show comes after the one to speak', async () => {
  const { welcome, socket, connections, meeting } = openMeeting(person('student-1', { maySpeak: true }));
  await welcome();
  meeting.setMuted(false);
  await settle();
  expect(connections[0]?.lines.map(({ kind }) => kind)).toEqual(['audio']);
  socket().tell({ t: 'person', person: speaker });
  meeting.setVideo(true);
  await settle();
  expect(connections[0]?.isClosed).toBe(true);
  expect(connections[1]?.lines.map(({ kind }) => kind)).toEqual(['audio', 'video']);
  // The first answer belongs to the first offer.
  socket().tell({ t: 'published', what: 'camera', sdp: 'first' });
  socket().tell({ t: 'published', what: 'camera', sdp: 'second' });
  await settle();
  expect(connections[1]?.remote).toBe('second');
});

test('muted by the host: the button follows, told once, and unmuting is mine', async () => {
  const { welcome, socket, devices, meeting, view } = openMeeting(speaker, { start: both });
  await welcome();
  socket().tell({ t: 'muted', kind: 'audio' });
  await settle();
  expect(view().mutedByHost).toMatchObject({ kind: 'audio' });
  expect(view().own.isMuted).toBe(true);
  expect(devices.given[0]?.enabled).toBe(false);
  meeting.setMuted(false);
  await settle();
  expect(socket().all('self')).toEqual([{ t: 'self', kind: 'audio', isOn: true }]);
});

test.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
])('%s of the browser shows as %s, and the next try begins afresh', async (name, fault) => {
  const { welcome, devices, meeting, view } = openMeeting(speaker);
  devices.refusal = name;
  await welcome();
  meeting.setMuted(false);
  await settle();
  expect(view().own).toMatchObject({ isMuted: true, deviceFault: fault });
  devices.refusal = null;
  meeting.setMuted(false);
  await settle();
  expect(view().own).toMatchObject({ isMuted: false, deviceFault: null });
});

test('another microphone is taken into the same line, and the old one let go', async () => {
  const { welcome, connections, devices, meeting } = openMeeting(speaker, { start: { isMuted: false } });
  devices.plugged.push({ kind: 'audioinput', deviceId: 'mic-2', label: 'Headset' });
  await welcome();
  expect(meeting.getDevices().microphones).toContainEqual({ id: 'mic-2', name: 'Headset' });
  meeting.chooseDevice('microphone', 'mic-2');
  await settle();
  expect(devices.asked.at(-1)).toEqual({ kind: 'audio', deviceId: 'mic-2' });
  expect(devices.given[0]?.readyState).toBe('ended');
  expect(connections).toHaveLength(1);
  expect(connections[0]?.line('audio')?.sender.track).toBe(devices.given[1]);
});

test('another camera is opened once the old one is let go: most phones open one at a time', async () => {
  const { welcome, devices, meeting, view } = openMeeting(speaker, { start: both });
  devices.plugged.push({ kind: 'videoinput', deviceId: 'cam-2', label: 'Back' });
  await welcome();
  const give = devices.getUserMedia.bind(devices);
  devices.getUserMedia = async (wishes) => {
    const isTaken = devices.given.some(({ kind, readyState }) => kind === 'video' && readyState === 'live');
    if (isTaken) throw new DOMException('no', 'NotReadableError');
    return give(wishes);
  };
  meeting.chooseDevice('camera', 'cam-2');
  await settle();
  expect(devices.asked.at(-1)).toEqual({ kind: 'video', deviceId: 'cam-2' });
  expect(view().own).toMatchObject({ isVideoOn: true, deviceFault: null });
});

test('a microphone that is pulled out is replaced by what is left, or the fault shows', async () => {
  const { welcome, devices, view } = openMeeting(speaker, { start: { isMuted: false, microphone: 'mic-1' } });
  await welcome();
  devices.plugged = [{ kind: 'audioinput', deviceId: 'mic-2', label: 'Built in' }];
  devices.given[0]?.end();
  await settle();
  expect(devices.asked.slice(1).map(({ deviceId }) => deviceId)).toEqual(['mic-1', null]);
  expect(view().own).toMatchObject({ isMuted: false, deviceFault: null });
  devices.unplug('audio');
  devices.given.at(-1)?.end();
  await settle();
  expect(view().own).toMatchObject({ isMuted: true, hasMicrophone: false, deviceFault: 'missing' });
});

test('candidates are told with the name of their connection, once the server knows it', async () => {
  const { welcome, socket, connections } = openMeeting(speaker, { start: both });
  await welcome();
  connections[0]?.finds('candidate:1');
  connections[0]?.finds('');
  expect(socket().all('trickle')).toEqual([]);
  socket().tell({ t: 'published', what: 'camera', sdp: 'fine' });
  await settle();
  connections[0]?.finds(null);
  expect(socket().all('trickle')).toMatchObject([
    { pc: 'camera', candidate: { candidate: 'candidate:1', sdpMid: '0' } },
    { pc: 'camera', candidate: null },
  ]);
});

test('a sending connection that breaks begins anew after a grace, with the same tracks', async () => {
  const { welcome, connections, live, devices } = openMeeting(speaker, { start: both });
  await welcome();
  connections[0]?.becomes('connected');
  connections[0]?.becomes('disconnected');
  await pass(3_000);
  connections[0]?.becomes('connected');
  await pass(10_000);
  expect(connections).toHaveLength(1);
  connections[0]?.becomes('disconnected');
  await pass(4_100);
  expect(live()).toHaveLength(1);
  expect(live()[0]?.lines.map((line) => line.sender.track)).toEqual(devices.given);
  expect(devices.asked).toHaveLength(2);
});

test('an offer that is never answered is made again', async () => {
  const { welcome, socket } = openMeeting(speaker, { start: both });
  await welcome();
  // The line itself is alive.
  for (let beat = 0; beat < 3; beat += 1) {
    await pass(5_000);
    socket().tell({ t: 'beat' });
  }
  await pass(100);
  expect(socket().all('publish')).toHaveLength(2);
});

test('a refused offer switches off what was to be sent', async () => {
  const { welcome, socket, live, devices, view } = openMeeting(speaker, { start: both });
  await welcome();
  socket().tell({ t: 'refused', command: 'publish', reason: 'offer_refused' });
  await settle();
  expect(view().own).toMatchObject({ isMuted: true, isVideoOn: false });
  expect(view().refusal).toMatchObject({ command: 'publish', reason: 'offer_refused' });
  expect(live()).toEqual([]);
  expect(devices.given[1]?.readyState).toBe('ended');
});

test('a server that does not know that I send is sent to anew', async () => {
  const { welcome, socket, view } = openMeeting(speaker, { start: { isMuted: false } });
  await welcome();
  socket().tell({ t: 'refused', command: 'self', reason: 'not_allowed' });
  await settle();
  expect(socket().all('publish')).toHaveLength(2);
  expect(view().refusal).toBeNull();
});

test('a browser that cannot make an offer shows as a failure, and the next try is a new one', async () => {
  const { welcome, connections, live, meeting, view } = openMeeting(speaker);
  await welcome();
  const broken = vi.spyOn(FakeConnection.prototype, 'setLocalDescription').mockRejectedValue(new Error('no'));
  meeting.setMuted(false);
  await settle();
  expect(view().refusal).toMatchObject({ command: 'publish', reason: 'failed' });
  expect(view().own.isMuted).toBe(true);
  expect(live()).toEqual([]);
  broken.mockRestore();
  meeting.setMuted(false);
  await settle();
  expect(view().own.isMuted).toBe(false);
  expect(connections).toHaveLength(2);
});

test('whoever leaves while the browser is still asking is not asked for more, and nothing stays open', async () => {
  const { welcome, meeting, devices, live } = openMeeting(speaker);
  await welcome();
  meeting.setMuted(false);
  meeting.setVideo(true);
  meeting.leave();
  await settle();
  expect(devices.asked).toMatchObject([{ kind: 'audio' }]);
  expect(devices.given.map(({ readyState }) => readyState)).toEqual(['ended']);
  expect(live()).toEqual([]);
});

test('a screen that is chosen after the end is let go, and two clicks ask once', async () => {
  const { welcome, meeting, devices, live } = openMeeting(person('host-1'));
  await welcome();
  const ask = vi.spyOn(devices, 'getDisplayMedia');
  meeting.setSharing(true);
  meeting.setSharing(true);
  expect(ask).toHaveBeenCalledTimes(1);
  meeting.leave();
  await settle();
  expect(devices.screen.readyState).toBe('ended');
  expect(live()).toEqual([]);
});
