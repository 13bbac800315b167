import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { done, id, idText, instant } from './fields.ts';

const base = '/course/staff/marking';
/** Where a list goes on: as the answer before said it, and nothing else. */
const after = z.optional(z.string().check(z.maxLength(600)));
const limit = z.optional(
  z.pipe(
    z.string().check(z.regex(/^[0-9]{1,3}$/)),
    z.transform((text: string) => Number(text)),
  ),
);
const next = z.nullable(z.string());
const picture = z.object({ url: z.string(), alt: z.string(), width: z.int(), height: z.int() });

const item = z.object({
  id,
  kind: z.enum(['exercise', 'exam_exercise', 'quick_quiz', 'paper']),
  title: z.string(),
  course_id: id,
  course_name: z.string(),
  /** Null for papers and quick quizzes: these stand in no chapter of their own. */
  subject_id: z.nullable(id),
  subject_name: z.nullable(z.string()),
  subject_color_code: z.nullable(z.string()),
  chapter_name: z.nullable(z.string()),
  waiting: z.int(),
  checked: z.int(),
  /** When the answer that waits longest was handed in. */
  oldest_at: z.nullable(instant),
});
export type WireMarkingItem = z.infer<typeof item>;

export const listMarkingItems = contract({
  summary: 'Exercises, quizzes and papers with answers that wait for this person, the oldest first',
  family: 'main',
  method: 'GET',
  path: `${base}/items`,
  query: z.object({ after, limit }),
  response: z.object({ items: z.array(item), next, waiting: z.int(), late: z.int() }),
});

const question = z.object({
  id,
  /** Its place in the exercise; null where it has left it since. */
  number: z.nullable(z.int()),
  content: z.string(),
  max_marks: z.number(),
  model_answer: z.nullable(z.string()),
  pictures: z.array(picture),
  waiting: z.int(),
  checked: z.int(),
});
export type WireMarkingQuestion = z.infer<typeof question>;

export const getMarkingItem = contract({
  summary: 'One exercise, quiz or paper with the questions that a person marks',
  family: 'main',
  method: 'GET',
  path: `${base}/items/:itemId`,
  params: z.object({ itemId: idText }),
  response: z.object({ item, questions: z.array(question) }),
});

const taken = z.object({ staff_name: z.string(), is_mine: z.boolean(), until: instant });

const answerCard = z.object({
  student_id: id,
  run_id: id,
  student_name: z.string(),
  section_name: z.nullable(z.string()),
  run_number: z.int(),
  sent_at: instant,
  state: z.enum(['waiting', 'marked']),
  marks: z.nullable(z.number()),
  /** Somebody looks at it now. */
  taken: z.nullable(taken),
});
export type WireAnswerCard = z.infer<typeof answerCard>;

const questionParams = z.object({ itemId: idText, questionId: idText });
const questionPath = `${base}/items/:itemId/questions/:questionId`;

export const listMarkingAnswers = contract({
  summary: 'The answers to one question across students, by name',
  family: 'main',
  method: 'GET',
  path: `${questionPath}/answers`,
  params: questionParams,
  query: z.object({ after, limit }),
  response: z.object({ answers: z.array(answerCard), next }),
});

const mark = z.object({
  id,
  staff_name: z.string(),
  is_mine: z.boolean(),
  /** Null: taken back, and there were none before. */
  marks: z.nullable(z.number()),
  comment: z.nullable(z.string()),
  is_undo: z.boolean(),
  at: instant,
});

const fullAnswer = z.extend(answerCard, {
  question_id: id,
  text: z.nullable(z.string()),
  pictures: z.array(z.object({ id, url: z.string() })),
  comment: z.nullable(z.string()),
  content: z.string(),
  max_marks: z.number(),
  /** How often it was marked, the taking back included: an evaluation names it, so that none goes over another. */
  revision: z.int(),
  /** Who gave which marks when, the newest first. */
  history: z.array(mark),
});
export type WireFullAnswer = z.infer<typeof fullAnswer>;

const answerParams = z.object({ studentId: idText, runId: idText, questionId: idText });
const answerPath = `${base}/answers/:studentId/:runId/:questionId`;
const one = z.object({ answer: fullAnswer });

export const getMarkingAnswer = contract({
  summary: 'One answer in full',
  family: 'main',
  method: 'GET',
  path: answerPath,
  params: answerParams,
  response: one,
});

export const takeAnswer = contract({
  summary: 'Takes an answer for five minutes, or for five more; refused while a colleague has it',
  family: 'main',
  method: 'POST',
  path: `${answerPath}/lease`,
  params: answerParams,
  response: one,
});

export const releaseAnswer = contract({
  summary: 'Lets go of an answer that was taken',
  family: 'main',
  method: 'DELETE',
  path: `${answerPath}/lease`,
  params: answerParams,
  response: done,
});

const key = z.object({ student_id: id, run_id: id });

export const takeNextAnswer = contract({
  summary: 'Takes the next waiting answer to a question that no colleague has',
  family: 'main',
  method: 'POST',
  path: `${questionPath}/next`,
  params: questionParams,
  body: z.object({
    /** The one it comes after in the list; without it the first. */
    after: z.optional(z.nullable(key)),
    /** Those that are open here already. */
    except: z.optional(z.array(key).check(z.maxLength(10))),
  }),
  response: z.object({ answer: z.nullable(fullAnswer) }),
});

export const markAnswer = contract({
  summary: 'Gives marks, or a verdict that stands for all, half or none of them',
  family: 'main',
  method: 'PUT',
  path: `${answerPath}/mark`,
  params: answerParams,
  body: z.object({
    mark: z.object({
      marks: z.optional(z.number().check(z.gte(0), z.lte(1000), z.multipleOf(0.25))),
      verdict: z.optional(z.enum(['yes', 'partly', 'no'])),
      comment: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(4_000)))),
      /** As the answer said when it was read. */
      revision: z.int().check(z.gte(0)),
    }),
  }),
  response: one,
});

export const undoMark = contract({
  summary: 'Takes back the last mark, if it is my own and not older than ten minutes',
  family: 'main',
  method: 'POST',
  path: `${answerPath}/undo`,
  params: answerParams,
  response: one,
});

const phrases = z.object({
  phrases: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))).check(z.maxLength(30)),
});

export const getPhrases = contract({
  summary: 'The phrases this person writes often',
  family: 'main',
  method: 'GET',
  path: `${base}/phrases`,
  response: phrases,
});

export const savePhrases = contract({
  summary: 'Sets the phrases this person writes often, in their order',
  family: 'main',
  method: 'PUT',
  path: `${base}/phrases`,
  body: phrases,
  response: phrases,
});

const lateAnswer = z.object({
  student_id: id,
  run_id: id,
  question_id: id,
  student_name: z.string(),
  section_name: z.nullable(z.string()),
  item_title: z.string(),
  content: z.string(),
  /** Option key to its words; empty where the answer is words itself. */
  options: z.record(z.string(), z.string()),
  /** What counts now, and what came late; null: nothing. */
  counted_answer: z.nullable(z.string()),
  late_answer: z.nullable(z.string()),
  /** Which of the late ones it is: a decision names it. */
  late_seq: z.int(),
  ended_at: instant,
  late_at: instant,
});
export type WireLateAnswer = z.infer<typeof lateAnswer>;

export const listLateAnswers = contract({
  summary: 'Answers that came after the end and wait for a decision, the oldest first',
  family: 'main',
  method: 'GET',
  path: `${base}/late_answers`,
  query: z.object({ after, limit }),
  response: z.object({ late_answers: z.array(lateAnswer), next }),
});
