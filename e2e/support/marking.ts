import { randomUUID } from 'node:crypto';
import type { Item } from './attempts.ts';
import type { Person } from './people.ts';
import type { School } from './school.ts';

/** A student of 8-A whom no other journey knows: what they answer and earn is theirs alone. */
export async function addPupil(school: School, firstName: string): Promise<Person> {
  const email = `${randomUUID()}@students.example.org`;
  await school.query(
    `WITH school AS (SELECT tenant_id, id, course_id FROM section WHERE slug = '8-A'),
     child AS (
       INSERT INTO student (tenant_id, first_name, last_name, usage, step, confirmed_at)
       SELECT tenant_id, $2, 'Bhat', 'school', 0, app_now() FROM school RETURNING id, tenant_id
     ), login AS (
       INSERT INTO student_credential (student_id, tenant_id, email, password_hash)
       SELECT child.id, child.tenant_id, $1, known.password_hash FROM child, student_credential known
       WHERE known.email = 'aarav.iyer@students.example.org'
     ), member AS (
       INSERT INTO section_membership (student_id, section_id, tenant_id, from_day)
       SELECT child.id, school.id, child.tenant_id, app_today() - 10 FROM child, school
     ), enrolled AS (
       INSERT INTO enrolment (student_id, tenant_id, course_id)
       SELECT child.id, child.tenant_id, school.course_id FROM child, school
     )
     INSERT INTO access_grant (student_id, tenant_id, course_id, source, source_ref, from_day, to_day)
     SELECT child.id, child.tenant_id, school.course_id, 'institution', gen_random_uuid()::text,
       app_today() - 10, app_today() + 100 FROM child, school`,
    [email, firstName],
  );
  return { brand: 'shala', email, firstName, course: 'Class 8', courseSlug: 'cbse-8' };
}

/** What a tutor is asked to teach in 8-A. */
export async function giveTeaching(school: School, email: string, subject: string): Promise<void> {
  await school.query(
    `INSERT INTO teaching_assignment (tenant_id, staff_id, course_id, subject_id, section_id, from_day)
     SELECT staff.tenant_id, staff.id, course.id, subject.id, section.id, app_today() - 1
     FROM staff JOIN course ON course.slug = 'cbse-8'
     JOIN subject ON subject.course_id = course.id AND subject.slug = $2
     JOIN section ON section.slug = '8-A' AND section.tenant_id = staff.tenant_id
     WHERE staff.email = $1`,
    [email, subject],
  );
}

export const pointsOf = async (school: School, email: string): Promise<number> => {
  const [row] = await school.query<{ points: number }>(
    `SELECT coalesce(sum(points), 0)::int AS points FROM points_entry
     WHERE student_id = (SELECT student_id FROM student_credential WHERE email = $1)`,
    [email],
  );
  return row?.points ?? 0;
};

/** How many answers of an item somebody looks at. */
export const leasesOf = async (school: School, item: Item): Promise<number> => {
  const [row] = await school.query<{ leases: number }>(
    `SELECT count(*)::int AS leases FROM marking_lease JOIN attempt_run run ON run.id = run_id
     WHERE practice_item_id = $1`,
    [item.id],
  );
  return row?.leases ?? 0;
};

const written = {
  body: {
    kind: 'free_text',
    stem: {
      en: 'It takes a bigger push to start a heavy box than to keep it moving. Explain why, and draw the forces on the box.',
      hi: 'भारी डिब्बे को चलाना शुरू करने में ज़्यादा ज़ोर लगता है। कारण समझाइए और डिब्बे पर लगने वाले बल बनाइए।',
    },
    figure: null,
    maxMarks: 3,
  },
  secret: {
    correctAnswer: null,
    modelAnswer: { en: 'Static friction is larger than sliding friction: \\(f_s > f_k\\).' },
    solution: { en: 'The rough points lock into each other while the box rests.' },
    solutionFigure: null,
  },
};

/** An exercise of one written question in physics of class 8, for one journey alone. */
export async function addWrittenExercise(school: School, title: string): Promise<Item> {
  const slug = `marking-${randomUUID()}`;
  const [row] = await school.query<{ id: number; chapter_id: number }>(
    `WITH place AS (
       SELECT chapter.id, course.owner_tenant_id AS owner FROM chapter
       JOIN subject ON subject.id = chapter.subject_id JOIN course ON course.id = subject.course_id
       WHERE course.slug = 'cbse-8' AND subject.slug = 'physics' ORDER BY chapter.position, chapter.id LIMIT 1
     ), asked AS (
       INSERT INTO question (owner_tenant_id, slug, kind) SELECT owner, $1, 'free_text' FROM place RETURNING id
     ), worded AS (
       INSERT INTO question_version (question_id, version, body, secret) SELECT id, 1, $3, $4 FROM asked
     ), item AS (
       INSERT INTO practice_item (owner_tenant_id, slug, kind, chapter_id, title, timer, time)
       SELECT owner, $1, 'exercise', id, jsonb_build_object('en', $2::text), 'whole_quiz', 30 FROM place
       RETURNING id, chapter_id
     ), placed AS (
       INSERT INTO practice_item_question (practice_item_id, position, question_id)
       SELECT item.id, 1, asked.id FROM item, asked
     )
     SELECT id::int, chapter_id::int FROM item`,
    [slug, title, JSON.stringify(written.body), JSON.stringify(written.secret)],
  );
  if (!row) throw new Error('there is no chapter to put an exercise in');
  const path = `/practice/exercise/${row.id}/exam`;
  const search = `?chapter=${row.chapter_id}`;
  return {
    id: row.id,
    timer: 'whole_quiz',
    time: 30,
    title,
    questions: 1,
    examPath: `${path}${search}`,
    resultsPath: `${path}/results${search}`,
  };
}
