import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Run, RunResult } from './domain/run.ts';

export type NewRun = Pick<
  Run,
  | 'tenantId'
  | 'studentId'
  | 'attemptId'
  | 'enrolmentId'
  | 'practiceItemId'
  | 'kind'
  | 'runNo'
  | 'questions'
  | 'timer'
  | 'baseTime'
  | 'time'
  | 'limitSeconds'
  | 'deadline'
  | 'rightMarks'
  | 'wrongMarks'
  | 'countsDrafts'
  | 'startedAt'
  | 'expiresAt'
> & { timeFactor: number };

/** Answers with the id. One whose clock goes on from an earlier run is known of from this moment only. */
export async function insertRun(tx: Tx, run: NewRun): Promise<number> {
  const { id } = await tx
    .insertInto('attempt_run')
    .values({
      tenant_id: run.tenantId,
      student_id: run.studentId,
      attempt_id: run.attemptId,
      enrolment_id: run.enrolmentId,
      practice_item_id: run.practiceItemId,
      kind: run.kind,
      run_no: run.runNo,
      question_ids: run.questions.map(({ id }) => id),
      question_versions: run.questions.map(({ version }) => version),
      timer: run.timer,
      base_time: run.baseTime,
      time: run.time,
      time_factor: run.timeFactor,
      limit_seconds: run.limitSeconds,
      deadline: run.deadline,
      right_marks: run.rightMarks,
      wrong_marks: run.wrongMarks,
      counts_drafts: run.countsDrafts,
      started_at: run.startedAt,
      expires_at: run.expiresAt,
      last_action_at: run.startedAt && appNow,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Moment = Date | typeof appNow;

/** The clock starts once, whoever asks first; null where it has started. It ends with the time or the last moment. */
export async function startRun(
  db: Queryable,
  run: Pick<Run, 'studentId' | 'id'>,
  { seconds, holder, at = appNow }: { seconds: number | null; holder: string | null; at?: Moment },
): Promise<{ startedAt: Date; expiresAt: Date | null } | null> {
  const row = await db
    .updateTable('attempt_run')
    .set({
      started_at: at,
      // `least` leaves out what is null.
      expires_at: sql<Date>`least(${at}::timestamptz + make_interval(secs => ${seconds}), deadline)`,
      last_action_at: at,
      // A run that was made elsewhere was not made today.
      ...(at !== appNow && { created_at: at }),
      holder,
    })
    .where('student_id', '=', run.studentId)
    .where('id', '=', run.id)
    .where('state', '=', 'open')
    .where('started_at', 'is', null)
    .returning(['started_at', 'expires_at'])
    .executeTakeFirst();
  return row?.started_at ? { startedAt: row.started_at, expiresAt: row.expires_at } : null;
}

export async function updateHolder(
  tx: Tx,
  run: Pick<Run, 'studentId' | 'id'>,
  holder: string,
): Promise<void> {
  await tx
    .updateTable('attempt_run')
    .set({ holder })
    .where('student_id', '=', run.studentId)
    .where('id', '=', run.id)
    .execute();
}

/** With timers per question: which one is in front since when. */
export async function updateQuestionClock(
  tx: Tx,
  run: Pick<Run, 'studentId' | 'id'>,
  {
    openQuestionId,
    openSince,
    lastActionAt,
  }: { openQuestionId: number; openSince: Date; lastActionAt: Date },
): Promise<void> {
  await tx
    .updateTable('attempt_run')
    .set({ open_question_id: openQuestionId, open_since: openSince, last_action_at: lastActionAt })
    .where('student_id', '=', run.studentId)
    .where('id', '=', run.id)
    .execute();
}

export async function abandonRun(tx: Tx, run: Pick<Run, 'studentId' | 'id'>): Promise<void> {
  await tx
    .updateTable('attempt_run')
    .set({ state: 'abandoned', end_reason: 'quit', ended_at: appNow })
    .where('student_id', '=', run.studentId)
    .where('id', '=', run.id)
    .execute();
}

const resultColumns = (result: RunResult) => ({
  correct: result.correct,
  incorrect: result.incorrect,
  unanswered: result.unanswered,
  evaluating: result.evaluating,
  marks: result.marks,
  most_marks: result.mostMarks,
  score: result.score,
  accuracy: result.accuracy,
  seconds: result.seconds,
});

/** Ends an open run. Answers with how many runs of its attempt are completed now. */
export async function closeRun(
  tx: Tx,
  run: Pick<Run, 'studentId' | 'id' | 'attemptId'>,
  { endedAt, endReason, result }: { endedAt: Date; endReason: 'finished' | 'expired'; result: RunResult },
): Promise<number> {
  await tx
    .updateTable('attempt_run')
    .set({ state: 'completed', ended_at: endedAt, end_reason: endReason, ...resultColumns(result) })
    .where('student_id', '=', run.studentId)
    .where('id', '=', run.id)
    .execute();
  const { completed_runs } = await tx
    .updateTable('attempt')
    .set((set) => ({ completed_runs: set('completed_runs', '+', 1) }))
    .where('student_id', '=', run.studentId)
    .where('id', '=', run.attemptId)
    .returning('completed_runs')
    .executeTakeFirstOrThrow();
  return completed_runs;
}

export async function updateResult(
  tx: Tx,
  run: Pick<Run, 'studentId' | 'id'>,
  result: RunResult,
): Promise<void> {
  await tx
    .updateTable('attempt_run')
    .set(resultColumns(result))
    .where('student_id', '=', run.studentId)
    .where('id', '=', run.id)
    .execute();
}

export async function addLate(tx: Tx, run: Pick<Run, 'studentId' | 'id'>, count: number): Promise<void> {
  await tx
    .updateTable('attempt_run')
    .set((set) => ({ late: set('late', '+', count) }))
    .where('student_id', '=', run.studentId)
    .where('id', '=', run.id)
    .execute();
}

export async function addExerciseDone(
  tx: Tx,
  run: Pick<Run, 'tenantId' | 'studentId' | 'enrolmentId'>,
  chapterId: number,
): Promise<void> {
  await tx
    .insertInto('practice_count')
    .values({
      tenant_id: run.tenantId,
      student_id: run.studentId,
      enrolment_id: run.enrolmentId,
      chapter_id: chapterId,
      exercises_done: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'enrolment_id', 'chapter_id'])
        .doUpdateSet((set) => ({ exercises_done: set('practice_count.exercises_done', '+', 1) })),
    )
    .execute();
}
