import { type SelectQueryBuilder, sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Database, Queryable, Tx } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.generated.ts';
import type { AttemptKind } from './domain/attempt-kind.ts';
import type { AttemptRef, Run, RunResult, Timer } from './domain/run.ts';

const runRows = (db: Queryable) => db.selectFrom('attempt_run').selectAll('attempt_run');
type RunRow = Awaited<ReturnType<ReturnType<typeof runRows>['execute']>>[number];

export function toRun(row: RunRow): Run {
  return {
    studentId: row.student_id,
    id: row.id,
    tenantId: row.tenant_id,
    attemptId: row.attempt_id,
    enrolmentId: row.enrolment_id,
    practiceItemId: row.practice_item_id,
    kind: row.kind as AttemptKind,
    runNo: row.run_no,
    state: row.state as Run['state'],
    // Lists of bigint come from the database as text.
    questions: row.question_ids.map((id, at) => ({
      id: Number(id),
      version: row.question_versions[at] ?? 1,
    })),
    timer: row.timer as Timer,
    baseTime: row.base_time,
    time: row.time,
    limitSeconds: row.limit_seconds,
    deadline: row.deadline,
    rightMarks: row.right_marks,
    wrongMarks: row.wrong_marks,
    countsDrafts: row.counts_drafts,
    holder: row.holder,
    createdAt: row.created_at,
    startedAt: row.started_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
    endReason: row.end_reason as Run['endReason'],
    openQuestionId: row.open_question_id,
    openSince: row.open_since,
    lastActionAt: row.last_action_at,
    late: row.late,
    result: toResult(row),
  };
}

function toResult(row: RunRow): RunResult | null {
  if (row.state !== 'completed') return null;
  return {
    correct: row.correct ?? 0,
    incorrect: row.incorrect ?? 0,
    unanswered: row.unanswered ?? 0,
    evaluating: row.evaluating ?? 0,
    marks: row.marks ?? 0,
    mostMarks: row.most_marks ?? 0,
    score: row.score ?? 0,
    accuracy: row.accuracy ?? 0,
    seconds: row.seconds ?? 0,
  };
}

type RunQuery = SelectQueryBuilder<DB, 'attempt_run', RunRow>;
const ofAttempt = (query: RunQuery, { studentId, enrolmentId, kind, attemptId }: AttemptRef) =>
  query
    .where('attempt_run.student_id', '=', studentId)
    .where('attempt_id', '=', attemptId)
    .where('enrolment_id', '=', enrolmentId)
    .where('attempt_run.kind', '=', kind);

/** All runs that were not given up, the first one first, with what their item is called and what time it is. */
export async function selectRuns(db: Queryable, ref: AttemptRef) {
  const rows = await ofAttempt(runRows(db), ref)
    .innerJoin('practice_item', 'practice_item.id', 'attempt_run.practice_item_id')
    .select(['practice_item.title', 'practice_item.description', appNow.as('now')])
    .where('attempt_run.state', '!=', 'abandoned')
    .orderBy('run_no')
    .execute();
  return rows.map((row) => ({
    run: toRun(row),
    title: row.title,
    description: row.description,
    now: row.now,
  }));
}

export async function selectRun(db: Queryable, studentId: number, runId: number): Promise<Run | null> {
  const row = await runRows(db)
    .where('student_id', '=', studentId)
    .where('id', '=', runId)
    .executeTakeFirst();
  return row ? toRun(row) : null;
}

/** The run, for this transaction alone: saves that are on their way wait, or have been written. */
export async function lockRun(
  tx: Tx,
  studentId: number,
  runId: number,
): Promise<{ run: Run; now: Date } | null> {
  const row = await runRows(tx)
    .select(appNow.as('now'))
    .where('student_id', '=', studentId)
    .where('id', '=', runId)
    .forUpdate()
    .executeTakeFirst();
  return row ? { run: toRun(row), now: row.now } : null;
}

/** The run of this number; without one the newest that was not given up. */
export async function lockRunOf(tx: Tx, ref: AttemptRef, runNo: number | null) {
  const row = await ofAttempt(runRows(tx).select(appNow.as('now')) as unknown as RunQuery, ref)
    .$if(runNo !== null, (query) => query.where('run_no', '=', runNo ?? 0))
    .$if(runNo === null, (query) => query.where('state', '!=', 'abandoned'))
    .orderBy('run_no', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return { run: toRun(row), now: (row as RunRow & { now: Date }).now };
}

interface AttemptKey {
  tenantId: number;
  studentId: number;
  enrolmentId: number;
  practiceItemId: number;
}

/** Finds or makes the attempt and holds it: two presses of Start come one after the other. */
export async function lockAttempt(
  tx: Tx,
  key: AttemptKey,
): Promise<{ id: number; isNew: boolean; completedRuns: number }> {
  const row = await tx
    .insertInto('attempt')
    .values({
      tenant_id: key.tenantId,
      student_id: key.studentId,
      enrolment_id: key.enrolmentId,
      practice_item_id: key.practiceItemId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'enrolment_id', 'practice_item_id'])
        .doUpdateSet({ practice_item_id: key.practiceItemId }),
    )
    // xmax is zero on a row that nobody has written before.
    .returning(['id', 'completed_runs', sql<boolean>`attempt.xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();
  return { id: row.id, isNew: row.is_new, completedRuns: row.completed_runs };
}

interface BegunKey {
  studentId: number;
  enrolmentId: number;
  kind: AttemptKind;
  placeId: number | null;
  itemId: number | null;
}

/** The attempt at an item with a run that has started or was completed, whatever became of the item since. */
export async function selectBegunAttempt(db: Queryable, key: BegunKey): Promise<number | null> {
  const row = await db
    .selectFrom('attempt')
    .innerJoin('practice_item', 'practice_item.id', 'attempt.practice_item_id')
    .select('attempt.id')
    .where('attempt.student_id', '=', key.studentId)
    .where('attempt.enrolment_id', '=', key.enrolmentId)
    .where('practice_item.kind', '=', key.kind)
    .where(sql<boolean>`coalesce(chapter_id, content_library_id) IS NOT DISTINCT FROM ${key.placeId}::bigint`)
    .$if(key.itemId !== null, (query) => query.where('practice_item.id', '=', key.itemId ?? 0))
    .where((where) =>
      where.exists(
        where
          .selectFrom('attempt_run')
          .select('attempt_run.id')
          .whereRef('attempt_run.student_id', '=', 'attempt.student_id')
          .whereRef('attempt_run.attempt_id', '=', 'attempt.id')
          .where('attempt_run.state', '!=', 'abandoned')
          .where('attempt_run.started_at', 'is not', null),
      ),
    )
    .orderBy('attempt.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Every run of an attempt that is held, the newest one first. */
export async function selectAllRuns(tx: Tx, studentId: number, attemptId: number): Promise<Run[]> {
  const rows = await runRows(tx)
    .where('student_id', '=', studentId)
    .where('attempt_id', '=', attemptId)
    .orderBy('run_no', 'desc')
    .execute();
  return rows.map(toRun);
}

/** The completed runs of some items, the first one of each first. */
export async function selectCompletedRuns(
  db: Queryable,
  { studentId, enrolmentId, itemIds }: { studentId: number; enrolmentId: number; itemIds: readonly number[] },
): Promise<Run[]> {
  if (itemIds.length === 0) return [];
  const rows = await runRows(db)
    .innerJoin('attempt', (join) =>
      join
        .onRef('attempt.student_id', '=', 'attempt_run.student_id')
        .onRef('attempt.id', '=', 'attempt_run.attempt_id'),
    )
    .where('attempt.student_id', '=', studentId)
    .where('attempt.enrolment_id', '=', enrolmentId)
    .where('attempt.practice_item_id', 'in', itemIds)
    .where('attempt_run.state', '=', 'completed')
    .orderBy('attempt_run.run_no')
    .execute();
  return rows.map(toRun);
}

/** Open runs whose time has been up for so many seconds, those that wait longest first. */
export async function selectDueRuns(db: Database, { grace, limit }: { grace: number; limit: number }) {
  const rows = await db
    .selectFrom('attempt_run')
    .select(['student_id', 'id'])
    .where('state', '=', 'open')
    .where('expires_at', '<', sql<Date>`app_now() - make_interval(secs => ${grace})`)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ studentId: row.student_id, runId: row.id }));
}

/** What an attempt is of, where that hangs, and its open run. */
export async function selectAttemptItem(
  db: Queryable,
  { studentId, enrolmentId, kind, attemptId }: AttemptRef,
) {
  const row = await db
    .selectFrom('attempt')
    .innerJoin('practice_item', 'practice_item.id', 'attempt.practice_item_id')
    .leftJoin('attempt_run', (join) =>
      join
        .onRef('attempt_run.student_id', '=', 'attempt.student_id')
        .onRef('attempt_run.attempt_id', '=', 'attempt.id')
        .on('attempt_run.state', '=', 'open'),
    )
    .select([
      'practice_item.id as item_id',
      'practice_item.chapter_id',
      'practice_item.content_library_id',
      'attempt_run.id as open_run_id',
    ])
    .where('attempt.student_id', '=', studentId)
    .where('attempt.id', '=', attemptId)
    .where('attempt.enrolment_id', '=', enrolmentId)
    .where('practice_item.kind', '=', kind)
    .executeTakeFirst();
  if (!row) return null;
  return {
    itemId: row.item_id,
    placeId: row.chapter_id ?? row.content_library_id,
    openRunId: row.open_run_id,
  };
}

/** How many runs of the attempt were completed before this one. */
export async function selectCompletedCount(
  db: Queryable,
  run: Pick<Run, 'studentId' | 'attemptId' | 'runNo'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('attempt_run')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('student_id', '=', run.studentId)
    .where('attempt_id', '=', run.attemptId)
    .where('state', '=', 'completed')
    .where('run_no', '<', run.runNo)
    .executeTakeFirstOrThrow();
  return count;
}
