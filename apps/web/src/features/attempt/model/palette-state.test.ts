import { expect, it } from 'vitest';
import { openCell, optionLabel, padIndex, resultCell } from './palette-state.ts';

const question = { id: 1, answer: null, pictureCount: 0, isVisited: false, isMarked: false, isClosed: false };

it('[QE-05] [QE-06] while attempting, marked comes before visited, and each tells whether there is an answer', () => {
  const answer = 'option1';
  expect(openCell(question)).toBe('not-visited');
  expect(openCell({ ...question, isVisited: true })).toBe('not-answered');
  expect(openCell({ ...question, isVisited: true, answer })).toBe('answered');
  expect(openCell({ ...question, isVisited: true, isMarked: true })).toBe('marked');
  expect(openCell({ ...question, isVisited: true, isMarked: true, answer })).toBe('answered-marked');
});

it('[QE-23] [CN-16] yes, no and pending are correct, wrong and evaluating; no answer is unanswered', () => {
  expect(resultCell(true, 'yes')).toBe('correct');
  expect(resultCell(true, 'no')).toBe('wrong');
  expect(resultCell(true, 'pending')).toBe('evaluating');
  expect(resultCell(false, 'no')).toBe('unanswered');
  expect(resultCell(false, 'pending')).toBe('unanswered');
});

it('[CN-17] [QE-02] numbers have two digits and options are a, b, c', () => {
  expect([0, 8, 9, 99].map(padIndex)).toEqual(['01', '09', '10', '100']);
  expect([0, 1, 2, 3].map(optionLabel)).toEqual(['a', 'b', 'c', 'd']);
});
