import type pg from 'pg';
import type { Item } from '../practice-items.ts';

/** A run as far as results and points are computed from it. */
export interface PastRun {
  id: number;
  tenantId: number;
  studentId: number;
  enrolmentId: number;
  item: Item;
  attemptId: number;
  runNo: number;
  state: 'completed' | 'abandoned';
  seconds: number;
  endedAt: Date;
  correct: number;
  incorrect: number;
  unanswered: number;
  evaluating: number;
  /** Per cent. */
  score: number;
  accuracy: number;
}

const percent = (part: number, whole: number) => (whole > 0 ? Math.round((10_000 * part) / whole) / 100 : 0);

export function scored(run: Omit<PastRun, 'score' | 'accuracy' | 'tenantId'>): PastRun {
  const { correct, incorrect, unanswered } = run;
  return {
    tenantId: 0,
    ...run,
    score: percent(correct, correct + incorrect + unanswered),
    accuracy: percent(correct, correct + incorrect),
  };
}

interface NewAttempt {
  studentId: number;
  enrolmentId: number;
  item: Item;
}

/** Answers with the ids, in the order given. */
export async function insertAttempts(
  client: pg.PoolClient,
  attempts: readonly NewAttempt[],
): Promise<number[]> {
  const { rows } = await client.query<{ id: number; enrolment_id: number; practice_item_id: number }>(
    `INSERT INTO attempt (student_id, tenant_id, enrolment_id, practice_item_id)
     SELECT enrolment.student_id, enrolment.tenant_id, enrolment.id, item
     FROM unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS given (student, enrolled, item)
     JOIN enrolment ON enrolment.student_id = student AND enrolment.id = enrolled
     RETURNING id, enrolment_id, practice_item_id`,
    [
      attempts.map(({ studentId }) => studentId),
      attempts.map(({ enrolmentId }) => enrolmentId),
      attempts.map(({ item }) => item.id),
    ],
  );
  const ids = new Map(rows.map((row) => [`${row.enrolment_id}:${row.practice_item_id}`, row.id]));
  return attempts.map(({ enrolmentId, item }) => ids.get(`${enrolmentId}:${item.id}`) ?? 0);
}

/** Answers with the runs as they are known to the database. */
export async function insertRuns(client: pg.PoolClient, runs: readonly PastRun[]): Promise<PastRun[]> {
  const { rows } = await client.query<{ id: number; tenant_id: number; attempt_id: number; run_no: number }>(
    `INSERT INTO attempt_run (student_id, tenant_id, attempt_id, enrolment_id, practice_item_id, kind, run_no, state,
       question_ids, question_versions, timer, right_marks, wrong_marks, counts_drafts, started_at, ended_at,
       end_reason, correct, incorrect, unanswered, evaluating, marks, most_marks, score, accuracy, seconds)
     SELECT attempt.student_id, attempt.tenant_id, attempt.id, attempt.enrolment_id, item.id, item.kind, r.run_no, r.state,
       '{1}', '{1}', 'none', 1, 0, true, r.ended_at, r.ended_at,
       CASE r.state WHEN 'completed' THEN 'finished' ELSE 'quit' END, r.correct, r.incorrect, r.unanswered,
       r.evaluating, r.correct, r.correct, r.score, r.accuracy, r.seconds
     FROM json_to_recordset($1) AS r (student_id bigint, attempt_id bigint, run_no int, state text, ended_at timestamptz,
       correct int, incorrect int, unanswered int, evaluating int, score numeric, accuracy numeric, seconds int)
     JOIN attempt ON attempt.student_id = r.student_id AND attempt.id = r.attempt_id
     JOIN practice_item item ON item.id = attempt.practice_item_id
     RETURNING id, tenant_id, attempt_id, run_no`,
    [JSON.stringify(runs.map(toRow))],
  );
  const known = new Map(rows.map((row) => [`${row.attempt_id}:${row.run_no}`, row]));
  return runs.map((run) => {
    const row = known.get(`${run.attemptId}:${run.runNo}`);
    if (!row) throw new Error('a run was not written');
    return { ...run, id: row.id, tenantId: row.tenant_id };
  });
}

export async function updateMarks(client: pg.PoolClient, runs: readonly PastRun[]): Promise<void> {
  await client.query(
    `UPDATE attempt_run SET correct = r.correct, incorrect = r.incorrect, evaluating = r.evaluating,
       score = r.score, accuracy = r.accuracy
     FROM json_to_recordset($1) AS r (id bigint, student_id bigint, correct int, incorrect int, evaluating int,
       score numeric, accuracy numeric)
     WHERE attempt_run.student_id = r.student_id AND attempt_run.id = r.id`,
    [JSON.stringify(runs.map(toRow))],
  );
}

const toRow = (run: PastRun) => ({
  id: run.id,
  student_id: run.studentId,
  attempt_id: run.attemptId,
  run_no: run.runNo,
  state: run.state,
  ended_at: run.endedAt,
  correct: run.correct,
  incorrect: run.incorrect,
  unanswered: run.unanswered,
  evaluating: run.evaluating,
  score: run.score,
  accuracy: run.accuracy,
  seconds: run.seconds,
});
