import { expect, test } from 'vitest';
import { mayBeSentOut, mayPublish, maySend, mayWrite } from './rights.ts';

const host = { role: 'host' } as const;
const student = { role: 'student' } as const;
const none = { speak: false, show: false };
const hostOnly = { isHostOnly: true };
const open = { isHostOnly: false };

test('[G07] while only hosts send, a student sends what was granted and nothing else', () => {
  expect(mayPublish(student, none, hostOnly, 'camera')).toBe(false);
  const speaker = { speak: true, show: false };
  expect(mayPublish(student, speaker, hostOnly, 'camera')).toBe(true);
  expect(maySend(student, speaker, hostOnly, 'audio')).toBe(true);
  expect(maySend(student, speaker, hostOnly, 'video')).toBe(false);
  expect(maySend(student, { speak: false, show: true }, hostOnly, 'video')).toBe(true);
});

test('in an open room students speak and show themselves without asking', () => {
  expect(mayPublish(student, none, open, 'camera')).toBe(true);
  expect(maySend(student, none, open, 'audio')).toBe(true);
  expect(maySend(student, none, open, 'video')).toBe(true);
});

test('a screen is shared by hosts only, whatever was granted', () => {
  expect(mayPublish(student, { speak: true, show: true }, open, 'screen')).toBe(false);
  expect(mayPublish(host, none, hostOnly, 'screen')).toBe(true);
});

test('hosts write into a closed chat, students do not', () => {
  expect(mayWrite(host, { isChatOpen: false })).toBe(true);
  expect(mayWrite(student, { isChatOpen: false })).toBe(false);
  expect(mayWrite(student, { isChatOpen: true })).toBe(true);
});

test('only students can be sent out', () => {
  expect(mayBeSentOut(student)).toBe(true);
  expect(mayBeSentOut(host)).toBe(false);
});
