import { afterAll, beforeAll, expect, test } from 'vitest';
import { between, createRandom, pick } from '../../../test/crash/random.ts';
import { addStudents } from '../../../test/crash/school.ts';
import { makePastItems } from '../../../test/progress/items.ts';
import { createPast } from '../../../test/progress/past.ts';
import {
  countResults,
  findWrongPoints,
  forgetModels,
  readModels,
} from '../../../test/progress/read-models.ts';
import { runShala } from '../../../test/staff.ts';
import { openWorld, type World } from '../../../test/world.ts';
import type { DomainEvent } from '../../platform/events.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const random = createRandom(7);

/** To everybody who listens, several at a time, in this order. */
async function deliver(events: readonly DomainEvent[]): Promise<void> {
  const waiting = [...events];
  const work = async () => {
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      const { type } = event;
      const listeners = world.modules.listeners.filter(
        ({ name, event: wanted }) => wanted === type && name.startsWith('progress.'),
      );
      for (const { handle } of listeners) await handle(event);
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
}

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);

/** Some of them now, some of these twice; the rest later. */
function split(events: readonly DomainEvent[]): { now: DomainEvent[]; later: DomainEvent[] } {
  const now: DomainEvent[] = [];
  const later: DomainEvent[] = [];
  for (const event of shuffled(events)) (random() < 0.6 ? now : later).push(event);
  const again = now.filter(() => random() < 0.2);
  return { now: shuffled([...now, ...again]), later };
}

test('after 5,000 events, repeated and out of order, the tables hold what happened, and the rebuild finds nothing to correct', async () => {
  const students = await addStudents(world, 25, 'past');
  const past = createPast({
    pool: world.pool,
    students,
    items: await makePastItems(world),
    random,
    isQueued: false,
  });
  let waiting = await past.happen(300, 50);
  let delivered = 0;
  while (delivered < 5_000) {
    const { now, later } = split(waiting);
    // Facts go on while earlier ones are being counted.
    const [fresh] = await Promise.all([past.happen(Math.round(between(random, 100, 400)), 90), deliver(now)]);
    delivered += now.length;
    waiting = [...later, ...fresh];
  }
  await deliver(shuffled(waiting));

  const kept = await readModels(world.pool);
  const { item_result, chapter_result } = countResults(past.runs());
  expect(kept.item_result).toEqual(item_result);
  expect(kept.chapter_result).toEqual(chapter_result);
  expect(await findWrongPoints(world.pool)).toEqual([]);

  expect(await runShala(world, 'progress', 'rebuild', '--check')).toMatchObject({ code: 0 });
  await forgetModels(world.pool);
  expect(await runShala(world, 'progress', 'rebuild')).toMatchObject({ code: 0 });
  expect(await readModels(world.pool)).toEqual(kept);
}, 300_000);

test('a listener that has to wait for another one counts what came meanwhile', async () => {
  const [student] = await addStudents(world, 1, 'waits');
  const studentId = student?.studentId ?? 0;
  const past = createPast({
    pool: world.pool,
    students: student ? [student] : [],
    items: (await makePastItems(world)).slice(0, 1),
    random: createRandom(3),
    isQueued: false,
  });
  const events = await past.happen(3, 0);
  const other = await world.pool.connect();
  await other.query('BEGIN');
  await other.query(`SELECT pg_advisory_xact_lock(hashtextextended('progress.results', $1))`, [studentId]);
  const handled = deliver(events.slice(0, 1));
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
  await past.happen(3, 0);
  await other.query('COMMIT');
  other.release();
  await handled;
  const { rows } = await world.pool.query('SELECT * FROM item_result WHERE student_id = $1', [studentId]);
  expect(rows).toEqual(countResults(past.runs()).item_result);
});

test('a row that is wrong, missing or without a source is reported, and corrected only when asked', async () => {
  const before = await readModels(world.pool);
  const [wrong, missing] = [pick(random, before.chapter_result), pick(random, before.item_result)];
  await world.pool.query(
    'UPDATE chapter_result SET runs = runs + 1 WHERE student_id = $1 AND enrolment_id = $2 AND chapter_id = $3',
    [wrong.student_id, wrong.enrolment_id, wrong.chapter_id],
  );
  await world.pool.query(
    'DELETE FROM item_result WHERE student_id = $1 AND enrolment_id = $2 AND practice_item_id = $3',
    [missing.student_id, missing.enrolment_id, missing.practice_item_id],
  );
  // A chapter where this student has done nothing.
  await world.pool.query(
    `INSERT INTO chapter_result SELECT (jsonb_populate_record(kept, jsonb_build_object('chapter_id', (
       SELECT max(id) FROM chapter)))).* FROM chapter_result kept
     WHERE student_id = $1 AND enrolment_id = $2 AND chapter_id = $3`,
    [wrong.student_id, wrong.enrolment_id, wrong.chapter_id],
  );
  await world.pool.query('UPDATE points_total SET points = points + 1 WHERE student_id = $1', [
    wrong.student_id,
  ]);
  const mangled = await readModels(world.pool);
  const totals = mangled.points_total.filter((row) => row.student_id === wrong.student_id).length;

  const check = await runShala(world, 'progress', 'rebuild', '--check');
  expect(check.code).toBe(1);
  expect(check.text).toContain(`(item_result 1, chapter_result 2, points_total ${totals}, points_entry 0)`);
  expect(await readModels(world.pool)).toEqual(mangled);

  const corrected = await runShala(world, 'progress', 'rebuild');
  expect(corrected.code).toBe(0);
  expect(corrected.text).toContain('were wrong and are corrected (item_result 1, chapter_result 2');
  expect(await readModels(world.pool)).toEqual(before);
});

test('points that no event has booked are reported as missing, and booked when asked', async () => {
  const before = await readModels(world.pool);
  const { rows } = await world.pool.query<{ student_id: number }>(
    'SELECT student_id FROM points_entry GROUP BY student_id ORDER BY count(*) DESC, student_id LIMIT 1',
  );
  const studentId = rows[0]?.student_id;
  const sources = async () =>
    (
      await world.pool.query(
        `SELECT source_type, source_id, sum(points) AS points FROM points_entry WHERE student_id = $1
         GROUP BY source_type, source_id HAVING sum(points) <> 0 ORDER BY source_type, source_id`,
        [studentId],
      )
    ).rows;
  // Lessons, too: a whole chapter, its events lost.
  await world.pool.query(
    `INSERT INTO content_state (student_id, tenant_id, content_id, completed_at)
     SELECT student.id, student.tenant_id, content.id, app_now() FROM student, content
     WHERE student.id = $1 AND content.is_active AND content.chapter_id = (
       SELECT chapter_id FROM content WHERE is_active ORDER BY id LIMIT 1)`,
    [studentId],
  );
  const practised = await sources();
  await world.pool.query('DELETE FROM points_entry WHERE student_id = $1', [studentId]);
  await world.pool.query('DELETE FROM points_total WHERE student_id = $1', [studentId]);
  const check = await runShala(world, 'progress', 'rebuild', '--check');
  expect(check.code).toBe(1);
  expect(await sources()).toEqual([]);
  await runShala(world, 'progress', 'rebuild');
  const booked = await sources();
  expect(check.text).toContain(`points_entry ${booked.length})`);
  expect(booked.filter(({ source_type: type }) => type !== 'content' && type !== 'chapter')).toEqual(
    practised,
  );
  expect(booked.filter(({ source_type: type }) => type === 'chapter')).toHaveLength(1);
  expect(await findWrongPoints(world.pool)).toEqual([]);
  expect(await runShala(world, 'progress', 'rebuild', '--check')).toMatchObject({ code: 0 });
  const others = ({ points_total }: typeof before) =>
    points_total.filter((row) => row.student_id !== studentId);
  expect(others(await readModels(world.pool))).toEqual(others(before));
});

test('an event about nothing that was completed changes nothing', async () => {
  const before = await readModels(world.pool);
  const [row] = before.item_result;
  const data = {
    studentId: row?.student_id,
    enrolmentId: row?.enrolment_id,
    practiceItemId: 99_999_999,
    chapterId: 99_999_999,
    kind: 'exercise',
  };
  await deliver([{ id: 'x', type: 'assessment.run_completed', tenantId: Number(row?.tenant_id), data }]);
  expect(await readModels(world.pool)).toEqual(before);
});
