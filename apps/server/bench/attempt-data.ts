import { randomUUID } from 'node:crypto';
import { createAccessTokens } from '../src/platform/access-tokens.ts';
import type { Database, openDatabase } from '../src/platform/db/database.ts';
import { type Item, makeItem } from '../test/practice-items.ts';
import { choice } from '../test/practice-questions.ts';
import type { School } from './school-data.ts';

type Pool = ReturnType<typeof openDatabase>['pool'];

export interface Active {
  studentId: number;
  enrolmentId: number;
  token: string;
  /** Of the exercise that is open for saving. */
  attemptId: number;
}

const answersEach = 10;
const questions = (count: number) => Array.from({ length: count }, (_unused, n) => choice(`bench ${n}`));

/**
 * Every student of the bench has completed an exercise of ten questions. Some of them are at work: they have a
 * session and an open run.
 */
export async function fillAttempts(
  { db, pool }: { db: Database; pool: Pool },
  school: School,
  { active, jwtKeys }: { active: number; jwtKeys: { kid: string; secret: string }[] },
): Promise<{ saving: Item; starting: Item; active: Active[]; answers: number }> {
  const { rows } = await pool.query<{ owner: number; tenant: number; course: number }>(
    `SELECT course.owner_tenant_id AS owner, tenant.id AS tenant, course.id AS course
     FROM subject JOIN course ON course.id = subject.course_id, tenant
     WHERE subject.id = $1 AND tenant.slug = 'shala'`,
    [school.subjectId],
  );
  const [{ owner, tenant, course: courseId }] = rows as [{ owner: number; tenant: number; course: number }];
  const { few: chapterId, many: secondChapterId } = school;
  const course = { enrolmentId: 0, courseId, ownerTenantId: owner, chapterId, secondChapterId };
  const make = (count: number) =>
    makeItem({ db, pool }, course, 'exercise', {
      questions: questions(count),
      timer: { timer: 'whole_quiz', time: 600 },
    });
  const done = await make(answersEach);
  const saving = await make(20);
  const starting = await make(20);
  await openRuns(pool, done, { state: 'completed', students: null });
  const { rowCount } = await pool.query(
    `INSERT INTO run_answer (student_id, run_id, question_id, tenant_id, client_seq, answer, is_draft, is_visited,
       submitted_answer, opened_at, saved_at, outcome)
     SELECT student_id, r.id, q.id, tenant_id, 1, 'option2', false, true, 'option2', app_now(), app_now(), 'correct'
     FROM attempt_run r CROSS JOIN LATERAL unnest(r.question_ids) AS q (id) WHERE practice_item_id = $1`,
    [done.id],
  );
  await openRuns(pool, saving, { state: 'open', students: active });
  const tokens = createAccessTokens(jwtKeys);
  const { rows: open } = await pool.query<{ student_id: number; enrolment_id: number; attempt_id: number }>(
    'SELECT student_id, enrolment_id, attempt_id FROM attempt_run WHERE practice_item_id = $1 ORDER BY student_id',
    [saving.id],
  );
  const people = open.map(({ student_id, enrolment_id, attempt_id }) => {
    const sid = randomUUID();
    const exp = Math.floor(performance.timeOrigin / 1000) + 24 * 3600;
    const claims = { sid, ten: tenant, kind: 'student', stu: student_id, par: null, stf: null, exp } as const;
    return {
      sid,
      studentId: student_id,
      enrolmentId: enrolment_id,
      attemptId: attempt_id,
      token: tokens.sign(claims),
    };
  });
  await pool.query(
    `INSERT INTO access_grant (student_id, tenant_id, course_id, source, source_ref, from_day, to_day)
     SELECT id, $1, $2, 'admin', 'bench', app_today() - 1, app_today() + 100 FROM unnest($3::bigint[]) AS s (id)`,
    [tenant, courseId, people.map(({ studentId }) => studentId)],
  );
  await pool.query(
    `INSERT INTO session (tenant_id, id, kind, student_id, expires_at)
     SELECT $1, id, 'student', student_id, app_now() + interval '1 day' FROM unnest($2::uuid[], $3::bigint[]) AS s (id, student_id)`,
    [tenant, people.map(({ sid }) => sid), people.map(({ studentId }) => studentId)],
  );
  await pool.query('VACUUM (ANALYZE)');
  return {
    saving,
    starting,
    answers: rowCount ?? 0,
    active: people.map(({ studentId, enrolmentId, attemptId, token }) => ({
      studentId,
      enrolmentId,
      attemptId,
      token,
    })),
  };
}

/** One run of an item for each student of the bench, or for so many of them, spread over all. */
async function openRuns(
  pool: Pool,
  item: Item,
  { state, students }: { state: 'open' | 'completed'; students: number | null },
): Promise<void> {
  const isDone = state === 'completed';
  const versions = item.questionIds.map(() => 1);
  await pool.query(
    `WITH ours AS (
       SELECT student_id, id, tenant_id, row_number() OVER (ORDER BY student_id) AS n, count(*) OVER () AS total
       FROM enrolment WHERE student_id >= 1000000
     ), made AS (
       INSERT INTO attempt (student_id, tenant_id, enrolment_id, practice_item_id, completed_runs)
       SELECT student_id, tenant_id, id, $1, $2::int FROM ours
       WHERE $3::int IS NULL OR (n % greatest(1, total / $3::int) = 0 AND n / greatest(1, total / $3::int) <= $3::int)
       ORDER BY student_id RETURNING *
     )
     INSERT INTO attempt_run (student_id, tenant_id, attempt_id, enrolment_id, practice_item_id, kind, run_no, state,
       question_ids, question_versions, timer, base_time, time, limit_seconds, right_marks, wrong_marks, counts_drafts,
       started_at, expires_at, ended_at, end_reason, correct, incorrect, unanswered, evaluating, marks, most_marks,
       score, accuracy, seconds)
     SELECT student_id, tenant_id, id, enrolment_id, $1, 'exercise', 1, $4, $5, $6, 'whole_quiz', 600, 600, 36000, 1, 0,
       true, app_now(), app_now() + interval '10 hours', CASE WHEN $2::int = 1 THEN app_now() END,
       CASE WHEN $2::int = 1 THEN 'finished' END, d.n, d.none, d.none, d.none, d.n, d.n, d.n * 10, d.n * 10, d.n * 6
     FROM made CROSS JOIN (
       SELECT CASE WHEN $2::int = 1 THEN ${answersEach} END AS n, CASE WHEN $2::int = 1 THEN 0 END AS none) d`,
    [item.id, isDone ? 1 : 0, students, state, item.questionIds, versions],
  );
}
