import * as z from 'zod/mini';
import { attemptHead, timerOptions } from './attempts-shapes.ts';
import { contract } from './contract.ts';
import { id, idText, instant, search } from './fields.ts';
import { meta, paging } from './paging.ts';

export const paper = z.object({
  id,
  title: z.string(),
  description: z.string(),
  timer_options: timerOptions,
  /** Minutes or seconds as this student has them; null without a limit. */
  time: z.nullable(z.int()),
  extended_from: z.nullable(z.int()),
  is_active: z.boolean(),
  paper_questions_count: z.int(),
  /** Completed runs of this student. */
  attempts_count: z.int(),
  /** After it nobody starts, and whoever works has to end. */
  deadline: z.nullable(instant),
  correct_answer_point: z.number(),
  penalty_point: z.number(),
  month: z.nullable(z.int()),
  year: z.nullable(z.int()),
  disabled: z.boolean(),
  /** The newest run that was not given up; null: not begun. */
  paper_attempt: z.nullable(attemptHead),
});
export type WirePaper = z.infer<typeof paper>;

export const listPapers = contract({
  summary: 'A page of the papers of a course, with how the student stands',
  family: 'main',
  method: 'GET',
  path: '/course/student/student_courses/:courseId/papers',
  params: z.object({ courseId: idText }),
  query: z.object({ search, ...paging }),
  response: z.object({ papers: z.array(paper), meta }),
});
