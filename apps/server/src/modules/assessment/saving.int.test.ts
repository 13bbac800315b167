import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPractice, type Practice } from '../../../test/practice.ts';
import { choice, freeText } from '../../../test/practice-questions.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let practice: Practice;
beforeAll(async () => {
  world = await openWorld();
  practice = await openPractice(world);
});
afterAll(() => world.stop());

const rowOf = async (runOfAttempt: number, questionId: number) => {
  const { rows } = await world.pool.query(
    `SELECT run_answer.* FROM run_answer JOIN attempt_run
       ON attempt_run.student_id = run_answer.student_id AND attempt_run.id = run_id
     WHERE run_answer.student_id = $1 AND attempt_id = $2 AND question_id = $3`,
    [practice.studentId, runOfAttempt, questionId],
  );
  return rows[0];
};

describe('an answer', () => {
  test('is acknowledged with a receipt, and is in the table then [E06]', async () => {
    const item = await practice.makeItem('exercise');
    const [first] = item.questionIds as [number];
    const attempt = await practice.start(item);
    const { receipt } = (await attempt.save(first, { student_answer: 'option3', client_seq: 7 })).json();
    expect(receipt).toEqual({
      client_seq: 7,
      hash: expect.stringMatching(/^[0-9a-f]{32}$/),
      saved_at: expect.any(String),
      remaining_seconds: expect.any(Number),
      server_now: expect.any(String),
      is_late: false,
      is_superseded: false,
      is_elsewhere: false,
    });
    expect(await rowOf(attempt.id, first)).toMatchObject({
      answer: 'option3',
      client_seq: 7,
      is_draft: false,
    });
  });

  test('sent again is the same one, and an older one never overtakes a newer [E06] [E11]', async () => {
    const item = await practice.makeItem('exercise');
    const [first] = item.questionIds as [number];
    const attempt = await practice.start(item);
    const one = (await attempt.save(first, { student_answer: 'option1', client_seq: 1 })).json().receipt;
    const two = (await attempt.save(first, { student_answer: 'option2', client_seq: 2 })).json().receipt;
    const twoAgain = (await attempt.save(first, { student_answer: 'option2', client_seq: 2 })).json().receipt;
    expect(twoAgain).toMatchObject({ hash: two.hash, saved_at: two.saved_at, is_superseded: false });
    const oneAgain = (await attempt.save(first, { student_answer: 'option1', client_seq: 1 })).json();
    expect(oneAgain).toMatchObject({
      excercise_attempt_question: { student_answer: 'option2' },
      receipt: { client_seq: 2, hash: two.hash, is_superseded: true },
    });
    expect(one.hash).not.toBe(two.hash);
  });

  test('of a client that counts nothing is saved as the next one', async () => {
    const item = await practice.makeItem('paper');
    const [first] = item.questionIds as [number];
    const attempt = await practice.start(item);
    for (const answer of ['option1', 'option3', 'option4'])
      await attempt.save(first, { student_answer: answer });
    expect(await rowOf(attempt.id, first)).toMatchObject({ answer: 'option4' });
  });

  test('many at once, of many questions, are all there and none is mixed up', async () => {
    const questions = Array.from({ length: 15 }, (_unused, n) => choice(`q${n}`));
    const item = await practice.makeItem('exercise', { questions });
    // A session of its own: a burst like this comes near the limit of one.
    await practice.signInAgain();
    const attempt = await practice.start(item);
    const saves = item.questionIds.flatMap((id, n) =>
      [1, 2, 3].map((seq) =>
        attempt.save(id, { student_answer: `option${((n + seq) % 4) + 1}`, client_seq: seq }),
      ),
    );
    const answers = await Promise.all(saves);
    expect(answers.filter(({ statusCode }) => statusCode !== 200).map(({ body }) => body)).toEqual([]);
    const shown = (await attempt.questions()).json().excercise_attempt_questions;
    expect(shown.map((question: { student_answer: string }) => question.student_answer)).toEqual(
      item.questionIds.map((_id, n) => `option${((n + 3) % 4) + 1}`),
    );
    await practice.signInAgain();
  });

  test('a choice that was not handed in counts, unless the brand says otherwise [E05]', async () => {
    const { rows } = await world.pool.query("SELECT flags FROM brand WHERE slug = 'shala'");
    const scored = async () => {
      const item = await practice.makeItem('exercise');
      const [first, second] = item.questionIds as [number, number];
      const attempt = await practice.start(item);
      await attempt.save(first, { student_answer: 'option2', is_draft: true });
      await attempt.save(second, { student_answer: 'option2' });
      // Thought better of it, and did not hand that in.
      await attempt.save(second, { student_answer: 'option1', is_draft: true });
      return (await attempt.complete()).json().excercise_attempt.results[0];
    };
    expect(await scored()).toMatchObject({ correct: 1, incorrect: 1, unanswered: 1 });
    const setFlags = (flags: object) =>
      world.pool.query("UPDATE brand SET flags = $1 WHERE slug = 'shala'", [JSON.stringify(flags)]);
    await setFlags({ ...rows[0].flags, draftsCount: false });
    try {
      // Brands are believed for some seconds: wait until this process has read the new one.
      await expect
        .poll(scored, { timeout: 20_000, interval: 500 })
        .toMatchObject({ correct: 1, unanswered: 2 });
    } finally {
      await setFlags(rows[0].flags);
    }
  });

  test('null takes it back, and so do spaces; marks and visits are left alone by what does not name them [E20] [E28]', async () => {
    const item = await practice.makeItem('exercise', { questions: [choice('a'), freeText('b')] });
    const [first, second] = item.questionIds as [number, number];
    const attempt = await practice.start(item);
    await attempt.save(first, { visited: true, marked: true });
    expect(await rowOf(attempt.id, first)).toMatchObject({ answer: null, is_draft: null });
    await attempt.save(first, { student_answer: 'option2' });
    const cleared = (await attempt.save(first, { student_answer: null })).json();
    expect(cleared.excercise_attempt_question).toMatchObject({
      student_answer: null,
      marked: true,
      visited: true,
    });
    await attempt.save(second, { student_answer: 'words' });
    await attempt.save(second, { student_answer: '  \n ' });
    expect((await attempt.complete()).json().excercise_attempt.results).toMatchObject([
      { unanswered: 2, evaluating: 0 },
    ]);
  });

  test('that no option says, or longer than 10,000 characters, is refused and nothing is changed [E20] [E23]', async () => {
    const item = await practice.makeItem('exercise', { questions: [choice('a'), freeText('b')] });
    const [first, second] = item.questionIds as [number, number];
    const attempt = await practice.start(item);
    await attempt.save(first, { student_answer: 'option2' });
    for (const wrong of ['option9', 'Choice 2']) {
      const refused = await attempt.save(first, { student_answer: wrong });
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ code: 'answer_invalid', error: 'Cannot update answer' });
    }
    expect(await rowOf(attempt.id, first)).toMatchObject({ answer: 'option2' });
    expect((await attempt.save(second, { student_answer: 'क'.repeat(10_000) })).statusCode).toBe(200);
    expect((await attempt.save(second, { student_answer: 'क'.repeat(10_001) })).statusCode).toBe(422);
    // One letter in the field, and two in the normal form.
    const filled = `${'क'.repeat(9999)}\u095c`;
    expect((await attempt.save(second, { student_answer: filled })).statusCode).toBe(200);
    expect((await attempt.save(second, { student_answer: 'zero \u0000 inside' })).json()).toMatchObject({
      excercise_attempt_question: { student_answer: 'zero  inside' },
    });
  });
});

describe('a save is refused', () => {
  test('before the questions were opened, after the run was given up, and where there is no such question', async () => {
    const item = await practice.makeItem('exercise');
    const other = await practice.makeItem('exercise');
    const [first] = item.questionIds as [number];
    const attempt = await practice.open(item);
    expect((await attempt.save(first, { student_answer: 'option1' })).json().code).toBe(
      'attempt_not_started',
    );
    await attempt.questions();
    expect(
      (await attempt.save(other.questionIds[0] as number, { student_answer: 'option1' })).statusCode,
    ).toBe(404);
    await attempt.quit();
    expect((await attempt.save(first, { student_answer: 'option1', run_no: 1 })).json().code).toBe(
      'attempt_closed',
    );
  });

  test('into a run that has been left behind: it goes to its own run, as late [E09] [E06]', async () => {
    const item = await practice.makeItem('exercise');
    const [first] = item.questionIds as [number];
    const attempt = await practice.start(item);
    await attempt.complete();
    await attempt.reset();
    await attempt.questions();
    const old = await attempt.save(first, { student_answer: 'option2', client_seq: 5, run_no: 1 });
    expect(old.json().receipt.is_late).toBe(true);
    const shown = (await attempt.questions()).json().excercise_attempt_questions;
    expect(shown[0]).toMatchObject({ student_answer: null, client_seq: 0 });
  });
});

describe('two devices', () => {
  test('the one that opened the questions last holds the run; the other is told, and both save [E11] [E29]', async () => {
    const item = await practice.makeItem('exercise');
    const [first] = item.questionIds as [number];
    const attempt = await practice.open(item);
    await attempt.questions('left-tab');
    expect((await attempt.status('left-tab')).json().status.is_elsewhere).toBe(false);
    await attempt.questions('right-tab');
    expect((await attempt.status('left-tab')).json().status.is_elsewhere).toBe(true);
    const left = await attempt.save(first, { student_answer: 'option1', client_seq: 1, tab: 'left-tab' });
    expect(left.json().receipt).toMatchObject({ is_elsewhere: true, is_late: false });
    const right = await attempt.save(first, { student_answer: 'option2', client_seq: 2, tab: 'right-tab' });
    expect(right.json().receipt).toMatchObject({ is_elsewhere: false });
    await attempt.note('left');
    await attempt.note('came_back');
    const noted = (await attempt.events()).json().run_events;
    expect(noted.map(({ kind }: { kind: string }) => kind)).toEqual(['second_device', 'left', 'came_back']);
    await attempt.complete();
    // Completion locks all: what comes from the other device is kept beside.
    const after = await attempt.save(first, { student_answer: 'option3', client_seq: 3, tab: 'left-tab' });
    expect(after.json()).toMatchObject({
      excercise_attempt_question: { student_answer: 'option2' },
      receipt: { is_late: true },
    });
  });
});
