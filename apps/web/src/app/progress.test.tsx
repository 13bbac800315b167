import { classRoomSubject, courses } from '@shala/api-client/example-answers.ts';
import { liveClass, liveClassList } from '@shala/api-client/example-live-classes.ts';
import { onePage as meta, paper } from '@shala/api-client/example-practice.ts';
import { classResult, examPaperResult, examResult } from '@shala/api-client/example-progress.ts';
import { worksheetCard } from '@shala/api-client/example-worksheets.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { courseResultQuery } from '#features/progress/progress-queries.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { leaveApp, openApp, signInBefore } from '../test-support/open-app.tsx';
import { answerProgress, card, ok, progressPaths } from '../test-support/progress-answers.ts';
import { type Answer, openSchool, type School } from '../test-support/school-server.ts';

let school: School;
const base = '/api/v1/course/student/student_courses';
const refuse = (status: number) => (): Answer => ({
  status,
  body: { error: 'no', code: 'no', request_id: 'r' },
});

// The pages are chunks of their own, and the first one to open them makes them; that is no test's time.
beforeAll(async () => {
  await import('#pages/main-layout.tsx');
  await import('#pages/progress-page.tsx');
  await import('#pages/practice-page.tsx');
}, 60_000);

beforeEach(async () => {
  school = await openSchool();
  answerProgress(school);
  signInBefore();
});
afterEach(async () => {
  leaveApp();
  await school.close();
});

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
    school.answer(progressPaths.course, refuse(403));
    await openApp('/my-progress');
    await screen.findByText('Your progress did not load');
    await screen.findByRole('link', { name: /^Physics/ });
    school.answer(progressPaths.course, ok(classResult()));
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
    school.answer(progressPaths.course, () => gate.promise);
    await router.navigate({ to: '/my-progress' });
    await screen.findByRole('region', { name: 'At a glance' });
    expect(card('Score')).toContain('78.4');
    gate.resolve({ status: 200, body: classResult({ score: 91 }) });
    await waitFor(() => expect(card('Score')).toContain('91 %'));
  });
});

describe('/my-progress of an exam', () => {
  const upcomingPath = '/api/v1/live_class_management/student/upcoming_live_classes';
  const worksheetsPath = '/worksheet/GetStudentWorkSheetList';
  const onePage = { currentPage: 1, totalPages: 1, totalCount: 2, pageSize: 50 };
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

  test('[F02] the schedule begins with classes and worksheets to come, the nearest first', async () => {
    const class10 = liveClass(10, { title: 'Echoes', starts_at: '2026-11-18T11:00:00.000Z' });
    school.answer(upcomingPath, ok(liveClassList([class10])));
    const done = worksheetCard(22, { name: 'Handed in', canSubmit: false, turnInStatus: true });
    school.answer(worksheetsPath, ok({ studentWorksheet: [worksheetCard(21), done], meta: onePage }));
    school.answer(papersPath, ok({ papers: [], meta }));
    await openApp('/my-progress?view=schedule');
    const list = await screen.findByRole('list', { name: 'Coming up' });
    const links = within(list).getAllByRole('link');
    expect(links.map((one) => one.getAttribute('href'))).toEqual(['/live-class', '/assignment/21']);
    expect(links[0]?.textContent).toContain('18 Nov, 4:30 pm');
    expect(links[1]?.textContent).toContain('Due 19 Nov, 8:00 pm');
  });

  test('[F02] a schedule with nothing in it is not offered', async () => {
    school.answer(upcomingPath, ok(liveClassList([])));
    school.answer(worksheetsPath, ok({ studentWorksheet: [], meta: onePage }));
    school.answer(papersPath, ok({ papers: [paper(5, 'Undated', { month: null, year: null })], meta }));
    await openApp('/my-progress?view=schedule');
    // Until it is known what is in it, it is offered.
    await waitFor(async () => expect(await offered()).toEqual(['View by Subject', 'View by Previous paper']));
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
    school.answer(progressPaths.course, ok(classResult({ numberOfExerciseAttempts: 0, score: 0 })));
    await openApp('/practice');
    await waitFor(() => expect(card('Average score')).toBe('Average score–'));
    expect(screen.getAllByText('You are doing , Keep it up!')).not.toHaveLength(0);
  });
});
