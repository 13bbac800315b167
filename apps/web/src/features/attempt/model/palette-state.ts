import type { FinishedQuestion } from '@shala/question-kit/question.ts';
import { isAnswered, type QuestionState } from './attempt-state.ts';

/** While attempting: marked comes before visited, and both say whether there is an answer. */
export type OpenCell = 'not-visited' | 'not-answered' | 'answered' | 'marked' | 'answered-marked';
/** On results. Marked is a badge beside these. */
export type ResultCell = 'correct' | 'wrong' | 'evaluating' | 'unanswered';

export function openCell(question: QuestionState): OpenCell {
  if (question.isMarked) return isAnswered(question) ? 'answered-marked' : 'marked';
  if (isAnswered(question)) return 'answered';
  return question.isVisited ? 'not-answered' : 'not-visited';
}

/** Whoever gave no answer is not wrong, and waits for nobody. */
export function resultCell(hasAnswer: boolean, isCorrect: FinishedQuestion['isCorrect']): ResultCell {
  if (!hasAnswer) return 'unanswered';
  return ({ yes: 'correct', no: 'wrong', pending: 'evaluating' } as const)[isCorrect];
}

export const padIndex = (index: number): string => String(index + 1).padStart(2, '0');

/** a, b, c ... */
export const optionLabel = (index: number): string => String.fromCharCode(97 + index);
