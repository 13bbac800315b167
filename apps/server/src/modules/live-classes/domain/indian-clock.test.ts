import { expect, test } from 'vitest';
import { indianDay, indianTime } from './indian-clock.ts';

test.each([
  ['2026-11-15T11:00:00Z', '2026-11-15', '04:30 PM'],
  ['2026-11-15T18:30:00Z', '2026-11-16', '12:00 AM'],
  ['2026-11-15T06:30:00Z', '2026-11-15', '12:00 PM'],
  ['2026-12-31T23:59:59Z', '2027-01-01', '05:29 AM'],
])('[G09] %s is %s, %s on an Indian wall', (moment, day, time) => {
  expect([indianDay(new Date(moment)), indianTime(new Date(moment))]).toEqual([day, time]);
});
