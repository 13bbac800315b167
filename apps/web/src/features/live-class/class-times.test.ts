import { afterEach, expect, test, vi } from 'vitest';
import { timesOf } from './class-times.ts';

const hours = { startsAt: '2026-11-15T11:00:00.000Z', endsAt: '2026-11-15T12:00:00.000Z' };
const say = (_: string, { start, end }: Record<string, unknown> = {}) => `${start} to ${end}`;
const onDevice = (offset: number) => vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);

afterEach(() => vi.restoreAllMocks());

test('[G09] a class is shown in Indian time, and says so on a device whose clock is another one', () => {
  onDevice(-240);
  expect(timesOf(hours, 'en', say)).toBe('4:30 pm to 5:30 pm IST');
});

test('[G09] a device in India needs no word about it', () => {
  onDevice(-330);
  expect(timesOf(hours, 'en', say)).toBe('4:30 pm to 5:30 pm');
});
