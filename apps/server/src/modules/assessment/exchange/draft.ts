import { createHash } from 'node:crypto';
import type { LocalText, StoredFigure } from '@shala/question-kit/stored.ts';
import { mostQuestions, type ReadFile, type ReadQuestion } from './exchange-question.ts';
import { createNotes, type Finding, type Notes } from './findings.ts';

export interface DraftOption {
  text: LocalText | null;
  figure: StoredFigure | null;
}

/** What a reader found, before anybody has asked whether it is a question of ours. */
export interface Draft {
  /** Null: the file names none, and one is made from the words. */
  ref: string | null;
  tags: readonly string[];
  /** Null: a person marks it. */
  options: readonly DraftOption[] | null;
  /** Which of the options are right. */
  right: readonly number[];
  stem: LocalText;
  figure: StoredFigure | null;
  marks: number;
  model: LocalText | null;
  solution: LocalText;
  solutionFigure: StoredFigure | null;
}

export const emptyDraft: Draft = {
  ref: null,
  tags: [],
  options: null,
  right: [],
  stem: { en: '' },
  figure: null,
  marks: 1,
  model: null,
  solution: { en: '' },
  solutionFigure: null,
};

const mostOptions = 9;
const longestText = 10_000;
const mostMarks = 1000;

/** Collects the questions of a file: each is judged alike, whatever format it came in. */
export function createCollector() {
  const findings: Finding[] = [];
  const questions: ReadQuestion[] = [];
  const refs = new Set<string>();
  return {
    findings,
    notesAt: (at: number, ref: string | null = null) => createNotes(findings, at, ref),
    get isFull() {
      return questions.length > mostQuestions;
    },
    take(at: number, draft: Draft, notes: Notes): void {
      const question = settle(at, draft, notes);
      if (question === null) return;
      if (refs.has(question.ref)) {
        notes.error('ref_twice', { name: question.ref });
        return;
      }
      refs.add(question.ref);
      questions.push(question);
    },
    finish(): ReadFile {
      const rest = questions.splice(mostQuestions);
      if (rest[0]) createNotes(findings, rest[0].at).error('too_many_questions', { most: mostQuestions });
      if (questions.length === 0 && findings.length === 0) createNotes(findings, 1).error('file_empty');
      return { questions, findings };
    },
  };
}
export type Collector = ReturnType<typeof createCollector>;

function settle(at: number, draft: Draft, notes: Notes): ReadQuestion | null {
  const { stem, figure, marks } = draft;
  judge(draft, notes);
  if (notes.hasErrors) return null;
  const tags = [...new Set(draft.tags.map((tag) => toTag(tag, notes)).filter(Boolean))];
  const { solution, solutionFigure } = draft;
  const ref = draft.ref ? toRef(draft.ref, notes) : refOf(draft);
  if (draft.options === null) {
    if (draft.model === null) notes.warning('model_missing');
    const body = { kind: 'free_text', stem, figure, maxMarks: marks } as const;
    const secret = { correctAnswer: null, modelAnswer: draft.model ?? { en: '' }, solution, solutionFigure };
    return { at, ref, tags, body, secret };
  }
  const options = draft.options.map((option, index) => ({
    key: `option${index + 1}`,
    text: option.text,
    figure: option.figure,
  }));
  const body = { kind: 'single_choice', stem, figure, options, maxMarks: marks } as const;
  const correctAnswer = `option${(draft.right[0] ?? 0) + 1}`;
  return { at, ref, tags, body, secret: { correctAnswer, modelAnswer: null, solution, solutionFigure } };
}

function judge({ stem, marks, options, right, model, solution }: Draft, notes: Notes): void {
  if (stem.en === '') notes.error('stem_missing');
  if (!(marks > 0 && marks <= mostMarks)) notes.error('marks_wrong', { name: marks });
  const texts = [stem, model, solution, ...(options ?? []).map(({ text }) => text)];
  const isTooLong = texts.some((text) => Math.max(text?.en.length ?? 0, text?.hi?.length ?? 0) > longestText);
  if (isTooLong) notes.error('text_too_long', { most: longestText });
  if (options === null) return;
  if (options.length < 2) notes.error('too_few_options');
  if (options.length > mostOptions) notes.error('too_many_options');
  options.forEach(({ text, figure }, at) => {
    if ((text === null || text.en === '') && figure === null) notes.error('option_empty', { number: at + 1 });
  });
  if (notes.hasErrors) return;
  if (right.length === 0) notes.error('no_right_answer');
  if (right.length > 1) notes.error('several_right');
}

const isRef = /^[\w./-]{1,80}$/;

function toRef(given: string, notes: Notes): string {
  if (isRef.test(given)) return given;
  const plain = given
    .trim()
    .toLowerCase()
    .replaceAll(/[^\w./-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  const now = `${plain || 'q'}-${hash(given).slice(0, 8)}`;
  notes.warning('ref_changed', { name: given, now });
  return now;
}

/** The same words get the same reference, so that a file that is imported again changes nothing. */
function refOf({ stem, options, right }: Draft): string {
  return `q-${hash(JSON.stringify([stem, options, right])).slice(0, 16)}`;
}
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

function toTag(given: string, notes: Notes): string {
  const now = given
    .trim()
    .replaceAll(/[^\p{L}\p{M}\p{N}_./-]+/gu, '-')
    .slice(0, 80);
  if (now !== given.trim()) notes.warning('tag_changed', { name: given, now });
  return now;
}

/** Stored in one spelling: a letter of Devanagari can be written in two ways. */
export const clean = (text: string): string => text.replaceAll(/\r\n?/g, '\n').normalize('NFC').trim();

export function toLocalText(en: string, hi: string | undefined): LocalText {
  const hindi = clean(hi ?? '');
  return hindi === '' ? { en: clean(en) } : { en: clean(en), hi: hindi };
}
