import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WireLeaderboard } from '@shala/wire/leaderboard.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addPeers, givePoints } from '../../../test/leaderboard.ts';
import { addLearner, type Learner, signInAgain } from '../../../test/learners.ts';
import { moveToNoon } from '../../../test/noon.ts';
import { runShala } from '../../../test/staff.ts';
import { runJob, settle, startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { createInstitutesModule } from '../institutes/index.ts';
import { lockPoints } from './points-store.ts';
import { rewriteTotals } from './points-total-store.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await moveToNoon(world);
});
afterAll(() => world.stop());
beforeEach(() => world.pool.query('DELETE FROM points_entry; DELETE FROM points_total'));

const boardOf = async ({ enrolmentId, headers }: Learner): Promise<WireLeaderboard> => {
  const url = `/StudentReport/GetLeaderBoardByCourse?CourseId=${enrolmentId}`;
  const answer = await world.server.inject({ url, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().studentLeaderboard;
};
const addRetail = () => addLearner(world, { course: 'cbse-8', grants: [{ source: 'order_line' }] });
const namesOf = ({ neighbours }: WireLeaderboard) => neighbours.map(({ rank, name }) => [rank, name]);

test('a child who comes to a school by its date is ranked there from that day on', async () => {
  const who = await addRetail();
  await givePoints(world, who, 20);
  await addPeers(world, who.courseId, [{ name: 'Class Mate', points: 30, isMember: true }]);
  await world.pool.query(
    `INSERT INTO section_membership (student_id, section_id, tenant_id, from_day)
     SELECT $1, id, tenant_id, app_today() + 1 FROM section WHERE slug = '8-A'`,
    [who.studentId],
  );
  await runJob(world, 'move-points-totals');
  expect(namesOf(await boardOf(who))).toEqual([[1, 'New']]);
  await world.moveClock('1 day');
  await runJob(world, 'move-points-totals');
  expect(namesOf(await boardOf(await signInAgain(world, who)))).toEqual([
    [1, 'Class M.'],
    [2, 'New'],
  ]);
});

test('whoever moves up a class or is blocked leaves the list and keeps the points', async () => {
  const [who, other] = [await addRetail(), await addRetail()];
  const [up = 0, blocked = 0] = await addPeers(world, who.courseId, [
    { name: 'Moves Up', points: 50, isMember: true },
    { name: 'Is Blocked', points: 40, isMember: true },
    { name: 'Class Mate', points: 30, isMember: true },
  ]);
  for (const { studentId } of [who, other]) {
    await world.pool.query(
      `INSERT INTO section_membership (student_id, section_id, tenant_id, from_day)
       SELECT $1, id, tenant_id, app_today() - 10 FROM section WHERE slug = '8-A'`,
      [studentId],
    );
  }
  await givePoints(world, who, 20);
  expect((await boardOf(who)).currentStudentRank).toBe(4);
  await world.pool.query(
    `WITH next AS (
       INSERT INTO section (tenant_id, institute_id, academic_year_id, course_id, slug, name)
       SELECT tenant_id, institute_id, academic_year_id, (SELECT id FROM course WHERE slug = 'medical-entrance'),
         'next', name FROM section WHERE slug = '8-A' RETURNING tenant_id, id
     ), ended AS (
       UPDATE section_membership SET to_day = app_today() - 1 WHERE student_id = $1
     ) INSERT INTO section_membership (student_id, section_id, tenant_id, from_day)
       SELECT $1, id, tenant_id, app_today() FROM next`,
    [up],
  );
  await world.pool.query('UPDATE student SET blocked_at = app_now() WHERE id = $1', [blocked]);
  await runJob(world, 'move-points-totals');
  const board = await boardOf(who);
  expect(namesOf(board)).toEqual([
    [1, 'Class M.'],
    [2, 'New'],
  ]);
  expect([board.firstRank?.name, board.studentCount]).toEqual(['Class M.', 2]);
  const kept = await world.pool.query(
    'SELECT points FROM points_total WHERE student_id = ANY ($1) ORDER BY points',
    [[up, blocked]],
  );
  expect(kept.rows).toEqual([{ points: 40 }, { points: 50 }]);
  // New points do not bring them back.
  await world.db.transaction().execute((tx) => rewriteTotals(tx, [up, blocked]));
  expect((await boardOf(who)).studentCount).toBe(2);
  // What the school teaches in no class is open to all its students.
  const exam = await world.pool.query(`SELECT id::int FROM course WHERE slug = 'engineering-entrance'`);
  await givePoints(world, { studentId: other.studentId, courseId: exam.rows[0].id }, 15);
  const ranked = await world.pool.query(
    'SELECT institute_id IS NOT NULL AS "isInSchool", is_ranked FROM points_total WHERE student_id = $1',
    [other.studentId],
  );
  expect(ranked.rows).toEqual([{ isInSchool: true, is_ranked: true }]);
});

test('moving many waits for a booking that is under way instead of getting in its way', async () => {
  const who = await addRetail();
  await givePoints(world, who, 20);
  await world.pool.query('UPDATE student SET blocked_at = app_now() WHERE id = $1', [who.studentId]);
  let moved: Promise<void> | undefined;
  await world.db.transaction().execute(async (tx) => {
    await lockPoints(tx, [who.studentId]);
    moved = runJob(world, 'move-points-totals');
    await expect
      .poll(
        async () => {
          const waiting = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
          WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`;
          return (await world.pool.query(waiting)).rows.length;
        },
        { timeout: 20_000 },
      )
      .toBe(1);
  });
  await moved;
  const { rows } = await world.pool.query('SELECT is_ranked FROM points_total WHERE student_id = $1', [
    who.studentId,
  ]);
  expect(rows).toEqual([{ is_ranked: false }]);
});

test('of two classes that began on one day the list and the memberships name the same school', async () => {
  const who = await addRetail();
  await world.pool.query(
    `WITH office AS (
       INSERT INTO institute (tenant_id, slug, name) SELECT tenant_id, 'second-school', name FROM institute
       WHERE id = (SELECT institute_id FROM section WHERE slug = '8-A') RETURNING tenant_id, id
     ), second AS (
       INSERT INTO section (tenant_id, institute_id, academic_year_id, course_id, slug, name)
       SELECT section.tenant_id, office.id, academic_year_id, course_id, 'second', name FROM section, office
       WHERE slug = '8-A' RETURNING tenant_id, id
     ) INSERT INTO section_membership (student_id, section_id, tenant_id, from_day)
       SELECT $1::bigint, id, tenant_id, app_today() FROM second
       UNION ALL SELECT $1::bigint, id, tenant_id, app_today() FROM section WHERE slug = '8-A'`,
    [who.studentId],
  );
  await givePoints(world, who, 10);
  const { rows } = await world.pool.query(
    `SELECT total.institute_id::int AS id, slug FROM points_total total JOIN institute ON institute.id = institute_id
     WHERE student_id = $1`,
    [who.studentId],
  );
  const membership = await createInstitutesModule().findMembership(world.db, { studentId: who.studentId });
  expect(rows).toEqual([{ id: membership?.instituteId, slug: 'second-school' }]);
});

test('whoever is blocked by an import leaves the list with it', async () => {
  const worker = await startTestWorker(world);
  const folder = await mkdtemp(join(tmpdir(), 'shala-blocked-'));
  const family = (blocked: string) =>
    writeFile(
      join(folder, 'families.yaml'),
      `families:
- id: fam-listed
  tenant: shala
  guardians: [{ id: g-listed, relation: mother, first_name: Asha, phone: "+919000088114" }]
  students: [{ id: st-listed, first_name: Anu, dob: 2013-06-14, blocked: ${blocked} }]
`,
    );
  const load = async (blocked: string) => {
    await family(blocked);
    expect(await runShala(world, 'import', folder)).toMatchObject({ code: 0 });
    await settle(world);
  };
  await load('false');
  const who = await addRetail();
  const { rows } = await world.pool.query(`SELECT id::int FROM student WHERE import_ref = 'st-listed'`);
  await givePoints(world, { studentId: rows[0].id, courseId: who.courseId }, 10);
  expect((await boardOf(who)).firstRank?.name).toBe('Anu');
  await load('Papers are missing.');
  expect((await boardOf(who)).firstRank).toBeNull();
  await load('false');
  expect((await boardOf(who)).firstRank?.name).toBe('Anu');
  await worker.stop();
});
