import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openParentSession, type ParentSession } from '../../../test/parent-session.ts';
import { findCourse, makeItem, type PracticeCourse } from '../../../test/practice-items.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let neha: ParentSession;
let course: PracticeCourse;
beforeAll(async () => {
  world = await openWorld();
  await allowPractice(false);
  neha = await openParentSession(world, '+919000010018');
  const { rows } = await world.pool.query<{ id: number }>(
    "SELECT id FROM student WHERE first_name = 'Arnav' AND last_name = 'Gupta'",
  );
  const studentId = rows[0]?.id ?? 0;
  await world.pool.query('UPDATE session SET student_id = $1 WHERE id = $2', [studentId, neha.sessionId]);
  course = await findCourse(world, studentId, 'class_room');
});
afterAll(() => world.stop());

const allowPractice = (isAllowed: boolean) =>
  world.pool.query(
    "UPDATE brand SET flags = flags || jsonb_build_object('trialFirstChapterPractice', $1::boolean)",
    [isAllowed],
  );
const send = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  world.server.inject({
    method,
    url: `/api/v1/course/student/student_courses/${course.enrolmentId}${path}`,
    headers: neha.headers,
    ...(payload && { payload }),
  });

describe('a trial', () => {
  test('[LK-07] shows exercises and begins none of them, unless the brand opens those of the first chapter [C10]', async () => {
    const { id, slug } = await makeItem(world, course, 'exercise');
    const list = `/chaptors/${course.chapterId}/excercises?search=${slug}`;
    const begin = () =>
      send('POST', `/chaptors/${course.chapterId}/excercise_attempts`, {
        excercise_attempt: { excercise_id: id },
      });
    expect((await send('GET', list)).json().excercises).toMatchObject([{ id, disabled: true }]);
    const refused = await begin();
    expect(refused.statusCode).toBe(403);
    expect(refused.json().code).toBe('subscription_required');
    await allowPractice(true);
    // Brands are believed for some seconds.
    await expect.poll(async () => (await begin()).statusCode, { timeout: 20_000 }).toBe(200);
    expect((await send('GET', list)).json().excercises).toMatchObject([{ id, disabled: false }]);
    const second = await makeItem(world, { ...course, chapterId: course.secondChapterId }, 'exercise');
    const later = await send('POST', `/chaptors/${course.secondChapterId}/excercise_attempts`, {
      excercise_attempt: { excercise_id: second.id },
    });
    expect(later.statusCode).toBe(403);
  });

  test('[LK-07] lessons of the first chapter have their quick quiz, those of the others do not [C15]', async () => {
    const quiz = await makeItem(world, course, 'quick_quiz');
    // The body may be missing: the path says all.
    const open = await send('POST', `/content_libraries/${quiz.placeId}/content_exercise_attempts`);
    expect(open.statusCode).toBe(200);
    const later = await makeItem(world, { ...course, chapterId: course.secondChapterId }, 'quick_quiz');
    const locked = await send('POST', `/content_libraries/${later.placeId}/content_exercise_attempts`);
    expect(locked.json().code).toBe('subscription_required');
  });

  test('a course that has run out shows its lists and results, lets a run go on to its end, and begins nothing [C15]', async () => {
    const open = async () => {
      const item = await makeItem(world, course, 'quick_quiz');
      const path = `/content_libraries/${item.placeId}/content_exercise_attempts`;
      const { id } = (await send('POST', path)).json().content_exercise_attempt;
      const questions = `/content_exercise_attempts/${id}/content_exercise_attempt_questions`;
      const [first] = item.questionIds as [number];
      const answer = { content_exercise_attempt_question: { student_answer: 'option2' } };
      return {
        path,
        id,
        itemId: item.id,
        questions,
        save: () => send('PUT', `${questions}/${first}`, answer),
        complete: () => send('PUT', `${path}/${id}/complete`),
        reset: () => send('PUT', `${path}/${id}/reset`),
      };
    };
    const [done, running, waiting] = [await open(), await open(), await open()];
    await send('GET', done.questions);
    await done.save();
    await done.complete();
    await send('GET', running.questions);
    await world.pool.query('UPDATE access_grant SET from_day = app_today() - 9, to_day = app_today() - 1');

    expect((await send('GET', `/chaptors/${course.chapterId}/excercises`)).statusCode).toBe(200);
    // The page asks for the attempt by its item, and then for the result; also where the item is switched off.
    await world.pool.query('UPDATE practice_item SET is_active = false WHERE id = $1', [done.itemId]);
    const found = (await send('POST', done.path)).json().content_exercise_attempt;
    expect(found).toMatchObject({
      id: done.id,
      state: 'completed',
      results: [{ correct: 1, unanswered: 2 }],
    });
    const result = (await send('GET', `${done.questions}/answers`)).json();
    expect(result.content_exercise_attempt_questions[0]).toMatchObject({
      student_answer: 'option2',
      correct_answer: 'option2',
      is_correct: 'yes',
    });
    const again = (await send('POST', running.path)).json().content_exercise_attempt;
    expect(again).toMatchObject({ id: running.id, state: 'running', run_no: 1 });
    expect((await send('GET', running.questions)).statusCode).toBe(200);
    expect((await running.save()).statusCode).toBe(200);
    expect((await running.complete()).json().content_exercise_attempt.results).toMatchObject([
      { correct: 1 },
    ]);

    expect((await running.reset()).json().code).toBe('subscription_required');
    expect((await send('POST', waiting.path)).json().code).toBe('subscription_required');
    // What was allowed when the run was opened is believed for ten minutes.
    await world.moveClock('11 minutes');
    expect((await send('GET', waiting.questions)).json().code).toBe('subscription_required');
  });
});
