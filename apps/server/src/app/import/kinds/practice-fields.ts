import * as z from 'zod';
import type { PracticeTimer } from '#modules/assessment/index.ts';
import { localText, record, reference } from '../fields.ts';

const minutes = z.int().min(1).max(600);
const seconds = z.int().min(5).max(3600);

/** Minutes for the whole, seconds for each question, or no clock at all; never both. */
export const timedFields = {
  slug: reference,
  title: localText,
  description: localText.default({ en: '' }),
  minutes: minutes.optional(),
  seconds_per_question: seconds.optional(),
  shuffled: z.boolean().default(false),
  /** So many of the questions for each run. */
  pool: z.int().min(1).optional(),
  is_active: z.boolean().default(true),
  questions: z.array(reference).min(1),
};
const timed = record(timedFields);
export type TimedFields = z.infer<typeof timed>;

export const hasOneTimer = (item: Pick<TimedFields, 'minutes' | 'seconds_per_question'>): boolean =>
  item.minutes === undefined || item.seconds_per_question === undefined;
export const oneTimer = 'has minutes and seconds_per_question; write one of them or none';

export function timerOf(item: Pick<TimedFields, 'minutes' | 'seconds_per_question'>): PracticeTimer {
  if (item.minutes !== undefined) return { timer: 'whole_quiz', time: item.minutes };
  if (item.seconds_per_question !== undefined)
    return { timer: 'per_question', time: item.seconds_per_question };
  return { timer: 'none', time: null };
}
