import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPractice } from '../../../test/practice.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let practice: Awaited<ReturnType<typeof openPractice>>;
beforeAll(async () => {
  world = await openWorld();
  await world.pool.query('UPDATE practice_item SET is_active = false');
  practice = await openPractice(world);
});
afterAll(() => world.stop());

test('[EN-15] [EN-16] [EN-17] a content tells how many questions its quick quiz has, and of the newest go at it', async () => {
  const item = await practice.makeItem('quick_quiz');
  const { chapterId } = await practice.courseOf('quick_quiz');
  const library = async () => {
    const path = `/${item.enrolmentId}/chaptors/${chapterId}/chaptor_contents?items_per_page=50`;
    const { chaptor_contents: contents } = (await practice.call('GET', path)).json();
    return contents
      .map((content: { content_library: { id: number } }) => content.content_library)
      .find(({ id }: { id: number }) => id === item.placeId);
  };
  expect(await library()).toMatchObject({ quick_quiz_questions_count: 3, content_exercise_attempt: null });
  const attempt = await practice.open(item);
  await attempt.questions();
  expect((await library()).content_exercise_attempt).toEqual({
    id: attempt.id,
    startedAt: expect.stringMatching(/Z$/),
    completedAt: null,
    evaluation: null,
    results: null,
  });
  await attempt.complete();
  expect((await library()).content_exercise_attempt).toEqual({
    id: attempt.id,
    startedAt: expect.stringMatching(/Z$/),
    completedAt: expect.stringMatching(/Z$/),
    evaluation: 'done',
    results: { score: 0, accuracy: 0, correct: 0, total: 3 },
  });
});

test('[EN-13] [EN-14] exercises done count for their chapter, for the subject, and together with the contents', async () => {
  const { chapterId, enrolmentId } = await practice.courseOf('exercise');
  await world.pool.query('UPDATE content SET is_active = false WHERE chapter_id = $1', [chapterId]);
  const items = [await practice.makeItem('exercise'), await practice.makeItem('exercise')];
  const { rows } = await world.pool.query('SELECT subject_id FROM chapter WHERE id = $1', [chapterId]);
  const subjectId = rows[0].subject_id;
  const counted = async () => {
    const { chaptors } = (
      await practice.call('GET', `/${enrolmentId}/class_room_subjects/${subjectId}/chaptors`)
    ).json();
    const { class_room_subjects: subjects } = (
      await practice.call('GET', `/${enrolmentId}/class_room_subjects`)
    ).json();
    const chapter = chaptors.find(({ id }: { id: number }) => id === chapterId);
    const subject = subjects.find(({ id }: { id: number }) => id === subjectId);
    return [
      chapter.excercises_count,
      chapter.completed_exercises_count,
      chapter.exercise_completion_percentage,
      chapter.content_completion_percentage,
      chapter.cummulative_completion_percentage,
      subject.exercise_completion_percentage,
    ];
  };
  expect(await counted()).toEqual([2, 0, 0, 0, 0, 0]);
  for (const [index, item] of items.entries()) {
    const attempt = await practice.open(item);
    await attempt.questions();
    await attempt.complete();
    const percent = index === 0 ? 50 : 100;
    expect(await counted()).toEqual([2, index + 1, percent, 0, percent, percent]);
  }
});
