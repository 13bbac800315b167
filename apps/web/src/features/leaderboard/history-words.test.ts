import type { PointsEntry } from '@shala/api-client/leaderboard.ts';
import { beforeAll, expect, test } from 'vitest';
import { loadMoreTexts, t } from '#shared/texts/texts.ts';
import { historyLine, signed } from './history-words.ts';

beforeAll(loadMoreTexts);

const entry = (change: Partial<PointsEntry>): PointsEntry => ({
  id: 1,
  points: 10,
  name: 'Friction',
  pictureUrl: null,
  count: 1,
  source: 'content',
  chapterName: 'Force',
  chapterNumber: 5,
  subjectId: 2,
  subjectName: 'Physics',
  subjectColourCode: '2',
  subjectIcon: 'atom',
  percent: null,
  isCorrection: false,
  earnedAt: '2026-07-12T06:30:00.000Z',
  ...change,
});
const later = new Date('2026-07-20T06:00:00.000Z');
/** Day and month stay on one line; that is the same to read. */
const say = (change: Partial<PointsEntry>, now = later) =>
  historyLine(entry(change), t, 'en', now).replace('\u00a0', ' ');

test.each<[Partial<PointsEntry>, string]>([
  [{}, 'Physics · Ch 5 · lesson completed on 12 Jul'],
  [{ source: 'chapter' }, 'Physics · Ch 5 · chapter completed on 12 Jul'],
  [{ source: 'subject', chapterNumber: null }, 'subject completed on 12 Jul'],
  [{ source: 'quick_quiz', percent: 89.6 }, 'Physics · Ch 5 · first attempt 90% on 12 Jul'],
  [{ source: 'paper', percent: 55, subjectName: null, chapterNumber: null }, 'first attempt 55% on 12 Jul'],
  [{ source: 'exercise', percent: 40, isCorrection: true }, 'Physics · Ch 5 · marks were changed on 12 Jul'],
])('%j is told as %j', (change, line) => expect(say(change)).toBe(line));

test('today is a day of the school, wherever the device is', () => {
  // 19:00 in London is past midnight in India.
  expect(say({}, new Date('2026-07-12T18:00:00.000Z'))).toContain('completed today');
  expect(say({}, new Date('2026-07-12T19:00:00.000Z'))).toContain('on 12 Jul');
  expect(say({}, new Date('2027-07-12T06:00:00.000Z'))).toContain('on 12 Jul');
});

test('points have their sign', () => {
  expect([signed(10), signed(-1)]).toEqual(['+10', '−1']);
});
