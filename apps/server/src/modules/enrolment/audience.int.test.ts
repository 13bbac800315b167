import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../../../test/world.ts';
import { accessState, type Grant } from './domain/access-state.ts';
import { audienceContains } from './domain/audience.ts';
import { findAudience, findAudienceFacts, isInAudience } from './find-audience.ts';

let world: World;
let tenantId: number;
let courseId: number;
let section: Record<'8-A' | '8-B', number>;

const idOf = async (statement: string, ...values: unknown[]) =>
  Number((await world.pool.query(statement, values)).rows[0].id);

beforeAll(async () => {
  world = await openWorld();
  tenantId = await idOf("SELECT id FROM tenant WHERE slug = 'shala'");
  const sectionId = (slug: string) =>
    idOf('SELECT id FROM section WHERE tenant_id = $1 AND slug = $2', tenantId, slug);
  section = { '8-A': await sectionId('8-A'), '8-B': await sectionId('8-B') };
  courseId = await idOf('SELECT course_id AS id FROM section WHERE id = $1', section['8-A']);
});
afterAll(() => world.stop());

async function addStudent(): Promise<number> {
  return idOf("INSERT INTO student (tenant_id, first_name) VALUES ($1, 'New') RETURNING id", tenantId);
}

interface Given {
  from?: number;
  to?: number | null;
  source?: Grant['source'];
}

/** Days are counted from today. */
const grant = (studentId: number, { from = -10, to = 10, source = 'order_line' }: Given = {}) =>
  world.pool.query(
    `INSERT INTO access_grant (student_id, tenant_id, course_id, source, source_ref, from_day, to_day)
     VALUES ($1, $2, $3, $4, gen_random_uuid()::text, app_today() + $5::int, app_today() + $6::int)`,
    [studentId, tenantId, courseId, source, from, to],
  );
const join = (studentId: number, sectionId: number, { from = -10, to = null }: Given = {}) =>
  world.pool.query(
    `INSERT INTO section_membership (student_id, section_id, tenant_id, from_day, to_day)
     VALUES ($1, $2, $3, app_today() + $4::int, app_today() + $5::int)`,
    [studentId, sectionId, tenantId, from, to],
  );
const belongs = async (studentId: number, sectionIds: number[] = []) => {
  const audience = { courseId, sectionIds };
  const listed = (await findAudience(world.db, { tenantId, audience })).includes(studentId);
  expect(await isInAudience(world.db, { tenantId, studentId, audience })).toBe(listed);
  const facts = await findAudienceFacts(world.db, { tenantId, studentId });
  expect(audienceContains(audience, facts)).toBe(listed);
  return listed;
};

describe('without sections', () => {
  test('everybody entitled to the course belongs, with a school or without', async () => {
    const retail = await addStudent();
    expect(await belongs(retail)).toBe(false);
    await grant(retail);
    expect(await belongs(retail)).toBe(true);
  });

  test('access that has ended, has not begun or was taken back does not count; its last day does', async () => {
    const [ended, future, revoked, lastDay] = await Promise.all(Array.from({ length: 4 }, addStudent));
    await grant(ended ?? 0, { to: -1 });
    await grant(future ?? 0, { from: 1 });
    await grant(revoked ?? 0);
    await world.pool.query('UPDATE access_grant SET revoked_at = app_now() WHERE student_id = $1', [revoked]);
    await grant(lastDay ?? 0, { to: 0 });
    const all = await Promise.all([ended, future, revoked, lastDay].map((id) => belongs(id ?? 0)));
    expect(all).toEqual([false, false, false, true]);
    await world.moveClock('1 day');
    expect(await belongs(lastDay ?? 0)).toBe(false);
    expect(await belongs(future ?? 0)).toBe(true);
    await world.moveClock('-1 day');
  });

  test('a trial counts until something better was given, even when that has ended', async () => {
    const student = await addStudent();
    await grant(student, { source: 'trial' });
    expect(await belongs(student)).toBe(true);
    await grant(student, { to: -1 });
    expect(await belongs(student)).toBe(false);
  });
});

describe('what a school gave', () => {
  test('counts while the student belongs to it, and leaves no trial behind', async () => {
    const student = await addStudent();
    await grant(student, { source: 'institution' });
    await grant(student, { source: 'trial' });
    expect(await belongs(student)).toBe(false);
    await join(student, section['8-A'], { to: 0 });
    expect(await belongs(student)).toBe(true);
    await world.moveClock('1 day');
    expect(await belongs(student)).toBe(false);
    await grant(student);
    expect(await belongs(student)).toBe(true);
    await world.moveClock('-1 day');
  });
});

describe('with sections', () => {
  test('only today’s members belong: a child who moved is in the new section, on the day itself', async () => {
    const student = await addStudent();
    await grant(student, { source: 'institution' });
    await join(student, section['8-A'], { from: -10, to: -1 });
    await join(student, section['8-B'], { from: 0 });
    expect(await belongs(student, [section['8-A']])).toBe(false);
    expect(await belongs(student, [section['8-B']])).toBe(true);
    expect(await belongs(student, [section['8-A'], section['8-B']])).toBe(true);
    expect(await belongs(student)).toBe(true);
    await world.moveClock('-1 day');
    expect(await belongs(student, [section['8-A']])).toBe(true);
    expect(await belongs(student, [section['8-B']])).toBe(false);
    await world.moveClock('1 day');
  });

  test('a member whose access has ended does not belong', async () => {
    const student = await addStudent();
    await grant(student, { source: 'institution', to: -1 });
    await join(student, section['8-A']);
    expect(await belongs(student, [section['8-A']])).toBe(false);
  });

  test('another tenant sees nobody', async () => {
    const other = await idOf("SELECT id FROM tenant WHERE slug = 'udaan'");
    const audience = { courseId, sectionIds: [section['8-A']] };
    expect(await findAudience(world.db, { tenantId, audience })).not.toEqual([]);
    expect(await findAudience(world.db, { tenantId: other, audience })).toEqual([]);
  });
});

test('the statement and the rule say the same about every student of the demo school', async () => {
  const left = await addStudent();
  await grant(left, { source: 'institution' });
  await join(left, section['8-A'], { to: -1 });
  const { rows: students } = await world.pool.query<{ id: string }>(
    'SELECT id FROM student WHERE tenant_id = $1',
    [tenantId],
  );
  const { rows: grants } = await world.pool.query(
    `SELECT student_id, course_id, subject_id, source, from_day::text, to_day::text, revoked_at FROM access_grant`,
  );
  const { rows: members } = await world.pool.query(
    'SELECT student_id, section_id FROM section_membership WHERE from_day <= app_today() AND (to_day IS NULL OR to_day >= app_today())',
  );
  const { rows: today } = await world.pool.query('SELECT app_today()::text AS day');
  const factsOf = (id: string) => {
    const own = grants.filter((row) => row.student_id === id);
    const courses = [...new Set(own.map((row) => Number(row.course_id)))];
    const grantsOf = (course: number): Grant[] =>
      own
        .filter((row) => Number(row.course_id) === course)
        .map((row) => ({
          subjectId: row.subject_id,
          source: row.source,
          fromDay: row.from_day,
          toDay: row.to_day,
          revoked: row.revoked_at !== null,
        }));
    const sectionIds = members.filter((row) => row.student_id === id).map((row) => Number(row.section_id));
    const day = { today: today[0].day, isMember: sectionIds.length > 0 };
    return {
      entitledCourseIds: courses.filter((course) => !accessState(grantsOf(course), day).isLocked),
      sectionIds,
    };
  };
  for (const sectionIds of [[], [section['8-A']], [section['8-A'], section['8-B']]]) {
    const audience = { courseId, sectionIds };
    const byRule = students
      .filter(({ id }) => audienceContains(audience, factsOf(id)))
      .map(({ id }) => Number(id));
    expect(await findAudience(world.db, { tenantId, audience })).toEqual(byRule.sort((a, b) => a - b));
    expect(byRule.length).toBeGreaterThan(5);
  }
});
