// @vitest-environment node
import type { ChatLine } from '@shala/meeting-protocol/news.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMeeting, pass, person } from './test-support/in-meeting.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const me = person('student-1');
const line = (id: number, changes: Partial<ChatLine> = {}): ChatLine => ({
  id,
  uid: 'host-1',
  name: 'Host',
  role: 'host',
  text: `line ${id}`,
  at: '2026-11-15T10:00:00Z',
  key: `k${id}`,
  ...changes,
});

async function inChat(lines: ChatLine[] = []) {
  const at = openMeeting(me);
  await at.welcome();
  at.socket().tell({ t: 'chat-lines', lines, isWhole: true });
  return at;
}

const texts = (at: Awaited<ReturnType<typeof inChat>>) => at.view().chat.lines.map(({ text }) => text);

test('what was said before I came is there and not new; what comes after is', async () => {
  const at = await inChat([line(1), line(2)]);
  expect(at.view().chat).toMatchObject({ unread: 0 });
  at.socket().tell({ t: 'chat-lines', lines: [line(3)], isWhole: false });
  at.socket().tell({ t: 'chat-lines', lines: [line(3)], isWhole: false });
  expect(texts(at)).toEqual(['line 1', 'line 2', 'line 3']);
  expect(at.view().chat.unread).toBe(1);
  at.meeting.markChatRead();
  expect(at.view().chat.unread).toBe(0);
});

test('my line shows at once and once: the server’s copy takes its place', async () => {
  const at = await inChat();
  at.meeting.sendChat('  Good morning ');
  at.meeting.sendChat('   ');
  const [sent, ...more] = at.socket().all('chat');
  expect(more).toEqual([]);
  expect(sent?.text).toBe('Good morning');
  expect(at.view().chat.lines).toMatchObject([{ text: 'Good morning', uid: 'student-1', isOnItsWay: true }]);
  const mine = line(7, { uid: 'student-1', role: 'student', text: 'Good morning', key: sent?.key ?? '' });
  at.socket().tell({ t: 'chat-lines', lines: [mine], isWhole: false });
  expect(at.view().chat).toEqual({ lines: [mine], unread: 0 });
});

test('[G10] what is said during a break is sent on return, with the same key', async () => {
  const at = await inChat();
  at.meeting.sendChat('one');
  const key = at.socket().all('chat')[0]?.key;
  at.socket().breakOff();
  at.meeting.sendChat('two');
  await pass(600);
  await at.welcome();
  expect(at.socket().all('chat')).toEqual([]);
  at.socket().tell({ t: 'chat-lines', lines: [line(1)], isWhole: true });
  expect(at.socket().all('chat')).toEqual([{ t: 'chat', key, text: 'one' }]);
  const one = line(2, { uid: 'student-1', text: 'one', key: key ?? '' });
  at.socket().tell({ t: 'chat-lines', lines: [one], isWhole: false });
  // Not faster than the server takes them.
  await pass(1_000);
  expect(at.socket().all('chat')).toHaveLength(1);
  await pass(200);
  expect(at.socket().all('chat')[1]?.text).toBe('two');
  // The host spoke while I was away.
  expect(at.view().chat.unread).toBe(1);
});

test('a line that the host hides goes, and a refused one does not stay', async () => {
  const at = await inChat([line(1), line(2)]);
  at.socket().tell({ t: 'chat-hidden', id: 1 });
  at.meeting.sendChat('too late');
  at.socket().tell({ t: 'refused', command: 'chat', reason: 'chat_closed' });
  expect(texts(at)).toEqual(['line 2']);
  expect(at.view().refusal).toMatchObject({ command: 'chat', reason: 'chat_closed' });
});

test('a line that came too fast is said again by itself', async () => {
  const at = await inChat();
  at.meeting.sendChat('quick');
  at.socket().tell({ t: 'refused', command: 'chat', reason: 'too_fast' });
  expect(at.view().refusal).toBeNull();
  expect(texts(at)).toEqual(['quick']);
  await pass(1_200);
  expect(
    new Set(
      at
        .socket()
        .all('chat')
        .map(({ key }) => key),
    ).size,
  ).toBe(1);
  expect(at.socket().all('chat')).toHaveLength(2);
});

test('a line that is never answered does not hold up the next one', async () => {
  const at = await inChat();
  at.meeting.sendChat('lost');
  at.meeting.sendChat('next');
  for (let seconds = 0; seconds < 20; seconds += 1) {
    at.socket().tell({ t: 'beat' });
    await pass(1_000);
  }
  expect(
    at
      .socket()
      .all('chat')
      .map(({ text }) => text),
  ).toEqual(['lost', 'lost', 'lost', 'next']);
  expect(at.view().refusal).toMatchObject({ command: 'chat', reason: 'failed' });
});
