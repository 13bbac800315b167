import type { Ledger, Promised, PromisedResult } from './ledger.ts';
import type { School } from './school.ts';

type Pool = School['pool'];

/** Promised answers that the database does not hold. */
export async function findLost(pool: Pool, { promises }: Ledger): Promise<Promised[]> {
  const { rows } = await pool.query(`
    SELECT a.student_id, r.attempt_id, r.run_no, a.question_id, a.answer, a.client_seq, a.late_answer, a.late_seq
    FROM run_answer a JOIN attempt_run r ON r.student_id = a.student_id AND r.id = a.run_id`);
  const held = new Map(
    rows.map((row) => [[row.student_id, row.attempt_id, row.run_no, row.question_id].join(':'), row]),
  );
  return [...promises.values()].filter(({ studentId, attemptId, runNo, questionId, seq, answer, isLate }) => {
    const row = held.get([studentId, attemptId, runNo, questionId].join(':'));
    if (!row) return true;
    const isHeld = isLate
      ? row.late_answer === answer && row.late_seq >= seq
      : row.answer === answer && row.client_seq >= seq;
    return !isHeld;
  });
}

/** Whatever was counted otherwise than once. The right choice is option2 everywhere. */
const countedTwice = {
  'a result that its answers do not give': `
    SELECT r.id FROM attempt_run r CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE a.answer = 'option2') AS correct,
        count(*) FILTER (WHERE a.answer IN ('option1', 'option3', 'option4')) AS incorrect,
        count(*) FILTER (WHERE a.answer LIKE 'words%') AS evaluating
      FROM run_answer a WHERE a.student_id = r.student_id AND a.run_id = r.id
    ) given
    WHERE r.state = 'completed' AND ((r.correct, r.incorrect, r.evaluating) <> (given.correct, given.incorrect, given.evaluating)
      OR r.correct + r.incorrect + r.unanswered + r.evaluating <> cardinality(r.question_ids))`,
  'an attempt with another number of completed runs': `
    SELECT attempt.id FROM attempt WHERE completed_runs <> (
      SELECT count(*) FROM attempt_run r
      WHERE r.student_id = attempt.student_id AND r.attempt_id = attempt.id AND r.state = 'completed')`,
  'a chapter with another number of exercises done': `
    WITH done AS (
      SELECT attempt.student_id, attempt.enrolment_id, chapter_id, count(*) AS done
      FROM attempt JOIN practice_item ON practice_item.id = practice_item_id
      WHERE completed_runs > 0 AND kind IN ('exercise', 'exam_exercise') GROUP BY 1, 2, 3)
    SELECT student_id FROM done FULL JOIN practice_count USING (student_id, enrolment_id, chapter_id)
    WHERE done.done IS DISTINCT FROM practice_count.exercises_done`,
  'a completion that was told otherwise than once': `
    SELECT r.id FROM attempt_run r LEFT JOIN test_only.told ON told.run_id = r.id
    GROUP BY r.id, r.state HAVING count(told.run_id) <> CASE WHEN r.state = 'completed' THEN 1 ELSE 0 END`,
  'another number of late answers': `
    SELECT r.id FROM attempt_run r WHERE late <> (
      SELECT count(late_seq) FROM run_answer a WHERE a.student_id = r.student_id AND a.run_id = r.id)`,
};

export async function findTwice(pool: Pool, { results }: Ledger): Promise<string[]> {
  const found: string[] = [];
  for (const [what, statement] of Object.entries(countedTwice)) {
    const { rows } = await pool.query(statement);
    found.push(...rows.map((row) => `${what}: ${JSON.stringify(row)}`));
  }
  const { rows } = await pool.query(`SELECT * FROM attempt_run WHERE state = 'completed'`);
  const held = new Map(rows.map((row) => [[row.student_id, row.attempt_id, row.run_no].join(':'), row]));
  const isChanged = ({ studentId, attemptId, runNo, ...told }: PromisedResult) => {
    const row = held.get([studentId, attemptId, runNo].join(':'));
    return !row || Object.entries(told).some(([name, value]) => row[name] !== value);
  };
  return [
    ...found,
    ...results.filter(isChanged).map((told) => `a result that changed: ${JSON.stringify(told)}`),
  ];
}

/** Open runs whose end was more than so many seconds ago. */
export async function findOverdue(pool: Pool, seconds: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT id FROM attempt_run WHERE state = 'open' AND expires_at < app_now() - make_interval(secs => $1)`,
    [seconds],
  );
  return rows.map(({ id }) => id);
}
