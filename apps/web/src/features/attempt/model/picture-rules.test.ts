import { expect, it } from 'vitest';
import { checkPicture } from './picture-rules.ts';

it('[QE-13] only image files are taken, five of up to 5 MB', () => {
  const file = (type: string, size = 1000) => ({ type, size });
  expect(checkPicture(file('image/jpeg'), 0)).toBeNull();
  expect(checkPicture(file('image/png', 5 * 1024 * 1024), 4)).toBeNull();
  expect(checkPicture(file('application/pdf'), 0)).toBe('not-image');
  expect(checkPicture(file('image/svg+xml'), 0)).toBe('not-image');
  expect(checkPicture(file(''), 0)).toBe('not-image');
  expect(checkPicture(file('image/png', 5 * 1024 * 1024 + 1), 0)).toBe('too-big');
  expect(checkPicture(file('image/png'), 5)).toBe('too-many');
});
