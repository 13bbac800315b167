import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Learner } from '../../../test/learners.ts';
import { type Lessons, prepareLessons } from '../../../test/lessons.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let lessons: Lessons;
beforeAll(async () => {
  world = await openWorld();
  lessons = await prepareLessons(world);
});
afterAll(() => world.stop());

const base = '/api/v1/course/student/student_courses';
const get = (path: string, { headers, enrolmentId }: Learner = lessons.learner, language = 'en') =>
  world.server.inject({
    method: 'GET',
    url: `${base}/${enrolmentId}${path}`,
    headers: { ...headers, 'accept-language': language },
  });

describe('the subjects', () => {
  test('[EN-13] [AL-02] come with everything a card shows', async () => {
    const { class_room_subjects: subjects } = (await get('/class_room_subjects')).json();
    expect(subjects.find((subject: { id: number }) => subject.id === lessons.physics.subjectId)).toEqual({
      id: lessons.physics.subjectId,
      name: 'Physics',
      subject: {
        id: lessons.physics.subjectId,
        name: 'Physics',
        display_picture_url: null,
        color_code: '2',
        icon: 'atom',
      },
      amount_paise: 139900,
      amount_rupees: 1399,
      amount: 1399,
      is_active: true,
      class_room: { id: lessons.learner.courseId, name: 'Class 8' },
      exam: null,
      display: true,
      chaptor_count: lessons.physics.chapterIds.length,
      cummulative_completion_percentage: 0,
      exercise_completion_percentage: 0,
      content_completion_percentage: 0,
      disabled: false,
    });
  });

  test('[AL-03] [EN-13] of an exam come in the other skin, with a colour that stays when none was chosen', async () => {
    await world.pool.query('UPDATE subject SET colour = NULL, picture_key = $1 WHERE id = $2', [
      'pictures/physics.png',
      lessons.examPhysics.subjectId,
    ]);
    const list = async (search = '') =>
      (await get(`/exam_subjects?search=${search}`, lessons.examLearner)).json().exam_subjects;
    const own = (await list()).find(
      (subject: { id: number }) => subject.id === lessons.examPhysics.subjectId,
    );
    expect(own).toEqual({
      id: lessons.examPhysics.subjectId,
      name: 'Physics',
      subject: {
        id: lessons.examPhysics.subjectId,
        name: 'Physics',
        display_picture_url: expect.stringContaining('pictures/physics.png?'),
        color_code: String((lessons.examPhysics.subjectId % 7) + 1),
        icon: expect.any(String),
      },
      amount_paise: expect.any(Number),
      amount_rupees: own.amount_paise / 100,
      amount: own.amount_paise / 100,
      is_active: true,
      class_room: null,
      exam: { id: lessons.examLearner.courseId, name: expect.any(String) },
      display: true,
      exam_chapter_count: 1,
      cummulative_completion_percentage: 0,
      exam_exercise_completion_percentage: 0,
      exam_content_completion_percentage: 0,
      disabled: false,
    });
    expect((await list('PHYSICS')).length).toBe(1);
  });
});

describe('the chapters of a subject', () => {
  const list = async (search = '', language = 'en') =>
    (
      await get(
        `/class_room_subjects/${lessons.physics.subjectId}/chaptors?search=${encodeURIComponent(search)}`,
        lessons.learner,
        language,
      )
    ).json();

  test('[AL-04] [EN-14] come numbered, with counts and their first four contents', async () => {
    const answer = await list();
    expect(answer.subject).toEqual({
      id: lessons.physics.subjectId,
      name: 'Physics',
      color_code: '2',
      icon: 'atom',
    });
    expect(answer.chaptors.map((chapter: { number: number }) => chapter.number)).toEqual(
      lessons.physics.chapterIds.map((_id, index) => index + 1),
    );
    expect(answer.chaptors[0]).toEqual({
      id: lessons.first,
      name: 'Force and friction',
      number: 1,
      contents_count: 5,
      completed_exercises_count: 0,
      is_active: true,
      disabled: false,
      cummulative_completion_percentage: 0,
      excercises_count: expect.any(Number),
      exercise_completion_percentage: 0,
      content_completion_percentage: 0,
      chaptor_contents: expect.any(Array),
    });
    expect(answer.chaptors[0].chaptor_contents).toHaveLength(4);
    expect(answer.chaptors[0].chaptor_contents[0]).toMatchObject({
      id: lessons.film.contentId,
      chaptor_id: lessons.first,
    });
    expect(answer.chaptors[1]).toMatchObject({ id: lessons.second, contents_count: 0, chaptor_contents: [] });
  });

  test('[VA-17] are found by part of their name in any letter case, and keep their number', async () => {
    const name = (await list()).chaptors[2].name as string;
    const found = (await list(`  ${name.slice(1, -1).toUpperCase()} `)).chaptors;
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ id: lessons.third, number: 3 });
    expect((await list('%')).chaptors).toEqual([]);
    expect((await list('_')).chaptors).toEqual([]);
  });

  test('are found in Hindi and in English by a Hindi reader', async () => {
    expect((await list('friction', 'hi')).chaptors).toHaveLength(1);
    const { name } = (await list('friction', 'hi')).chaptors[0];
    expect(name).toMatch(/[\u0900-\u097F]/);
    expect((await list(name.slice(0, 3), 'hi')).chaptors.length).toBeGreaterThan(0);
  });

  test('[VA-20] [LK-10] what is switched off is not among them, and the numbers close up', async () => {
    await world.pool.query('UPDATE chapter SET is_active = false WHERE id = $1', [lessons.second]);
    const { chaptors } = await list();
    expect(chaptors).toHaveLength(lessons.physics.chapterIds.length - 1);
    expect(chaptors[1]).toMatchObject({ id: lessons.third, number: 2 });
    expect((await get(`/chaptors/${lessons.second}/chaptor_contents`)).statusCode).toBe(404);
    await world.pool.query('UPDATE chapter SET is_active = true WHERE id = $1', [lessons.second]);
  });

  test('[VA-19] [EN-14] of an exam are only those with contents, in the other skin', async () => {
    const answer = await get(
      `/exam_subjects/${lessons.examPhysics.subjectId}/exam_chapters`,
      lessons.examLearner,
    );
    expect(answer.json().exam_chapters).toEqual([
      {
        id: lessons.examChapter,
        name: expect.any(String),
        number: 2,
        contents_count: 1,
        completed_exercises_count: 0,
        is_active: true,
        disabled: false,
        cummulative_completion_percentage: 0,
        exam_exercises_count: expect.any(Number),
        exam_exercise_completion_percentage: 0,
        exam_content_completion_percentage: 0,
        exam_chapter_contents: [
          expect.objectContaining({
            title: 'Vectors',
            chaptor_id: null,
            exam_chapter_id: lessons.examChapter,
          }),
        ],
      },
    ]);
    const subjects = (await get('/exam_subjects', lessons.examLearner)).json().exam_subjects;
    const own = subjects.find((subject: { id: number }) => subject.id === lessons.examPhysics.subjectId);
    expect(own).toMatchObject({ exam_chapter_count: 1, class_room: null, disabled: false });
  });

  test('of another course, another kind of course or no subject at all do not exist', async () => {
    for (const path of [
      `/class_room_subjects/${lessons.examPhysics.subjectId}/chaptors`,
      `/exam_subjects/${lessons.physics.subjectId}/exam_chapters`,
      '/class_room_subjects/987654321/chaptors',
    ]) {
      expect((await get(path)).statusCode, path).toBe(404);
    }
  });
});
