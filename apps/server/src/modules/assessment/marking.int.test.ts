import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addWaiting, type MarkingDesk, makeFreeText, markingDesk } from '../../../test/marking.ts';
import { openPractice } from '../../../test/practice.ts';
import { freeText } from '../../../test/practice-questions.ts';
import { openStaffSession } from '../../../test/staff-session.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let ananya: MarkingDesk;
let principal: MarkingDesk;
let admin: Awaited<ReturnType<typeof openStaffSession>>;

beforeAll(async () => {
  world = await openWorld();
});
// A session does not outlive the moves of the clock in here.
beforeEach(async () => {
  const tutor = await openStaffSession(world, 'ananya.mukherjee@shala.example.org');
  admin = await openStaffSession(world, 'meenakshi.sundaram@shala.example.org');
  ananya = markingDesk(world, tutor.headers);
  principal = markingDesk(world, admin.headers);
});
afterAll(() => world.stop());

const one = async () => {
  const item = await makeFreeText(world);
  const [key] = (await addWaiting(world, item)) as [{ studentId: number; runId: number }];
  return { ...item, key };
};

describe('the queue', () => {
  test('[RL-03] names exercises with answers that wait, and counts them by question and by student', async () => {
    const item = await makeFreeText(world);
    const keys = await addWaiting(world, item, { count: 3, name: 'Queue' });
    await ananya.mark(keys[1] as (typeof keys)[0], item.questionId, { marks: 3, comment: null, revision: 0 });
    const listed = (await ananya.items()).items.find(({ id }: { id: number }) => id === item.itemId);
    expect(listed).toMatchObject({ kind: 'exercise', subject_name: 'Mathematics', waiting: 2, checked: 1 });
    expect(listed.oldest_at).toMatch(/Z$/);
    const { item: shown, questions } = (await ananya.item(item.itemId)).json();
    expect(shown).toMatchObject({ id: item.itemId, waiting: 2, checked: 1 });
    expect(questions).toEqual([
      {
        id: item.questionId,
        number: 1,
        content: 'Stem of marking',
        max_marks: 4,
        model_answer: 'SECRET model of marking',
        pictures: [],
        waiting: 2,
        checked: 1,
      },
    ]);
    const { answers } = (await ananya.answers(item.itemId, item.questionId)).json();
    expect(answers).toMatchObject([
      { student_name: 'Queue 00001', section_name: '8-A', state: 'waiting', marks: null, taken: null },
      { student_name: 'Queue 00002', state: 'marked', marks: 3 },
      { student_name: 'Queue 00003', state: 'waiting' },
    ]);
  });

  test('goes on exactly where the page before ended', async () => {
    const item = await makeFreeText(world);
    await addWaiting(world, item, { count: 7 });
    const names: string[] = [];
    let query = '?limit=3';
    for (let pages = 0; pages < 3; pages += 1) {
      const page = (await ananya.answers(item.itemId, item.questionId, query)).json();
      names.push(...page.answers.map(({ student_name }: { student_name: string }) => student_name));
      query = `?limit=3&after=${page.next}`;
      if (pages === 2) expect(page.next).toBeNull();
    }
    expect(new Set(names).size).toBe(7);
    expect(names).toEqual([...names].sort());
  });
});

describe('an answer that somebody looks at', () => {
  test('is refused to a colleague by name, until it is let go or five minutes are over', async () => {
    const { key, questionId, itemId } = await one();
    expect((await ananya.take(key, questionId)).json().answer.taken).toMatchObject({ is_mine: true });
    const refused = await principal.take(key, questionId);
    expect([refused.statusCode, refused.json().code, refused.json().details.staff_name]).toEqual([
      409,
      'answer_taken',
      'Ananya Mukherjee',
    ]);
    const marked = await principal.mark(key, questionId, { marks: 1, revision: 0 });
    expect(marked.json().code).toBe('answer_taken');
    const { answers } = (await principal.answers(itemId, questionId)).json();
    expect(answers[0].taken).toMatchObject({ staff_name: 'Ananya Mukherjee', is_mine: false });
    await ananya.release(key, questionId);
    expect((await principal.take(key, questionId)).statusCode).toBe(200);
    await world.moveClock('301 seconds');
    expect((await ananya.take(key, questionId)).json().answer.taken).toMatchObject({ is_mine: true });
    // Taken again before the end, it lasts from then.
    await world.moveClock('200 seconds');
    await ananya.take(key, questionId);
    await world.moveClock('200 seconds');
    expect((await principal.take(key, questionId)).json().code).toBe('answer_taken');
    await ananya.mark(key, questionId, { marks: 4, revision: 0 });
    expect((await principal.take(key, questionId)).statusCode).toBe(200);
  });

  test('is not marked over by somebody who has not seen the mark', async () => {
    const { key, questionId } = await one();
    await ananya.mark(key, questionId, { marks: 2, revision: 0 });
    const over = await principal.mark(key, questionId, { marks: 0, revision: 0 });
    expect([over.statusCode, over.json().code]).toEqual([409, 'answer_marked_meanwhile']);
    const again = await principal.mark(key, questionId, { marks: 3, comment: 'Better.', revision: 1 });
    expect(again.json().answer).toMatchObject({ marks: 3, comment: 'Better.', revision: 2 });
    expect(again.json().answer.history).toMatchObject([
      { staff_name: 'Meenakshi Sundaram', is_mine: true, marks: 3 },
      { staff_name: 'Ananya Mukherjee', is_mine: false, marks: 2 },
    ]);
  });

  test('takes a verdict for all, half or none of its marks', async () => {
    for (const [verdict, marks] of [
      ['yes', 4],
      ['partly', 2],
      ['no', 0],
    ] as const) {
      const { key, questionId } = await one();
      const answer = await ananya.mark(key, questionId, { verdict, revision: 0 });
      expect(answer.json().answer).toMatchObject({ marks, state: 'marked' });
    }
    const { key, questionId } = await one();
    expect((await ananya.mark(key, questionId, { revision: 0 })).statusCode).toBe(422);
  });
});

describe('a mark that is taken back', () => {
  test('leaves what was there before, as a further row of the history and of the audit log', async () => {
    const { key, questionId } = await one();
    await ananya.mark(key, questionId, { marks: 1, comment: 'First.', revision: 0 });
    await ananya.mark(key, questionId, { marks: 4, comment: 'Second.', revision: 1 });
    const back = (await ananya.undo(key, questionId)).json().answer;
    expect(back).toMatchObject({ state: 'marked', marks: 1, comment: 'First.', revision: 3 });
    expect(back.history[0]).toMatchObject({ is_undo: true, is_mine: true });
    expect((await ananya.undo(key, questionId)).json().code).toBe('nothing_to_undo');
    const { rows } = await world.pool.query(
      `SELECT details FROM audit_log WHERE action = 'answer.mark_undone' AND details ->> 'run_id' = $1`,
      [String(key.runId)],
    );
    expect(rows.map(({ details }) => [details.before, details.marks])).toEqual([[4, 1]]);
  });

  test('makes an answer wait again, with the result it had', async () => {
    const { key, questionId } = await one();
    const result = async () =>
      (await world.pool.query('SELECT score, evaluating FROM attempt_run WHERE id = $1', [key.runId]))
        .rows[0];
    const before = await result();
    await ananya.mark(key, questionId, { marks: 4, revision: 0 });
    expect(await result()).not.toEqual(before);
    expect((await ananya.undo(key, questionId)).json().answer).toMatchObject({
      state: 'waiting',
      marks: null,
    });
    expect(await result()).toEqual(before);
  });

  test("is one's own and not older than ten minutes", async () => {
    const { key, questionId } = await one();
    await ananya.mark(key, questionId, { marks: 4, revision: 0 });
    expect((await principal.undo(key, questionId)).json().code).toBe('nothing_to_undo');
    await world.moveClock('601 seconds');
    expect((await ananya.undo(key, questionId)).json().code).toBe('nothing_to_undo');
  });
});

test('[QE-24] [RL-03] what a tutor marks is in the result, the points and the notifications of the student', async () => {
  const practice = await openPractice(world, 'soham.patil@students.example.org');
  const item = await practice.makeItem('exercise', { questions: [freeText('result', 4)] });
  const attempt = await practice.start(item);
  const questionId = item.questionIds[0] as number;
  await attempt.save(questionId, { student_answer: 'Because of friction.' });
  await attempt.complete();
  const [waiting] = (await principal.answers(item.id, questionId)).json().answers;
  const key = { studentId: waiting.student_id, runId: waiting.run_id };
  expect((await principal.get(key, questionId)).json().answer).toMatchObject({
    text: 'Because of friction.',
    max_marks: 4,
    revision: 0,
    history: [],
  });
  const worker = await startTestWorker(world);
  try {
    await principal.mark(key, questionId, { marks: 3, comment: 'Name the surfaces.', revision: 0 });
    await settle(world);
  } finally {
    await worker.stop();
  }
  const shown = (await attempt.answers()).json();
  expect(shown.excercise_attempt_questions[0]).toMatchObject({
    is_correct: 'yes',
    marks: 3,
    comment: 'Name the surfaces.',
  });
  expect(shown.attempt.results).toMatchObject([{ score: 75, evaluating: 0 }]);
  const { rows } = await world.pool.query(
    `SELECT (SELECT sum(points)::int FROM points_entry WHERE student_id = $1 AND source_id = $2
       AND source_type = 'exercise') AS points,
       (SELECT title ->> 'en' FROM notification WHERE student_id = $1 AND source = $3) AS title`,
    [key.studentId, item.id, `run:${key.runId}`],
  );
  expect(rows[0].title).toBe('Your answer was checked');
  expect(rows[0].points).toBeGreaterThan(0);
});

describe('a late answer', () => {
  test('[RL-03] is listed with what counts now, decided from the list, and gone from it', async () => {
    const practice = await openPractice(world, 'soham.patil@students.example.org');
    const item = await practice.makeItem('exercise', { timer: { timer: 'whole_quiz', time: 1 } });
    const attempt = await practice.start(item);
    const questionId = item.questionIds[0] as number;
    await attempt.save(questionId, { student_answer: 'option1', client_seq: 1 });
    // This child has a third more time than others.
    await world.moveClock('150 seconds');
    await attempt.save(questionId, { student_answer: 'option2', client_seq: 2 });
    const late = async () =>
      (await principal.call('GET', '/late_answers?limit=200'))
        .json()
        .late_answers.filter(({ question_id: id }: { question_id: number }) => id === questionId);
    const [row] = await late();
    expect(row).toMatchObject({
      student_name: 'Soham Patil',
      section_name: '8-A',
      content: 'Stem of one',
      options: { option1: 'Choice 1', option2: 'Choice 2', option3: 'Choice 3', option4: 'Choice 4' },
      counted_answer: 'option1',
      late_answer: 'option2',
    });
    expect((await principal.items()).late).toBeGreaterThan(0);
    const decided = await world.server.inject({
      method: 'PUT',
      url: `/api/v1/course/staff/students/${row.student_id}/runs/${row.run_id}/answers/${questionId}/late_answer`,
      headers: admin.headers,
      payload: { late_answer: { is_counted: true, late_seq: row.late_seq } },
    });
    expect(decided.statusCode).toBe(200);
    // A colleague whose list is older does not overrule it.
    const again = await world.server.inject({
      method: 'PUT',
      url: `/api/v1/course/staff/students/${row.student_id}/runs/${row.run_id}/answers/${questionId}/late_answer`,
      headers: admin.headers,
      payload: { late_answer: { is_counted: false, late_seq: row.late_seq } },
    });
    expect([again.statusCode, again.json().code]).toEqual([409, 'answer_marked_meanwhile']);
    expect(await late()).toEqual([]);
    expect((await attempt.answers()).json().attempt.results).toMatchObject([{ correct: 1 }]);
  });

  test('that counts instead of a marked one waits for a mark of its own, and so does what counts after it', async () => {
    const practice = await openPractice(world, 'soham.patil@students.example.org');
    const item = await practice.makeItem('exercise', {
      questions: [freeText('late', 4)],
      timer: { timer: 'whole_quiz', time: 1 },
    });
    const attempt = await practice.start(item);
    const questionId = item.questionIds[0] as number;
    await attempt.save(questionId, { student_answer: 'In time.', client_seq: 1 });
    await world.moveClock('150 seconds');
    await attempt.save(questionId, { student_answer: 'Late, and better.', client_seq: 2 });
    const [card] = (await principal.answers(item.id, questionId)).json().answers;
    const key = { studentId: card.student_id, runId: card.run_id };
    await ananya.mark(key, questionId, { marks: 1, comment: 'Too short.', revision: 0 });
    const count = () =>
      world.server.inject({
        method: 'PUT',
        url: `/api/v1/course/staff/students/${key.studentId}/runs/${key.runId}/answers/${questionId}/late_answer`,
        headers: admin.headers,
        payload: { late_answer: { is_counted: true } },
      });
    // Not under the hands of a colleague who has it open.
    await ananya.take(key, questionId);
    expect((await count()).json().code).toBe('answer_taken');
    await ananya.release(key, questionId);
    expect((await count()).statusCode).toBe(200);
    const waits = { state: 'waiting', marks: null, comment: null };
    const shown = async () => (await principal.get(key, questionId)).json().answer;
    expect(await shown()).toMatchObject({ ...waits, text: 'Late, and better.', revision: 2 });
    expect((await attempt.answers()).json().attempt.results).toMatchObject([{ evaluating: 1 }]);
    // Who had the other words before their eyes does not mark these.
    expect((await ananya.mark(key, questionId, { marks: 2, revision: 1 })).json().code).toBe(
      'answer_marked_meanwhile',
    );
    await ananya.mark(key, questionId, { marks: 4, comment: 'Good.', revision: 2 });
    await attempt.save(questionId, { student_answer: 'Later still.', client_seq: 3 });
    expect(await shown()).toMatchObject({ ...waits, text: 'In time.' });
  });
});

test('phrases are kept in their order, for one person alone', async () => {
  await ananya.call('PUT', '/phrases', { phrases: ['Show the units', ' Explain why '] });
  expect((await ananya.call('GET', '/phrases')).json()).toEqual({
    phrases: ['Show the units', 'Explain why'],
  });
  await ananya.call('PUT', '/phrases', { phrases: ['Explain why'] });
  expect((await ananya.call('GET', '/phrases')).json()).toEqual({ phrases: ['Explain why'] });
  expect((await principal.call('GET', '/phrases')).json()).toEqual({ phrases: [] });
  const tooMany = Array.from({ length: 31 }, (_unused, n) => `Phrase ${n}`);
  expect((await ananya.call('PUT', '/phrases', { phrases: tooMany })).statusCode).toBe(422);
});
