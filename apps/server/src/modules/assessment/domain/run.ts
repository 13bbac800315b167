import type { AttemptKind } from './attempt-kind.ts';

export type Timer = 'whole_quiz' | 'per_question' | 'none';

export interface RunResult {
  correct: number;
  incorrect: number;
  unanswered: number;
  evaluating: number;
  marks: number;
  mostMarks: number;
  /** Per cent. */
  score: number;
  accuracy: number;
  seconds: number;
}

/** One go at an item, with everything that decides about its time and its marks. */
export interface Run {
  studentId: number;
  id: number;
  tenantId: number;
  attemptId: number;
  enrolmentId: number;
  practiceItemId: number;
  kind: AttemptKind;
  runNo: number;
  state: 'open' | 'completed' | 'abandoned';
  questions: readonly { id: number; version: number }[];
  timer: Timer;
  baseTime: number | null;
  time: number | null;
  limitSeconds: number | null;
  deadline: Date | null;
  rightMarks: number;
  wrongMarks: number;
  countsDrafts: boolean;
  holder: string | null;
  createdAt: Date;
  startedAt: Date | null;
  expiresAt: Date | null;
  endedAt: Date | null;
  endReason: 'finished' | 'expired' | 'quit' | null;
  openQuestionId: number | null;
  openSince: Date | null;
  lastActionAt: Date | null;
  late: number;
  result: RunResult | null;
}

/** An attempt as its address names it: whose, in which course, by which door. */
export interface AttemptRef {
  studentId: number;
  enrolmentId: number;
  kind: AttemptKind;
  attemptId: number;
}

/** What a student has said about one question. */
export interface Answer {
  questionId: number;
  clientSeq: number;
  answer: string | null;
  /** Null: none was given yet. */
  isDraft: boolean | null;
  submittedAnswer: string | null;
  isMarked: boolean;
  isVisited: boolean;
  openedAt: Date | null;
  usedMs: number;
  savedAt: Date;
  lateAnswer: string | null;
  lateSeq: number | null;
  lateDecision: 'counted' | 'refused' | null;
  outcome: Outcome | null;
  marks: number | null;
  comment: string | null;
}

export type Outcome = 'correct' | 'incorrect' | 'unanswered' | 'pending';

/** The answer that counts: with drafts or without them, or the late one after a person has allowed it. */
export function countedAnswer(
  answer: Pick<Answer, 'answer' | 'submittedAnswer' | 'lateAnswer' | 'lateDecision'>,
  countsDrafts: boolean,
): string | null {
  if (answer.lateDecision === 'counted') return answer.lateAnswer;
  return countsDrafts ? answer.answer : answer.submittedAnswer;
}
