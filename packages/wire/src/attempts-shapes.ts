import * as z from 'zod/mini';
import { id, instant } from './fields.ts';

/** Minutes of the whole, seconds for each question, or no limit. */
export const timerOptions = z.enum(['whole_quiz', 'per_question', 'none']);

/** One completed run, as the analytics of an attempt list them. */
export const attemptResult = z.object({
  id,
  /** Number and name of the run in a list to choose from. */
  value: z.int(),
  label: z.string(),
  /** Per cent; answers that wait for a tutor are left out. */
  score: z.number(),
  accuracy: z.number(),
  /** Seconds for each answered question, to one decimal. */
  average_time_per_question: z.number(),
  /** Minutes. */
  duration: z.number(),
  /** The run that the results page shows. */
  for_result: z.boolean(),
  created_at: instant,
  correct: z.int(),
  incorrect: z.int(),
  unanswered: z.int(),
  evaluating: z.int(),
  /** What was given and what could be had. */
  marks: z.number(),
  most_marks: z.number(),
  /** Answers that came after the end and wait for a look. */
  late: z.int(),
});
export type WireAttemptResult = z.infer<typeof attemptResult>;

const attemptFields = {
  id,
  title: z.string(),
  description: z.string(),
  /** As this student has it: minutes or seconds, see `timer_options`; null without a limit. */
  time: z.nullable(z.int()),
  timer_options: timerOptions,
  /** The usual time, where this student has more. */
  extended_from: z.nullable(z.int()),
  started_at: z.nullable(instant),
  completed_at: z.nullable(instant),
  /** `ready`: opened, its time has not begun. */
  state: z.enum(['ready', 'running', 'completed']),
  run_no: z.int(),
};
/** An attempt as lists show it. */
export const attemptHead = z.object({
  ...attemptFields,
  /** Per cent; null before the end. */
  score: z.nullable(z.number()),
});
export type WireAttemptHead = z.infer<typeof attemptHead>;

/** Who keeps the time: the server. The reader shows what is left and never computes it from dates. */
const timeFields = {
  server_now: instant,
  expires_at: z.nullable(instant),
  /** Of the whole run; null without a limit or before the start. */
  remaining_seconds: z.nullable(z.number()),
};

/** Whether somebody else has opened the questions since. */
export const isElsewhere = z.boolean();

export const attempt = z.object({
  ...attemptFields,
  ...timeFields,
  questions_count: z.int(),
  /** `pending` while a free text waits for its marks; null before the end. */
  evaluation: z.nullable(z.enum(['pending', 'done'])),
  /** Completed runs, the first one first. */
  results: z.array(attemptResult),
});
export type WireAttempt = z.infer<typeof attempt>;

export const attemptStatus = z.object({
  id,
  run_no: z.int(),
  state: z.enum(['ready', 'running', 'completed']),
  ...timeFields,
  completed_at: z.nullable(instant),
  is_elsewhere: isElsewhere,
});
export type WireAttemptStatus = z.infer<typeof attemptStatus>;
