import { classRoomSubject, courses } from '@shala/api-client/example-answers.ts';
import { attemptResult } from '@shala/api-client/example-attempts.ts';
import { content, contentsPage } from '@shala/api-client/example-contents.ts';
import { exercise, attemptHead as head, onePage as meta, paper } from '@shala/api-client/example-practice.ts';
import {
  chapterResult,
  classResult,
  examPaperResult,
  examResult,
  subjectResult,
  untouched,
} from '@shala/api-client/example-progress.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { courseResultQuery } from '#features/progress/progress-queries.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { leaveApp, openApp, signInBefore } from '../test-support/open-app.tsx';
import { type Answer, openSchool, type School } from '../test-support/school-server.ts';

let school: School;
const base = '/api/v1/course/student/student_courses';
const classPath = '/StudentReport/GetProgressByCourse';
const subjectPath = `${base}/41/class_room_subjects/2/student_subject_results/view`;
const chapterPath = `${base}/41/chaptors/3/student_chapter_results/view`;
const exercisesPath = `${base}/41/chaptors/3/excercises`;
const contentsPath = `${base}/41/chaptors/3/chaptor_contents`;
const exerciseRuns = `${base}/41/excercise_attempts/31/exercise_attempt_results`;
const quizRuns = `${base}/41/content_exercise_attempts/5/content_exercise_attempt_results`;
const ok = (body: unknown) => (): Answer => ({ status: 200, body });
const refuse = (status: number) => (): Answer => ({
  status,
  body: { error: 'no', code: 'no', request_id: 'r' },
});

// The pages are chunks of their own, and the first one to open them makes them; that is no test's time.
beforeAll(async () => {
  await import('#pages/main-layout.tsx');
  await import('#pages/progress-page.tsx');
  await import('#pages/progress-subject-page.tsx');
  await import('#pages/progress-chapter-page.tsx');
  await import('#pages/practice-page.tsx');
}, 60_000);

const force = chapterResult(3, 'Force and friction');
const sound = chapterResult(4, 'Sound', untouched);
const tried = exercise(7, 'Warm-up', { attempts_count: 2, attempt: head('completed', 90) });
const runs = [
  attemptResult(1, { score: 50, created_at: '2026-07-11T06:00:00.000Z' }),
  attemptResult(2, {
    score: 94.444,
    accuracy: 96.25,
    average_time_per_question: 32,
    duration: 62.05,
    correct: 17,
    incorrect: 1,
    evaluating: 1,
    unanswered: 1,
    created_at: '2026-07-14T06:00:00.000Z',
  }),
];

beforeEach(async () => {
  school = await openSchool();
  school.answer(classPath, ok(classResult()));
  school.answer(subjectPath, ok({ student_subject_result: subjectResult(force, sound) }));
  school.answer(chapterPath, ok({ student_chapter_result: force }));
  school.answer(exercisesPath, ok({ excercises: [tried, exercise(8, 'Quick fire')], meta }));
  school.answer(`${base}/41/chaptors/4/excercises`, ok({ excercises: [exercise(9, 'Echo')], meta }));
  school.answer(exerciseRuns, ok({ exercise_attempt_results: runs }));
  signInBefore();
});
afterEach(async () => {
  leaveApp();
  await school.close();
});

/** A figure by its name, with the word under it. */
const card = (name: string, place: HTMLElement = document.body) =>
  within(place).getByText(name, { selector: 'dt' }).parentElement?.textContent;
const lessonBar = () => screen.getByRole('progressbar', { name: 'Content learnt' });

describe('/my-progress of a class room', () => {
  test('[PG-01] [RT-32] shows the course in numbers and its subjects, and nothing to choose', async () => {
    await openApp('/my-progress');
    await screen.findByRole('region', { name: 'At a glance' });
    expect(screen.getAllByRole('heading', { level: 1, name: 'My Progress' })).not.toHaveLength(0);
    const book = await screen.findByRole('link', { name: /^Physics/ });
    expect(book.getAttribute('href')).toBe('/my-progress/2');
    expect(book.textContent).toContain('Score 78.4%');
    expect(screen.getByRole('link', { name: /^Mathematics/ }).textContent).toContain('No attempts yet');
    expect(screen.queryByRole('combobox', { name: 'Sorted by' })).toBeNull();
  });

  test('[PG-04] [PG-06] [PG-11] [PG-12] [VA-24] has score, accuracy, speed, duration, and how much is done as the server counts it', async () => {
    await openApp('/my-progress');
    await screen.findByRole('region', { name: 'At a glance' });
    expect(card('Score')).toBe('Score78.4 %6.1 since first attempt');
    expect(card('Accuracy')).toBe('Accuracy84.2 %2.3 since first attempt');
    expect(card('Speed')).toBe('Speed41.5 sec/ques3.0 slower');
    expect(card('Duration Spent')).toBe('Duration Spent2 h 14 min over 6 attempts');
    screen.getByRole('heading', { name: 'Learn Analytics' });
    screen.getByRole('heading', { name: 'Practice Analytics' });
    expect(lessonBar().parentElement?.textContent).toContain('Content learnt 3/5');
    expect(lessonBar().getAttribute('aria-valuenow')).toBe('60');
    const practised = screen.getByRole('progressbar', { name: 'Exercise attempted' });
    expect(practised.parentElement?.textContent).toContain('Exercise attempted 2/4');
    expect(practised.getAttribute('aria-valuenow')).toBe('50');
  });

  test('[F03] the sign with the i says over which attempts the means are', async () => {
    await openApp('/my-progress');
    fireEvent.click(await screen.findByRole('button', { name: 'What the numbers mean' }));
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText(/the mean of all exercise attempts you have completed/);
    within(dialog).getByText(/first attempt of each exercise is also kept by itself/);
    within(dialog).getByText(/counted apart/);
  });

  test('what was done in a locked subject stays readable', async () => {
    const locked = { ...classRoomSubject(2, 'Physics', 7), disabled: true };
    school.answer(`${base}/41/class_room_subjects`, ok({ class_room_subjects: [locked] }));
    await openApp('/my-progress');
    expect((await screen.findByRole('link', { name: /^Physics/ })).getAttribute('href')).toBe(
      '/my-progress/2',
    );
  });

  test('numbers that do not come offer a retry; the books stand all the same', async () => {
    school.answer(classPath, refuse(403));
    await openApp('/my-progress');
    await screen.findByText('Your progress did not load');
    await screen.findByRole('link', { name: /^Physics/ });
    school.answer(classPath, ok(classResult()));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: 'At a glance' });
  });

  test('[SS-09] the numbers are kept for the course: whoever comes back sees them before they are asked again', async () => {
    const router = await openApp('/my-progress');
    await screen.findByRole('region', { name: 'At a glance' });
    const known = queryClient.getQueryData(courseResultQuery({ id: 41, kind: 'class_room' }).queryKey);
    expect(known).toMatchObject({ runs: 6, subjects: [{ subjectId: 2 }] });
    await router.navigate({ to: '/learn' });
    await screen.findByRole('heading', { name: 'Learn by Subjects' });
    const gate = Promise.withResolvers<Answer>();
    school.answer(classPath, () => gate.promise);
    await router.navigate({ to: '/my-progress' });
    await screen.findByRole('region', { name: 'At a glance' });
    expect(card('Score')).toContain('78.4');
    gate.resolve({ status: 200, body: classResult({ score: 91 }) });
    await waitFor(() => expect(card('Score')).toContain('91 %'));
  });
});

describe('/my-progress of an exam', () => {
  const papersPath = `${base}/42/papers`;
  const resultsPath = `${base}/42/exam_paper_results/view`;
  const dated = [
    paper(5, 'Practice paper 1', { month: 4, year: 2026 }),
    paper(6, 'Practice paper 2', { month: 11, year: 2025 }),
    paper(8, 'Practice paper 3', { month: 4, year: 2026 }),
  ];
  beforeEach(() => {
    const [exam] = courses.student_courses;
    school.answer(base, ok({ student_courses: [exam] }));
    school.answer(
      '/Student/ProductDetails',
      ok([{ id: 30, istrial: false, enddate: '2027-03-31', studenttype: 'retail', instituteId: null }]),
    );
    school.answer(`${base}/42/exam_subjects`, ok({ exam_subjects: [] }));
    school.answer(`${base}/42/exam_results/view`, ok({ exam_result: examResult() }));
    school.answer(papersPath, ok({ papers: dated, meta }));
    school.answer(resultsPath, ok({ exam_paper_result: [examPaperResult(5, 'Practice paper 1')] }));
  });
  const selector = () => screen.findByRole('combobox', { name: 'Sorted by' });
  const offered = async () =>
    within(await selector())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const sortBy = async (value: string) => fireEvent.change(await selector(), { target: { value } });

  test('[PG-01] is sorted by subject, schedule or previous paper', async () => {
    await openApp('/my-progress');
    await waitFor(async () =>
      expect(await offered()).toEqual(['View by Subject', 'View by Schedule', 'View by Previous paper']),
    );
  });

  test('[F02] the schedule groups papers by month and year', async () => {
    await openApp('/my-progress?view=schedule');
    const april = await screen.findByRole('list', { name: 'Papers of April 2026' });
    expect(within(april).getAllByRole('listitem')).toHaveLength(2);
    const before = screen.getByRole('list', { name: 'Papers of November 2025' });
    within(before).getByRole('link', { name: 'Start: Practice paper 2' });
    expect(april.compareDocumentPosition(before)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('[F02] a schedule without papers is not offered', async () => {
    school.answer(papersPath, ok({ papers: [paper(5, 'Undated', { month: null, year: null })], meta }));
    await openApp('/my-progress?view=schedule');
    await waitFor(() => expect(school.asked.some(({ path }) => path === papersPath)).toBe(true));
    expect(await offered()).toEqual(['View by Subject', 'View by Previous paper']);
    expect(((await selector()) as HTMLSelectElement).value).toBe('subject');
  });

  test('previous papers show how each went, attempt by attempt', async () => {
    await openApp('/my-progress');
    await sortBy('paper');
    const shown = await screen.findByRole('region', { name: 'Practice paper 1' });
    expect(screen.getByRole('button', { name: /Practice paper 1/ }).textContent).toContain(
      '2 attempts · average 62%',
    );
    expect(card('Score', shown)).toContain('66 %');
    fireEvent.change(within(shown).getByRole('combobox', { name: 'Attempt' }), { target: { value: '501' } });
    expect(card('Score', shown)).toContain('58 %');
  });

  test('[PG-09] nobody who completed no paper is left without a word', async () => {
    school.answer(resultsPath, ok({ exam_paper_result: [] }));
    await openApp('/my-progress?view=paper');
    await screen.findByRole('heading', { name: 'No papers' });
    expect(screen.getByRole('link', { name: 'Take Test' }).getAttribute('href')).toBe('/practice');
  });
});

describe('/my-progress/{subjectId}', () => {
  test('[PG-02] [RT-33] chapters on the left, the first one in numbers on the right, and the way to its exercises', async () => {
    await openApp('/my-progress/2');
    const shown = await screen.findByRole('region', { name: 'Force and friction' });
    expect(screen.getAllByRole('heading', { level: 1, name: 'Physics' })).not.toHaveLength(0);
    const row = screen.getByRole('button', { name: /Force and friction/ });
    expect(row.getAttribute('aria-current')).toBe('true');
    expect(row.textContent).toContain('3 of 5 lessons');
    expect(row.textContent).toContain('58%');
    expect(card('Score', shown)).toContain('78.4 %');
    const link = within(shown).getByRole('link', { name: 'View by exercise' });
    expect(link.getAttribute('href')).toBe('/my-progress/2/3');
  });

  test('[PG-02] another chapter is chosen, or searched for', async () => {
    await openApp('/my-progress/2');
    fireEvent.click(await screen.findByRole('button', { name: /Sound/ }));
    const shown = await screen.findByRole('region', { name: 'Sound' });
    expect(card('Duration Spent', shown)).toBe('Duration Spent0 s No attempts yet');
    const [box] = screen.getAllByRole('searchbox', { name: 'Search chapters' });
    fireEvent.change(box as HTMLElement, { target: { value: 'FRIC' } });
    await waitFor(() => expect(screen.queryByRole('button', { name: /Sound/ })).toBeNull());
    screen.getByRole('region', { name: 'Force and friction' });
    fireEvent.change(box as HTMLElement, { target: { value: 'optics' } });
    await screen.findByText('No chapter matches “optics”.');
  });

  test('[PG-05] [F03] the means are taken over all attempts, or over the first ones only', async () => {
    await openApp('/my-progress/2');
    const shown = await screen.findByRole('region', { name: 'Force and friction' });
    const counted = within(shown).getByRole('combobox', { name: 'Attempts counted' });
    fireEvent.change(counted, { target: { value: 'first' } });
    expect(card('Score', shown)).toBe('Score72.3 %');
    expect(card('Speed', shown)).toBe('Speed38.5 sec/ques');
    within(shown).getByRole('heading', { name: 'Learn Analytics' });
  });

  test('[PG-08] the trend is that of the exercise tried most often', async () => {
    await openApp('/my-progress/2');
    await screen.findByRole('img', { name: 'Score trend: Attempt 1 50%, Attempt 2 94.4%' });
    screen.getByText('Warm-up · 2 attempts');
  });

  test('[PG-09] a chapter nobody tried says so and leads to its exercises', async () => {
    await openApp('/my-progress/2?chapter=4');
    await screen.findByRole('heading', { name: 'No attempts' });
    expect(screen.getByRole('link', { name: 'Take Test' }).getAttribute('href')).toBe(
      '/practice/2?chapter=4',
    );
  });

  test('a subject that is not theirs is not there', async () => {
    school.answer(subjectPath, refuse(404));
    await openApp('/my-progress/2');
    await screen.findByText('This page is not here');
  });
});

describe('/my-progress/{subjectId}/{chapterId}', () => {
  test('[PG-03] [RT-34] has the exercises and the quick quizzes of the chapter, with their attempts', async () => {
    const lesson = content(50, 'Friction on a slope', {
      library: {
        quick_quiz_questions_count: 4,
        content_exercise_attempt: {
          id: 5,
          startedAt: '2026-07-11T06:00:00.000Z',
          completedAt: '2026-07-11T06:04:00.000Z',
          evaluation: 'done',
          results: null,
        },
      },
    });
    school.answer(contentsPath, ok(contentsPage([lesson, content(51, 'A lesson without quiz')])));
    school.answer(quizRuns, ok({ exercise_attempt_results: [attemptResult(1, { score: 75 })] }));
    await openApp('/my-progress/2/3');
    await screen.findByRole('region', { name: 'Warm-up' });
    expect(screen.getByRole('button', { name: /Warm-up/ }).textContent).toContain(
      '2 attempts · last score 90%',
    );
    expect(screen.getByRole('button', { name: /Quick fire/ }).textContent).toContain('No attempts');
    fireEvent.click(screen.getByRole('tab', { name: 'Quick Quiz' }));
    const quiz = await screen.findByRole('region', { name: 'Friction on a slope' });
    expect(card('Score', quiz)).toContain('75 %');
    expect(screen.queryByText('A lesson without quiz')).toBeNull();
  });

  test('[PG-05] [PG-06] [PG-07] [PG-11] [PG-12] an attempt in numbers, the newest first', async () => {
    await openApp('/my-progress/2/3');
    const shown = await screen.findByRole('region', { name: 'Warm-up' });
    const pick = within(shown).getByRole('combobox', { name: 'Attempt' });
    expect(
      within(pick)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Attempt 2 · 14 Jul', 'Attempt 1 · 11 Jul']);
    expect(card('Score', shown)).toBe('Score94.4 %44.4 since attempt 1');
    expect(card('Accuracy', shown)).toContain('96.3 %');
    expect(card('Speed', shown)).toContain('32.0 sec/ques');
    expect(card('Duration Spent', shown)).toContain('1 h 2 min 3 s');
    for (const [name, count] of [
      ['Correct', 17],
      ['Incorrect', 1],
      ['Evaluating', 1],
      ['Unanswered', 1],
    ]) {
      expect(card(String(name), shown)).toContain(String(count));
    }
    within(shown).getByRole('img', { name: '17 correct, 1 incorrect, 1 evaluating, 1 unanswered' });
    fireEvent.change(pick, { target: { value: '501' } });
    expect(card('Score', shown)).toBe('Score50 %');
    within(shown).getByRole('img', { name: '1 correct, 1 incorrect, 0 evaluating, 0 unanswered' });
  });

  test('[PG-08] the scores stand in a chart by attempt, and in a table for whoever reads by ear', async () => {
    await openApp('/my-progress/2/3');
    const shown = await screen.findByRole('region', { name: 'Warm-up' });
    within(shown).getByRole('img', { name: 'Score trend: Attempt 1 50%, Attempt 2 94.4%' });
    const graph = within(shown).getByRole('combobox', { name: 'Graph' });
    expect(within(graph).getByRole('option').textContent).toBe('Score trend graph');
    const table = within(shown).getByRole('table', { name: 'Results by attempt' });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'AttemptsDateScoreAccuracySpeedDuration Spent',
      'Attempt 111 Jul50%50%12.5 sec/ques2 min 30 s',
      'Attempt 214 Jul94.4%96.3%32.0 sec/ques1 h 2 min 3 s',
    ]);
  });

  test('one attempt only is shown without a comparison', async () => {
    school.answer(exerciseRuns, ok({ exercise_attempt_results: [runs[0]] }));
    await openApp('/my-progress/2/3');
    const shown = await screen.findByRole('region', { name: 'Warm-up' });
    expect(card('Score', shown)).toBe('Score50 %');
    within(shown).getByRole('img', { name: 'Score trend: Attempt 1 50%' });
  });

  test('[PG-09] what was never tried offers the test; what a trial does not hold asks for a subscription', async () => {
    school.answer(
      exercisesPath,
      ok({ excercises: [exercise(8, 'Quick fire'), exercise(9, 'Locked one', { disabled: true })], meta }),
    );
    await openApp('/my-progress/2/3');
    await screen.findByRole('heading', { name: 'No attempts' });
    expect(screen.getByRole('link', { name: 'Take Test' }).getAttribute('href')).toBe(
      '/practice/exercise/8/exam?chapter=3&subject=2',
    );
    fireEvent.click(screen.getByRole('button', { name: /Locked one/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Take Test' }));
    within(await screen.findByRole('dialog')).getByText('Practice is locked');
  });

  test('[PG-09] a chapter without exercises or quizzes says so', async () => {
    school.answer(exercisesPath, ok({ excercises: [], meta: { ...meta, total_count: 0 } }));
    school.answer(contentsPath, ok(contentsPage([])));
    await openApp('/my-progress/2/3');
    await screen.findByRole('heading', { name: 'No exercises' });
    fireEvent.click(screen.getByRole('tab', { name: 'Quick Quiz' }));
    await screen.findByRole('heading', { name: 'No exercises!' });
  });

  test('the first exercise that was tried is shown before one is chosen', async () => {
    school.answer(exercisesPath, ok({ excercises: [exercise(8, 'Quick fire'), tried], meta }));
    await openApp('/my-progress/2/3');
    await screen.findByRole('region', { name: 'Warm-up' });
  });

  test('the address keeps what was chosen', async () => {
    const router = await openApp('/my-progress/2/3?item=8');
    await screen.findByRole('region', { name: 'Quick fire' });
    fireEvent.click(screen.getByRole('button', { name: /Warm-up/ }));
    await screen.findByRole('region', { name: 'Warm-up' });
    expect(router.state.location.search).toEqual({ item: 7 });
  });
});

describe('/practice', () => {
  test('[PR-02] [PG-11] the banner tells name, class, average score, accuracy and speed to one decimal', async () => {
    await openApp('/practice');
    await waitFor(() => expect(card('Average score')).toBe('Average score78.4 %'));
    expect(card('Accuracy')).toBe('Accuracy84.2 %');
    expect(card('Speed')).toBe('Speed41.5 sec/ques');
    screen.getByRole('heading', { name: 'Ananya, practise for Class 8' });
    expect(screen.getAllByText('You are doing good, Keep it up!')).not.toHaveLength(0);
  });

  test('somebody who has not begun is not judged', async () => {
    school.answer(classPath, ok(classResult({ numberOfExerciseAttempts: 0, score: 0 })));
    await openApp('/practice');
    await waitFor(() => expect(card('Average score')).toBe('Average score–'));
    expect(screen.getAllByText('You are doing , Keep it up!')).not.toHaveLength(0);
  });
});
