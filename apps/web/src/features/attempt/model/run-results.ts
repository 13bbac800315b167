import type {
  FinishedAttemptQuestion,
  FinishedQuestion,
  OwnAnswer,
} from '@shala/api-client/attempts-questions.ts';
import type { RunResult } from '@shala/api-client/attempts-shape.ts';
import { type ResultCell, resultCell } from './palette-state.ts';

export const hasAnswer = ({ answer, images }: Pick<OwnAnswer, 'answer' | 'images'>): boolean =>
  (answer !== null && answer.trim() !== '') || images.length > 0;

export const cellOf = ({ question, own }: FinishedAttemptQuestion): ResultCell =>
  resultCell(hasAnswer(own), question.isCorrect);

export type Verdict = ResultCell | 'partly';

/** A tutor may give some of the marks. */
export function verdictOf({ question, own }: FinishedAttemptQuestion): Verdict {
  const cell = resultCell(hasAnswer(own), question.isCorrect);
  const isPart = question.kind === 'free_text' && isBetween(question.marks, question.maxMarks);
  return isPart && (cell === 'correct' || cell === 'wrong') ? 'partly' : cell;
}

const isBetween = (marks: FinishedQuestion['marks'], most: number): boolean =>
  marks !== null && marks > 0 && marks < most;

export const bestRun = (runs: readonly RunResult[]): RunResult | null =>
  runs.reduce<RunResult | null>((best, run) => (best === null || run.score > best.score ? run : best), null);
