import type { Queryable } from '#platform/db/database.ts';
import { toRun } from './attempt-store.ts';
import { selectExerciseCounts, selectQuizzes, selectStandings } from './practice-store.ts';

interface WhoseCourse {
  studentId: number;
  enrolmentId: number;
}

export interface QuickQuizView {
  questionsCount: number;
  /** The student's newest go at it. */
  attempt: {
    id: number;
    startedAt: Date | null;
    completedAt: Date | null;
    evaluation: 'pending' | 'done' | null;
    results: { score: number; accuracy: number; correct: number; total: number } | null;
  } | null;
}

/** Quick quizzes by content library, for lists of contents. */
export async function findQuickQuizzes(
  db: Queryable,
  { studentId, enrolmentId, libraryIds }: WhoseCourse & { libraryIds: readonly number[] },
): Promise<Map<number, QuickQuizView>> {
  const quizzes = await selectQuizzes(db, libraryIds);
  const standings = await selectStandings(db, {
    studentId,
    enrolmentId,
    itemIds: quizzes.map(({ id }) => id),
  });
  const runs = new Map(standings.map((row) => [row.practice_item_id, toRun(row)]));
  return new Map(
    quizzes.map((quiz) => [
      quiz.content_library_id ?? 0,
      { questionsCount: quiz.questions_count, attempt: attemptOf(runs.get(quiz.id)) },
    ]),
  );
}

function attemptOf(run: ReturnType<typeof toRun> | undefined): QuickQuizView['attempt'] {
  if (!run) return null;
  const { result } = run;
  return {
    id: run.attemptId,
    startedAt: run.startedAt,
    completedAt: run.endedAt,
    evaluation: result && (result.evaluating > 0 ? 'pending' : 'done'),
    results: result && {
      score: result.score,
      accuracy: result.accuracy,
      correct: result.correct,
      total: run.questions.length,
    },
  };
}

/** Exercises by chapter of a course: how many there are, and how many of them the student has done. */
export async function countExercises(
  db: Queryable,
  whose: WhoseCourse & { courseId: number },
): Promise<Map<number, { total: number; done: number }>> {
  const rows = await selectExerciseCounts(db, whose);
  return new Map(
    rows.map(({ chapter_id, total, done }) => [chapter_id, { total, done: Math.min(done, total) }]),
  );
}
