import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFreeText } from '../../../test/marking.ts';
import { shala, udaan } from '../../../test/people.ts';
import { openPractice, type Practice } from '../../../test/practice.ts';
import type { Item } from '../../../test/practice-items.ts';
import { threeChoices } from '../../../test/practice-questions.ts';
import { openStaffSession } from '../../../test/staff-session.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let first: Practice;
let second: Practice;
let admin: Awaited<ReturnType<typeof openStaffSession>>;

beforeAll(async () => {
  world = await openWorld();
  admin = await openStaffSession(world, 'meenakshi.sundaram@shala.example.org');
  // Class-mates: an item made for one is the other's as well.
  first = await openPractice(world, 'soham.patil@students.example.org');
  second = await openPractice(world, 'anshika.singh@students.example.org');
}, 60_000);
afterAll(() => world.stop());

type Headers = Record<string, string>;
const correct = (questionId: number, key: string, path = '', headers: Headers = admin.headers) =>
  world.server.inject({
    method: 'POST',
    url: `/api/v1/course/staff/questions/${questionId}/key_corrections${path}`,
    headers,
    payload: { key_correction: { correct_answer: key, ...(path === '' && { reason: 'Misprint.' }) } },
  });
const plan = async (questionId: number, key: string) => (await correct(questionId, key, '/plan')).json().plan;
const corrections = async (questionId: number) =>
  (
    await world.server.inject({
      url: `/api/v1/course/staff/questions/${questionId}/key_corrections`,
      headers: admin.headers,
    })
  ).json().key_corrections;

async function withWorker(work: () => Promise<unknown>): Promise<void> {
  const worker = await startTestWorker(world);
  try {
    await work();
    await settle(world);
  } finally {
    await worker.stop();
  }
}

/** The same item by another student, in a course of their own. */
const forOther = async (item: Item): Promise<Item> => {
  const { enrolmentId } = await second.courseOf('exercise');
  return { ...item, enrolmentId };
};

async function practised() {
  const item = await first.makeItem('exercise', { questions: threeChoices() });
  const [question, other] = item.questionIds as [number, number];
  const wrong = await first.start(item);
  await wrong.save(question, { student_answer: 'option3' });
  await wrong.save(other, { student_answer: 'option2' });
  await wrong.complete();
  const right = await second.start(await forOther(item));
  await right.save(question, { student_answer: 'option2' });
  await right.complete();
  return { item, question, wrong, right };
}

const scoreOf = async (attempt: Awaited<ReturnType<typeof practised>>['wrong']) =>
  (await attempt.answers()).json().attempt.results[0].score;

describe('a wrong key', () => {
  test('is put right as the dry run said: results, points and a notice follow, once [E19]', async () => {
    const { item, question, wrong, right } = await practised();
    // Neither answered nor another choice: nothing changes for this one.
    const retake = await second.attemptOf(await forOther(item), right.id);
    await retake.reset();
    await retake.questions();
    await withWorker(async () => {});
    const before = await plan(question, 'option3');
    expect(before).toMatchObject({
      key_before: 'option2',
      key_after: 'option3',
      runs: 3,
      open_runs: 1,
      results_changed: 2,
      other_wordings: 0,
    });
    expect(before.options).toMatchObject({ option3: 'Choice 3' });
    const scores = new Map(
      before.examples.map((example: { student_id: number; score_before: number; score_after: number }) => [
        example.student_id,
        [example.score_before, example.score_after],
      ]),
    );
    expect(scores.get(first.studentId)).toEqual([33.33, 66.67]);
    expect(scores.get(second.studentId)).toEqual([33.33, 0]);
    expect(await scoreOf(wrong)).toBe(33.33);

    await withWorker(async () => {
      const made = (await correct(question, 'option3')).json().key_correction;
      expect(made).toMatchObject({ runs_total: 3, reason: 'Misprint.', staff_name: 'Meenakshi Sundaram' });
    });
    const [done] = await corrections(question);
    expect(done).toMatchObject({
      state: 'done',
      runs_done: before.runs,
      runs_total: before.runs,
      results_changed: before.results_changed,
    });
    expect(await scoreOf(wrong)).toBe(66.67);
    expect((await wrong.answers()).json().excercise_attempt_questions[0]).toMatchObject({
      correct_answer: 'option3',
      is_correct: 'yes',
    });
    const told = await world.pool.query(
      `SELECT notification.student_id, title ->> 'en' AS title, body ->> 'en' AS body FROM notification
       WHERE source LIKE $1 ORDER BY notification.student_id`,
      [`correction:${done.id}:%`],
    );
    expect(told.rows).toHaveLength(2);
    expect(told.rows.find(({ student_id: id }) => id === first.studentId)).toMatchObject({
      title: 'Your result was corrected',
      body: expect.stringContaining('67%'),
    });
    const points = await world.pool.query(
      `SELECT array_agg(points ORDER BY id) AS points FROM points_entry
       WHERE student_id = $1 AND source_type = 'exercise' AND source_id = $2`,
      [first.studentId, item.id],
    );
    expect(points.rows[0].points.length).toBeGreaterThan(1);
    const audited = await world.pool.query(
      `SELECT count(*)::int AS rows FROM audit_log WHERE action = 'answer.regraded'
         AND details ->> 'correction_id' = $1`,
      [String(done.id)],
    );
    expect(audited.rows[0].rows).toBe(2);

    // The run that was open is marked by the new key when it ends.
    await retake.save(question, { student_answer: 'option3' });
    await retake.complete();
    expect((await retake.answers()).json().excercise_attempt_questions[0].is_correct).toBe('yes');
    // A second look finds nothing to do.
    expect(await plan(question, 'option3')).toMatchObject({ runs: 0, results_changed: 0, examples: [] });
    expect((await correct(question, 'option3')).json().code).toBe('key_unchanged');
  });

  test('does not touch runs of another wording, and says so', async () => {
    const { question } = await practised();
    await world.pool.query(
      `INSERT INTO question_version (question_id, version, body, secret)
       SELECT question_id, 2, jsonb_set(body, '{stem,en}', '"Asked otherwise"'), secret
       FROM question_version WHERE question_id = $1`,
      [question],
    );
    await world.pool.query('UPDATE question SET version = 2 WHERE id = $1', [question]);
    expect(await plan(question, 'option3')).toMatchObject({ runs: 0, other_wordings: 2 });
  });

  test('does not come back with a run that goes on from one given up before', async () => {
    const item = await first.makeItem('exercise', { questions: threeChoices(), maxRuns: 3 });
    const question = item.questionIds[0] as number;
    const attempt = await first.start(item);
    await attempt.save(question, { student_answer: 'option2' });
    expect((await attempt.quit()).statusCode).toBeLessThan(300);
    await withWorker(async () => {
      expect((await correct(question, 'option3')).statusCode).toBe(200);
    });
    expect((await corrections(question))[0]).toMatchObject({ state: 'done' });
    const again = await first.start(item);
    await again.save(question, { student_answer: 'option3' });
    await again.complete();
    const { excercise_attempt_questions: shown } = (await again.answers()).json();
    expect(shown.find(({ id }: { id: number }) => id === question)).toMatchObject({
      correct_answer: 'option3',
      is_correct: 'yes',
    });
  });

  test('is corrected once at a time', async () => {
    const { question } = await practised();
    const both = await Promise.all([correct(question, 'option3'), correct(question, 'option4')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await withWorker(async () => {});
    expect((await corrections(question))[0]).toMatchObject({ state: 'done', runs_done: 2 });
  });
});

test('a key is an option of the question, and free texts have none', async () => {
  const { question } = await practised();
  expect((await correct(question, 'option9')).json().code).toBe('key_not_an_option');
  const free = await makeFreeText(world);
  expect((await correct(free.questionId, 'option1')).json().code).toBe('no_key_to_correct');
});

test('only administrators of the tenant that owns the question correct its key', async () => {
  const { question } = await practised();
  const other = await openStaffSession(world, 'harpreet.bedi@udaan.example.org', udaan);
  const tutor = await openStaffSession(world, 'ananya.mukherjee@shala.example.org', shala);
  for (const path of ['', '/plan']) {
    expect((await correct(question, 'option3', path, other.headers)).statusCode).toBe(404);
    expect((await correct(question, 'option3', path, tutor.headers)).statusCode).toBe(403);
  }
});
