import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPractice, type Practice } from '../../../test/practice.ts';
import { choice, freeText, pictureChoice } from '../../../test/practice-questions.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let practice: Practice;
beforeAll(async () => {
  world = await openWorld();
  practice = await openPractice(world);
});
afterAll(() => world.stop());

interface Listed {
  id: number;
  title: string;
}
const named = (list: Listed[], slug: string) => list.find(({ title }) => title.includes(slug));

describe('exercises of a chapter', () => {
  test('[AL-11] [EN-20] come in pages with how the student stands', async () => {
    const item = await practice.makeItem('exercise', { timer: { timer: 'per_question', time: 45 } });
    const path = `/${item.enrolmentId}/chaptors/${item.placeId}/excercises?search=${item.slug}`;
    const fresh = (await practice.call('GET', path)).json();
    expect(fresh.meta).toEqual({
      current_page: 1,
      total_pages: 1,
      total_count: 1,
      next_page: null,
      prev_page: null,
      items_per_page: 10,
    });
    expect(fresh.excercises).toEqual([
      {
        id: item.id,
        title: `Title of ${item.slug}`,
        description: 'What it is about',
        time: 45,
        timer_options: 'per_question',
        extended_from: null,
        is_active: true,
        questions_count: 3,
        attempts_count: 0,
        chapter_id: item.placeId,
        chapter_name: expect.any(String),
        subject_id: expect.any(Number),
        subject_name: expect.any(String),
        disabled: false,
        attempt: null,
      },
    ]);
    const attempt = await practice.start(item);
    await attempt.complete();
    const [done] = (await practice.call('GET', path)).json().excercises;
    expect(done).toMatchObject({
      attempts_count: 1,
      attempt: {
        id: attempt.id,
        title: `Title of ${item.slug}`,
        description: 'What it is about',
        time: 45,
        timer_options: 'per_question',
        started_at: expect.any(String),
        completed_at: expect.any(String),
        state: 'completed',
      },
    });
    await attempt.reset();
    await attempt.quit();
    const [quit] = (await practice.call('GET', path)).json().excercises;
    expect(quit.attempt).toMatchObject({ state: 'completed', run_no: 1, score: expect.any(Number) });
  });

  test('[AL-11] are searched in both languages, and pages past the end are empty', async () => {
    const item = await practice.makeItem('exercise');
    const base = `/${item.enrolmentId}/chaptors/${item.placeId}/excercises`;
    const find = async (query: string) => (await practice.call('GET', `${base}?${query}`)).json();
    const hindi = await find(`search=${encodeURIComponent(item.slug.toUpperCase())}`);
    expect(hindi.excercises).toHaveLength(1);
    expect((await find('search=%25')).excercises).toEqual([]);
    const paged = await find('page=1&items_per_page=1');
    expect(paged.excercises).toHaveLength(1);
    const past = await find('page=999');
    expect(past).toMatchObject({ excercises: [], meta: { total_count: paged.meta.total_count } });
  });

  test('[AL-10] [EN-20] those of an exam come under their own names', async () => {
    const item = await practice.makeItem('exam_exercise', { timer: { timer: 'none', time: null } });
    const path = `/${item.enrolmentId}/exam_chapters/${item.placeId}/exam_exercises?search=${item.slug}`;
    const answer = (await practice.call('GET', path)).json();
    expect(answer.exam_exercises).toMatchObject([
      { id: item.id, exam_questions_count: 3, time: null, timer_options: 'none', attempt: null },
    ]);
    expect(answer.meta).toMatchObject({ total_count: 1 });
    const elsewhere = `/${item.enrolmentId}/chaptors/${item.placeId}/excercises`;
    expect((await practice.call('GET', elsewhere)).statusCode).toBe(404);
  });
});

describe('papers of a course', () => {
  test('[AL-26] [EN-22] have every field, in the spelling of the newer version', async () => {
    const { rows } = await world.pool.query("SELECT app_now() + interval '30 days' AS at");
    const item = await practice.makeItem('paper', { deadline: rows[0].at, rightMarks: 4, wrongMarks: 1 });
    const attempt = await practice.start(item);
    await attempt.complete();
    const path = `/${item.enrolmentId}/papers?items_per_page=50`;
    const { papers, meta } = (await practice.call('GET', path, undefined, 'v2')).json();
    expect(meta).toMatchObject({ currentPage: 1, itemsPerPage: 50, nextPage: null });
    expect(named(papers, item.slug)).toEqual({
      id: item.id,
      title: `Title of ${item.slug}`,
      description: 'What it is about',
      timerOptions: 'whole_quiz',
      time: 10,
      extendedFrom: null,
      isActive: true,
      paperQuestionsCount: 3,
      attemptsCount: 1,
      deadline: rows[0].at.toISOString(),
      correctAnswerPoint: 4,
      penaltyPoint: 1,
      month: 4,
      year: 2025,
      disabled: false,
      paperAttempt: {
        id: attempt.id,
        title: `Title of ${item.slug}`,
        description: 'What it is about',
        time: 10,
        timerOptions: 'whole_quiz',
        extendedFrom: null,
        startedAt: expect.any(String),
        completedAt: expect.any(String),
        state: 'completed',
        runNo: 1,
        score: 0,
      },
    });
  });
});

describe('a question of an attempt', () => {
  test('[EN-21] has every field, before and after the end', async () => {
    const item = await practice.makeItem('exercise', {
      timer: { timer: 'per_question', time: 60 },
      questions: [choice('words'), pictureChoice('pictures'), freeText('text')],
    });
    const attempt = await practice.start(item);
    const [first] = item.questionIds as [number];
    await attempt.save(first, { student_answer: 'option1', marked: true, client_seq: 3, is_draft: true });
    const open = (await attempt.questions()).json().excercise_attempt_questions;
    const shown = {
      id: first,
      kind: 'single_choice',
      content: 'Stem of words',
      only_free_text: false,
      max_marks: 1,
      options: { option1: 'Choice 1', option2: 'Choice 2', option3: 'Choice 3', option4: 'Choice 4' },
      attachment_url: null,
      question_attachments: [],
      option_image_attachments: [],
      started_at: expect.any(String),
      student_answer: 'option1',
      is_draft: true,
      exc_atmpt_quest_attchmts: [],
      marked: true,
      visited: true,
      time: expect.any(Number),
      client_seq: 3,
      is_late: false,
    };
    expect(open[0]).toEqual(shown);
    const url = expect.stringMatching(/^https?:\/\/.+figures\/.+/);
    expect(open[1]).toMatchObject({
      options: { image_option1: url, image_option2: url },
      attachment_url: url,
      question_attachments: [{ url, alt: 'Alt of stem', width: 320, height: 200 }],
      option_image_attachments: [
        { option: 'option1', url, alt: 'Alt of choice-1', width: 320, height: 200 },
        { option: 'option2', url, alt: 'Alt of choice-2', width: 320, height: 200 },
      ],
      visited: false,
      started_at: null,
    });
    expect(open[2]).toMatchObject({ only_free_text: true, options: {}, max_marks: 4 });
    await attempt.complete();
    const finished = (await attempt.answers()).json().excercise_attempt_questions;
    expect(finished[0]).toEqual({
      ...shown,
      correct_answer: 'option2',
      is_correct: 'no',
      marks: 0,
      solution: 'SECRET solution of words',
      model_answer: null,
      solution_attachments: [{ url, alt: 'Alt of solution', width: 320, height: 200 }],
      comment: null,
    });
    expect(finished[2]).toMatchObject({ correct_answer: null, model_answer: 'SECRET model of text' });
  });

  test('comes in Hindi where the reader prefers it', async () => {
    const item = await practice.makeItem('exercise');
    const attempt = await practice.start(item);
    const answer = await world.server.inject({
      method: 'GET',
      url: `/api/v1/course/student/student_courses${attempt.list}`,
      headers: { ...practice.headers(), 'accept-language': 'hi' },
    });
    expect(answer.json()).toMatchObject({
      attempt: { title: expect.stringContaining('(हिन्दी)') },
      excercise_attempt_questions: [{ content: 'Stem of one (हिन्दी)' }, {}, {}],
    });
  });
});
