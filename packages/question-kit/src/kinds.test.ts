import { expect, test } from 'vitest';
import {
  checkAnswer,
  figuresOf,
  isMarkedByPerson,
  mapBody,
  questionKinds,
  readBody,
  takesPictures,
} from './kinds.ts';
import type { StoredBody } from './stored.ts';

const figure = { key: 'figures/a.webp', alt: { en: 'A wave', hi: 'एक तरंग' }, width: 200, height: 120 };
const choice: StoredBody<'single_choice'> = {
  kind: 'single_choice',
  stem: { en: 'Which one?', hi: 'कौन-सा?' },
  figure,
  options: [
    { key: 'option1', text: { en: 'This', hi: 'यह' }, figure: null },
    { key: 'option2', text: null, figure: { ...figure, key: 'figures/b.webp' } },
  ],
  maxMarks: 1,
};
const words: StoredBody<'free_text'> = { kind: 'free_text', stem: { en: 'Why?' }, figure: null, maxMarks: 3 };

test('an answer to a choice is the key of one of its options, never its text [E20]', () => {
  expect(checkAnswer(choice, 'option2')).toBeNull();
  expect(checkAnswer(choice, 'option3')).toBe('unknown_option');
  expect(checkAnswer(choice, 'This')).toBe('unknown_option');
});

test('null clears every answer [E20]', () => {
  expect([choice, words].map((body) => checkAnswer(body, null))).toEqual([null, null]);
});

test('a free text ends after 10,000 characters [E23]', () => {
  expect(checkAnswer(words, 'ह'.repeat(10_000))).toBeNull();
  expect(checkAnswer(words, 'ह'.repeat(10_001))).toBe('too_long');
});

test('a body is read back as it was, and nothing that is not public comes along [E07]', () => {
  expect(readBody('single_choice', { ...choice, key: 'option1', solution: 'x' })).toEqual(choice);
  expect(() => readBody('single_choice', { ...choice, options: [] })).toThrow();
  expect(() => readBody('free_text', choice)).toThrow();
});

test('a question in one language keeps its options and gets addresses for its figures', () => {
  const shown = mapBody(
    choice,
    (text) => text.hi ?? text.en,
    ({ key, alt }) => ({ url: `https://files.example/${key}`, alt: alt.hi }),
  );
  expect(shown).toEqual({
    kind: 'single_choice',
    stem: 'कौन-सा?',
    figure: { url: 'https://files.example/figures/a.webp', alt: 'एक तरंग' },
    options: [
      { key: 'option1', text: 'यह', figure: null },
      { key: 'option2', text: null, figure: { url: 'https://files.example/figures/b.webp', alt: 'एक तरंग' } },
    ],
    maxMarks: 1,
  });
  expect(figuresOf(choice).map(({ key }) => key)).toEqual(['figures/a.webp', 'figures/b.webp']);
});

test('only free text waits for a person and takes pictures', () => {
  expect(questionKinds.filter(isMarkedByPerson)).toEqual(['free_text']);
  expect(questionKinds.filter(takesPictures)).toEqual(['free_text']);
});
