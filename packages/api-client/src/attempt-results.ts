import type { WireAttemptResult } from '@shala/wire/attempts-shapes.ts';
import { type RunResult, toResult } from './attempts-shape.ts';
import type { Transport } from './transport.ts';

/** Where each door keeps its completed runs, and under which name it answers. */
const doors = {
  exercise: ['excercise_attempts', 'exercise_attempt_results', 'exercise_attempt_results'],
  exam_exercise: ['exam_exercise_attempts', 'exam_exercise_attempt_results', 'exam_exercise_attempt_results'],
  quick_quiz: ['content_exercise_attempts', 'content_exercise_attempt_results', 'exercise_attempt_results'],
  paper: ['paper_attempts', 'paper_attempt_results', 'paper_attempt_results'],
} as const;

export interface AttemptResultsRequest {
  readonly door: keyof typeof doors;
  readonly courseId: number;
  readonly attemptId: number;
  readonly signal?: AbortSignal;
}

/** The completed runs of an attempt, the first one first. */
export async function listAttemptResults(
  transport: Transport,
  { door, courseId, attemptId, signal }: AttemptResultsRequest,
): Promise<RunResult[]> {
  const [attempts, results, key] = doors[door];
  const answer = await transport.send<Record<string, WireAttemptResult[]>>({
    family: 'main',
    method: 'GET',
    path: `/course/student/student_courses/${courseId}/${attempts}/${attemptId}/${results}`,
    signal,
  });
  return (answer[key] ?? []).map(toResult);
}
