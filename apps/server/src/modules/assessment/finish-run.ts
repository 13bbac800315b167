import type { Database, Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import { lockRun } from './attempt-store.ts';
import { kindPolicies } from './domain/attempt-kind.ts';
import type { Run, RunResult } from './domain/run.ts';
import { isOver } from './domain/run-clock.ts';
import type { CompletedRun, RunCompleted } from './events.ts';
import { markRun } from './mark-run.ts';
import { selectItemPlace } from './practice-store.ts';
import type { QuestionBank } from './question-bank.ts';
import { addExerciseDone, closeRun } from './run-store.ts';

interface Deps {
  bank: QuestionBank;
}

/** Ends an open run that the caller has locked: exactly once, whoever comes first. */
export async function finishRun(
  tx: Tx,
  { bank }: Deps,
  { run, now }: { run: Run; now: Date },
): Promise<void> {
  const endReason = isOver(run, now) ? 'expired' : 'finished';
  const endedAt = run.expiresAt !== null && run.expiresAt < now ? run.expiresAt : now;
  const result = await markRun(tx, bank, run, endedAt);
  const completedRuns = await closeRun(tx, run, { endedAt, endReason, result });
  const isFirst = completedRuns === 1;
  const ended: Run = { ...run, state: 'completed', endedAt, endReason, result };
  const data = await describeCompleted(tx, ended, result, isFirst);
  if (isFirst && data.chapterId !== null && kindPolicies[run.kind].countsInChapter) {
    await addExerciseDone(tx, run, data.chapterId);
  }
  await emit<RunCompleted>(tx, { type: 'assessment.run_completed', tenantId: run.tenantId, data });
}

export async function describeCompleted(
  tx: Tx,
  run: Run,
  result: RunResult,
  isFirst: boolean,
): Promise<CompletedRun> {
  const place = await selectItemPlace(tx, run.practiceItemId, run.enrolmentId, run.studentId);
  return {
    studentId: run.studentId,
    enrolmentId: run.enrolmentId,
    courseId: place.course_id,
    subjectId: place.subject_id,
    chapterId: place.chapter_id,
    contentLibraryId: place.content_library_id,
    practiceItemId: run.practiceItemId,
    kind: run.kind,
    attemptId: run.attemptId,
    runId: run.id,
    runNo: run.runNo,
    isFirst,
    endReason: run.endReason === 'expired' ? 'expired' : 'finished',
    completedAt: (run.endedAt ?? run.createdAt).toISOString(),
    score: result.score,
    accuracy: result.accuracy,
    marks: result.marks,
    mostMarks: result.mostMarks,
    seconds: result.seconds,
    correct: result.correct,
    incorrect: result.incorrect,
    unanswered: result.unanswered,
    evaluating: result.evaluating,
  };
}

/** Ends a run whose time is up, if nobody else has. */
export async function finishOverdueRun(
  { db, bank }: Deps & { db: Database },
  { studentId, runId }: { studentId: number; runId: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await lockRun(tx, studentId, runId);
    if (found?.run.state === 'open' && isOver(found.run, found.now)) await finishRun(tx, { bank }, found);
  });
}
