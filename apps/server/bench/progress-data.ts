import pg from 'pg';

/** So many attempts each: the student whose pages are opened is one like the others. */
const attemptsEach = 100;

export interface Practised {
  email: string;
  enrolmentId: number;
  subjectId: number;
  chapterId: number;
  attemptId: number;
}

/** One class, whose students have completed 80 exercises and 20 papers each, so many attempts in all. */
export async function fillPractice(url: string, attempts: number): Promise<Practised> {
  const client = new pg.Client(url);
  await client.connect();
  const run = (statement: string, ...values: unknown[]) => client.query(statement, values);
  await run(`CREATE TEMP TABLE class AS SELECT tenant.id AS tenant_id, course.id AS course_id, owner_tenant_id AS owner
    FROM tenant, course WHERE tenant.slug = 'shala' AND course.slug = 'engineering-entrance'`);
  await run(`CREATE TEMP TABLE place AS SELECT chapter.id, row_number() OVER (ORDER BY chapter.id) AS n
    FROM chapter JOIN subject ON subject.id = subject_id JOIN class USING (course_id) WHERE chapter.is_active`);
  await run(
    `CREATE TEMP TABLE item AS WITH made AS (
       INSERT INTO practice_item (owner_tenant_id, slug, kind, chapter_id, course_id, title)
       SELECT owner, 'bench-' || n, CASE WHEN n % 5 = 0 THEN 'paper' ELSE 'exam_exercise' END,
         CASE WHEN n % 5 <> 0 THEN (SELECT id FROM place WHERE place.n = 1 + s.n % (SELECT count(*) FROM place)) END,
         CASE WHEN n % 5 = 0 THEN course_id END, '{"en": "Bench"}'
       FROM class, generate_series(1, $1::int) AS s (n) RETURNING id, kind, chapter_id
     ) SELECT * FROM made`,
    attemptsEach,
  );
  await run(
    `CREATE TEMP TABLE learner AS WITH made AS (
       INSERT INTO student (tenant_id, first_name) SELECT tenant_id, 'S' || n
       FROM class, generate_series(1, $1::int) n RETURNING id, tenant_id
     ), enrolled AS (
       INSERT INTO enrolment (student_id, tenant_id, course_id)
       SELECT made.id, made.tenant_id, course_id FROM made, class RETURNING student_id, tenant_id, id
     ) SELECT student_id, tenant_id, id AS enrolment_id FROM enrolled`,
    Math.ceil(attempts / attemptsEach),
  );
  await run(`INSERT INTO attempt (student_id, tenant_id, enrolment_id, practice_item_id, completed_runs)
    SELECT student_id, tenant_id, enrolment_id, item.id, 1 FROM learner, item`);
  await run(`INSERT INTO attempt_run (student_id, tenant_id, attempt_id, enrolment_id, practice_item_id, kind, run_no,
      state, question_ids, question_versions, timer, right_marks, wrong_marks, counts_drafts, started_at, ended_at,
      end_reason, correct, incorrect, unanswered, evaluating, marks, most_marks, score, accuracy, seconds)
    SELECT attempt.student_id, tenant_id, attempt.id, enrolment_id, item.id, item.kind, 1, 'completed', '{1}', '{1}', 'none',
      1, 0, true, app_now(), app_now(), 'finished', 7, 2, 1, 0, 7, 10, 70, 77.78, 240
    FROM attempt JOIN item ON item.id = practice_item_id`);
  const middle = `(SELECT student_id FROM learner ORDER BY student_id LIMIT 1 OFFSET (SELECT count(*) / 2 FROM learner))`;
  await run(`INSERT INTO student_credential (student_id, tenant_id, email, password_hash)
    SELECT student_id, tenant_id, 'bench@example.org',
      (SELECT password_hash FROM student_credential WHERE password_hash IS NOT NULL LIMIT 1)
    FROM learner WHERE student_id = ${middle}`);
  await run(`INSERT INTO access_grant (student_id, tenant_id, course_id, source, from_day, to_day)
    SELECT student_id, learner.tenant_id, course_id, 'admin', '2020-01-01', '2090-01-01' FROM learner, class
    WHERE student_id = ${middle}`);
  // Everybody is ranked; the one who reads has a long history.
  await run(`INSERT INTO points_entry (student_id, tenant_id, course_id, source_type, source_id, points, earned_at)
    SELECT student_id, learner.tenant_id, course_id, item.kind, item.id, 3 + student_id % 3, app_now()
    FROM learner, class, item
    WHERE item.id = (SELECT min(id) FROM item) OR student_id = ${middle}`);
  const { rows } = await run(`SELECT attempt.id AS attempt, enrolment_id, chapter_id, subject_id
    FROM attempt JOIN item ON item.id = practice_item_id JOIN chapter ON chapter.id = chapter_id
    WHERE student_id = ${middle} LIMIT 1`);
  await client.query('VACUUM (ANALYZE)');
  await client.end();
  const [row] = rows;
  return {
    email: 'bench@example.org',
    enrolmentId: Number(row.enrolment_id),
    subjectId: Number(row.subject_id),
    chapterId: Number(row.chapter_id),
    attemptId: Number(row.attempt),
  };
}
