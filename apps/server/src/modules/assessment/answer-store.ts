import { sql, type Updateable } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import { executeNamed } from '#platform/db/named-statement.ts';
import type { RunAnswer } from '#platform/db/schema.generated.ts';
import type { AttemptKind } from './domain/attempt-kind.ts';
import type { Answer, Outcome, Run } from './domain/run.ts';
import { graceSeconds } from './domain/run-clock.ts';

type RunKey = Pick<Run, 'studentId' | 'id'>;

export async function selectAnswers(db: Queryable, run: RunKey): Promise<Answer[]> {
  const rows = await db
    .selectFrom('run_answer')
    .selectAll()
    .where('student_id', '=', run.studentId)
    .where('run_id', '=', run.id)
    .execute();
  return rows.map((row) => ({
    questionId: row.question_id,
    clientSeq: row.client_seq,
    answer: row.answer,
    isDraft: row.is_draft,
    submittedAnswer: row.submitted_answer,
    isMarked: row.is_marked ?? false,
    isVisited: row.is_visited ?? false,
    openedAt: row.opened_at,
    usedMs: row.used_ms,
    savedAt: row.saved_at,
    lateAnswer: row.late_answer,
    lateSeq: row.late_seq,
    lateDecision: row.late_decision as Answer['lateDecision'],
    outcome: row.outcome as Outcome | null,
    marks: row.marks,
    comment: row.comment,
  }));
}

/** One save, as the lanes carry it. What is null in a mark or a visit is left alone. */
export interface QueuedSave {
  studentId: number;
  attemptId: number;
  enrolmentId: number;
  kind: AttemptKind;
  questionId: number;
  runNo: number | null;
  /** Null: one more than what is there. */
  clientSeq: number | null;
  hasAnswer: boolean;
  answer: string | null;
  isDraft: boolean;
  isMarked: boolean | null;
  isVisited: boolean | null;
}

export interface SavedRow {
  student_id: number;
  attempt_id: number;
  question_id: number;
  run_id: number;
  holder: string | null;
  expires_at: Date | null;
  now: Date;
  client_seq: number;
  answer: string | null;
  is_marked: boolean | null;
  is_visited: boolean | null;
  saved_at: Date;
}

/**
 * The most frequent statement of all: many saves of many students at once. Owner, door, state, pinned questions
 * and time are all judged in here, by the one clock. The lock on the run lets saves pass each other and makes an
 * ending wait, so that no save is acknowledged and then not counted. What it does not answer is not simple (a
 * repeat, a late one, a stranger's): the caller looks at it one by one.
 */
export const saveStatement = {
  name: 'assessment-save-answers',
  text: `
WITH given AS (
  SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::int[], $7::int[],
    $8::boolean[], $9::text[], $10::boolean[], $11::boolean[], $12::boolean[])
    AS g (student_id, attempt_id, enrolment_id, kind, question_id, run_no, client_seq, has_answer, answer,
      is_draft, is_marked, is_visited)
), target AS (
  SELECT g.*, r.id AS run_id, r.tenant_id
  FROM given g JOIN attempt_run r ON r.student_id = g.student_id AND r.attempt_id = g.attempt_id
  WHERE r.state = 'open' AND r.started_at IS NOT NULL AND r.timer <> 'per_question'
    AND r.enrolment_id = g.enrolment_id AND r.kind = g.kind
    AND (g.run_no IS NULL OR g.run_no = r.run_no)
    AND g.question_id = ANY (r.question_ids)
    AND (r.expires_at IS NULL OR app_now() <= r.expires_at + interval '${graceSeconds} seconds')
  FOR KEY SHARE OF r
), saved AS (
  INSERT INTO run_answer AS a (student_id, run_id, question_id, tenant_id, client_seq, answer, is_draft,
    is_marked, is_visited, submitted_answer, opened_at, saved_at)
  SELECT student_id, run_id, question_id, tenant_id, coalesce(client_seq, 0), answer,
    CASE WHEN has_answer THEN is_draft END, is_marked, CASE WHEN has_answer THEN true ELSE is_visited END,
    CASE WHEN has_answer AND NOT is_draft THEN answer END,
    CASE WHEN has_answer OR is_visited THEN app_now() END, app_now()
  FROM target ORDER BY student_id, run_id, question_id
  ON CONFLICT (student_id, run_id, question_id) DO UPDATE SET
    client_seq = CASE WHEN excluded.client_seq = 0 THEN a.client_seq + 1 ELSE excluded.client_seq END,
    answer = CASE WHEN excluded.is_draft IS NULL THEN a.answer ELSE excluded.answer END,
    is_draft = coalesce(excluded.is_draft, a.is_draft),
    submitted_answer = CASE WHEN excluded.is_draft = false THEN excluded.answer ELSE a.submitted_answer END,
    is_marked = coalesce(excluded.is_marked, a.is_marked),
    is_visited = coalesce(excluded.is_visited, a.is_visited),
    opened_at = coalesce(a.opened_at, excluded.opened_at),
    saved_at = excluded.saved_at
  WHERE excluded.client_seq = 0 OR excluded.client_seq > a.client_seq
  RETURNING a.student_id, a.run_id, a.question_id, a.client_seq, a.answer, a.is_marked, a.is_visited, a.saved_at
)
SELECT s.*, r.attempt_id, r.holder, r.expires_at, app_now() AS now
FROM saved s JOIN attempt_run r ON r.student_id = s.student_id AND r.id = s.run_id`,
} as const;

/** Each question of a run at most once: the database writes a row once in a statement. */
export function saveMany(db: Queryable, saves: readonly QueuedSave[]): Promise<SavedRow[]> {
  const column = <Name extends keyof QueuedSave>(name: Name) => saves.map((save) => save[name]);
  return executeNamed<SavedRow>(db, saveStatement, [
    column('studentId'),
    column('attemptId'),
    column('enrolmentId'),
    column('kind'),
    column('questionId'),
    column('runNo'),
    column('clientSeq'),
    column('hasAnswer'),
    column('answer'),
    column('isDraft'),
    column('isMarked'),
    column('isVisited'),
  ]);
}

/** One answer of a run that the caller has locked. */
export async function upsertAnswer(
  tx: Tx,
  run: Pick<Run, 'tenantId' | 'studentId' | 'id'>,
  answer: Omit<Answer, 'outcome' | 'marks' | 'comment'> & { lateAt: Date | null },
): Promise<void> {
  const values = {
    client_seq: answer.clientSeq,
    answer: answer.answer,
    is_draft: answer.isDraft,
    submitted_answer: answer.submittedAnswer,
    is_marked: answer.isMarked,
    is_visited: answer.isVisited,
    opened_at: answer.openedAt,
    used_ms: answer.usedMs,
    saved_at: answer.savedAt,
    late_answer: answer.lateAnswer,
    late_seq: answer.lateSeq,
    late_decision: answer.lateDecision,
    ...(answer.lateAt && { late_at: answer.lateAt }),
  };
  await tx
    .insertInto('run_answer')
    .values({
      tenant_id: run.tenantId,
      student_id: run.studentId,
      run_id: run.id,
      question_id: answer.questionId,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['student_id', 'run_id', 'question_id']).doUpdateSet(values))
    .execute();
}

/** A place for the outcome of an answer that is pictures only. */
export async function ensureAnswer(
  tx: Tx,
  run: Pick<Run, 'tenantId' | 'studentId' | 'id'>,
  questionId: number,
): Promise<void> {
  await tx
    .insertInto('run_answer')
    .values({
      tenant_id: run.tenantId,
      student_id: run.studentId,
      run_id: run.id,
      question_id: questionId,
      client_seq: 0,
      is_visited: true,
      opened_at: appNow,
      saved_at: appNow,
    })
    .onConflict((conflict) => conflict.columns(['student_id', 'run_id', 'question_id']).doNothing())
    .execute();
}

async function updateAnswer(
  tx: Tx,
  run: RunKey,
  questionId: number,
  values: Updateable<RunAnswer>,
): Promise<void> {
  await tx
    .updateTable('run_answer')
    .set(values)
    .where('student_id', '=', run.studentId)
    .where('run_id', '=', run.id)
    .where('question_id', '=', questionId)
    .execute();
}

/** A question goes from the front: what it has used is written down. */
export async function updateUsedMs(tx: Tx, run: RunKey, questionId: number, usedMs: number): Promise<void> {
  await updateAnswer(tx, run, questionId, { used_ms: usedMs });
}

/** Questions of a new run that have had some of their time before. */
export async function insertUsedMs(
  tx: Tx,
  run: Pick<Run, 'tenantId' | 'studentId' | 'id'>,
  used: readonly { questionId: number; usedMs: number }[],
): Promise<void> {
  if (used.length === 0) return;
  const rows = used.map(({ questionId, usedMs }) => ({
    tenant_id: run.tenantId,
    student_id: run.studentId,
    run_id: run.id,
    question_id: questionId,
    client_seq: 0,
    used_ms: usedMs,
    saved_at: appNow,
  }));
  await tx.insertInto('run_answer').values(rows).execute();
}

export async function updateOutcomes(
  tx: Tx,
  run: RunKey,
  outcomes: readonly { questionId: number; outcome: Outcome }[],
): Promise<void> {
  const ids = outcomes.map(({ questionId }) => questionId);
  const words = outcomes.map(({ outcome }) => outcome);
  await sql`
    UPDATE run_answer SET outcome = given.outcome
    FROM unnest(${ids}::bigint[], ${words}::text[]) AS given (question_id, outcome)
    WHERE run_answer.student_id = ${run.studentId} AND run_answer.run_id = ${run.id}
      AND run_answer.question_id = given.question_id
  `.execute(tx);
}

export async function updateMarks(
  tx: Tx,
  run: RunKey,
  { questionId, marks, comment }: { questionId: number; marks: number | null; comment: string | null },
): Promise<void> {
  await updateAnswer(tx, run, questionId, { marks, comment });
}

export async function updateLateDecision(
  tx: Tx,
  run: RunKey,
  questionId: number,
  decision: 'counted' | 'refused',
): Promise<void> {
  await updateAnswer(tx, run, questionId, { late_decision: decision });
}
