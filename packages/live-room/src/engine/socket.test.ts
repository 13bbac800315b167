// @vitest-environment node
import { ApiError } from '@shala/api-client/api-error.ts';
import { closeCodes } from '@shala/meeting-protocol/news.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMeeting, pass, person, settle } from './test-support/in-meeting.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const me = person('student-1');
const refusal = (status: number) =>
  new ApiError({ status, code: 'x', message: 'x', retryAfter: null, requestId: null });

test('the pass opens the line, and its second token the messages', async () => {
  const { socket, welcome, view } = openMeeting(me);
  await settle();
  expect(socket().url).toBe('wss://school.test/meeting?token=token-1');
  expect(view()).toMatchObject({ phase: 'loading', isReconnecting: false });
  await welcome();
  expect(view()).toMatchObject({ phase: 'joined', me: { uid: 'student-1' } });
  expect(socket().all('chat-join')).toEqual([{ t: 'chat-join', token: 'chat-1' }]);
});

test('[LC-07] a join that is refused ends the meeting before it began', async () => {
  const { view } = openMeeting(me, { join: () => Promise.reject(refusal(404)) });
  await settle();
  expect(view()).toMatchObject({ phase: 'over', over: 'join_failed' });
});

test('[LC-07] a door that never opens ends the meeting after the fourth try', async () => {
  const { sockets, socket, view } = openMeeting(me);
  await settle();
  for (const tries of [1, 2, 3]) {
    socket().breakOff();
    expect(view().phase).toBe('loading');
    await pass(6_000);
    expect(sockets).toHaveLength(tries + 1);
  }
  socket().breakOff();
  expect(view()).toMatchObject({ phase: 'over', over: 'join_failed' });
});

test('[G10] a broken line comes back with a new pass, and later each time', async () => {
  const { sockets, socket, welcome, view } = openMeeting(me);
  await welcome();
  socket().breakOff();
  expect(view()).toMatchObject({ phase: 'loading', isReconnecting: true, me: { uid: 'student-1' } });
  const waits: number[] = [];
  for (let tries = 0; tries < 14; tries += 1) {
    const before = Date.now();
    const known = sockets.length;
    while (sockets.length === known) await pass(50);
    waits.push(Date.now() - before);
    if (tries < 13) socket().breakOff();
  }
  expect(waits).toEqual([500, 750, 1_150, 1_700, ...Array(8).fill(2_000), 5_000, 5_000]);
  expect(socket().url).toContain('token-15');
  await welcome();
  expect(view()).toMatchObject({ phase: 'joined', isReconnecting: false });
});

test('[G10] on the way back a server in trouble is asked again, and a no is final', async () => {
  const answers = [
    () => Promise.resolve({ token: 'a', chatToken: 'b' }),
    () => Promise.reject(refusal(0)),
    () => Promise.reject(refusal(503)),
    () => Promise.reject(refusal(429)),
    () => Promise.reject(refusal(403)),
  ];
  const join = vi.fn(
    () => (answers.shift() ?? answers[0])?.() ?? Promise.reject(new Error('asked too often')),
  );
  const { socket, welcome, view } = openMeeting(me, { join });
  await welcome();
  socket().breakOff();
  await pass(20_000);
  expect(join).toHaveBeenCalledTimes(5);
  expect(view()).toMatchObject({ phase: 'over', over: 'join_failed' });
});

test('three beats without an answer are a lost line', async () => {
  const { sockets, socket, welcome, view } = openMeeting(me);
  await welcome();
  await pass(15_000);
  expect(socket().all('beat')).toHaveLength(3);
  expect(view().phase).toBe('joined');
  await pass(5_000);
  expect(view()).toMatchObject({ phase: 'loading', isReconnecting: true });
  expect(sockets[0]?.isClosed).toBe(true);
});

test('a hidden tab whose timers run once a minute stays in class as long as beats are answered', async () => {
  const { sockets, socket, network, welcome, view } = openMeeting(me);
  await welcome();
  // In a page this is the window.
  for (const event of ['blur', 'pagehide', 'visibilitychange', 'freeze'])
    network.dispatchEvent(new Event(event));
  for (let minute = 0; minute < 5; minute += 1) {
    // The clock runs on while the timer is held back; then it fires once.
    vi.setSystemTime(Date.now() + 55_000);
    await pass(5_000);
    socket().tell({ t: 'beat' });
  }
  expect(view().phase).toBe('joined');
  expect(sockets).toHaveLength(1);
});

test('offline is noticed at once, and online asks at once', async () => {
  const { sockets, network, welcome, view } = openMeeting(me);
  await welcome();
  network.dispatchEvent(new Event('offline'));
  expect(view().isReconnecting).toBe(true);
  network.dispatchEvent(new Event('online'));
  await welcome();
  expect(sockets).toHaveLength(2);
  expect(view()).toMatchObject({ phase: 'joined', isReconnecting: false });
  await pass(20_000);
  expect(sockets.filter((socket) => !socket.isClosed).length).toBeLessThanOrEqual(1);
});

test.each(['replaced', 'removed', 'ended', 'unauthorized'] as const)('bye %s is the end', async (reason) => {
  const said = openMeeting(me);
  await said.welcome();
  said.socket().tell({ t: 'bye', reason });
  expect(said.view()).toMatchObject({ phase: 'over', over: reason });

  const closed = openMeeting(me);
  await closed.welcome();
  closed.socket().breakOff(closeCodes[reason]);
  expect(closed.view()).toMatchObject({ phase: 'over', over: reason });
  await pass(60_000);
  expect([said.sockets, closed.sockets].map((sockets) => sockets.length)).toEqual([1, 1]);
});

test('bye restart is the way back', async () => {
  const { sockets, socket, welcome, view } = openMeeting(me);
  await welcome();
  socket().tell({ t: 'bye', reason: 'restart' });
  expect(view().isReconnecting).toBe(true);
  await pass(1_000);
  await welcome();
  expect(sockets).toHaveLength(2);
  expect(view().phase).toBe('joined');
});

test('leaving says so, closes the line and does not come back', async () => {
  const { sockets, socket, welcome, meeting, view } = openMeeting(me);
  await welcome();
  meeting.leave();
  expect(socket().all('leave')).toHaveLength(1);
  expect(socket().isClosed).toBe(true);
  expect(view()).toMatchObject({ phase: 'over', over: 'left' });
  await pass(60_000);
  expect(sockets).toHaveLength(1);
});
