import { classRoomSubject, courses } from '@shala/api-client/example-answers.ts';
import { chapter, chapters } from '@shala/api-client/example-contents.ts';
import { exercise, attemptHead as head, onePage as meta, paper } from '@shala/api-client/example-practice.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leaveApp, openApp, signInBefore } from '../test-support/open-app.tsx';
import { type Answer, openSchool, type School } from '../test-support/school-server.ts';

let school: School;
const base = '/api/v1/course/student/student_courses';
const subjectsPath = `${base}/41/class_room_subjects`;
const chaptersPath = `${base}/41/class_room_subjects/2/chaptors`;
const exercisesPath = (chapterId: number) => `${base}/41/chaptors/${chapterId}/excercises`;
const papersPath = `${base}/42/papers`;
const ok = (body: unknown) => (): Answer => ({ status: 200, body });
// The pages are chunks of their own, and the first one to open them makes them; that is no test's time.
beforeAll(async () => {
  await import('#pages/main-layout.tsx');
  await import('#pages/practice-page.tsx');
  await import('#pages/practice-subject-page.tsx');
  await import('#pages/papers-page.tsx');
}, 60_000);

beforeEach(async () => {
  school = await openSchool();
  const force = chapter(1, 'Force and friction', {
    id: 3,
    excercises_count: 2,
    completed_exercises_count: 1,
  });
  school.answer(chaptersPath, ok(chapters(force, chapter(2, 'Sound', { id: 4, excercises_count: 0 }))));
  school.answer(
    exercisesPath(3),
    ok({ excercises: [exercise(7, 'Warm-up'), exercise(8, 'Quick fire')], meta }),
  );
  school.answer(exercisesPath(4), ok({ excercises: [], meta: { ...meta, total_count: 0 } }));
  signInBefore();
});
afterEach(async () => {
  leaveApp();
  await school.close();
});

const rows = async () =>
  within(await screen.findByRole('list', { name: /^Exercises of/ })).getAllByRole('listitem');
const chapterButton = (name: RegExp) => screen.getByRole('button', { name });

describe('/practice', () => {
  test('[PR-01] [RT-25] has its title and its text, as the specification writes it', async () => {
    await openApp('/practice');
    const [title] = await screen.findAllByRole('heading', { level: 1, name: 'Practice' });
    expect(title?.closest('header')?.textContent).toContain('You are doing , Keep it up!');
  });

  test('[PR-03] the search asks the server once the typing rests', async () => {
    await openApp('/practice');
    const [box] = await screen.findAllByRole('searchbox', { name: 'Search subjects, topics ...' });
    fireEvent.change(box as HTMLElement, { target: { value: 'alg' } });
    await waitFor(() =>
      expect(
        school.asked
          .filter(({ path }) => path === subjectsPath)
          .at(-1)
          ?.search.get('search'),
      ).toBe('alg'),
    );
  });

  test('[PR-04] the sign with the i explains score, accuracy and speed', async () => {
    await openApp('/practice');
    fireEvent.click(await screen.findByRole('button', { name: 'What the numbers mean' }));
    const dialog = await screen.findByRole('dialog');
    for (const name of ['Score', 'Accuracy', 'Speed']) within(dialog).getByText(name);
    within(dialog).getByText('Right answers out of all questions.');
  });

  test('[PR-06] a book tells how much of its exercises is done, or else of its contents', async () => {
    const untouched = { ...classRoomSubject(12, 'Physics', 7), exercise_completion_percentage: 0 };
    school.answer(
      subjectsPath,
      ok({ class_room_subjects: [classRoomSubject(11, 'Mathematics', 16), untouched] }),
    );
    await openApp('/practice');
    const bar = (name: string) => screen.findByRole('progressbar', { name: `Done in ${name}` });
    expect((await bar('Mathematics')).getAttribute('aria-valuenow')).toBe('30');
    expect((await bar('Physics')).getAttribute('aria-valuenow')).toBe('50');
    expect(screen.getByRole('link', { name: /Mathematics/ }).getAttribute('href')).toBe('/practice/11');
  });

  test('a class-room course shows no exams', async () => {
    await openApp('/practice');
    await screen.findByText('Practice by Subjects');
    expect(screen.queryByText('Practice by Exams')).toBeNull();
  });
});

describe('/practice/{subjectId}', () => {
  test('[PR-07] [PR-08] [RT-26] chapters on the left, the first one chosen, its exercises on the right', async () => {
    await openApp('/practice/2');
    expect(await rows()).toHaveLength(2);
    expect(screen.getAllByRole('heading', { level: 1, name: 'Physics' })).not.toHaveLength(0);
    expect(screen.getAllByRole('searchbox', { name: 'Search exercises' })).not.toHaveLength(0);
    expect(chapterButton(/Force and friction/).getAttribute('aria-current')).toBe('true');
    expect(chapterButton(/Force and friction/).textContent).toContain('1 of 2 exercises');
    fireEvent.click(chapterButton(/Sound/));
    await screen.findByRole('heading', { name: 'No exercises' });
    expect(chapterButton(/Sound/).getAttribute('aria-current')).toBe('true');
  });

  test('a search asks for the exercises of the chosen chapter', async () => {
    await openApp('/practice/2');
    await rows();
    const [box] = screen.getAllByRole('searchbox', { name: 'Search exercises' });
    fireEvent.change(box as HTMLElement, { target: { value: 'quick' } });
    await waitFor(() =>
      expect(
        school.asked
          .filter(({ path }) => path === exercisesPath(3))
          .at(-1)
          ?.search.get('search'),
      ).toBe('quick'),
    );
  });

  test('a row offers Start, Resume or the result, with the last score', async () => {
    school.answer(
      exercisesPath(3),
      ok({
        excercises: [
          exercise(7, 'Warm-up', { timer_options: 'none', time: null }),
          exercise(8, 'Timed', { attempt: head('running', null) }),
          exercise(9, 'Quick fire', {
            timer_options: 'per_question',
            time: 30,
            attempts_count: 1,
            attempt: head('completed', 90),
          }),
        ],
        meta,
      }),
    );
    await openApp('/practice/2');
    const [first, second, third] = (await rows()) as [HTMLElement, HTMLElement, HTMLElement];
    const way = (row: HTMLElement) => within(row).getByRole('link').getAttribute('href');
    expect(first.textContent).toContain('No time limit');
    expect(first.textContent).toContain('Not attempted');
    expect(way(first)).toBe('/practice/exercise/7/exam?chapter=3&subject=2');
    within(second).getByRole('link', { name: 'Resume: Timed' });
    expect(third.textContent).toContain('30 s a question');
    expect(third.textContent).toContain('90%');
    expect(third.textContent).toContain('11 Jul');
    expect(way(third)).toBe('/practice/exercise/9/exam/results?chapter=3&subject=2');
  });

  test('[LK-07] what a trial does not hold asks for a subscription instead of opening', async () => {
    school.answer(exercisesPath(3), ok({ excercises: [exercise(7, 'Warm-up', { disabled: true })], meta }));
    await openApp('/practice/2');
    await rows();
    expect(screen.queryByRole('link', { name: 'Start: Warm-up' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Start: Warm-up' }));
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText('Practice is locked');
    expect(within(dialog).getByRole('link', { name: /Buy Subscription/ })).toBeTruthy();
    within(dialog).getByRole('button', { name: 'Continue with Free Trial' });
  });

  test('exercises that do not load offer a retry', async () => {
    school.answer(exercisesPath(3), () => ({
      status: 404,
      body: { error: 'x', code: 'x', request_id: 'r' },
    }));
    await openApp('/practice/2');
    await screen.findByText('The exercises did not load');
    school.answer(exercisesPath(3), ok({ excercises: [exercise(7, 'Warm-up')], meta }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});

describe('an exam course', () => {
  beforeEach(() => {
    const [exam] = courses.student_courses;
    school.answer(base, ok({ student_courses: [exam] }));
    school.answer(
      '/Student/ProductDetails',
      ok([{ id: 30, istrial: false, enddate: '2027-03-31', studenttype: 'retail', instituteId: null }]),
    );
    school.answer(`${base}/42/exam_subjects`, ok({ exam_subjects: [] }));
    school.answer(
      papersPath,
      ok({
        papers: [
          paper(5, 'Practice paper 1'),
          paper(6, 'Practice paper 2', { paper_attempt: head('completed', 62), attempts_count: 1 }),
        ],
        meta,
      }),
    );
  });

  test('[PR-05] has a card for every exam, with its acronym and its name', async () => {
    await openApp('/practice');
    await screen.findByRole('heading', { name: 'Practice by Exams' });
    const card = screen.getByRole('link', { name: /MED/ });
    expect(card.textContent).toContain('Medical Entrance');
    expect(card.getAttribute('href')).toBe('/practice/practice_by_exams/30/MED');
  });

  test.each(['/practice/practice_by_exams/30', '/practice/practice_by_exams/30/MED'])(
    '[PR-09] [PR-10] [RT-27] %s lists its papers by number, with time and the way in',
    async (path) => {
      await openApp(path);
      const list = await screen.findByRole('list', { name: 'Previous papers' });
      const [first, second] = within(list).getAllByRole('listitem') as [HTMLElement, HTMLElement];
      expect(first.textContent).toMatch(/^01Practice paper 1/);
      expect(first.textContent).toContain('45 min');
      expect(within(first).getByRole('link', { name: 'Start: Practice paper 1' }).getAttribute('href')).toBe(
        '/practice/paper/5/exam?course=42',
      );
      expect(second.textContent).toMatch(/^02/);
      within(second).getByRole('link', { name: 'View result: Practice paper 2' });
    },
  );

  test('an exam that is not theirs is not there', async () => {
    await openApp('/practice/practice_by_exams/999');
    await screen.findByText('This page is not here');
  });
});
