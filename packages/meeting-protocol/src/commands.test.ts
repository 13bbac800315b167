import { expect, test } from 'vitest';
import { command, hostCommands, mostCommandBytes } from './commands.ts';

const isCommand = (value: unknown) => command.safeParse(value).success;

test('a word without its parts, with a made-up person or a silent line is none', () => {
  expect(isCommand({ t: 'hand', isUp: true })).toBe(true);
  expect(isCommand({ t: 'hand' })).toBe(false);
  expect(isCommand({ t: 'mute', uid: 'student-12', kind: 'audio' })).toBe(true);
  expect(isCommand({ t: 'mute', uid: "student-12' OR 1", kind: 'audio' })).toBe(false);
  expect(isCommand({ t: 'chat', key: 'k', text: '   ' })).toBe(false);
  expect(isCommand({ t: 'become-host' })).toBe(false);
});

test('what the longest offer weighs still goes through the socket', () => {
  const offer = { t: 'publish', what: 'camera', sdp: 'x'.repeat(60_000), audio: true, video: true };
  expect(isCommand(offer)).toBe(true);
  expect(JSON.stringify(offer).length).toBeLessThan(mostCommandBytes);
  expect(isCommand({ ...offer, sdp: 'x'.repeat(60_001) })).toBe(false);
});

test('what only hosts may say is known by name', () => {
  expect([...hostCommands].sort()).toEqual(
    [
      'allow',
      'chat-open',
      'end',
      'hide-message',
      'host-only',
      'lower-hand',
      'mute',
      'record',
      'remove',
    ].sort(),
  );
});
