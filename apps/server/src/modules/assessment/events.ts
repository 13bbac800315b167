import type { DomainEvent } from '#platform/events.ts';
import type { AttemptKind } from './domain/attempt-kind.ts';

/** A completed run, with all that progress and points are counted from. */
export interface CompletedRun {
  studentId: number;
  enrolmentId: number;
  courseId: number;
  subjectId: number | null;
  chapterId: number | null;
  contentLibraryId: number | null;
  practiceItemId: number;
  kind: AttemptKind;
  attemptId: number;
  runId: number;
  runNo: number;
  /** No other run of this attempt was completed before. */
  isFirst: boolean;
  endReason: 'finished' | 'expired';
  completedAt: string;
  /** Per cent; what waits for a tutor is left out of both. */
  score: number;
  accuracy: number;
  marks: number;
  mostMarks: number;
  seconds: number;
  correct: number;
  incorrect: number;
  unanswered: number;
  evaluating: number;
}

export type RunCompleted = DomainEvent<'assessment.run_completed', CompletedRun>;

/**
 * Marks were given or changed, a late answer was counted, or a wrong key was put right (then it is named): the
 * result of the run as it is now.
 */
export type AnswerEvaluated = DomainEvent<
  'assessment.answer_evaluated',
  CompletedRun & { questionId: number; correctionId: number | null }
>;

/** Pictures that no answer holds any more. */
export type FilesRemoved = DomainEvent<'assessment.files_removed', { keys: readonly string[] }>;
