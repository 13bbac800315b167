import { hash } from 'node:crypto';
import type { AttemptRef } from './domain/run.ts';

/** What is left out stays as it is. */
export interface AnswerChange {
  answer?: string | null | undefined;
  /** The pictures that stay. */
  fileIds?: readonly number[] | undefined;
  isMarked?: boolean | undefined;
  isVisited?: boolean | undefined;
  isDraft?: boolean | undefined;
  clientSeq?: number | undefined;
  runNo?: number | undefined;
  ageMs?: number | undefined;
}

export interface SaveAnswer {
  ref: AttemptRef;
  questionId: number;
  change: AnswerChange;
  /** Which device or tab it comes from. */
  holder: string;
}

/** What the database holds now. */
export interface SavedAnswer {
  questionId: number;
  answer: string | null;
  isMarked: boolean;
  isVisited: boolean;
  secondsLeft: number | null;
  receipt: {
    clientSeq: number;
    hash: string;
    savedAt: Date;
    remainingSeconds: number | null;
    now: Date;
    isLate: boolean;
    isSuperseded: boolean;
    isElsewhere: boolean;
  };
}

/** What a student can hold against us: this answer, under this number, was there. */
export const receiptHash = (
  runId: number,
  questionId: number,
  clientSeq: number,
  answer: string | null,
): string => hash('sha256', JSON.stringify([runId, questionId, clientSeq, answer])).slice(0, 32);
