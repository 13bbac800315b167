import { expect, it } from 'vitest';
import { momentPassed, nextAnnouncement } from './time-announcements.ts';

it('speaks at ten, five and one minute, at thirty and ten seconds, and at no other', () => {
  const spoken: number[] = [];
  for (let seconds = 700; seconds >= 0; seconds -= 1) {
    const moment = momentPassed(seconds + 1, seconds);
    if (moment !== null) spoken.push(seconds);
  }
  expect(spoken).toEqual([600, 300, 60, 30, 10]);
});

it('after a pause says only how late it is now', () => {
  expect(momentPassed(900, 45)).toBe(60);
  expect(momentPassed(45, 44)).toBeNull();
});

it('says nothing when the timer begins, or where there is none', () => {
  expect(momentPassed(null, 300)).toBeNull();
  expect(momentPassed(300, 299)).toBeNull();
  expect(momentPassed(10, null)).toBeNull();
});

it('begins anew with the next question, so that its own thirty seconds are told as well', () => {
  expect(nextAnnouncement(null, 31, 30)).toBe(30);
  expect(nextAnnouncement(30, 30, 29)).toBe(30);
  expect(nextAnnouncement(30, 25, 60)).toBeNull();
  expect(nextAnnouncement(null, 31, 30)).toBe(30);
});
