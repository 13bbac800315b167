import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { migrate } from '../../src/platform/db/migrations.ts';
import { dispatchTask } from '../../src/platform/events.ts';
import { hashPassword } from '../../src/platform/passwords.ts';
import { installTestClock } from '../clock.ts';
import { loadFolder } from '../load-folder.ts';
import { password } from '../people.ts';
import { type Item, type ItemOptions, type Kind, makeItem } from '../practice-items.ts';
import { choice, freeText } from '../practice-questions.ts';

type Pool = ReturnType<typeof openDatabase>['pool'];

export interface Enrolled {
  studentId: number;
  email: string;
  /** The student's own course behind each item, in the order of the items. */
  enrolments: { class_room: number; exam: number };
}

export interface School {
  db: Database;
  pool: Pool;
  items: Item[];
  close(): Promise<void>;
}

const demo = new URL('../../../../demo', import.meta.url).pathname;
const classRoom = 'cbse-8';
const exam = 'engineering-entrance';
export const courseKindOf = (kind: Kind) =>
  kind === 'exercise' || kind === 'quick_quiz' ? ('class_room' as const) : ('exam' as const);

/** The demo's courses without its people, and items of all doors and timers. */
export async function openSchool(url: string): Promise<School> {
  await migrate(url);
  await installTestClock(url);
  const folder = mkdtempSync(join(tmpdir(), 'shala-crash-school-'));
  for (const file of ['tenants.yaml', 'catalogue.yaml']) cpSync(join(demo, file), join(folder, file));
  await loadFolder(url, folder);
  rmSync(folder, { recursive: true });
  // The server is killed under these connections, too.
  const { db, pool } = openDatabase({ url, max: 4, onIdleError: () => {} });
  await noteCompletions(pool);
  return { db, pool, items: await makeItems(db, pool), close: () => db.destroy() };
}

/** Writes down every event of a completion: its job is gone once it was handled. */
async function noteCompletions(pool: Pool): Promise<void> {
  await pool.query(`
    CREATE TABLE test_only.told (run_id bigint NOT NULL);
    CREATE FUNCTION test_only.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF new.payload ->> 'type' = 'assessment.run_completed'
        AND EXISTS (SELECT FROM graphile_worker._private_tasks WHERE id = new.task_id AND identifier = '${dispatchTask}') THEN
        INSERT INTO test_only.told VALUES ((new.payload -> 'data' ->> 'runId')::bigint);
      END IF;
      RETURN new;
    END $$;
    CREATE TRIGGER note AFTER INSERT ON graphile_worker._private_jobs FOR EACH ROW EXECUTE FUNCTION test_only.note()`);
}

const manyQuestions = (count: number) => [
  ...Array.from({ length: count - 1 }, (_unused, n) => choice(`q${n}`)),
  freeText('words'),
];

async function makeItems(db: Database, pool: Pool): Promise<Item[]> {
  const courseOf = async (slug: string) => {
    const { rows } = await pool.query<{ course: number; owner: number; chapter: number }>(
      `SELECT course.id AS course, owner_tenant_id AS owner, chapter.id AS chapter
       FROM course JOIN subject ON subject.course_id = course.id JOIN chapter ON chapter.subject_id = subject.id
       WHERE course.slug = $1 ORDER BY subject.position, subject.id, chapter.position, chapter.id LIMIT 1`,
      [slug],
    );
    const [row] = rows;
    if (!row) throw new Error(`the demo has no course ${slug}`);
    const { course, owner, chapter } = row;
    return { enrolmentId: 0, courseId: course, ownerTenantId: owner, chapterId: chapter, secondChapterId: 0 };
  };
  const courses = { class_room: await courseOf(classRoom), exam: await courseOf(exam) };
  const questions = manyQuestions(12);
  const wanted: [Kind, ItemOptions][] = [
    ['exercise', { questions, timer: { timer: 'whole_quiz', time: 1 } }],
    ['exercise', { questions, timer: { timer: 'none', time: null } }],
    ['exam_exercise', { questions, timer: { timer: 'whole_quiz', time: 2 } }],
    ['exam_exercise', { questions, timer: { timer: 'per_question', time: 5 } }],
    ['quick_quiz', { questions, timer: { timer: 'none', time: null } }],
    ['quick_quiz', { questions, timer: { timer: 'per_question', time: 2 } }],
    ['paper', { questions, timer: { timer: 'whole_quiz', time: 1 }, rightMarks: 4, wrongMarks: 1 }],
    ['paper', { questions, timer: { timer: 'whole_quiz', time: 10 }, isShuffled: true }],
  ];
  const items: Item[] = [];
  for (const [kind, options] of wanted) {
    items.push(await makeItem({ db, pool }, courses[courseKindOf(kind)], kind, options));
  }
  return items;
}

/** New students with both courses. */
export async function addStudents(
  { pool }: Pick<School, 'pool'>,
  count: number,
  prefix: string,
): Promise<Enrolled[]> {
  const { rows } = await pool.query<{ student_id: number; email: string; class_room: number; exam: number }>(
    `WITH made AS (
       INSERT INTO student (tenant_id, first_name) SELECT tenant.id, 'S' || n
       FROM tenant, generate_series(1, $1::int) n WHERE tenant.slug = 'shala' RETURNING id, tenant_id
     ), signed AS (
       INSERT INTO student_credential (student_id, tenant_id, email, password_hash)
       SELECT id, tenant_id, $2::text || id || '@example.org', $3 FROM made RETURNING student_id, email
     ), enrolled AS (
       INSERT INTO enrolment (student_id, tenant_id, course_id)
       SELECT made.id, made.tenant_id, course.id FROM made, course WHERE course.slug IN ($4, $5)
       RETURNING student_id, id, course_id, tenant_id
     ), granted AS (
       INSERT INTO access_grant (student_id, tenant_id, course_id, source, source_ref, from_day, to_day)
       SELECT student_id, tenant_id, course_id, 'admin', 'crash', app_today() - 10, app_today() + 100 FROM enrolled
     )
     SELECT signed.student_id, email, max(enrolled.id) FILTER (WHERE course.slug = $4) AS class_room,
       max(enrolled.id) FILTER (WHERE course.slug = $5) AS exam
     FROM signed JOIN enrolled USING (student_id) JOIN course ON course.id = enrolled.course_id
     GROUP BY signed.student_id, email`,
    [count, prefix, await hashPassword(password), classRoom, exam],
  );
  return rows.map(({ student_id, email, class_room, exam: ofExam }) => ({
    studentId: student_id,
    email,
    enrolments: { class_room, exam: ofExam },
  }));
}
