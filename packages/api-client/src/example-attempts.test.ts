import { paperDoor } from '@shala/wire/attempts.ts';
import { expect, it } from 'vitest';
import {
  attempt,
  attemptResult,
  finishedQuestion,
  openQuestion,
  receipt,
  runningAttempt,
} from './example-attempts.ts';

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
