import {
  listExamExerciseAttemptResults,
  listExerciseAttemptResults,
  listPaperAttemptResults,
  listQuickQuizAttemptResults,
} from '@shala/wire/progress.ts';
import type { StudentActor } from '#platform/http/actor.ts';
import { type Route, read } from '#platform/http/route.ts';
import type { EngineDeps } from '../deps.ts';
import type { AttemptKind } from '../domain/attempt-kind.ts';
import { findAttempt } from '../find-attempt.ts';
import { presentResults } from './present-attempt.ts';

interface Asked {
  actor: StudentActor;
  params: { courseId: number; attemptId: number };
  locale: 'en' | 'hi';
}

const student = { policy: 'student' } as const;

/** The completed runs of an attempt, at each door under its own name. */
export function resultRoutes(deps: EngineDeps): Route[] {
  const resultsOf = (kind: AttemptKind) => async (request: Asked) => {
    const { actor, params, locale } = request;
    const ref = {
      studentId: actor.studentId,
      enrolmentId: params.courseId,
      kind,
      attemptId: params.attemptId,
    };
    return presentResults(await findAttempt(deps, ref, locale), locale);
  };
  const ofExercise = resultsOf('exercise');
  const ofQuickQuiz = resultsOf('quick_quiz');
  const ofExamExercise = resultsOf('exam_exercise');
  const ofPaper = resultsOf('paper');
  return [
    read(listExerciseAttemptResults, student, async (request) => ({
      exercise_attempt_results: await ofExercise(request),
    })),
    read(listQuickQuizAttemptResults, student, async (request) => ({
      exercise_attempt_results: await ofQuickQuiz(request),
    })),
    read(listExamExerciseAttemptResults, student, async (request) => ({
      exam_exercise_attempt_results: await ofExamExercise(request),
    })),
    read(listPaperAttemptResults, student, async (request) => ({
      paper_attempt_results: await ofPaper(request),
    })),
  ];
}
