import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addWaiting,
  type FreeTextItem,
  type MarkingDesk,
  makeFreeText,
  markingDesk,
} from '../../../test/marking.ts';
import { openStaffSession } from '../../../test/staff-session.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let desks: [MarkingDesk, MarkingDesk];

beforeAll(async () => {
  world = await openWorld();
  const tutor = await openStaffSession(world, 'ananya.mukherjee@shala.example.org');
  const admin = await openStaffSession(world, 'meenakshi.sundaram@shala.example.org');
  desks = [markingDesk(world, tutor.headers), markingDesk(world, admin.headers)];
}, 60_000);
afterAll(() => world.stop());

const marksOf = async ({ itemId }: FreeTextItem) =>
  (
    await world.pool.query(
      `SELECT count(*)::int AS marks, count(DISTINCT (mark.student_id, mark.run_id))::int AS answers
       FROM answer_mark mark JOIN attempt_run run ON run.student_id = mark.student_id AND run.id = mark.run_id
       WHERE run.practice_item_id = $1`,
      [itemId],
    )
  ).rows[0];

/** As the console works: the next one is taken before the one in front is saved. */
async function markAll(desk: MarkingDesk, { itemId, questionId }: FreeTextItem): Promise<number> {
  let marked = 0;
  let current = await desk.next(itemId, questionId);
  while (current) {
    const except = [{ student_id: current.student_id, run_id: current.run_id }];
    const next = await desk.next(itemId, questionId, { after: except[0], except });
    const key = { studentId: current.student_id, runId: current.run_id };
    const saved = await desk.mark(key, questionId, { marks: 2, revision: current.revision });
    expect(saved.statusCode).toBe(200);
    marked += 1;
    current = next;
  }
  return marked;
}

test('two tutors at one queue mark a hundred answers: none twice, none is left', async () => {
  const item = await makeFreeText(world);
  await addWaiting(world, item, { count: 100 });
  const [first, second] = await Promise.all(desks.map((desk) => markAll(desk, item)));
  expect((first ?? 0) + (second ?? 0)).toBe(100);
  expect(await marksOf(item)).toEqual({ marks: 100, answers: 100 });
  const { rows } = await world.pool.query(
    `SELECT count(*)::int AS waiting, (SELECT count(*)::int FROM marking_lease) AS leases FROM run_answer
     WHERE question_id = $1 AND outcome = 'pending'`,
    [item.questionId],
  );
  expect(rows[0]).toEqual({ waiting: 0, leases: 0 });
}, 120_000);

test('of two who take the same answer at the same moment one gets it; of two marks for it one counts', async () => {
  const item = await makeFreeText(world);
  const keys = await addWaiting(world, item, { count: 15 });
  for (const key of keys) {
    const taken = await Promise.all(desks.map((desk) => desk.take(key, item.questionId)));
    expect(taken.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await Promise.all(desks.map((desk) => desk.release(key, item.questionId)));
    const marked = await Promise.all(
      desks.map((desk, n) => desk.mark(key, item.questionId, { marks: n + 1, revision: 0 })),
    );
    expect(marked.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  }
  expect(await marksOf(item)).toEqual({ marks: 15, answers: 15 });
}, 60_000);

test('the same save sent again is the same save', async () => {
  const item = await makeFreeText(world);
  const [key] = (await addWaiting(world, item)) as [{ studentId: number; runId: number }];
  const tutor = await openStaffSession(world, 'meenakshi.sundaram@shala.example.org');
  const desk = markingDesk(world, { ...tutor.headers, 'idempotency-key': 'a-key-of-this-save' });
  const both = await Promise.all([
    desk.mark(key, item.questionId, { marks: 2, revision: 0 }),
    desk.mark(key, item.questionId, { marks: 2, revision: 0 }),
  ]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await marksOf(item)).toEqual({ marks: 1, answers: 1 });
});
