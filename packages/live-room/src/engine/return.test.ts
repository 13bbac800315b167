// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMeeting, pass, person, settle } from './test-support/in-meeting.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const host = person('host-1');
const student = person('student-1', { maySpeak: true, mayShow: true });

test('[G10] after a break microphone, camera, screen, hand and audio-only are as before, without a question', async () => {
  const { welcome, sockets, socket, live, devices, meeting, view } = openMeeting(host, {
    start: { isMuted: false, isVideoOn: true },
  });
  await welcome();
  meeting.setSharing(true);
  meeting.setHand(true);
  meeting.setAudioOnly(true);
  await settle();
  socket().breakOff();
  await settle();
  expect(live()).toHaveLength(2);
  await pass(600);
  await welcome();
  expect(sockets).toHaveLength(2);
  expect(socket().all('publish')).toMatchObject([
    { what: 'screen', audio: false, video: true },
    { what: 'camera', audio: true, video: true },
  ]);
  expect(socket().all('hand')).toEqual([{ t: 'hand', isUp: true }]);
  expect(socket().all('audio-only')).toEqual([{ t: 'audio-only', isOn: true }]);
  expect(devices.asked).toHaveLength(2);
  expect(live()).toHaveLength(2);
  expect(view().own).toMatchObject({ isMuted: false, isVideoOn: true, isSharing: true, isHandUp: true });
});

test('[G10] whoever was muted comes back muted and sends nothing', async () => {
  const { welcome, socket, meeting, view } = openMeeting(student, { start: { isMuted: false } });
  await welcome();
  meeting.setMuted(true);
  await settle();
  socket().breakOff();
  await pass(600);
  await welcome();
  expect(view().own.isMuted).toBe(true);
  expect(socket().all('publish')).toEqual([]);
});

test('a hand that was lowered during the break is down after it', async () => {
  const { welcome, socket, meeting, view } = openMeeting(student);
  await welcome();
  meeting.setHand(true);
  socket().breakOff();
  meeting.setHand(false);
  await pass(600);
  await welcome({ people: [{ ...student, handAt: '2026-11-15T11:10:00.000Z' }] });
  expect(socket().all('hand')).toEqual([{ t: 'hand', isUp: false }]);
  expect(view().own.isHandUp).toBe(false);
});

test('muting during the break holds after it', async () => {
  const { welcome, socket, devices, meeting, view } = openMeeting(student, { start: { isMuted: false } });
  await welcome();
  socket().breakOff();
  meeting.setMuted(true);
  expect(devices.given[0]?.enabled).toBe(false);
  await pass(600);
  await welcome();
  expect(view().own.isMuted).toBe(true);
  expect(socket().all('publish')).toEqual([]);
});

test('a right that was taken during the break stops the devices on return', async () => {
  const { welcome, socket, devices, view } = openMeeting(student, {
    start: { isMuted: false, isVideoOn: true },
  });
  await welcome();
  socket().breakOff();
  await pass(600);
  await welcome({ people: [person('student-1')] });
  expect(devices.given.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
  expect(view().own).toMatchObject({ isMuted: true, isVideoOn: false });
});

test('when the media server is back, what was sent is sent again', async () => {
  const { welcome, socket, live, devices, meeting } = openMeeting(host, { start: { isMuted: false } });
  await welcome();
  meeting.setSharing(true);
  await settle();
  socket().tell({ t: 'media-lost' });
  await settle();
  expect(live()).toEqual([]);
  expect(devices.given[0]?.readyState).toBe('live');
  socket().tell({ t: 'media-back' });
  await settle();
  expect(
    socket()
      .all('publish')
      .map(({ what }) => what),
  ).toEqual(['camera', 'screen', 'screen', 'camera']);
  expect(live()).toHaveLength(2);
});

test('[G10] another process leads: welcomed again on the same line, one offer is made and no token is used twice', async () => {
  const { welcome, socket, live } = openMeeting(host, { start: { isMuted: false } });
  await welcome();
  await welcome();
  socket().tell({ t: 'media-back' });
  await settle();
  expect(socket().all('publish')).toHaveLength(2);
  expect(socket().all('chat-join')).toHaveLength(1);
  expect(live()).toHaveLength(1);
});

test('without a media server nothing is offered until there is one', async () => {
  const { welcome, socket, view } = openMeeting(host, { start: { isMuted: false } });
  await welcome({ isMediaUp: false });
  expect(view()).toMatchObject({ phase: 'joined', isMediaUp: false });
  expect(socket().all('publish')).toEqual([]);
  socket().tell({ t: 'media-back' });
  await settle();
  expect(socket().all('publish')).toHaveLength(1);
});

test('a screen ends by the browser’s own bar, and closing its question is no fault', async () => {
  const { welcome, socket, devices, meeting, view } = openMeeting(host);
  await welcome();
  devices.refusal = 'NotAllowedError';
  meeting.setSharing(true);
  await settle();
  expect(view().own).toMatchObject({ isSharing: false, deviceFault: null });
  devices.refusal = null;
  meeting.setSharing(true);
  await settle();
  expect(view().own.isSharing).toBe(true);
  expect(meeting.streamOf('host-1', 'screen')?.getTracks()).toEqual([devices.screen]);
  devices.screen.end();
  await settle();
  expect(view().own.isSharing).toBe(false);
  expect(socket().all('unpublish')).toEqual([{ t: 'unpublish', what: 'screen' }]);
});

test('leaving lets go of every device and connection', async () => {
  const { welcome, live, devices, meeting } = openMeeting(host, {
    start: { isMuted: false, isVideoOn: true },
  });
  await welcome();
  meeting.setSharing(true);
  await settle();
  meeting.leave();
  await settle();
  expect([...devices.given, devices.screen].map(({ readyState }) => readyState)).toEqual([
    'ended',
    'ended',
    'ended',
  ]);
  expect(live()).toEqual([]);
});

test('leaving while the browser still asks for the microphone lets go of it when it comes', async () => {
  const { welcome, devices, meeting } = openMeeting(student);
  await welcome();
  meeting.setMuted(false);
  meeting.leave();
  await settle();
  expect(devices.given.map(({ readyState }) => readyState)).toEqual(['ended']);
});

test('the host’s words leave as they are, and a hand is lowered when the server says so', async () => {
  const { welcome, socket, meeting, view } = openMeeting(host);
  await welcome();
  meeting.host.allow('student-2', { speak: true, show: false });
  meeting.host.mute('student-2', 'audio');
  meeting.host.remove('student-2');
  meeting.host.setRecording(true);
  expect(socket().sent.slice(-4)).toEqual([
    { t: 'allow', uid: 'student-2', speak: true, show: false },
    { t: 'mute', uid: 'student-2', kind: 'audio' },
    { t: 'remove', uid: 'student-2' },
    { t: 'record', isOn: true },
  ]);
  meeting.setHand(true);
  expect(view().own.isHandUp).toBe(true);
  socket().tell({ t: 'person', person: host });
  expect(view().own.isHandUp).toBe(false);
});
