import type { RunResult } from '@shala/api-client/attempts-shape.ts';
import { beforeAll, expect, it } from 'vitest';
import { loadMoreTexts, t } from '#shared/texts/texts.ts';
import { oneDecimal, runBefore, threeDigits } from './run-figures.ts';
import { spanText } from './span-text.ts';

beforeAll(loadMoreTexts);

const run = (runNo: number) => ({ runNo }) as RunResult;

it('a run is compared with the completed one before it', () => {
  const runs = [run(1), run(2), run(4)];
  expect(runBefore(runs, run(4))?.runNo).toBe(2);
  expect(runBefore(runs, run(1))).toBeNull();
});

it('[PG-11] scores on a card have three significant digits, speed one decimal', () => {
  expect([94.444, 100, 5.5555, 0].map(threeDigits)).toEqual([94.4, 100, 5.56, 0]);
  expect([32.16, 41].map(oneDecimal)).toEqual(['32.2', '41.0']);
});

it('[PG-12] minutes are told as hours, minutes and seconds; what is zero goes', () => {
  expect(spanText(3723.4 / 60, t)).toBe('1 h 2 min 3 s');
  expect(spanText(134, t)).toBe('2 h 14 min');
  expect(spanText(59.6 / 60, t)).toBe('1 min');
  expect(spanText(0, t)).toBe('0 s');
});
