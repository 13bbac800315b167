import type {
  BankFigure,
  BankKind,
  BankQuestion,
  LocalWords,
  QuestionContent,
  QuestionInput,
} from '@shala/api-client/question-bank.ts';

export interface Words {
  readonly en: string;
  readonly hi: string;
}

export interface DraftOption {
  /** Stays with the option while it is moved. */
  readonly id: number;
  readonly text: Words;
  readonly figure: BankFigure | null;
}

/** What stands in the editor. */
export interface Draft {
  readonly kind: BankKind;
  readonly stem: Words;
  readonly figure: BankFigure | null;
  readonly options: readonly DraftOption[];
  /** The right one, by its id. */
  readonly rightId: number | null;
  readonly modelAnswer: Words;
  readonly solution: Words;
  readonly solutionFigure: BankFigure | null;
  readonly marks: string;
  readonly tags: string;
  readonly subjectId: number | null;
  readonly chapterId: number | null;
}

export const mostOptions = 9;
export const leastOptions = 2;

const noWords: Words = { en: '', hi: '' };
const toWords = (words: LocalWords | null): Words => ({ en: words?.en ?? '', hi: words?.hi ?? '' });
const emptyOption = (id: number): DraftOption => ({ id, text: noWords, figure: null });

export const newDraft = (subjectId: number | null): Draft => ({
  kind: 'single_choice',
  stem: noWords,
  figure: null,
  options: [1, 2, 3, 4].map(emptyOption),
  rightId: null,
  modelAnswer: noWords,
  solution: noWords,
  solutionFigure: null,
  marks: '1',
  tags: '',
  subjectId,
  chapterId: null,
});

export function draftOf(question: BankQuestion, content: QuestionContent): Draft {
  return {
    kind: question.kind,
    stem: toWords(content.stem),
    figure: content.figure,
    options: content.options.map(({ text, figure }, at) => ({ id: at + 1, text: toWords(text), figure })),
    rightId: content.rightOption,
    modelAnswer: toWords(content.modelAnswer),
    solution: toWords(content.solution),
    solutionFigure: content.solutionFigure,
    marks: String(content.marks),
    tags: question.tags.join(', '),
    subjectId: question.subjectId,
    chapterId: question.chapterId,
  };
}

export const addOption = (draft: Draft): Draft => ({
  ...draft,
  options: [...draft.options, emptyOption(Math.max(0, ...draft.options.map(({ id }) => id)) + 1)],
});

export const removeOption = (draft: Draft, id: number): Draft => ({
  ...draft,
  options: draft.options.filter((option) => option.id !== id),
  rightId: draft.rightId === id ? null : draft.rightId,
});

/** The right one stays the right one wherever it goes. */
export function moveOption(draft: Draft, id: number, by: -1 | 1): Draft {
  const from = draft.options.findIndex((option) => option.id === id);
  const moved = draft.options[from];
  const to = from + by;
  if (!moved || to < 0 || to >= draft.options.length) return draft;
  const others = draft.options.filter((option) => option !== moved);
  return { ...draft, options: others.toSpliced(to, 0, moved) };
}

export type DraftFault = 'stem' | 'options' | 'right' | 'marks' | 'place';

/** What is missing, in the order of the page. The server looks again. */
export function faultsOf(draft: Draft): DraftFault[] {
  const faults: DraftFault[] = [];
  const marks = Number(draft.marks);
  if (draft.subjectId === null) faults.push('place');
  if (!(marks > 0 && marks <= 1000)) faults.push('marks');
  if (draft.stem.en.trim() === '') faults.push('stem');
  if (draft.kind === 'free_text') return faults;
  if (draft.options.some(({ text, figure }) => text.en.trim() === '' && !figure)) faults.push('options');
  if (draft.rightId === null) faults.push('right');
  return faults;
}

const fromWords = ({ en, hi }: Words): LocalWords => ({ en, hi: hi.trim() === '' ? null : hi });
const wordsOrNone = (words: Words): LocalWords | null =>
  words.en.trim() === '' && words.hi.trim() === '' ? null : fromWords(words);

export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim().replaceAll(/[^\p{L}\p{M}\p{N}_./-]+/gu, '-'))
      .filter(Boolean),
  ),
];

export function inputOf(draft: Draft): QuestionInput {
  const isChoice = draft.kind === 'single_choice';
  const right = draft.options.findIndex(({ id }) => id === draft.rightId);
  return {
    stem: fromWords(draft.stem),
    figure: draft.figure,
    options: isChoice ? draft.options.map(({ text, figure }) => ({ text: wordsOrNone(text), figure })) : [],
    rightOption: isChoice && right >= 0 ? right + 1 : null,
    modelAnswer: isChoice ? null : wordsOrNone(draft.modelAnswer),
    solution: fromWords(draft.solution),
    solutionFigure: draft.solutionFigure,
    marks: Number(draft.marks),
    tags: tagsIn(draft.tags),
    subjectId: draft.subjectId ?? 0,
    chapterId: draft.chapterId,
  };
}
