import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Run } from './domain/run.ts';

/** A question of this owner with its newest version, and the older ones that asked it in the same words. */
export async function selectQuestionToCorrect(
  db: Queryable,
  { ownerTenantId, questionId }: { ownerTenantId: number; questionId: number },
  lock: 'locked' | 'free',
) {
  // First the lock, then the look: whoever waited sees the version that the other one wrote.
  if (lock === 'locked') {
    await db.selectFrom('question').select('id').where('id', '=', questionId).forUpdate().execute();
  }
  const row = await db
    .selectFrom('question')
    .innerJoin('question_version', (join) =>
      join
        .onRef('question_version.question_id', '=', 'question.id')
        .onRef('question_version.version', '=', 'question.version'),
    )
    .select([
      'question.id',
      'question.kind',
      'question.tags',
      'question.version',
      'question_version.body',
      'question_version.secret',
    ])
    .where('question.id', '=', questionId)
    .where('owner_tenant_id', '=', ownerTenantId)
    .executeTakeFirst();
  if (!row) return null;
  const versions = await db
    .selectFrom('question_version')
    .select(['version', sql<string | null>`secret ->> 'correctAnswer'`.as('key')])
    .where('question_id', '=', questionId)
    .where(sql<boolean>`body = ${JSON.stringify(row.body)}::jsonb`)
    .execute();
  return { ...row, versions };
}

/** Versions in the same words as the corrected one, with another key. */
export async function selectWrongVersions(
  db: Queryable,
  { questionId, version, correctAnswer }: { questionId: number; version: number; correctAnswer: string },
): Promise<number[]> {
  const { rows } = await sql<{ version: number }>`
    SELECT other.version FROM question_version corrected
    JOIN question_version other ON other.question_id = corrected.question_id AND other.body = corrected.body
    WHERE corrected.question_id = ${questionId} AND corrected.version = ${version}
      AND other.secret ->> 'correctAnswer' <> ${correctAnswer}
  `.execute(db);
  return rows.map((row) => row.version);
}

/** The same questions in the same words, each with the newest key there is. */
export async function selectNewestKeys(
  db: Queryable,
  questions: Run['questions'],
): Promise<Run['questions']> {
  const { rows } = await sql<{ id: number; version: number }>`
    SELECT given.id, max(newest.version) AS version
    FROM unnest(${questions.map(({ id }) => id)}::bigint[], ${questions.map(({ version }) => version)}::int[])
      WITH ORDINALITY AS given (id, version, place)
    JOIN question_version held ON held.question_id = given.id AND held.version = given.version
    JOIN question_version newest ON newest.question_id = given.id AND newest.body = held.body
    GROUP BY given.id, given.place ORDER BY given.place
  `.execute(db);
  return rows;
}

/** Runs that hold one of these versions of the question. No index leads there: a correction is rare. */
const runsWith = (questionId: number, versions: readonly number[]) => sql`
  run.question_ids @> ARRAY[${questionId}]::bigint[] AND run.state <> 'abandoned'
  AND run.question_versions[array_position(run.question_ids, ${questionId}::bigint)] = ANY (${[...versions]}::int[])`;

export interface AnswerGroup {
  isOpen: boolean;
  answer: string | null;
  outcome: string | null;
  runs: number;
}

/** How the runs answered the question, and how that was marked. */
export async function selectAnswerGroups(
  db: Queryable,
  questionId: number,
  versions: readonly number[],
): Promise<AnswerGroup[]> {
  const { rows } = await sql<{
    is_open: boolean;
    answer: string | null;
    outcome: string | null;
    runs: number;
  }>`
    SELECT run.state = 'open' AS is_open, answer.outcome, ${counted} AS answer, count(*)::int AS runs
    FROM attempt_run run LEFT JOIN run_answer answer
      ON answer.student_id = run.student_id AND answer.run_id = run.id AND answer.question_id = ${questionId}
    WHERE ${runsWith(questionId, versions)}
    GROUP BY 1, 2, 3
  `.execute(db);
  return rows.map((row) => ({
    isOpen: row.is_open,
    answer: row.answer,
    outcome: row.outcome,
    runs: row.runs,
  }));
}

const counted = sql`CASE WHEN answer.late_decision = 'counted' THEN answer.late_answer
  WHEN run.counts_drafts THEN answer.answer ELSE answer.submitted_answer END`;

/** Some finished runs of this tenant that answered so. */
export async function selectExampleRuns(
  db: Queryable,
  {
    tenantId,
    questionId,
    versions,
    answers,
    limit,
  }: {
    tenantId: number;
    questionId: number;
    versions: readonly number[];
    answers: readonly string[];
    limit: number;
  },
) {
  const { rows } = await sql<{
    student_id: number;
    run_id: number;
    student_name: string;
    answer: string | null;
  }>`
    SELECT run.student_id, run.id AS run_id, ${counted} AS answer,
      trim(student.first_name || ' ' || student.last_name) AS student_name
    FROM attempt_run run
    JOIN student ON student.id = run.student_id
    JOIN run_answer answer
      ON answer.student_id = run.student_id AND answer.run_id = run.id AND answer.question_id = ${questionId}
    WHERE run.tenant_id = ${tenantId} AND run.state = 'completed' AND ${runsWith(questionId, versions)}
      AND ${counted} = ANY (${[...answers]}::text[])
    ORDER BY run.ended_at DESC, run.student_id, run.id LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** How many runs hold another wording of the question. */
export async function selectOtherWordings(
  db: Queryable,
  questionId: number,
  versions: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ runs: number }>`
    SELECT count(*)::int AS runs FROM attempt_run run
    WHERE run.question_ids @> ARRAY[${questionId}]::bigint[] AND run.state <> 'abandoned'
      AND run.question_versions[array_position(run.question_ids, ${questionId}::bigint)] <> ALL (${[...versions]}::int[])
  `.execute(db);
  return rows[0]?.runs ?? 0;
}

export async function selectRunsToRegrade(
  db: Queryable,
  questionId: number,
  versions: readonly number[],
): Promise<{ studentId: number; runId: number }[]> {
  const { rows } = await sql<{ student_id: number; id: number }>`
    SELECT run.student_id, run.id FROM attempt_run run WHERE ${runsWith(questionId, versions)}
    ORDER BY run.student_id, run.id
  `.execute(db);
  return rows.map((row) => ({ studentId: row.student_id, runId: row.id }));
}

/** The run is held by the caller. */
export async function updateVersions(tx: Tx, run: Pick<Run, 'studentId' | 'id' | 'questions'>) {
  await tx
    .updateTable('attempt_run')
    .set({ question_versions: run.questions.map(({ version }) => version) })
    .where('student_id', '=', run.studentId)
    .where('id', '=', run.id)
    .execute();
}

interface NewCorrection {
  tenantId: number;
  questionId: number;
  version: number;
  correctAnswer: string;
  reason: string;
  staffId: number;
  runsTotal: number;
}

export async function insertCorrection(tx: Tx, given: NewCorrection): Promise<number> {
  const { id } = await tx
    .insertInto('key_correction')
    .values({
      tenant_id: given.tenantId,
      question_id: given.questionId,
      version: given.version,
      correct_answer: given.correctAnswer,
      reason: given.reason,
      staff_id: given.staffId,
      runs_total: given.runsTotal,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function hasRunningCorrection(db: Queryable, questionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('key_correction')
    .select('id')
    .where('question_id', '=', questionId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return row !== undefined;
}

export async function selectCorrections(
  db: Queryable,
  { tenantId, questionId }: { tenantId: number; questionId: number },
) {
  return db
    .selectFrom('key_correction')
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.tenant_id', '=', 'key_correction.tenant_id')
        .onRef('staff.id', '=', 'key_correction.staff_id'),
    )
    .selectAll('key_correction')
    .select('staff.name as staff_name')
    .where('key_correction.tenant_id', '=', tenantId)
    .where('question_id', '=', questionId)
    .orderBy('key_correction.id', 'desc')
    .execute();
}

export async function selectCorrection(db: Queryable, key: { tenantId: number; id: number }) {
  return db
    .selectFrom('key_correction')
    .selectAll()
    .where('tenant_id', '=', key.tenantId)
    .where('id', '=', key.id)
    .executeTakeFirst();
}

/** A batch is done: its runs and their changes are counted in the same transaction. */
export async function addProgress(
  tx: Tx,
  key: { tenantId: number; id: number },
  { runs, changed }: { runs: number; changed: number },
): Promise<void> {
  await tx
    .updateTable('key_correction')
    .set((set) => ({
      runs_done: set('runs_done', '+', runs),
      // Runs that were opened in between make it more.
      runs_total: sql<number>`greatest(runs_total, runs_done + ${runs})`,
      results_changed: set('results_changed', '+', changed),
    }))
    .where('tenant_id', '=', key.tenantId)
    .where('id', '=', key.id)
    .execute();
}

export async function closeCorrection(tx: Tx, key: { tenantId: number; id: number }): Promise<void> {
  await tx
    .updateTable('key_correction')
    .set({ state: 'done', done_at: appNow, runs_total: sql<number>`runs_done` })
    .where('tenant_id', '=', key.tenantId)
    .where('id', '=', key.id)
    .where('state', '=', 'running')
    .execute();
}
