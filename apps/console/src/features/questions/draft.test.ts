import type { BankQuestion, QuestionVersion } from '@shala/api-client/question-bank.ts';
import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';
import {
  addOption,
  draftOf,
  faultsOf,
  inputOf,
  moveOption,
  newDraft,
  removeOption,
  tagsIn,
} from './draft.ts';

const version: QuestionVersion = {
  version: 2,
  createdAt: '2026-11-15T07:00:00.000Z',
  stem: { en: 'How many?', hi: 'कितने?' },
  figure: null,
  options: ['3', '4', '5'].map((en) => ({ text: { en, hi: null }, figure: null })),
  rightOption: 2,
  modelAnswer: null,
  solution: { en: 'Count.', hi: null },
  solutionFigure: null,
  marks: 1,
};
const question: BankQuestion = {
  id: 7,
  ref: 'q-7',
  kind: 'single_choice',
  tags: ['level-1', 'कोण'],
  subjectId: 3,
  chapterId: null,
  isRetired: false,
  uses: 0,
  version: 2,
  versions: [version],
};

test('what is opened and not touched is sent as it was', () => {
  const { version: _, createdAt: __, ...content } = version;
  expect(inputOf(draftOf(question, version))).toEqual({
    ...content,
    tags: question.tags,
    subjectId: 3,
    chapterId: null,
  });
});

test('the right option stays right when it is moved, and is forgotten with its option', () => {
  const draft = draftOf(question, version);
  expect(inputOf(moveOption(draft, 2, 1)).rightOption).toBe(3);
  expect(inputOf(moveOption(draft, 1, -1)).options).toEqual(version.options);
  expect(faultsOf(removeOption(draft, 2))).toEqual(['right']);
  expect(faultsOf(addOption(draft))).toEqual(['options']);
});

test('an empty question says all that it lacks', () => {
  expect(faultsOf({ ...newDraft(null), marks: '0' })).toEqual(['place', 'marks', 'stem', 'options', 'right']);
  expect(faultsOf({ ...newDraft(3), kind: 'free_text' })).toEqual(['stem']);
});

test('tags are apart by commas and keep letters of every script', () => {
  expect(tagsIn(' level 1, कोण,, level 1 ')).toEqual(['level-1', 'कोण']);
});

test('two versions differ in the parts that were changed and in no other', () => {
  expect(changesBetween(version, version)).toEqual([]);
  const later = { ...version, marks: 2, rightOption: 1, stem: { en: 'How many?', hi: null } };
  expect(changesBetween(version, later)).toEqual(['stemHindi', 'right', 'marks']);
});
