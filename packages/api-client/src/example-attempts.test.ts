import { paperDoor } from '@shala/wire/attempts.ts';
import { listExercises } from '@shala/wire/exercises.ts';
import { listPapers } from '@shala/wire/papers.ts';
import { expect, it } from 'vitest';
import {
  attempt,
  attemptResult,
  finishedQuestion,
  openQuestion,
  receipt,
  runningAttempt,
} from './example-attempts.ts';
import { attemptHead, exercise, onePage, paper } from './example-practice.ts';

it('the examples of attempts fit the contract', () => {
  const fits = (call: { response: { safeParse(value: unknown): { error?: unknown } } }, answer: unknown) =>
    expect(call.response.safeParse(answer).error).toBeUndefined();
  fits(paperDoor.create, { paper_attempt: attempt() });
  fits(paperDoor.questions, { attempt: runningAttempt(), paper_attempt_questions: [openQuestion(1)] });
  fits(paperDoor.answers, {
    attempt: attempt({ state: 'completed', results: [attemptResult(1)] }),
    paper_attempt_questions: [finishedQuestion(1)],
  });
  fits(paperDoor.save, {
    paper_attempt_question: { id: 1, student_answer: null, marked: false, visited: true, time: null },
    receipt: receipt(),
  });
});

it('the examples of exercises and papers fit the contract', () => {
  const excercises = [exercise(1, 'Warm-up', { attempt: attemptHead('completed', 80) })];
  expect(listExercises.response.safeParse({ excercises, meta: onePage }).error).toBeUndefined();
  const papers = [paper(1, 'Paper 1', { paper_attempt: attemptHead('running', null) })];
  expect(listPapers.response.safeParse({ papers, meta: onePage }).error).toBeUndefined();
});
