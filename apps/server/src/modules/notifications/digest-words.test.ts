import { expect, test } from 'vitest';
import { digestWords } from './digest-words.ts';

const { en, hi } = digestWords;

test('one run and several are said as people say them, papers among them', () => {
  expect(en.runCount(1)).toBe('1 exercise, quiz or paper');
  expect(en.runCount(3)).toBe('3 exercises, quizzes and papers');
  expect(hi.runCount(1)).toBe('1 अभ्यास, क्विज़ या प्रश्नपत्र');
  expect(hi.runCount(3)).toBe('3 अभ्यास, क्विज़ और प्रश्नपत्र');
});
