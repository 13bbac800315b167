import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPath, openPractice, type Practice } from '../../../test/practice.ts';
import { type Kind, kinds } from '../../../test/practice-items.ts';
import { choice, freeText } from '../../../test/practice-questions.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let practice: Practice;
beforeAll(async () => {
  world = await openWorld();
  practice = await openPractice(world);
});
afterAll(() => world.stop());

const ids: Record<Kind, string> = {
  exercise: '[AL-12] [AL-14] [AL-16] [AL-18] [AL-19]',
  exam_exercise: '[AL-13] [AL-15] [AL-16] [AL-17] [AL-19]',
  quick_quiz: '[AL-21] [AL-22] [AL-23]',
  paper: '[AL-27] [AL-28] [AL-29]',
};

describe.each(kinds)('%s', (kind) => {
  test(`${ids[kind]} is opened, worked on, completed, retaken and given up`, async () => {
    const item = await practice.makeItem(kind, { questions: [choice('a'), choice('b'), freeText('c')] });
    const created = await practice.create(item);
    expect(created.body).toContain('"state":"ready"');
    const attempt = await practice.open(item);
    const info = created.json()[attempt.name];
    expect(info).toMatchObject({ id: attempt.id, run_no: 1, started_at: null, questions_count: 3 });

    const served = await attempt.questions();
    expect(served.statusCode).toBe(200);
    const questions = served.json()[`${attempt.name}_questions`];
    expect(questions.map(({ id }: { id: number }) => id)).toEqual(item.questionIds);
    const [first, second, third] = item.questionIds as [number, number, number];
    const saved = await attempt.save(first, { student_answer: 'option2' });
    expect(saved.json()).toMatchObject({
      [`${attempt.name}_question`]: { id: first, student_answer: 'option2', visited: true },
      receipt: { is_late: false, is_superseded: false },
    });
    await attempt.save(second, { student_answer: 'option1' });
    await attempt.save(third, { student_answer: 'Because it is so.', exc_atmpt_quest_attchmts: [] });
    const single = await attempt.question(third);
    expect(single.json()[`${attempt.name}_question`]).toMatchObject({
      id: third,
      student_answer: 'Because it is so.',
      only_free_text: true,
    });

    // Older clients name a JSON body even where they send none.
    const completed = await world.server.inject({
      method: 'PUT',
      url: `/api/v1/course/student/student_courses${createPath(item)}/${attempt.id}/complete`,
      headers: { ...practice.headers(), 'content-type': 'application/json' },
    });
    expect(completed.json()[attempt.name]).toMatchObject({
      id: attempt.id,
      state: 'completed',
      completed_at: expect.any(String),
      evaluation: 'pending',
      results: [{ value: 1, correct: 1, incorrect: 1, unanswered: 0, evaluating: 1, for_result: true }],
    });
    const answers = await attempt.answers();
    expect(answers.json()[`${attempt.name}_questions`]).toMatchObject([
      { id: first, is_correct: 'yes', correct_answer: 'option2', student_answer: 'option2' },
      { id: second, is_correct: 'no', correct_answer: 'option2', student_answer: 'option1' },
      { id: third, is_correct: 'pending', correct_answer: null, marks: null },
    ]);

    const reset = await attempt.reset();
    expect(reset.json()[attempt.name]).toMatchObject({
      id: attempt.id,
      run_no: 2,
      state: 'ready',
      completed_at: null,
      results: [{ value: 1, for_result: false }],
    });
    const again = (await attempt.questions()).json()[`${attempt.name}_questions`];
    expect(again.map((question: { student_answer: unknown }) => question.student_answer)).toEqual([
      null,
      null,
      null,
    ]);
    const gone = await attempt.quit();
    expect(gone.json()).toEqual({ success: true });
    // What was completed before stays; the run that was given up is not shown.
    expect((await attempt.status()).json().status).toMatchObject({ run_no: 1, state: 'completed' });
  });
});
