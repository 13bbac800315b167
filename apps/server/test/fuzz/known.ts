import { doorOf } from '../crash/doors.ts';
import { kinds } from '../practice-items.ts';
import type { World } from '../world.ts';

/** Values by name, of things that exist and belong together; `for`: the paths they are meant for. */
export type Known = Record<string, number | string>;

/** As hooks.py compares names. */
const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

const renamed = (row: Record<string, unknown>): Known =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      value === null ? [] : [[name === 'for' ? name : plain(name), value as number | string]],
    ),
  );

/** Lessons of the student's own courses, with what else is theirs beside them. */
const lessons = `
  SELECT CASE course.kind WHEN 'exam' THEN 'exam_' ELSE '^(?!.*exam_)' END AS for, enrolment.id AS course_id,
    subject.id AS subject_id, chapter.id AS chapter_id, content.id AS content_id, content.content_library_id,
    enrolment.student_id, course.id AS class_id, course.board_id,
    (SELECT min(section_id) FROM section_membership own WHERE own.student_id = enrolment.student_id) AS section_id,
    (SELECT max(id) FROM notification own WHERE own.student_id = enrolment.student_id) AS notification_id,
    (SELECT max(id) FROM worksheet WHERE worksheet.tenant_id = enrolment.tenant_id AND worksheet.course_id = course.id) AS worksheet_id,
    (SELECT max(id) FROM live_class live WHERE live.tenant_id = enrolment.tenant_id AND live.course_id = course.id) AS live_class_id,
    (SELECT max(id) FROM announcement told WHERE told.tenant_id = enrolment.tenant_id AND told.course_id = course.id) AS announcement_id,
    (SELECT min(id) FROM product WHERE product.tenant_id = enrolment.tenant_id AND is_on_sale) AS product_id
  FROM enrolment JOIN course ON course.id = enrolment.course_id JOIN subject ON subject.course_id = course.id
  JOIN chapter ON chapter.subject_id = subject.id JOIN content ON content.chapter_id = chapter.id
  WHERE enrolment.student_id = $1 ORDER BY course.kind, subject.position, chapter.position, content.position LIMIT 30`;

const practice = `
  SELECT item.id, item.kind, coalesce(item.content_library_id, item.chapter_id) AS place_id, item.chapter_id, enrolment.id AS course_id
  FROM enrolment JOIN practice_item item ON item.is_active
  LEFT JOIN chapter ON chapter.id = item.chapter_id LEFT JOIN subject ON subject.id = chapter.subject_id
  WHERE enrolment.student_id = $1 AND enrolment.course_id = coalesce(item.course_id, subject.course_id,
    (SELECT s.course_id FROM content JOIN chapter c ON c.id = content.chapter_id JOIN subject s ON s.id = c.subject_id
     WHERE content.content_library_id = item.content_library_id AND s.course_id = enrolment.course_id LIMIT 1))
  ORDER BY item.kind, item.id`;

const names = {
  exercise: { path: '/excercise_attempts', item: 'excerciseid' },
  exam_exercise: { path: '/exam_exercise_attempts', item: 'examexerciseid' },
  quick_quiz: { path: '/content_exercise_attempts', item: 'itemid' },
  paper: { path: '/paper_attempts', item: 'paperid' },
} as const;
const ofEachKind = 2;

/** Attempts that are begun here, and a question of each. */
async function beginAttempts(world: World, studentId: number, headers: Record<string, string>) {
  const { rows } = await world.pool.query(practice, [studentId]);
  const known: Known[] = [];
  for (const kind of kinds) {
    for (const row of rows.filter((each) => each.kind === kind).slice(0, ofEachKind)) {
      const door = doorOf({ kind, id: row.id, placeId: row.place_id }, row.course_id);
      const ask = async ({ method, path, body }: ReturnType<typeof door.create>) =>
        (await world.server.inject({ method, url: path, headers, ...(body && { payload: body }) })).json();
      const attempt = (await ask(door.create()))[door.names.attempt];
      if (!attempt) continue;
      const asked = await ask(door.questions(attempt.id));
      const question = (Object.values(asked).find(Array.isArray) as { id: number }[] | undefined)?.[0];
      known.push({
        ...renamed({ ...row, id: null, kind: null }),
        for: names[kind].path,
        [names[kind].item]: row.id,
        attemptid: attempt.id,
        questionid: question?.id ?? 1,
      });
    }
  }
  return known;
}

export async function knownOfStudent(world: World, studentId: number, headers: Record<string, string>) {
  const { rows } = await world.pool.query(lessons, [studentId]);
  return [...rows.map(renamed), ...(await beginAttempts(world, studentId, headers))];
}

/** What somebody who is not signed in may know. */
export async function knownOfStranger(world: World, given: Known): Promise<Known[]> {
  const { rows } = await world.pool.query('SELECT reference AS account_reference FROM merchant_account');
  return rows.map((row) => ({ ...renamed(row), ...given }));
}

/** Places a member of staff may have to do with. */
export async function knownOfStaff(world: World): Promise<Known[]> {
  const { rows } = await world.pool.query(`
    SELECT section.id AS section_id, section.institute_id, section.course_id, subject.id AS subject_id, chapter.id AS chapter_id,
      content.id AS content_id, section.academic_year_id AS from_year_id,
      (SELECT min(student_id) FROM section_membership own WHERE own.section_id = section.id) AS student_id
    FROM section JOIN subject ON subject.course_id = section.course_id JOIN chapter ON chapter.subject_id = subject.id
    LEFT JOIN content ON content.chapter_id = chapter.id
    WHERE section.slug = '8-A' AND subject.slug = 'mathematics' ORDER BY chapter.position LIMIT 20`);
  return rows.map(renamed);
}
