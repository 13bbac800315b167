import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aarav, signIn } from '../../../test/people.ts';
import { openPractice, type Practice } from '../../../test/practice.ts';
import { kinds } from '../../../test/practice-items.ts';
import { choice, freeText, pictureChoice, secretWord } from '../../../test/practice-questions.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let practice: Practice;
beforeAll(async () => {
  world = await openWorld();
  practice = await openPractice(world);
});
afterAll(() => world.stop());

/** Everything that would tell what is right, in either spelling. */
const telling = [
  secretWord,
  'correct_answer',
  'correctAnswer',
  'solution',
  'is_correct',
  'isCorrect',
  'model_answer',
  'modelAnswer',
  '"comment"',
  '"marks"',
  'secret',
];
const questions = () => [choice('a'), pictureChoice('b'), freeText('c')];

describe.each(kinds)('%s', (kind) => {
  test('[QE-24] tells nothing of what is right before the end, and again nothing after a reset [E07]', async () => {
    const item = await practice.makeItem(kind, { questions: questions() });
    const bodies: string[] = [];
    const keep = async (answer: Promise<{ body: string; statusCode: number }>) => {
      const { body, statusCode } = await answer;
      bodies.push(body);
      return statusCode;
    };
    const goThrough = async () => {
      const attempt = await practice.open(item);
      await keep(practice.create(item));
      await keep(attempt.questions());
      for (const id of item.questionIds) {
        await keep(attempt.save(id, { student_answer: null, visited: true }));
        await keep(attempt.question(id));
      }
      await keep(attempt.save(item.questionIds[0] as number, { student_answer: 'option2' }));
      await keep(attempt.save(item.questionIds[2] as number, { student_answer: 'Words.' }));
      await keep(attempt.status());
      await keep(practice.call('GET', attempt.list, undefined, 'v2'));
      expect(await keep(attempt.answers())).toBe(403);
      return attempt;
    };
    const attempt = await goThrough();
    await attempt.complete();
    const { body } = await attempt.answers();
    for (const word of [secretWord, '"correct_answer":"option2"', '"solution":', '"comment":']) {
      expect(body).toContain(word);
    }
    expect((await attempt.reset()).statusCode).toBe(200);
    await goThrough();
    // The results of completed runs may be seen; they name no question and no key.
    const texts = bodies.map((text) => text.replaceAll(/"results":\[[^\]]*\]/g, ''));
    for (const word of telling) expect(texts.filter((text) => text.includes(word))).toEqual([]);
  });

  test("answers another family's calls like those for something that does not exist", async () => {
    const item = await practice.makeItem(kind);
    const attempt = await practice.start(item);
    await attempt.complete();
    const stranger = await signIn(world.server, aarav);
    const { rows } = await world.pool.query('SELECT id FROM enrolment WHERE student_id = $1 LIMIT 1', [
      stranger.body.student.id,
    ]);
    const calls = [
      ['GET', attempt.list],
      ['GET', `${attempt.list}/answers`],
      ['GET', `${attempt.list}/${item.questionIds[0]}`],
      ['GET', attempt.list.replace(/\/[a-z_]+$/, '/status')],
      ['GET', attempt.list.replace(/\/[a-z_]+$/, '/run_events')],
    ] as const;
    for (const [method, path] of calls) {
      for (const own of [
        path,
        path.replace(/^\/\d+/, `/${rows[0].id}`),
        path.replace(attempt.list, `${attempt.list}9`),
      ]) {
        const answer = await world.server.inject({
          method,
          url: `/api/v1/course/student/student_courses${own}`,
          headers: stranger.headers,
        });
        expect(`${own} ${answer.statusCode}`).toBe(`${own} 404`);
      }
    }
    const saved = await world.server.inject({
      method: 'PUT',
      url: `/api/v1/course/student/student_courses${attempt.list}/${item.questionIds[0]}`,
      headers: stranger.headers,
      payload: { [`${attempt.name}_question`]: { student_answer: 'option2' } },
    });
    expect(saved.statusCode).toBe(404);
  });
});
