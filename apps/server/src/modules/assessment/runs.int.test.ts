import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPractice, type Practice } from '../../../test/practice.ts';
import { choice } from '../../../test/practice-questions.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { saveQuestion } from './index.ts';

let world: World;
let practice: Practice;
beforeAll(async () => {
  world = await openWorld();
  practice = await openPractice(world);
});
afterAll(() => world.stop());

const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  Number((await world.pool.query(`SELECT count(*) AS n FROM ${sql}`, values)).rows[0].n);
const eventsOf = async (type: string, attemptId: number) => {
  const { rows } = await world.pool.query<{ payload: { data: Record<string, unknown> } }>(
    `SELECT payload FROM graphile_worker._private_jobs
     WHERE payload ->> 'type' = $1 AND payload -> 'data' ->> 'attemptId' = $2`,
    [type, String(attemptId)],
  );
  return rows.map(({ payload }) => payload.data);
};

describe('opening', () => {
  test('twice, or twenty times at once, is one attempt with one open run [E08]', async () => {
    const item = await practice.makeItem('exercise');
    const answers = await Promise.all(Array.from({ length: 20 }, () => practice.create(item)));
    const ids = answers.map((answer) => answer.json().excercise_attempt.id);
    expect(new Set(ids).size).toBe(1);
    expect(await count('attempt_run WHERE attempt_id = $1', ids[0])).toBe(1);
  });

  test('a completed attempt gives it back as it is: retaking is asked for by name [E08]', async () => {
    const item = await practice.makeItem('exercise');
    const attempt = await practice.start(item);
    await attempt.complete();
    expect((await practice.create(item)).json().excercise_attempt).toMatchObject({
      id: attempt.id,
      state: 'completed',
      run_no: 1,
    });
  });

  test('something without questions is refused before there is an attempt [E22]', async () => {
    const item = await practice.makeItem('exercise');
    await world.pool.query('DELETE FROM practice_item_question WHERE practice_item_id = $1', [item.id]);
    const refused = await practice.create(item);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: 'no_questions', error: 'Questions not yet added' });
    expect(await count('attempt WHERE practice_item_id = $1', item.id)).toBe(0);
  });

  test('what is switched off, or stands elsewhere, is not there', async () => {
    const off = await practice.makeItem('paper', { isActive: false });
    expect((await practice.create(off)).statusCode).toBe(404);
    const exercise = await practice.makeItem('exercise');
    const { secondChapterId } = await practice.courseOf('exercise');
    expect((await practice.create({ ...exercise, placeId: secondChapterId })).statusCode).toBe(404);
    const exam = await practice.makeItem('exam_exercise');
    expect((await practice.create({ ...exam, enrolmentId: exercise.enrolmentId })).statusCode).toBe(404);
  });
});

describe('ending', () => {
  test('happens exactly once, however often and from wherever it is asked for', async () => {
    const item = await practice.makeItem('exercise');
    const attempt = await practice.start(item);
    await attempt.save(item.questionIds[0] as number, { student_answer: 'option2' });
    const done = await Promise.all(Array.from({ length: 8 }, () => attempt.complete()));
    const moments = done.map((answer) => answer.json().excercise_attempt.completed_at);
    expect(new Set(moments).size).toBe(1);
    const events = await eventsOf('assessment.run_completed', attempt.id);
    expect(events).toEqual([
      {
        studentId: practice.studentId,
        enrolmentId: item.enrolmentId,
        courseId: (await practice.courseOf('exercise')).courseId,
        subjectId: expect.any(Number),
        chapterId: item.placeId,
        contentLibraryId: null,
        practiceItemId: item.id,
        kind: 'exercise',
        attemptId: attempt.id,
        runId: expect.any(Number),
        runNo: 1,
        isFirst: true,
        endReason: 'finished',
        completedAt: moments[0],
        score: 33.33,
        accuracy: 100,
        marks: 1,
        mostMarks: 3,
        seconds: expect.any(Number),
        correct: 1,
        incorrect: 0,
        unanswered: 2,
        evaluating: 0,
      },
    ]);
  });

  test('a save and the ending that meet: what is acknowledged in time is counted', async () => {
    for (let round = 0; round < 5; round += 1) {
      const item = await practice.makeItem('exercise');
      const attempt = await practice.start(item);
      const [saves, ended] = await Promise.all([
        Promise.all(item.questionIds.map((id) => attempt.save(id, { student_answer: 'option2' }))),
        attempt.complete(),
      ]);
      const inTime = saves.filter((answer) => !answer.json().receipt.is_late).length;
      expect(ended.json().excercise_attempt.results[0].correct).toBe(inTime);
    }
  });

  test('needs a beginning', async () => {
    const attempt = await practice.open(await practice.makeItem('paper'));
    expect((await attempt.complete()).json().code).toBe('attempt_not_started');
  });

  test('the first completion of an exercise counts in its chapter, later ones do not', async () => {
    const item = await practice.makeItem('exercise');
    const done = async () => {
      const { rows } = await world.pool.query(
        'SELECT exercises_done FROM practice_count WHERE student_id = $1 AND enrolment_id = $2 AND chapter_id = $3',
        [practice.studentId, item.enrolmentId, item.placeId],
      );
      return rows[0]?.exercises_done ?? 0;
    };
    const before = await done();
    const attempt = await practice.start(item);
    await attempt.complete();
    expect(await done()).toBe(before + 1);
    await attempt.reset();
    await attempt.questions();
    await attempt.complete();
    expect(await done()).toBe(before + 1);
    const quiz = await practice.start(await practice.makeItem('quick_quiz'));
    await quiz.complete();
    expect(await done()).toBe(before + 1);
  });
});

describe('retaking and giving up', () => {
  test('every run is kept under the one id, with its own answers [E09]', async () => {
    const item = await practice.makeItem('exam_exercise');
    const [first] = item.questionIds as [number];
    const attempt = await practice.start(item);
    await attempt.save(first, { student_answer: 'option1' });
    await attempt.complete();
    const reset = await Promise.all([attempt.reset(), attempt.reset(), attempt.reset()]);
    for (const answer of reset) expect(answer.json().exam_exercise_attempt).toMatchObject({ run_no: 2 });
    await attempt.questions();
    await attempt.save(first, { student_answer: 'option2' });
    const { exam_exercise_attempt: done } = (await attempt.complete()).json();
    expect(done.results).toMatchObject([
      { value: 1, label: 'Attempt 1', correct: 0, incorrect: 1, for_result: false },
      { value: 2, label: 'Attempt 2', correct: 1, incorrect: 0, for_result: true },
    ]);
    const events = await eventsOf('assessment.run_completed', attempt.id);
    expect(events.map(({ runNo, isFirst }) => [runNo, isFirst])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  test('a run that was given up is kept, counts for nothing, and its number is used up [E10]', async () => {
    const item = await practice.makeItem('exercise');
    const attempt = await practice.start(item);
    expect((await attempt.quit()).json()).toEqual({ success: true });
    expect((await attempt.quit()).json()).toEqual({ success: true });
    expect((await attempt.questions()).statusCode).toBe(404);
    const again = (await practice.create(item)).json().excercise_attempt;
    expect(again).toMatchObject({ id: attempt.id, run_no: 2, results: [], started_at: null });
    expect(await count("attempt_run WHERE attempt_id = $1 AND state = 'abandoned'", attempt.id)).toBe(1);
    expect(await eventsOf('assessment.run_completed', attempt.id)).toEqual([]);
  });

  test('a call that comes late and names its run touches no later one [E06] [E09]', async () => {
    const item = await practice.makeItem('exercise');
    const attempt = await practice.start(item);
    await attempt.complete(1);
    await attempt.reset(1);
    await attempt.questions();
    const again = (await attempt.complete(1)).json().excercise_attempt;
    expect(again).toMatchObject({ run_no: 1, state: 'completed', results: [{ value: 1, for_result: true }] });
    expect((await attempt.quit(1)).json()).toEqual({ success: true });
    expect((await attempt.status()).json().status).toMatchObject({ run_no: 2, state: 'running' });
    await attempt.complete(2);
    const reset = (await attempt.reset(1)).json().excercise_attempt;
    expect(reset).toMatchObject({ run_no: 2, state: 'completed' });
    expect((await attempt.reset(2)).json().excercise_attempt).toMatchObject({ run_no: 3, state: 'ready' });
    await attempt.quit(3);
    expect((await attempt.complete(3)).json().code).toBe('attempt_closed');
    expect((await attempt.complete(9)).statusCode).toBe(404);
    expect((await attempt.reset(2)).json().excercise_attempt).toMatchObject({ run_no: 4, state: 'ready' });
  });

  test('where runs are limited, giving up brings neither a new clock nor other questions [E10]', async () => {
    const questions = Array.from({ length: 12 }, (_unused, n) => choice(`q${n}`));
    const item = await practice.makeItem('paper', { maxRuns: 1, questions, poolSize: 4, isShuffled: true });
    const attempt = await practice.open(item);
    const first = (await attempt.questions()).json();
    await attempt.quit();
    await practice.create(item);
    const second = (await attempt.questions()).json();
    expect(second.attempt).toMatchObject({
      run_no: 2,
      started_at: first.attempt.started_at,
      expires_at: first.attempt.expires_at,
    });
    const idsOf = (answer: { paper_attempt_questions: { id: number }[] }) =>
      answer.paper_attempt_questions.map(({ id }) => id);
    expect(idsOf(second)).toEqual(idsOf(first));
    await attempt.complete();
    expect((await attempt.reset()).json().code).toBe('no_runs_left');
  });
});

test('a run that is given up while another device opens it is closed there, too [E11]', async () => {
  const item = await practice.makeItem('exercise');
  const attempt = await practice.open(item);
  await attempt.questions('left-tab');
  const client = await world.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      "UPDATE attempt_run SET state = 'abandoned', end_reason = 'quit', ended_at = app_now() WHERE attempt_id = $1",
      [attempt.id],
    );
    const opening = attempt.questions('right-tab');
    // It has found the run open and waits to take it over.
    await expect
      .poll(() => count("pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"), {
        timeout: 20_000,
      })
      .toBe(1);
    await client.query('COMMIT');
    expect((await opening).json().code).toBe('attempt_closed');
  } finally {
    client.release();
  }
});

describe('questions', () => {
  test('a run keeps the versions it was opened with; the next one has the new ones [E19]', async () => {
    const item = await practice.makeItem('exercise', { questions: [choice('old')] });
    const [id] = item.questionIds as [number];
    const attempt = await practice.start(item);
    const { rows } = await world.pool.query('SELECT slug, owner_tenant_id FROM question WHERE id = $1', [id]);
    const better = choice('new');
    await world.db.transaction().execute((tx) =>
      saveQuestion(tx, {
        ownerTenantId: rows[0].owner_tenant_id,
        slug: rows[0].slug,
        tags: [],
        body: better.body,
        secret: { ...better.secret, correctAnswer: 'option3' },
      }),
    );
    const stem = async () => (await attempt.questions()).json().excercise_attempt_questions[0].content;
    expect(await stem()).toBe('Stem of old');
    await attempt.save(id, { student_answer: 'option2' });
    expect((await attempt.complete()).json().excercise_attempt.results[0].correct).toBe(1);
    await attempt.reset();
    expect(await stem()).toBe('Stem of new');
    await attempt.save(id, { student_answer: 'option2' });
    expect((await attempt.complete()).json().excercise_attempt.results[1].incorrect).toBe(1);
  });

  test('a version is never changed once written [E19]', async () => {
    for (const change of ["UPDATE question_version SET secret = '{}'", 'DELETE FROM question_version']) {
      await expect(world.pool.query(change)).rejects.toThrow('question_version is append-only');
    }
  });

  test('are drawn and mixed by a seed: the same run always has the same ones, another run others [E29]', async () => {
    const questions = Array.from({ length: 20 }, (_unused, n) => choice(`q${n}`));
    const item = await practice.makeItem('exercise', { questions, poolSize: 10, isShuffled: true });
    const attempt = await practice.open(item);
    const shown = async (): Promise<number[]> =>
      (await attempt.questions()).json().excercise_attempt_questions.map(({ id }: { id: number }) => id);
    const first = await shown();
    expect(await shown()).toEqual(first);
    expect(new Set(first).size).toBe(10);
    expect(first.every((id) => item.questionIds.includes(id))).toBe(true);
    expect(first).not.toEqual([...first].sort((a, b) => a - b));
    await attempt.complete();
    await attempt.reset();
    expect(await shown()).not.toEqual(first);
  });

  test('are read from the database once for a whole class [E27]', async () => {
    const item = await practice.makeItem('exercise');
    const attempt = await practice.start(item);
    await world.pool.query('ALTER TABLE question_version RENAME TO question_version_away');
    try {
      expect((await attempt.questions()).statusCode).toBe(200);
    } finally {
      await world.pool.query('ALTER TABLE question_version_away RENAME TO question_version');
    }
  });
});
