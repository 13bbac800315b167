import type {
  WireAttempt,
  WireAttemptHead,
  WireAttemptResult,
  WireAttemptStatus,
} from '@shala/wire/attempts-shapes.ts';

export type Timer = 'whole_quiz' | 'per_question' | 'none';
export type AttemptState = 'ready' | 'running' | 'completed';

/** What every attempt tells of itself. */
export interface AttemptHead {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  /** Minutes of the whole or seconds for each question, as this student has them. */
  readonly time: number | null;
  readonly timer: Timer;
  /** The usual time, where this student has more. */
  readonly extendedFrom: number | null;
  readonly startedAt: string | null;
  readonly completedAt: string | null;
  readonly state: AttemptState;
  readonly runNo: number;
}

/** An attempt as lists show it, with how it went. */
export interface ListedAttempt extends AttemptHead {
  /** Per cent; null before the end. */
  readonly score: number | null;
}

export interface RunResult {
  readonly id: number;
  readonly runNo: number;
  readonly label: string;
  /** Per cent. */
  readonly score: number;
  readonly accuracy: number;
  readonly secondsPerQuestion: number;
  readonly minutes: number;
  readonly isShown: boolean;
  readonly createdAt: string;
  readonly correct: number;
  readonly incorrect: number;
  readonly unanswered: number;
  readonly evaluating: number;
  readonly marks: number;
  readonly mostMarks: number;
  readonly late: number;
}

/** The server keeps the time; the screen draws what is left. */
export interface AttemptTime {
  readonly serverNow: string;
  readonly expiresAt: string | null;
  readonly remainingSeconds: number | null;
}

export interface AttemptInfo extends AttemptHead, AttemptTime {
  readonly questionsCount: number;
  readonly evaluation: 'pending' | 'done' | null;
  /** Completed runs, the first one first. */
  readonly results: readonly RunResult[];
}

export interface AttemptStatus extends AttemptTime {
  readonly id: number;
  readonly runNo: number;
  readonly state: AttemptState;
  readonly completedAt: string | null;
  readonly isElsewhere: boolean;
}

export const toListedAttempt = (wire: WireAttemptHead): ListedAttempt => ({
  ...toAttemptHead(wire),
  score: wire.score,
});

const toAttemptHead = (wire: Omit<WireAttemptHead, 'score'>): AttemptHead => ({
  id: wire.id,
  title: wire.title,
  description: wire.description,
  time: wire.time,
  timer: wire.timer_options,
  extendedFrom: wire.extended_from,
  startedAt: wire.started_at,
  completedAt: wire.completed_at,
  state: wire.state,
  runNo: wire.run_no,
});

export const toAttempt = (wire: WireAttempt): AttemptInfo => ({
  ...toAttemptHead(wire),
  serverNow: wire.server_now,
  expiresAt: wire.expires_at,
  remainingSeconds: wire.remaining_seconds,
  questionsCount: wire.questions_count,
  evaluation: wire.evaluation,
  results: wire.results.map(toResult),
});

export const toResult = (wire: WireAttemptResult): RunResult => ({
  id: wire.id,
  runNo: wire.value,
  label: wire.label,
  score: wire.score,
  accuracy: wire.accuracy,
  secondsPerQuestion: wire.average_time_per_question,
  minutes: wire.duration,
  isShown: wire.for_result,
  createdAt: wire.created_at,
  correct: wire.correct,
  incorrect: wire.incorrect,
  unanswered: wire.unanswered,
  evaluating: wire.evaluating,
  marks: wire.marks,
  mostMarks: wire.most_marks,
  late: wire.late,
});

export const toStatus = (wire: WireAttemptStatus): AttemptStatus => ({
  id: wire.id,
  runNo: wire.run_no,
  state: wire.state,
  serverNow: wire.server_now,
  expiresAt: wire.expires_at,
  remainingSeconds: wire.remaining_seconds,
  completedAt: wire.completed_at,
  isElsewhere: wire.is_elsewhere,
});
