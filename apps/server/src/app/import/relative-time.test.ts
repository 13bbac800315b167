import { describe, expect, test } from 'vitest';
import { toDay, toMoment } from './relative-time.ts';

// Half past midnight in India is still the day before in UTC.
const clock = { now: new Date('2026-11-14T19:00:00Z'), today: '2026-11-15' };

describe('a day', () => {
  test.each([
    ['2026-04-01', '2026-04-01'],
    ['+0d', '2026-11-15'],
    ['-3d', '2026-11-12'],
    ['+200d', '2027-06-03'],
    ['-320d', '2025-12-30'],
  ])('%s is %s', (text, day) => {
    expect(toDay(text, clock)).toBe(day);
  });

  test.each(['2026-02-30', '2026-13-01', '0026-01-01', '3d', '+2h', 'tomorrow', ''])('%s is none', (text) => {
    expect(toDay(text, clock)).toBeNull();
  });

  test('29 February exists in leap years only', () => {
    expect(toDay('2028-02-29', clock)).toBe('2028-02-29');
    expect(toDay('2027-02-29', clock)).toBeNull();
  });
});

describe('a moment', () => {
  test.each([
    ['-3d', '2026-11-11T19:00:00.000Z'],
    ['+2h', '2026-11-14T21:00:00.000Z'],
    ['-20m', '2026-11-14T18:40:00.000Z'],
  ])('%s counts from now', (text, moment) => {
    expect(toMoment(text, clock)?.toISOString()).toBe(moment);
  });

  test('a time of day is a time in India, on a day counted from the day it is there', () => {
    expect(toMoment('+1d 16:30', clock)?.toISOString()).toBe('2026-11-16T11:00:00.000Z');
    expect(toMoment('+0d 00:15', clock)?.toISOString()).toBe('2026-11-14T18:45:00.000Z');
  });

  test('a whole day begins at midnight in India, an exact moment keeps its zone', () => {
    expect(toMoment('2026-04-01', clock)?.toISOString()).toBe('2026-03-31T18:30:00.000Z');
    expect(toMoment('2026-04-01T16:30+05:30', clock)?.toISOString()).toBe('2026-04-01T11:00:00.000Z');
  });

  test.each(['+1d 24:00', '+1d 7:30', '2026-04-01T16:30', '+1w', 'now'])('%s is none', (text) => {
    expect(toMoment(text, clock)).toBeNull();
  });
});
