import * as z from 'zod/mini';
import { isElsewhere } from './attempts-shapes.ts';
import { id, instant } from './fields.ts';

const picture = z.object({ url: z.string(), alt: z.string(), width: z.int(), height: z.int() });
const optionPicture = z.object({
  option: z.string(),
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
});
export const answerAttachment = z.object({ id, url: z.string() });
export type WireAnswerAttachment = z.infer<typeof answerAttachment>;

const shownFields = {
  id,
  kind: z.string(),
  content: z.string(),
  only_free_text: z.boolean(),
  max_marks: z.number(),
  /** `option1` .. and `image_option1` ..: label to text, or to the address of a picture. */
  options: z.record(z.string(), z.string()),
  attachment_url: z.nullable(z.string()),
  question_attachments: z.array(picture),
  option_image_attachments: z.array(optionPicture),
};

const ownFields = {
  /** When it was first in front. */
  started_at: z.nullable(instant),
  student_answer: z.nullable(z.string()),
  is_draft: z.boolean(),
  exc_atmpt_quest_attchmts: z.array(answerAttachment),
  marked: z.boolean(),
  visited: z.boolean(),
  /** Seconds left, for timers per question; else null. */
  time: z.nullable(z.number()),
  /** The newest sequence number the server holds; the next save takes a higher one. 0: none. */
  client_seq: z.int(),
  /** An answer came after the end; it is kept and waits for a look. */
  is_late: z.boolean(),
};

/** A question while its run is open. Nothing in here says what is right. */
export const openQuestion = z.object({ ...shownFields, ...ownFields });
export type WireOpenQuestion = z.infer<typeof openQuestion>;

/** A question after the end. */
export const finishedQuestion = z.object({
  ...shownFields,
  ...ownFields,
  /** The right option; null where a tutor marks. */
  correct_answer: z.nullable(z.string()),
  is_correct: z.enum(['yes', 'no', 'pending']),
  /** Null while it waits for its marks. */
  marks: z.nullable(z.number()),
  solution: z.string(),
  model_answer: z.nullable(z.string()),
  solution_attachments: z.array(picture),
  comment: z.nullable(z.string()),
});
export type WireFinishedQuestion = z.infer<typeof finishedQuestion>;

/** What is left out stays as it is. */
export const answerChange = z.object({
  /** The key of an option or a free text; null clears it. */
  student_answer: z.optional(z.nullable(z.string().check(z.maxLength(40_000)))),
  /** The pictures that stay; the others are taken away. */
  exc_atmpt_quest_attchmts: z.optional(z.array(z.object({ id })).check(z.maxLength(5))),
  marked: z.optional(z.boolean()),
  /** True: the question is in front now. With timers per question its clock runs from here. */
  visited: z.optional(z.boolean()),
  /** A choice that was not handed in yet. */
  is_draft: z.optional(z.boolean()),
  /** Counts up in each run. The highest wins; the same one again changes nothing. */
  client_seq: z.optional(z.int().check(z.gte(1), z.lte(2_000_000_000))),
  /** Which run it was made in; without it the newest. */
  run_no: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
  /**
   * How long ago it was made, for what waited without network. It is the device's word, believed back to the last
   * action that the server knows of; where that is long the run's events say so.
   */
  age_ms: z.optional(z.int().check(z.gte(0), z.lte(604_800_000))),
  /** Names this tab, so that another one is noticed. */
  tab: z.optional(z.string().check(z.maxLength(64))),
});
export type WireAnswerChange = z.infer<typeof answerChange>;

/** What the server holds now, said after it is safely written. */
export const receipt = z.object({
  client_seq: z.int(),
  /** Of run, question, sequence and answer. */
  hash: z.string(),
  saved_at: instant,
  remaining_seconds: z.nullable(z.number()),
  server_now: instant,
  /** It came after the end: kept, and counted only after a look. */
  is_late: z.boolean(),
  /** A newer save of this question was here before; what it holds is unchanged. */
  is_superseded: z.boolean(),
  is_elsewhere: isElsewhere,
});
export type WireReceipt = z.infer<typeof receipt>;

/** Deliberately small: it is the answer to the most frequent call of all. */
export const savedAnswer = z.object({
  id,
  student_answer: z.nullable(z.string()),
  marked: z.boolean(),
  visited: z.boolean(),
  time: z.nullable(z.number()),
});
export type WireSavedAnswer = z.infer<typeof savedAnswer>;
