import { expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

test('names below the recordings folder are taken', () => {
  for (const path of ['7-12', 'tenant-1/class-12', 'a.b_c-d']) expect(safePath(path)).toBe(path);
});

test('nothing leads out of it, hides or is empty', () => {
  for (const path of [
    '',
    '/etc/cron.d',
    '..',
    'a/../b',
    'a//b',
    'a/',
    '.hidden',
    'a b',
    'a\nb',
    'x'.repeat(101),
  ])
    expect(() => safePath(path)).toThrow('not a name');
});
