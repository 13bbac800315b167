import * as z from 'zod/mini';
import { openQuestion } from './attempts-questions.ts';
import { contract } from './contract.ts';
import { done, id, idText } from './fields.ts';

const base = '/course/staff';
/** Null: no Hindi. */
const givenTexts = z.object({ en: z.string(), hi: z.nullable(z.string()) });
const texts = (least: number, most: number) =>
  z.object({
    en: z.string().check(z.trim(), z.minLength(least), z.maxLength(most)),
    hi: z.optional(z.string().check(z.trim(), z.maxLength(most))),
  });

const staffItem = z.object({
  id,
  kind: z.enum(['exercise', 'exam_exercise', 'quick_quiz', 'paper']),
  /** The lesson of a quick quiz. */
  content_library_id: z.nullable(id),
  title: givenTexts,
  is_published: z.boolean(),
  timer_options: z.enum(['whole_quiz', 'per_question', 'none']),
  /** Minutes of the whole, or seconds for each question. */
  time: z.nullable(z.int()),
  questions_count: z.int(),
  /** Runs that students have begun: each keeps the questions it had. */
  runs_count: z.int(),
  /** Whether it may be taken away for good: a draft that no student has opened. */
  is_removable: z.boolean(),
});
export type WireStaffItem = z.infer<typeof staffItem>;

const bankLine = z.object({
  id,
  kind: z.string(),
  /** What is asked, in the reader's language. */
  content: z.string(),
  tags: z.array(z.string()),
  max_marks: z.number(),
});

const fullItem = z.extend(staffItem, {
  description: givenTexts,
  right_marks: z.number(),
  wrong_marks: z.number(),
  is_shuffled: z.boolean(),
  questions: z.array(bankLine),
});
export type WireFullItem = z.infer<typeof fullItem>;

const itemInput = z.object({
  title: texts(1, 200),
  description: texts(0, 2_000),
  timer_options: z.enum(['whole_quiz', 'per_question', 'none']),
  time: z.nullable(z.int().check(z.gte(1), z.lte(3_600))),
  right_marks: z.number().check(z.gte(0.25), z.lte(100)),
  wrong_marks: z.number().check(z.gte(0), z.lte(100)),
  is_shuffled: z.boolean(),
  /** In their order. */
  question_ids: z.array(id).check(z.minLength(1), z.maxLength(300)),
});
export type WireItemInput = z.infer<typeof itemInput>;

const itemParams = z.object({ itemId: idText });
const one = z.object({ item: fullItem });

export const listChapterPractice = contract({
  summary: 'The exercises of a chapter and the quick quizzes of its lessons, drafts too',
  family: 'main',
  method: 'GET',
  path: `${base}/chapters/:chapterId/practice`,
  params: z.object({ chapterId: idText }),
  response: z.object({ items: z.array(staffItem) }),
});

export const listCoursePapers = contract({
  summary: 'The papers of a course, drafts too',
  family: 'main',
  method: 'GET',
  path: `${base}/courses/:courseId/papers`,
  params: z.object({ courseId: idText }),
  response: z.object({ course: z.object({ id, name: z.string() }), items: z.array(staffItem) }),
});

const order = z.object({
  /** All that stand there, in their new order. */
  order: z.object({ item_ids: z.array(id).check(z.maxLength(1_000)) }),
});

export const orderChapterPractice = contract({
  summary: 'Puts the exercises of a chapter into an order; quick quizzes stand with their lessons',
  family: 'main',
  method: 'PUT',
  path: `${base}/chapters/:chapterId/practice/order`,
  params: z.object({ chapterId: idText }),
  body: order,
  response: done,
});

export const orderPapers = contract({
  summary: 'Puts the papers of a course into an order',
  family: 'main',
  method: 'PUT',
  path: `${base}/courses/:courseId/papers/order`,
  params: z.object({ courseId: idText }),
  body: order,
  response: done,
});

export const createItem = contract({
  summary:
    'A new exercise of a chapter, quick quiz of a lesson or paper of a course; students do not see it yet',
  family: 'main',
  method: 'POST',
  path: `${base}/practice`,
  body: z.object({
    item: z.extend(itemInput, {
      /** Where it hangs says what it is. */
      place: z.union([
        z.object({ chapter_id: id }),
        z.object({ content_id: id }),
        z.object({ course_id: id }),
      ]),
    }),
  }),
  response: one,
});

export const getItem = contract({
  summary: 'Something to practise with its questions, as its authors see it',
  family: 'main',
  method: 'GET',
  path: `${base}/practice/:itemId`,
  params: itemParams,
  response: one,
});

export const updateItem = contract({
  summary: 'Changes it; runs that have begun keep what they had',
  family: 'main',
  method: 'PUT',
  path: `${base}/practice/:itemId`,
  params: itemParams,
  body: z.object({ item: itemInput }),
  response: one,
});

export const publishItem = contract({
  summary: 'Shows it to students, or takes it from their sight',
  family: 'main',
  method: 'PUT',
  path: `${base}/practice/:itemId/publication`,
  params: itemParams,
  body: z.object({ publication: z.object({ is_published: z.boolean() }) }),
  response: one,
});

export const removeItem = contract({
  summary: 'Takes away a draft that no student has opened',
  family: 'main',
  method: 'DELETE',
  path: `${base}/practice/:itemId`,
  params: itemParams,
  response: done,
});

export const previewItem = contract({
  summary: 'Its questions as a student gets them',
  family: 'main',
  method: 'GET',
  path: `${base}/practice/:itemId/preview`,
  params: itemParams,
  response: z.object({ questions: z.array(openQuestion) }),
});
