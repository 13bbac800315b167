import * as z from 'zod';
import { findPracticeItem, recordRun } from '#modules/assessment/index.ts';
import type { ImportContext } from '../context.ts';
import { moment, record, text } from '../fields.ts';
import { inside, type Place } from '../source.ts';
import type { Whose } from './activity-whose.ts';
import { pastMoment } from './past-moment.ts';

export const runFields = record({
  item: z.string(),
  percent: z.number().min(0).max(100),
  at: moment,
  seconds_each: z.int().min(1).max(600).default(40),
  /** Free-text answers that wait for a tutor. */
  to_grade: z.array(text).default([]),
});

/** Runs of the same item are its first, its second and so on. */
export async function saveRuns(
  context: ImportContext,
  whose: Whose,
  runs: readonly z.infer<typeof runFields>[],
  at: Place,
): Promise<void> {
  for (const [index, run] of runs.entries()) {
    const place = inside(at, index);
    const startedAt = pastMoment(context, run.at, inside(place, 'at'));
    const { courseId } = whose;
    const item = await context.find('exercise, quiz or paper', run.item, inside(place, 'item'), () =>
      findPracticeItem(context.tx, { courseId, slug: run.item }),
    );
    if (startedAt === null || item === null) continue;
    const runNo = runs.slice(0, index + 1).filter((other) => other.item === run.item).length;
    const { percent, to_grade: words, seconds_each: secondsEach } = run;
    const past = { ...whose, item, runNo, percent, words, startedAt, secondsEach };
    const change = await context.attempt(place, () => recordRun(context.tx, past));
    if (change !== null) context.count('runs', change);
  }
}
