import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freezeClock } from '../../../test/clock.ts';
import { openPractice, type Practice } from '../../../test/practice.ts';
import { choice } from '../../../test/practice-questions.ts';
import { startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { createQuestionBank } from './question-bank.ts';
import { sweepRuns } from './sweep-runs.ts';

let world: World;
let practice: Practice;
beforeAll(async () => {
  world = await openWorld();
  // Seconds are counted here: a slow machine must not change them.
  await freezeClock(world.pool);
  practice = await openPractice(world);
});
afterAll(() => world.stop());

const oneMinute = { timer: 'whole_quiz', time: 1 } as const;
const twentySeconds = { timer: 'per_question', time: 20 } as const;
const secondsBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1000;
const runOf = async (attemptId: number) => {
  const { rows } = await world.pool.query(
    'SELECT * FROM attempt_run WHERE student_id = $1 AND attempt_id = $2 ORDER BY run_no DESC LIMIT 1',
    [practice.studentId, attemptId],
  );
  return rows[0];
};

describe('a time for the whole', () => {
  test('[CN-09] begins when the questions are first served, and is counted in minutes by the server [E01] [E02]', async () => {
    const item = await practice.makeItem('exercise', { timer: { timer: 'whole_quiz', time: 2 } });
    const attempt = await practice.open(item);
    await world.moveClock('5 minutes');
    expect((await attempt.status()).json().status).toMatchObject({
      state: 'ready',
      remaining_seconds: null,
      expires_at: null,
    });
    const first = (await attempt.questions()).json().attempt;
    expect(secondsBetween(first.started_at, first.expires_at)).toBe(120);
    await world.moveClock('30 seconds');
    // Loading again, as a reload does, gives no time back.
    const again = (await attempt.questions()).json().attempt;
    expect(again.started_at).toBe(first.started_at);
    expect(again.remaining_seconds).toBe(90);
    const saved = (await attempt.save(item.questionIds[0] as number, { student_answer: 'option1' })).json();
    expect(saved.receipt.remaining_seconds).toBe(90);
    expect(secondsBetween(first.started_at, saved.receipt.server_now)).toBe(30);
  });

  test('[QE-25] at zero the run ends by itself, and what was saved counts, when anybody looks [E03]', async () => {
    const item = await practice.makeItem('quick_quiz', { timer: oneMinute });
    const attempt = await practice.start(item);
    await attempt.save(item.questionIds[0] as number, { student_answer: 'option2', is_draft: true });
    await world.moveClock('75 seconds');
    const { status } = (await attempt.status()).json();
    expect(status).toMatchObject({ state: 'completed', remaining_seconds: null });
    const run = await runOf(attempt.id);
    expect(run).toMatchObject({ end_reason: 'expired', correct: 1, unanswered: 2, seconds: 60 });
    expect(run.ended_at).toEqual(run.expires_at);
  });

  test('[QE-25] the worker ends it although no browser is open [E03]', async () => {
    const item = await practice.makeItem('paper', { timer: oneMinute });
    const attempt = await practice.start(item);
    await attempt.save(item.questionIds[1] as number, { student_answer: 'option2' });
    await world.moveClock('75 seconds');
    const worker = await startTestWorker(world);
    try {
      await expect.poll(async () => (await runOf(attempt.id)).state, { timeout: 20_000 }).toBe('completed');
    } finally {
      await worker.stop();
    }
    expect(await runOf(attempt.id)).toMatchObject({ end_reason: 'expired', correct: 1 });
  });

  test('one sweep ends them all, however many are due [E03]', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const attempt = await practice.start(await practice.makeItem('exercise', { timer: oneMinute }));
      ids.push(attempt.id);
    }
    await world.moveClock('75 seconds');
    await sweepRuns({ db: world.db, bank: createQuestionBank() }, 2);
    const states = await Promise.all(ids.map(async (id) => (await runOf(id)).state));
    expect(states).toEqual(ids.map(() => 'completed'));
  });

  test('an answer on its way at the end still counts for ten seconds, and then is kept as late [E03] [E06]', async () => {
    const item = await practice.makeItem('exercise', { timer: oneMinute });
    const [first, second] = item.questionIds as [number, number];
    const attempt = await practice.start(item);
    await world.moveClock('65 seconds');
    const inTime = (await attempt.save(first, { student_answer: 'option2', client_seq: 1 })).json();
    expect(inTime.receipt).toMatchObject({ is_late: false, remaining_seconds: 0 });
    await world.moveClock('10 seconds');
    const late = await attempt.save(second, { student_answer: 'option2', client_seq: 2 });
    expect(late.statusCode).toBe(200);
    expect(late.json().receipt).toMatchObject({ is_late: true, client_seq: 2, remaining_seconds: 0 });
    expect(late.json().excercise_attempt_question.student_answer).toBeNull();
    const { results } = (await attempt.complete()).json().excercise_attempt;
    expect(results).toMatchObject([{ correct: 1, unanswered: 2, late: 1 }]);
    const shown = (await attempt.answers()).json().excercise_attempt_questions;
    expect(shown[1]).toMatchObject({ student_answer: null, is_correct: 'no', is_late: true });
    // Sent once more, it is the same late answer and not a second one.
    const resent = await attempt.save(second, { student_answer: 'option2', client_seq: 2 });
    expect(resent.json().receipt).toEqual({
      ...late.json().receipt,
      saved_at: expect.any(String),
      server_now: expect.any(String),
    });
    expect((await runOf(attempt.id)).late).toBe(1);
  });

  test('a student with more time has it on every timer, and is told what is usual [E25]', async () => {
    const soham = await openPractice(world, 'soham.patil@students.example.org');
    const whole = await soham.makeItem('exercise', { timer: { timer: 'whole_quiz', time: 30 } });
    const each = await soham.makeItem('quick_quiz', { timer: { timer: 'per_question', time: 20 } });
    const one = (await (await soham.open(whole)).questions()).json().attempt;
    expect(one).toMatchObject({ time: 40, extended_from: 30 });
    expect(secondsBetween(one.started_at, one.expires_at)).toBe(40 * 60);
    const other = (await (await soham.open(each)).questions()).json();
    expect(other.attempt).toMatchObject({ time: 27, extended_from: 20 });
    expect(other.content_exercise_attempt_questions[0].time).toBe(27);
  });

  test('[QE-34] a quiz of which nothing is said has ten minutes for the whole', async () => {
    const item = await practice.makeItem('quick_quiz');
    await world.pool.query('DELETE FROM practice_item WHERE id = $1', [item.id]);
    const { rows } = await world.pool.query(
      `INSERT INTO practice_item (owner_tenant_id, slug, kind, content_library_id, title)
       SELECT owner_tenant_id, 'plain quiz', 'quick_quiz', id, '{"en": "Plain"}' FROM content_library WHERE id = $1
       RETURNING id`,
      [item.placeId],
    );
    await world.pool.query(
      'INSERT INTO practice_item_question (practice_item_id, position, question_id) VALUES ($1, 0, $2)',
      [rows[0].id, item.questionIds[0]],
    );
    const { content_exercise_attempt: attempt } = (await practice.create(item)).json();
    expect(attempt).toMatchObject({ timer_options: 'whole_quiz', time: 10 });
  });
});

describe('a last moment', () => {
  const inSeconds = async (seconds: number) => {
    const { rows } = await world.pool.query<{ at: Date }>(
      'SELECT app_now() + make_interval(secs => $1) AS at',
      [seconds],
    );
    return rows[0]?.at as Date;
  };

  test('cuts the time, and after it nobody starts [E18]', async () => {
    const deadline = await inSeconds(90);
    const item = await practice.makeItem('paper', { timer: { timer: 'whole_quiz', time: 10 }, deadline });
    const attempt = await practice.start(item);
    const status = (await attempt.status()).json().status;
    expect(status.expires_at).toBe(deadline.toISOString());
    const unopened = await practice.makeItem('paper', { deadline });
    const opened = await practice.makeItem('paper', { deadline });
    const waiting = await practice.open(opened);
    await world.moveClock('2 minutes');
    expect((await practice.create(unopened)).json()).toMatchObject({ code: 'deadline_passed' });
    expect((await waiting.questions()).statusCode).toBe(409);
    expect((await attempt.status()).json().status.state).toBe('completed');
    expect((await attempt.reset()).json()).toMatchObject({ code: 'deadline_passed' });
    // Nothing is left of what could not begin.
    const { rows } = await world.pool.query('SELECT 1 FROM attempt WHERE practice_item_id = $1', [
      unopened.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('without any other limit it is the only end', async () => {
    const deadline = await inSeconds(3600);
    const item = await practice.makeItem('paper', { timer: { timer: 'none', time: null }, deadline });
    const attempt = await practice.start(item);
    expect((await attempt.status()).json().status.expires_at).toBe(deadline.toISOString());
    const free = await practice.makeItem('exercise', { timer: { timer: 'none', time: null } });
    const open = await practice.start(free);
    expect((await open.status()).json().status).toMatchObject({ remaining_seconds: null, state: 'running' });
  });
});

describe('a time for each question', () => {
  // The clock has been moved far: tokens live a quarter of an hour.
  beforeAll(() => practice.signInAgain());
  const timeOf = (answer: { json(): Record<string, { time: number }> }) =>
    answer.json().excercise_attempt_question?.time ?? -1;

  test('[QE-26] runs only while the question is in front, never comes back, and closes the question [E04]', async () => {
    const item = await practice.makeItem('exercise', { timer: twentySeconds });
    const [first, second] = item.questionIds as [number, number];
    const attempt = await practice.start(item);
    await attempt.save(first, { visited: true });
    await world.moveClock('12 seconds');
    expect(timeOf(await attempt.save(second, { visited: true }))).toBe(20);
    await world.moveClock('30 seconds');
    // Away from it for long, the first one has what it had; the second has used its time.
    expect(timeOf(await attempt.save(first, { visited: true }))).toBe(8);
    const closed = (await attempt.save(second, { student_answer: 'option2', client_seq: 9 })).json();
    expect(closed.receipt.is_late).toBe(true);
    expect(closed.excercise_attempt_question).toMatchObject({ student_answer: null, time: 0 });
    const marked = (await attempt.save(second, { marked: true })).json();
    expect(marked.excercise_attempt_question.marked).toBe(true);
    const shown = (await attempt.questions()).json().excercise_attempt_questions;
    expect(shown[1]).toMatchObject({ time: 0, is_late: true, student_answer: null });
  });

  test('[QE-27] what is left is told with every question', async () => {
    const item = await practice.makeItem('exam_exercise', { timer: twentySeconds });
    const attempt = await practice.start(item);
    await attempt.save(item.questionIds[0] as number, { visited: true });
    await world.moveClock('5 seconds');
    const shown = (await attempt.questions()).json().exam_exercise_attempt_questions;
    expect(shown.map(({ time }: { time: number }) => time)).toEqual([15, 20, 20]);
  });

  test('what was done without network counts as far as it fits since the last contact [E04]', async () => {
    const item = await practice.makeItem('exercise', { timer: twentySeconds });
    const [first, second, third] = item.questionIds as [number, number, number];
    const attempt = await practice.start(item);
    await attempt.save(first, { visited: true, client_seq: 1 });
    // Forty seconds without network: 12 on the first, then the second for 18, then the third.
    await world.moveClock('40 seconds');
    const replay = async (id: number, change: object) => (await attempt.save(id, change)).json().receipt;
    expect(await replay(first, { student_answer: 'option2', client_seq: 2, age_ms: 28_000 })).toMatchObject({
      is_late: false,
    });
    await replay(second, { visited: true, client_seq: 3, age_ms: 28_000 });
    expect(await replay(second, { student_answer: 'option2', client_seq: 4, age_ms: 10_000 })).toMatchObject({
      is_late: false,
    });
    const last = await attempt.save(third, { visited: true, client_seq: 5, age_ms: 10_000 });
    // As it was when the third one came to the front; what was done since may still be on its way.
    expect(timeOf(last)).toBe(20);
    const shown = (await attempt.questions()).json().excercise_attempt_questions;
    expect(shown.map(({ time }: { time: number }) => time)).toEqual([8, 2, 10]);
    // A claim to be older than the last contact is believed back to there: more cannot be won by it.
    await world.moveClock('25 seconds');
    expect(
      await replay(third, { student_answer: 'option2', client_seq: 6, age_ms: 3_600_000 }),
    ).toMatchObject({ is_late: false });
    expect((await attempt.complete()).json().excercise_attempt.results).toMatchObject([{ correct: 3 }]);
  });

  test('a long claim of work without network is noted, at most once a minute; both may read it [E04] [E29]', async () => {
    const item = await practice.makeItem('exercise', { timer: { timer: 'per_question', time: 100 } });
    const [first] = item.questionIds as [number];
    const attempt = await practice.start(item);
    let seq = 0;
    const save = (ageMs: number) => {
      seq += 1;
      return attempt.save(first, { visited: true, client_seq: seq, age_ms: ageMs });
    };
    const noted = async () =>
      (await attempt.events()).json().run_events.map(({ kind }: { kind: string }) => kind);
    await save(0);
    await world.moveClock('30 seconds');
    await save(9_000);
    expect(await noted()).toEqual([]);
    await world.moveClock('5 seconds');
    await save(11_000);
    await save(12_000);
    expect(await noted()).toEqual(['offline_replay']);
    await world.moveClock('61 seconds');
    await save(0);
    // Not long ago, but before what is known.
    await save(4_000);
    expect(await noted()).toEqual(['offline_replay', 'offline_replay']);
  });

  test('where giving up brings no new clock, each question has what it had left [E10]', async () => {
    const item = await practice.makeItem('exercise', { timer: twentySeconds, maxRuns: 1 });
    const [first, second] = item.questionIds as [number, number];
    const attempt = await practice.start(item);
    await attempt.save(first, { visited: true, client_seq: 1 });
    await world.moveClock('12 seconds');
    await attempt.save(second, { visited: true, client_seq: 2 });
    await world.moveClock('5 seconds');
    await attempt.quit();
    await world.moveClock('3 seconds');
    await practice.create(item);
    const shown = (await attempt.questions()).json().excercise_attempt_questions;
    expect(shown.map(({ time }: { time: number }) => time)).toEqual([8, 15, 20]);
    await world.moveClock('2 seconds');
    // Nothing can be told of the new run from before it was opened.
    await attempt.save(first, { visited: true, client_seq: 3, age_ms: 60_000 });
    const after = (await attempt.questions()).json().excercise_attempt_questions;
    expect(after[0].time).toBe(6);
  });

  test('the run itself ends when all its questions have had their time', async () => {
    const item = await practice.makeItem('exercise', { timer: twentySeconds, questions: [choice('only')] });
    const attempt = await practice.start(item);
    await world.moveClock('40 seconds');
    expect((await attempt.status()).json().status.state).toBe('completed');
  });
});
