import { expect, test } from 'vitest';
import { type MarkedQuestion, outcomeOfMarks, scoreRun, secondsPerQuestion } from './score-run.ts';

const right: MarkedQuestion = { outcome: 'correct', fraction: 1, canCost: true };
const wrong: MarkedQuestion = { outcome: 'incorrect', fraction: 0, canCost: true };
const none: MarkedQuestion = { outcome: 'unanswered', fraction: 0, canCost: false };
const waits: MarkedQuestion = { outcome: 'pending', fraction: 0, canCost: false };
const plain = { rightMarks: 1, wrongMarks: 0 };

test('[PG-10] score is right ones of all, accuracy right ones of those answered', () => {
  expect(scoreRun([right, right, wrong, none], plain)).toEqual({
    correct: 2,
    incorrect: 1,
    unanswered: 1,
    evaluating: 0,
    marks: 2,
    mostMarks: 4,
    score: 50,
    accuracy: 66.67,
  });
});

test('what waits for a tutor lowers nothing [E16]', () => {
  expect(scoreRun([right, waits], plain)).toMatchObject({ score: 100, accuracy: 100, evaluating: 1 });
  expect(scoreRun([waits], plain)).toMatchObject({ score: 0, mostMarks: 0 });
});

test('a paper takes for wrong choices, and its score ends at nothing [E17]', () => {
  const marks = { rightMarks: 4, wrongMarks: 1 };
  expect(scoreRun([right, wrong, none], marks)).toMatchObject({ marks: 3, mostMarks: 12, score: 25 });
  expect(scoreRun([wrong, wrong], marks)).toMatchObject({ marks: -2, score: 0 });
});

test('words that are wrong cost nothing, and part marks are a part of the score [E30]', () => {
  const partly: MarkedQuestion = { outcome: 'incorrect', fraction: 0.25, canCost: false };
  expect(scoreRun([partly], { rightMarks: 4, wrongMarks: 1 })).toMatchObject({ marks: 1, score: 25 });
});

test('half of the marks make an answer right [E30]', () => {
  expect([0, 1.9, 2, 4].map((marks) => outcomeOfMarks(marks, 4))).toEqual([
    'incorrect',
    'incorrect',
    'correct',
    'correct',
  ]);
});

test('[PG-10] time is for each answered question, to one decimal [E12]', () => {
  const result = { ...scoreRun([right, wrong, none], plain), seconds: 101 };
  expect(secondsPerQuestion(result)).toBe(50.5);
  expect(secondsPerQuestion({ ...scoreRun([none], plain), seconds: 60 })).toBe(0);
});
