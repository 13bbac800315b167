import { expect, test } from 'vitest';
import { isFileOf, parseFileName } from './recording-file.ts';

const one = 'a'.repeat(25);
const other = 'b'.repeat(25);

test('a name of ours says where the files of the track and of the whole recording are', () => {
  const file = parseFileName(`1-5/7-${one}-${other}`);
  expect(file).toEqual({ folder: '1-5', recording: `7-${one}`, track: `7-${one}-${other}` });
  expect(isFileOf(file.track, `7-${one}-${other}-audio-0.mjr`)).toBe(true);
  expect(isFileOf(file.recording, `7-${one}-${other}-video-1.mjr.tmp`)).toBe(true);
  expect(isFileOf(file.track, `7-${one}-${one}-audio-0.mjr`)).toBe(false);
  expect(isFileOf(file.recording, `7-${one}-notes.txt`)).toBe(false);
});

test.each([`../7-${one}-${other}`, `1-5/../7-${one}-${other}`, `/1-5/7-${one}-${other}`, '1-5/7', ''])(
  'a name that we have not given is refused: %s',
  (name) => {
    expect(() => parseFileName(name)).toThrow('no recording of ours');
  },
);
