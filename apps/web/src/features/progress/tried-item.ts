import type { AttemptResultsRequest } from '@shala/api-client/attempt-results.ts';
import type { Content } from '@shala/api-client/content-shape.ts';
import type { Exercise } from '@shala/api-client/exercises.ts';
import { exercisePath } from '#shared/practice/way-in.ts';

/** An exercise or a quick quiz, with the way to its attempts. */
export interface TriedItem {
  readonly id: number;
  readonly title: string;
  readonly door: AttemptResultsRequest['door'];
  /** Null: it was never opened. */
  readonly attemptId: number | null;
  /** Completed runs, where the list knows them. */
  readonly runs: number | null;
  /** Per cent; null without a completed run, or while one is under way. */
  readonly lastScore: number | null;
  readonly isLocked: boolean;
  /** Where its next attempt begins. */
  readonly testPath: string;
}

export const triedExercise = (exercise: Exercise, door: 'exercise' | 'exam_exercise'): TriedItem => ({
  id: exercise.id,
  title: exercise.title,
  door,
  attemptId: exercise.attempt?.id ?? null,
  runs: exercise.attemptsCount,
  lastScore: exercise.attempt?.score ?? null,
  isLocked: exercise.isLocked,
  testPath: exercisePath(exercise),
});

export const triedQuiz = (lesson: Content): TriedItem => ({
  id: lesson.id,
  title: lesson.title,
  door: 'quick_quiz',
  attemptId: lesson.quickQuiz?.attemptId ?? null,
  runs: lesson.quickQuiz === null ? 0 : null,
  lastScore: lesson.quickQuiz?.score ?? null,
  isLocked: lesson.isLocked,
  testPath: `/learn/${lesson.subjectId}/chapter/${lesson.chapterId}/content/${lesson.libraryId}/quick_quiz`,
});
