import { beforeAll, expect, test } from 'vitest';
import { loadMoreTexts, t } from '#shared/texts/texts.ts';
import { groupByDay, timeText } from './when.ts';

beforeAll(loadMoreTexts);

/** Half past midnight in India; the evening before in London. */
const now = Date.parse('2026-07-15T00:30:00+05:30');
const moment = { now, language: 'en', t } as const;
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

test('what came today says how long ago, and the day is the school’s', () => {
  expect(timeText(before(0.5), moment)).toBe('Just now');
  expect(timeText(before(12), moment)).toBe('12 min ago');
  const evening = { ...moment, now: Date.parse('2026-07-15T21:00:00+05:30') };
  expect(timeText('2026-07-15T00:30:00+05:30', evening)).toBe('20 h ago');
  expect(timeText(before(31), moment)).toBe('14 Jul, 11:59 pm');
});

test('a clock that is behind shows nothing from the future', () => {
  expect(timeText(before(-90), moment)).toBe('Just now');
});

test('groups keep the order, under Today, Yesterday and the date', () => {
  const items = [before(-1), before(5), before(60), before(26 * 60)].map((createdAt) => ({ createdAt }));
  expect(groupByDay(items, moment).map(({ title, items: some }) => [title, some.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['13 Jul 2026', 1],
  ]);
  expect(groupByDay(items.slice(3), { ...moment, language: 'hi' })[0]?.title).toMatch(/^13 जुल/);
});
