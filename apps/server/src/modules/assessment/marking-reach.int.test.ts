import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addWaiting, type MarkingDesk, makeFreeText, markingDesk } from '../../../test/marking.ts';
import { dhruv, signIn, udaan } from '../../../test/people.ts';
import { openStaffSession } from '../../../test/staff-session.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { countWaiting } from './count-waiting.ts';

let world: World;
let ananya: MarkingDesk;
let item: Awaited<ReturnType<typeof makeFreeText>>;
let inA: { studentId: number; runId: number };
let inB: { studentId: number; runId: number };

const staffOf = async (email: string) =>
  (await world.pool.query('SELECT tenant_id, id FROM staff WHERE email = $1', [email])).rows[0];

beforeAll(async () => {
  world = await openWorld();
  const tutor = await openStaffSession(world, 'ananya.mukherjee@shala.example.org');
  ananya = markingDesk(world, tutor.headers);
  item = await makeFreeText(world);
  [inA] = (await addWaiting(world, item, { section: '8-A', name: 'In A' })) as [typeof inA];
  [inB] = (await addWaiting(world, item, { section: '8-B', name: 'In B' })) as [typeof inB];
}, 60_000);
afterAll(() => world.stop());

/** Every call about one answer, with what it says to this person. */
async function statuses(desk: MarkingDesk, key: typeof inA): Promise<number[]> {
  const calls = [
    await desk.get(key, item.questionId),
    await desk.take(key, item.questionId),
    await desk.release(key, item.questionId),
    await desk.mark(key, item.questionId, { marks: 1, revision: 0 }),
    await desk.undo(key, item.questionId),
  ];
  return calls.map(({ statusCode }) => statusCode);
}

const none = [404, 404, 404, 404, 404];
const waitingFor = async (email: string) => {
  const { tenant_id: tenantId, id: staffId } = await staffOf(email);
  return (await countWaiting(world.db, { tenantId, staffId })).answers;
};

test('a tutor reaches their own sections, and after losing one its answers do not exist', async () => {
  const names = async () =>
    (await ananya.answers(item.itemId, item.questionId))
      .json()
      .answers.map(({ student_name }: { student_name: string }) => student_name);
  expect(await names()).toEqual(['In A 00001', 'In B 00001']);
  const both = await waitingFor('ananya.mukherjee@shala.example.org');
  const { id } = await staffOf('ananya.mukherjee@shala.example.org');
  await world.pool.query(
    `UPDATE teaching_assignment SET to_day = app_today() - 1 WHERE staff_id = $1
       AND section_id = (SELECT id FROM section WHERE slug = '8-B')`,
    [id],
  );
  expect(await names()).toEqual(['In A 00001']);
  expect(await waitingFor('ananya.mukherjee@shala.example.org')).toBeLessThan(both);
  expect(await statuses(ananya, inB)).toEqual(none);
  expect((await ananya.get(inA, item.questionId)).statusCode).toBe(200);
  // Its children come to nobody by way of the next one either.
  await ananya.mark(inA, item.questionId, { marks: 1, revision: 0 });
  expect(await ananya.next(item.itemId, item.questionId)).toBeNull();
});

describe('what another teaches does not exist', () => {
  test('for the tutor of another subject', async () => {
    const staff = await openStaffSession(world, 'zoya.siddiqui@shala.example.org');
    const zoya = markingDesk(world, staff.headers);
    expect(await statuses(zoya, inB)).toEqual(none);
    expect((await zoya.item(item.itemId)).statusCode).toBe(404);
    expect((await zoya.answers(item.itemId, item.questionId)).statusCode).toBe(404);
    expect(await zoya.next(item.itemId, item.questionId)).toBeNull();
    const { items } = await zoya.items();
    expect(items.map(({ id }: { id: number }) => id)).not.toContain(item.itemId);
  });

  test('for the office of another school, and exists for that of their own', async () => {
    const staff = await openStaffSession(world, 'imliakum.ao@shala.example.org');
    const office = markingDesk(world, staff.headers);
    const { tenant_id: tenantId, id } = await staffOf('imliakum.ao@shala.example.org');
    await world.pool.query('DELETE FROM staff_role WHERE staff_id = $1', [id]);
    await world.pool.query('DELETE FROM teaching_assignment WHERE staff_id = $1', [id]);
    await world.pool.query(
      `WITH other AS (
         INSERT INTO institute (tenant_id, slug, name) VALUES ($1, 'elsewhere', '{"en": "Elsewhere"}') RETURNING id
       ) INSERT INTO staff_role (tenant_id, staff_id, role, institute_id) SELECT $1, $2, 'school_admin', id FROM other`,
      [tenantId, id],
    );
    expect(await statuses(office, inB)).toEqual(none);
    await world.pool.query(
      `UPDATE staff_role SET institute_id = (SELECT id FROM institute WHERE slug = 'shala-hennur') WHERE staff_id = $1`,
      [id],
    );
    expect((await office.get(inB, item.questionId)).statusCode).toBe(200);
    const { answers } = (await office.answers(item.itemId, item.questionId)).json();
    expect(answers).toHaveLength(2);
  });

  test('for the administrator of another tenant', async () => {
    const staff = await openStaffSession(world, 'harpreet.bedi@udaan.example.org', udaan);
    const other = markingDesk(world, staff.headers);
    expect(await statuses(other, inB)).toEqual(none);
    expect((await other.item(item.itemId)).statusCode).toBe(404);
    const { items } = await other.items();
    expect(items.map(({ id }: { id: number }) => id)).not.toContain(item.itemId);
    expect((await countWaiting(world.db, staff)).answers).toBe(
      items.reduce((sum: number, { waiting }: { waiting: number }) => sum + waiting, 0),
    );
  });

  test('for a student', async () => {
    const { headers } = await signIn(world.server, dhruv);
    const desk = markingDesk(world, headers);
    expect(await statuses(desk, inB)).toEqual([403, 403, 403, 403, 403]);
  });
});
