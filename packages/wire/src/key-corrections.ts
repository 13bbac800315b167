import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { id, idText, instant } from './fields.ts';

const path = '/course/staff/questions/:questionId/key_corrections';
const params = z.object({ questionId: idText });
const correctAnswer = z.string().check(z.minLength(1), z.maxLength(100));

const plan = z.object({
  question_id: id,
  content: z.string(),
  /** Option key to its words. */
  options: z.record(z.string(), z.string()),
  /** The key that is in force now. */
  key_before: z.string(),
  key_after: z.string(),
  /** Runs that get the new key, those still open among them. */
  runs: z.int(),
  open_runs: z.int(),
  /** Finished runs whose result becomes another one. */
  results_changed: z.int(),
  /** Runs of an older wording of the question: they keep what they have. */
  other_wordings: z.int(),
  /** Some of those whose result changes, of this tenant. */
  examples: z.array(
    z.object({
      student_id: id,
      student_name: z.string(),
      run_id: id,
      answer: z.nullable(z.string()),
      score_before: z.number(),
      score_after: z.number(),
    }),
  ),
});
export type WireCorrectionPlan = z.infer<typeof plan>;

export const planKeyCorrection = contract({
  summary: 'What another key would change, without changing it',
  family: 'main',
  method: 'POST',
  path: `${path}/plan`,
  params,
  body: z.object({ key_correction: z.object({ correct_answer: correctAnswer }) }),
  response: z.object({ plan }),
});

const correction = z.object({
  id,
  question_id: id,
  correct_answer: z.string(),
  reason: z.string(),
  staff_name: z.string(),
  state: z.enum(['running', 'done']),
  runs_total: z.int(),
  runs_done: z.int(),
  results_changed: z.int(),
  created_at: instant,
  done_at: z.nullable(instant),
});
export type WireKeyCorrection = z.infer<typeof correction>;

export const correctKey = contract({
  summary: 'Puts a wrong key right and marks all its runs again, in the background',
  family: 'main',
  method: 'POST',
  path,
  params,
  body: z.object({
    key_correction: z.object({
      correct_answer: correctAnswer,
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
    }),
  }),
  response: z.object({ key_correction: correction }),
});

export const listKeyCorrections = contract({
  summary: 'The corrections of a key and how far they are, the newest first',
  family: 'main',
  method: 'GET',
  path,
  params,
  response: z.object({ key_corrections: z.array(correction) }),
});
