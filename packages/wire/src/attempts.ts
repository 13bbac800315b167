import * as z from 'zod/mini';
import {
  answerAttachment,
  answerChange,
  finishedQuestion,
  openQuestion,
  receipt,
  savedAnswer,
} from './attempts-questions.ts';
import { attempt, attemptStatus } from './attempts-shapes.ts';
import { type Contract, contract } from './contract.ts';
import { done, id, idText, instant } from './fields.ts';

/** One engine, four doors. They differ by these names and by nothing else. */
interface DoorNames {
  /** The path from the course to where the item hangs, with `:placeId` in it; empty for papers. */
  readonly place: string;
  readonly attempts: string;
  readonly attempt: string;
  readonly questions: string;
  readonly question: string;
}

const base = '/course/student/student_courses/:courseId';
const courseParams = z.object({ courseId: idText });
const attemptParams = z.object({ courseId: idText, attemptId: idText });
const questionParams = z.object({ courseId: idText, attemptId: idText, questionId: idText });
/** Names a tab: whoever loads the questions takes the run over. */
const tab = z.optional(z.string().check(z.maxLength(64)));
/** Which run is meant, so that a call that comes late touches no other one; without it the newest. */
const runOf = z.object({
  run_no: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9][0-9]{0,5}$/)),
      z.transform((text: string) => Number(text)),
    ),
  ),
});
const image = z.object({ original_filename: z.string(), tempfile: z.string(), content_type: z.string() });
const runEvent = z.object({
  kind: z.enum(['left', 'came_back', 'second_device', 'offline_replay']),
  at: instant,
});

const keyed = <Key extends string, Value>(key: Key, value: Value) => ({ [key]: value }) as Record<Key, Value>;

function attemptCalls<const Names extends DoorNames>(names: Names) {
  const key = names.attempt as Names['attempt'];
  const runs = `${base}${names.place}/${names.attempts}`;
  const one = z.object(keyed(key, attempt));
  // A paper hangs on the course itself.
  const params = names.place === '' ? attemptParams : z.extend(attemptParams, { placeId: idText });
  return {
    complete: contract({
      summary: 'Ends the run and marks it; again: the same answer',
      family: 'main',
      method: 'PUT',
      path: `${runs}/:attemptId/complete`,
      params,
      query: runOf,
      response: one,
    }),
    reset: contract({
      summary: 'Opens the next run under the same id; nothing if one came after the run that is named',
      family: 'main',
      method: 'PUT',
      path: `${runs}/:attemptId/reset`,
      params,
      query: runOf,
      response: one,
    }),
    quit: contract({
      summary: 'Gives the run up; it is kept for the tutor and counts for nothing',
      family: 'main',
      method: 'DELETE',
      path: `${runs}/:attemptId`,
      params,
      query: runOf,
      response: done,
    }),
    status: contract({
      summary: 'Where the run stands and what time is left, for a device that comes back',
      family: 'main',
      method: 'GET',
      path: `${base}/${names.attempts}/:attemptId/status`,
      params: attemptParams,
      query: z.object({ tab }),
      response: z.object({ status: attemptStatus }),
    }),
    listEvents: contract({
      summary: 'What was noted of the run: page left, came back, second device, work without network',
      family: 'main',
      method: 'GET',
      path: `${base}/${names.attempts}/:attemptId/run_events`,
      params: attemptParams,
      response: z.object({ run_events: z.array(runEvent) }),
    }),
    addEvent: contract({
      summary: 'Notes that the page was left or came back',
      family: 'main',
      method: 'POST',
      path: `${base}/${names.attempts}/:attemptId/run_events`,
      params: attemptParams,
      body: z.object({ run_event: z.object({ kind: z.enum(['left', 'came_back']) }) }),
      response: done,
    }),
  };
}

function questionCalls<const Names extends DoorNames>(names: Names) {
  const list = `${base}/${names.attempts}/:attemptId/${names.questions}`;
  const many = names.questions as Names['questions'];
  const single = names.question as Names['question'];
  return {
    questions: contract({
      summary:
        'The questions of the run, without a word about what is right; the first time its clock starts',
      family: 'main',
      method: 'GET',
      path: list,
      params: attemptParams,
      query: z.object({ tab }),
      response: z.object({ ...keyed(many, z.array(openQuestion)), ...keyed('attempt', attempt) }),
    }),
    answers: contract({
      summary: 'The questions with answers and solutions; refused while a run is open',
      family: 'main',
      method: 'GET',
      path: `${list}/answers`,
      params: attemptParams,
      response: z.object({ ...keyed(many, z.array(finishedQuestion)), ...keyed('attempt', attempt) }),
    }),
    question: contract({
      summary: 'One question, without a word about what is right',
      family: 'main',
      method: 'GET',
      path: `${list}/:questionId`,
      params: questionParams,
      response: z.object(keyed(single, openQuestion)),
    }),
    save: contract({
      summary: 'Saves an answer, a mark or a visit; answered when it is safely written',
      family: 'main',
      method: 'PUT',
      path: `${list}/:questionId`,
      params: questionParams,
      body: z.object(keyed(single, answerChange)),
      response: z.object({ ...keyed(single, savedAnswer), ...keyed('receipt', receipt) }),
    }),
    attach: contract({
      summary: 'Adds a picture to a free-text answer; the same picture again is the same one',
      family: 'main',
      method: 'POST',
      path: `${list}/:questionId/attachments`,
      params: questionParams,
      query: runOf,
      body: z.object({ image }),
      response: z.object({ attachment: answerAttachment }),
    }),
  };
}

const door = <const Names extends DoorNames>(names: Names) => ({
  names,
  ...attemptCalls(names),
  ...questionCalls(names),
});

const placeParams = z.extend(courseParams, { placeId: idText });
const createSummary = 'The attempt with its open run: opened now, or found';

export const exerciseDoor = {
  ...door({
    place: '/chaptors/:placeId',
    attempts: 'excercise_attempts',
    attempt: 'excercise_attempt',
    questions: 'excercise_attempt_questions',
    question: 'excercise_attempt_question',
  }),
  create: contract({
    summary: createSummary,
    family: 'main',
    method: 'POST',
    path: `${base}/chaptors/:placeId/excercise_attempts`,
    params: placeParams,
    body: z.object({ excercise_attempt: z.object({ excercise_id: id }) }),
    response: z.object({ excercise_attempt: attempt }),
  }),
};

export const examExerciseDoor = {
  ...door({
    place: '/exam_chapters/:placeId',
    attempts: 'exam_exercise_attempts',
    attempt: 'exam_exercise_attempt',
    questions: 'exam_exercise_attempt_questions',
    question: 'exam_exercise_attempt_question',
  }),
  create: contract({
    summary: createSummary,
    family: 'main',
    method: 'POST',
    path: `${base}/exam_chapters/:placeId/exam_exercise_attempts`,
    params: placeParams,
    body: z.object({ exam_exercise_attempt: z.object({ exam_exercise_id: id }) }),
    response: z.object({ exam_exercise_attempt: attempt }),
  }),
};

export const quickQuizDoor = {
  ...door({
    place: '/content_libraries/:placeId',
    attempts: 'content_exercise_attempts',
    attempt: 'content_exercise_attempt',
    questions: 'content_exercise_attempt_questions',
    question: 'content_exercise_attempt_question',
  }),
  create: contract({
    summary: createSummary,
    family: 'main',
    method: 'POST',
    path: `${base}/content_libraries/:placeId/content_exercise_attempts`,
    params: placeParams,
    /** A lesson may stand in several chapters; it is open if it is open in one of them. */
    body: z.optional(
      z.nullable(
        z.object({ content_exercise_attempt: z.optional(z.object({ chapter_id: z.optional(id) })) }),
      ),
    ),
    response: z.object({ content_exercise_attempt: attempt }),
  }),
};

export const paperDoor = {
  ...door({
    place: '',
    attempts: 'paper_attempts',
    attempt: 'paper_attempt',
    questions: 'paper_attempt_questions',
    question: 'paper_attempt_question',
  }),
  create: contract({
    summary: createSummary,
    family: 'main',
    method: 'POST',
    path: `${base}/paper_attempts`,
    params: courseParams,
    body: z.object({ paper_attempt: z.object({ paper_id: id }) }),
    response: z.object({ paper_attempt: attempt }),
  }),
};

const staffAnswer = '/course/staff/students/:studentId/runs/:runId/answers/:questionId';
const staffParams = z.object({ studentId: idText, runId: idText, questionId: idText });
const marked = z.object({
  is_correct: z.enum(['yes', 'no', 'pending']),
  marks: z.nullable(z.number()),
  comment: z.nullable(z.string()),
});

export const evaluateAnswer = contract({
  summary: 'A tutor gives marks to a free-text answer, or other marks than before',
  family: 'main',
  method: 'PUT',
  path: `${staffAnswer}/evaluation`,
  params: staffParams,
  body: z.object({
    evaluation: z.object({
      marks: z.number().check(z.gte(0), z.lte(1000)),
      comment: z.optional(z.nullable(z.string().check(z.maxLength(4000)))),
    }),
  }),
  response: z.object({ evaluation: marked }),
});

export const decideLateAnswer = contract({
  summary: 'Staff counts an answer that came after the end, or refuses it',
  family: 'main',
  method: 'PUT',
  path: `${staffAnswer}/late_answer`,
  params: staffParams,
  body: z.object({
    late_answer: z.object({
      is_counted: z.boolean(),
      /** The one that was looked at: refused if it is decided, or another one came. Without it any is decided. */
      late_seq: z.optional(z.int()),
    }),
  }),
  response: z.object({ evaluation: marked }),
});

type AnyDoor = ReturnType<typeof door<DoorNames>>;
/** Answers with one key by the door's name and one by ours: no index signature says both. */
type Named<Call> =
  Call extends Contract<infer Params, infer Query, infer Body, z.ZodMiniType>
    ? Contract<Params, Query, Body, z.ZodMiniType<Record<string, unknown>>>
    : never;
type NamedCall = 'questions' | 'answers' | 'save';

/** Any of the four, for code that treats them alike. */
export type Door = Omit<AnyDoor, NamedCall> & { [Call in NamedCall]: Named<AnyDoor[Call]> };
