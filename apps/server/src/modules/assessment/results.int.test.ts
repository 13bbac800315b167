import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freezeClock } from '../../../test/clock.ts';
import { openPractice, type Practice } from '../../../test/practice.ts';
import { choice, freeText, threeChoices } from '../../../test/practice-questions.ts';
import { joinStaff } from '../../../test/staff.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let practice: Practice;
let tutor: Awaited<ReturnType<typeof joinStaff>>;
beforeAll(async () => {
  world = await openWorld();
  tutor = await joinStaff(world, 'meenakshi.sundaram@shala.example.org', '--role', 'tenant_admin');
  await freezeClock(world.pool);
  practice = await openPractice(world);
});
afterAll(() => world.stop());

const runIdOf = async (attemptId: number): Promise<number> =>
  (
    await world.pool.query('SELECT id FROM attempt_run WHERE attempt_id = $1 ORDER BY run_no DESC LIMIT 1', [
      attemptId,
    ])
  ).rows[0].id;
const staffCall = (path: string, payload: object, headers: Record<string, string> = tutor.headers) =>
  world.server.inject({ method: 'PUT', url: `/api/v1/course/staff${path}`, headers, payload });
const answerPath = (runId: number, questionId: number) =>
  `/students/${practice.studentId}/runs/${runId}/answers/${questionId}`;

describe('the result of a run', () => {
  test('[EN-17] [EN-18] of a quick quiz has every field, in the spelling of the newer version as well', async () => {
    const item = await practice.makeItem('quick_quiz', { questions: [...threeChoices(), freeText('d')] });
    const [first, second, , fourth] = item.questionIds as [number, number, number, number];
    const attempt = await practice.start(item);
    await attempt.save(first, { student_answer: 'option2' });
    await attempt.save(second, { student_answer: 'option3' });
    await attempt.save(fourth, { student_answer: 'Some words.' });
    await world.moveClock('100 seconds');
    await attempt.complete();
    const answer = await practice.call('GET', attempt.list, undefined, 'v2');
    const { attempt: shown } = answer.json();
    expect(shown).toMatchObject({
      id: attempt.id,
      startedAt: expect.stringMatching(/Z$/),
      completedAt: expect.stringMatching(/Z$/),
      evaluation: 'pending',
    });
    expect(shown.results).toEqual([
      {
        id: await runIdOf(attempt.id),
        value: 1,
        label: 'Attempt 1',
        // What waits for the tutor is in none of the two: 1 of 3, and 1 of 2 answered.
        score: 33.33,
        accuracy: 50,
        averageTimePerQuestion: 33.3,
        duration: 1.667,
        forResult: true,
        createdAt: expect.stringMatching(/Z$/),
        correct: 1,
        incorrect: 1,
        unanswered: 1,
        evaluating: 1,
        marks: 1,
        mostMarks: 3,
        late: 0,
      },
    ]);
  });

  test('time is for each answered question, and nothing where nothing was answered [E12] [E24]', async () => {
    const item = await practice.makeItem('exercise');
    const attempt = await practice.start(item);
    await world.moveClock('90 seconds');
    const { results } = (await attempt.complete()).json().excercise_attempt;
    expect(results).toMatchObject([
      { score: 0, accuracy: 0, average_time_per_question: 0, duration: 1.5, unanswered: 3 },
    ]);
  });

  test('a paper gives and takes its own marks, and its score does not fall below nothing [E17]', async () => {
    const questions = Array.from({ length: 4 }, (_unused, n) => choice(`q${n}`));
    const scored = async (answers: (string | null)[]) => {
      const item = await practice.makeItem('paper', { questions, rightMarks: 4, wrongMarks: 1 });
      const attempt = await practice.start(item);
      for (const [n, answer] of answers.entries()) {
        await attempt.save(item.questionIds[n] as number, { student_answer: answer });
      }
      return (await attempt.complete()).json().paper_attempt.results[0];
    };
    expect(await scored(['option2', 'option2', 'option1', null])).toMatchObject({
      marks: 7,
      most_marks: 16,
      score: 43.75,
      accuracy: 66.67,
    });
    expect(await scored(['option1', 'option1', 'option1', null])).toMatchObject({ marks: -3, score: 0 });
  });

  test('an exercise counts right ones only, whatever marks it was given [E17]', async () => {
    const item = await practice.makeItem('exercise', { rightMarks: 5, wrongMarks: 5 });
    const attempt = await practice.start(item);
    await attempt.save(item.questionIds[0] as number, { student_answer: 'option2' });
    await attempt.save(item.questionIds[1] as number, { student_answer: 'option1' });
    const { results } = (await attempt.complete()).json().excercise_attempt;
    expect(results).toMatchObject([{ marks: 1, most_marks: 3, score: 33.33 }]);
  });
});

test('a finished question shows the answer that was marked, where drafts count and where they do not [E05]', async () => {
  const shown = async (countsDrafts: boolean) => {
    const item = await practice.makeItem('exercise');
    const [first] = item.questionIds as [number];
    const attempt = await practice.start(item);
    await world.pool.query('UPDATE attempt_run SET counts_drafts = $1 WHERE attempt_id = $2', [
      countsDrafts,
      attempt.id,
    ]);
    await attempt.save(first, { student_answer: 'option2', client_seq: 1 });
    await attempt.save(first, { student_answer: 'option3', is_draft: true, client_seq: 2 });
    await attempt.complete();
    return (await attempt.answers()).json().excercise_attempt_questions[0];
  };
  expect(await shown(false)).toMatchObject({ student_answer: 'option2', is_draft: false, is_correct: 'yes' });
  expect(await shown(true)).toMatchObject({ student_answer: 'option3', is_draft: true, is_correct: 'no' });
});

describe('a free text', () => {
  const finished = async () => {
    const item = await practice.makeItem('exercise', { questions: [choice('a'), freeText('b', 4)] });
    const [first, second] = item.questionIds as [number, number];
    const attempt = await practice.start(item);
    await attempt.save(first, { student_answer: 'option2' });
    await attempt.save(second, { student_answer: 'My reasons.' });
    await attempt.complete();
    return { attempt, item, second, runId: await runIdOf(attempt.id) };
  };
  const resultOf = async (attempt: Awaited<ReturnType<typeof finished>>['attempt']) =>
    (await attempt.answers()).json().attempt;

  test('[QE-23] [CN-16] waits, and then is right from half of its marks on; the score takes the part [E16] [E30]', async () => {
    const { attempt, second, runId } = await finished();
    expect(await resultOf(attempt)).toMatchObject({
      evaluation: 'pending',
      results: [{ score: 100, evaluating: 1, most_marks: 1 }],
    });
    const path = `${answerPath(runId, second)}/evaluation`;
    const given = await staffCall(path, { evaluation: { marks: 3, comment: 'Nearly all.' } });
    expect(given.json()).toEqual({ evaluation: { is_correct: 'yes', marks: 3, comment: 'Nearly all.' } });
    expect(await resultOf(attempt)).toMatchObject({
      evaluation: 'done',
      results: [{ score: 87.5, correct: 2, evaluating: 0, marks: 1.75, most_marks: 2 }],
    });
    const shown = (await attempt.answers()).json().excercise_attempt_questions[1];
    expect(shown).toMatchObject({ is_correct: 'yes', marks: 3, max_marks: 4, comment: 'Nearly all.' });
    // Other marks later are a further row, and the result follows.
    await staffCall(path, { evaluation: { marks: 1.5, comment: null } });
    expect((await resultOf(attempt)).results).toMatchObject([{ correct: 1, incorrect: 1, score: 68.75 }]);
    const { rows } = await world.pool.query('SELECT marks FROM answer_mark WHERE run_id = $1 ORDER BY id', [
      runId,
    ]);
    expect(rows.map(({ marks }) => Number(marks))).toEqual([3, 1.5]);
    const audited = await world.pool.query(
      "SELECT details FROM audit_log WHERE action = 'answer.evaluated' AND details ->> 'run_id' = $1 ORDER BY id",
      [String(runId)],
    );
    expect(audited.rows.map(({ details }) => [details.before, details.marks])).toEqual([
      [null, 3],
      [3, 1.5],
    ]);
    const events = await world.pool.query(
      `SELECT payload -> 'data' AS data FROM graphile_worker._private_jobs
       WHERE payload ->> 'type' = 'assessment.answer_evaluated' AND payload -> 'data' ->> 'runId' = $1 ORDER BY id`,
      [String(runId)],
    );
    expect(
      events.rows.map(({ data }) => [data.questionId, data.score, data.evaluating, data.isFirst]),
    ).toEqual([
      [second, 87.5, 0, true],
      [second, 68.75, 0, true],
    ]);
  });

  test('takes no more marks than it has, and only an answer of words is evaluated', async () => {
    const { item, second, runId } = await finished();
    const path = `${answerPath(runId, second)}/evaluation`;
    expect((await staffCall(path, { evaluation: { marks: 4.5 } })).json().code).toBe('marks_out_of_range');
    expect((await staffCall(path, { evaluation: { marks: -1 } })).statusCode).toBe(422);
    const choicePath = `${answerPath(runId, item.questionIds[0] as number)}/evaluation`;
    expect((await staffCall(choicePath, { evaluation: { marks: 1 } })).json().code).toBe(
      'nothing_to_evaluate',
    );
  });

  test('is not evaluated by students, nor by staff who do not teach the student', async () => {
    const { second, runId } = await finished();
    const path = `${answerPath(runId, second)}/evaluation`;
    const body = { evaluation: { marks: 4 } };
    expect((await staffCall(path, body, practice.headers())).statusCode).toBe(403);
    await world.pool.query(
      `UPDATE staff_role SET role = 'tutor' WHERE role = 'tenant_admin' AND staff_id =
         (SELECT id FROM staff WHERE email = 'meenakshi.sundaram@shala.example.org')`,
    );
    try {
      expect((await staffCall(path, body)).statusCode).toBe(404);
    } finally {
      await world.pool.query(
        `UPDATE staff_role SET role = 'tenant_admin' WHERE role = 'tutor' AND staff_id =
           (SELECT id FROM staff WHERE email = 'meenakshi.sundaram@shala.example.org')`,
      );
    }
    expect((await staffCall(path, body)).statusCode).toBe(200);
  });

  test('a late answer counts when staff says so, and only then [E04] [E06]', async () => {
    const item = await practice.makeItem('exercise', { timer: { timer: 'whole_quiz', time: 1 } });
    const [first] = item.questionIds as [number];
    const attempt = await practice.start(item);
    await world.moveClock('90 seconds');
    await attempt.save(first, { student_answer: 'option2', client_seq: 1 });
    const path = `${answerPath(await runIdOf(attempt.id), first)}/late_answer`;
    expect((await resultOf(attempt)).results).toMatchObject([{ correct: 0, late: 1 }]);
    expect((await staffCall(path, { late_answer: { is_counted: false } })).statusCode).toBe(200);
    expect((await resultOf(attempt)).results).toMatchObject([{ correct: 0 }]);
    const shown = async () => (await attempt.answers()).json().excercise_attempt_questions[0];
    expect(await shown()).toMatchObject({ student_answer: null, is_correct: 'no', is_late: false });
    await staffCall(path, { late_answer: { is_counted: true } });
    expect((await resultOf(attempt)).results).toMatchObject([{ correct: 1, score: 33.33, late: 0 }]);
    expect(await shown()).toMatchObject({ student_answer: 'option2', is_correct: 'yes', is_late: false });
  });

  test('a later late answer is the last word, and waits for a look of its own [E06]', async () => {
    const item = await practice.makeItem('exercise', { timer: { timer: 'whole_quiz', time: 1 } });
    const [first] = item.questionIds as [number];
    const attempt = await practice.start(item);
    await attempt.save(first, { student_answer: 'option1', client_seq: 1 });
    await world.moveClock('90 seconds');
    const late = async (answer: string, seq: number) =>
      (await attempt.save(first, { student_answer: answer, client_seq: seq })).json().receipt;
    await late('option2', 2);
    const path = `${answerPath(await runIdOf(attempt.id), first)}/late_answer`;
    await staffCall(path, { late_answer: { is_counted: true } });
    expect((await resultOf(attempt)).results).toMatchObject([{ correct: 1, late: 0 }]);
    // The same once more is nothing to look at.
    expect(await late('option2', 3)).toMatchObject({ is_late: true, client_seq: 3 });
    expect((await resultOf(attempt)).results).toMatchObject([{ correct: 1, late: 0 }]);
    expect(await late('option3', 4)).toMatchObject({ is_late: true, client_seq: 4 });
    expect((await resultOf(attempt)).results).toMatchObject([{ correct: 0, incorrect: 1, late: 1 }]);
    // Back to what was there in time: that, too, takes back what was said in between.
    expect(await late('option1', 5)).toMatchObject({ is_late: true, client_seq: 5 });
    const { rows } = await world.pool.query(
      'SELECT late_answer, late_seq, late_decision FROM run_answer WHERE run_id = $1 AND question_id = $2',
      [await runIdOf(attempt.id), first],
    );
    expect(rows).toEqual([{ late_answer: 'option1', late_seq: 5, late_decision: null }]);
    expect((await resultOf(attempt)).results).toMatchObject([{ late: 1 }]);
  });
});
