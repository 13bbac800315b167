import { addComment } from '../announcements.ts';
import { addWaiting, makeFreeText } from '../marking.ts';
import { lakshmi, openParentSession } from '../parent-session.ts';
import { aarav, signIn } from '../people.ts';
import { openStaffSession } from '../staff-session.ts';
import { addWorksheet } from '../worksheets.ts';
import type { World } from '../world.ts';

/** Where the thing stands that a call is about, seen from a tutor of section 8-A and the office of its school. */
export const places = ['own section', 'other section', 'other institute', 'other tenant'] as const;
export type Place = (typeof places)[number];

export const roles = ['tutor', 'school_admin', 'tenant_admin', 'student', 'parent'] as const;
export type Role = (typeof roles)[number];

const sectionOf: Record<Place, string> = {
  'own section': '8-A',
  'other section': '8-B',
  'other institute': 'matrix-institute',
  'other tenant': 'matrix-tenant',
};

/** A school with a second institute and a second tenant, and one person of each role. */
export async function setStage(world: World) {
  await addInstitute(world, 'shala', 'matrix-institute');
  await addInstitute(world, 'udaan', 'matrix-tenant');
  const headers: Record<Role, Record<string, string>> = {
    tutor: await addStaff(world, 'tutor'),
    school_admin: await addStaff(world, 'school_admin'),
    tenant_admin: await addStaff(world, 'tenant_admin'),
    student: (await signIn(world.server, aarav)).headers,
    parent: (await openParentSession(world, lakshmi)).headers,
  };
  return { world, headers, ...fixtures(world) };
}
export type Stage = Awaited<ReturnType<typeof setStage>>;

export async function addInstitute({ pool }: World, tenant: string, slug: string): Promise<void> {
  await pool.query(
    `WITH school AS (
       INSERT INTO institute (tenant_id, slug, name) SELECT id, $2, '{"en": "Other"}' FROM tenant WHERE slug = $1
       RETURNING tenant_id, id
     ), year AS (
       INSERT INTO academic_year (tenant_id, institute_id, slug, starts_on, ends_on)
       SELECT tenant_id, id, 'y', app_today() - 100, app_today() + 100 FROM school RETURNING tenant_id, institute_id, id
     )
     INSERT INTO section (tenant_id, institute_id, academic_year_id, course_id, slug, name)
     SELECT year.tenant_id, institute_id, year.id, course.id, $2, '{"en": "X"}'
     FROM year, course WHERE course.slug = 'cbse-8'`,
    [tenant, slug],
  );
}

export const staffRoles = ['tutor', 'school_admin', 'tenant_admin'] as const;
export const staffEmail = (role: (typeof staffRoles)[number]) => `matrix-${role}@staff.example.org`;

export async function addStaff(world: World, role: (typeof staffRoles)[number]) {
  const email = staffEmail(role);
  await world.pool.query(
    `WITH person AS (
       INSERT INTO staff (tenant_id, email, name) SELECT id, $1, '{"en": "Matrix"}' FROM tenant WHERE slug = 'shala'
       RETURNING tenant_id, id
     ), role AS (
       INSERT INTO staff_role (tenant_id, staff_id, role, institute_id)
       SELECT person.tenant_id, person.id, $2::text, CASE WHEN $2 = 'school_admin' THEN institute.id END
       FROM person JOIN institute ON institute.tenant_id = person.tenant_id AND institute.slug = 'shala-hennur'
     )
     INSERT INTO teaching_assignment (tenant_id, staff_id, course_id, subject_id, section_id, from_day)
     SELECT person.tenant_id, person.id, section.course_id, subject.id, section.id, app_today() - 10
     FROM person
     JOIN section ON section.tenant_id = person.tenant_id AND section.slug = '8-A'
     JOIN subject ON subject.course_id = section.course_id AND subject.slug = 'mathematics'
     WHERE $2 = 'tutor'`,
    [email, role],
  );
  return (await openStaffSession(world, email)).headers;
}

/** Things to call about; each is made anew, so that one call leaves nothing for the next. */
function fixtures(world: World) {
  const { pool } = world;
  const one = async (statement: string, values: unknown[]): Promise<Record<string, number>> => {
    const { rows } = await pool.query(statement, values);
    return Object.fromEntries(Object.entries(rows[0]).map(([name, id]) => [name, Number(id)]));
  };
  const section = (place: Place) =>
    one('SELECT id, course_id, tenant_id, institute_id FROM section WHERE slug = $1', [sectionOf[place]]);
  const subject = async (place: Place) => {
    const { course_id } = await section(place);
    return one("SELECT id, course_id FROM subject WHERE course_id = $1 AND slug = 'mathematics'", [
      course_id,
    ]);
  };
  const answer = async (place: Place) => {
    const item = await makeFreeText(world);
    const [key] = await addWaiting(world, item, { section: sectionOf[place] });
    return { ...item, studentId: key?.studentId ?? 0, runId: key?.runId ?? 0 };
  };
  const worksheet = (place: Place) =>
    addWorksheet(world, {
      sections: [sectionOf[place]],
      tenant: place === 'other tenant' ? 'udaan' : 'shala',
    });
  const submission = async (place: Place) => {
    const worksheetId = await worksheet(place);
    const { student_id: studentId } = await one(
      `WITH child AS (
         INSERT INTO student (tenant_id, first_name, last_name)
         SELECT tenant_id, 'Matrix', 'Pupil' FROM section WHERE slug = $2 RETURNING tenant_id, id
       ), member AS (
         INSERT INTO section_membership (student_id, section_id, tenant_id, from_day)
         SELECT child.id, section.id, child.tenant_id, app_today() - 10 FROM child, section WHERE slug = $2
       ), enrolled AS (
         INSERT INTO enrolment (student_id, tenant_id, course_id)
         SELECT child.id, child.tenant_id, course_id FROM child, section WHERE slug = $2
       ), given AS (
         INSERT INTO access_grant (student_id, tenant_id, course_id, source, from_day, to_day)
         SELECT child.id, child.tenant_id, course_id, 'institution', app_today() - 10, app_today() + 90
         FROM child, section WHERE slug = $2
       ), own AS (
         INSERT INTO student_worksheet (student_id, tenant_id, worksheet_id)
         SELECT id, tenant_id, $1 FROM child RETURNING student_id, id, tenant_id
       )
       INSERT INTO worksheet_round (student_id, student_worksheet_id, round_no, tenant_id, state, turned_in_at, receipt)
       SELECT student_id, id, 1, tenant_id, 'turned_in', app_now(), 'R' || id FROM own RETURNING student_id`,
      [worksheetId, sectionOf[place]],
    );
    return { worksheetId, studentId: studentId ?? 0 };
  };
  const comment = (place: Place) => addComment(world, { section: sectionOf[place] });
  /** A colleague who teaches in the place, and what. */
  const colleague = (place: Place) =>
    one(
      `WITH person AS (
         INSERT INTO staff (tenant_id, email, name)
         SELECT tenant_id, gen_random_uuid() || '@staff.example.org', '{"en": "Colleague"}' FROM section WHERE slug = $1
         RETURNING tenant_id, id
       ), given AS (
         INSERT INTO staff_role (tenant_id, staff_id, role) SELECT tenant_id, id, 'tutor' FROM person
       )
       INSERT INTO teaching_assignment (tenant_id, staff_id, course_id, section_id, from_day)
       SELECT person.tenant_id, person.id, section.course_id, section.id, app_today() - 1 FROM person, section
       WHERE slug = $1 RETURNING staff_id, id`,
      [sectionOf[place]],
    );
  return { colleague, section, subject, answer, worksheet, submission, comment, one };
}
