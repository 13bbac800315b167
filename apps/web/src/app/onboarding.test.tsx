import { board, child, usages } from '@shala/api-client/example-family.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerFamily, type Family } from '../test-support/family-answers.ts';
import { leaveApp, openApp, signInParentBefore } from '../test-support/open-app.tsx';
import { openSchool, type School } from '../test-support/school-server.ts';

// Screens load their parts one after the other: on a busy machine that takes a while.

let school: School;
let family: Family;
const find = { timeout: 8000 };
const base = '/auth/register/profiles/add/7/usage';

beforeEach(async () => {
  school = await openSchool();
  const ananya = child(7, 'Ananya', { is_current: true, step: 2 });
  family = answerFamily(school, [ananya, child(8, 'Vihaan', { step: 2 })]);
  signInParentBefore({ ...ananya });
});
afterEach(async () => {
  leaveApp();
  await school.close();
});

const refusal = (status: number) => () => ({
  status,
  body: { error: 'The server said so', code: 'x', request_id: 'r' },
});
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, find);
const card = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('radio', { name }, find);
const cards = () => screen.queryAllByRole('radio').map((one) => one.getAttribute('aria-label'));
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
const pencil = () => screen.getByRole('progressbar', { name: 'Setting up' }).getAttribute('aria-valuenow');
const courses = '/api/v1/course/student/student_courses';
const posts = (path: string) => school.asked.filter((one) => one.method === 'POST' && one.path === path);
const student = '/api/v1/user_management/parent/students/7';

async function choose(name: RegExp | string) {
  fireEvent.click(await card(name));
  fireEvent.click(next());
}

describe('usage', () => {
  test('[RT-11] [OB-02] [OB-15] [CN-07] is where a parent at step 2 is led: three ways, the pencil at 10', async () => {
    const router = await openApp('/learn');
    await heading('Using for');
    expect(router.state.location.pathname).toBe(base);
    await card('Both');
    expect(cards()).toEqual(['Preparing School Subjects', 'Competitive Exams', 'Both']);
    expect(pencil()).toBe('10');
  });

  test('[OB-03] a closed usage is really closed: marked, explained, and a click changes nothing', async () => {
    school.answer('/api/v1/meta/usages', () => ({ status: 200, body: usages([0]) }));
    await openApp(base);
    const both = await card('Both');
    expect(both.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(both.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Not open yet',
    );
    fireEvent.click(both);
    expect(both.checked).toBe(false);
    expect((await card('Preparing School Subjects')).checked).toBe(true);
    expect((await card('Preparing School Subjects')).hasAttribute('aria-disabled')).toBe(false);
  });

  test.each([
    ['Preparing School Subjects', 0, 'boards', 'Select your school board'],
    ['Competitive Exams', 1, 'exams', 'Preparing for which exam'],
    ['Both', 2, 'boards', 'Select your school board'],
  ])('[OB-04] [OB-17] [OB-23] [SS-07] %s is saved as %i with step 2', async (name, usage, page, title) => {
    const router = await openApp(base);
    await card(name);
    expect(next().disabled).toBe(true);
    await choose(name);
    await heading(title);
    expect(family.saved(7)).toEqual([{ step: 2, usage }]);
    expect(router.state.location.pathname).toBe(`${base}/${usage}/${page}`);
    const user = JSON.parse(localStorage.getItem('USER') ?? '');
    expect(user).toMatchObject({ onboardingStep: 2, currentStudent: { onboardingStep: 2 } });
    expect(pencil()).toBe(page === 'boards' ? '30' : '80');
  });

  test('[ER-08] a step that is not saved is told, and the page stays', async () => {
    school.answer(student, refusal(404));
    const router = await openApp(base);
    await choose('Both');
    const toast = (await screen.findByText('Please try again', {}, find)).closest('[role]');
    expect(toast?.textContent).toContain('Error');
    expect(router.state.location.pathname).toBe(base);
    expect(next().getAttribute('aria-busy')).toBeNull();
  });

  test('[ER-16] usages that do not load make no noise: a retry stands in their place', async () => {
    school.answer('/api/v1/meta/usages', refusal(404));
    await openApp(base);
    await screen.findByText('This list did not load', {}, find);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    school.answer('/api/v1/meta/usages', () => ({ status: 200, body: usages([0]) }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await card('Both');
  });

  test('another child of the family takes the seat first; a stranger’s child does not open', async () => {
    const router = await openApp('/auth/register/profiles/add/8/usage');
    await heading('Using for');
    expect(family.saved(8)).toEqual([{ is_current: true }]);
    expect(localStorage.getItem('ACCESS_TOKEN')).toMatch(/-8$/);
    router.history.push('/auth/register/profiles/add/999/usage');
    await heading('Who is learning? Select your profile');
  });

  test('when another tab gives the seat to a sibling, the steps of the first close', async () => {
    await openApp(base);
    await card('Both');
    signInParentBefore(child(8, 'Vihaan', { is_current: true }));
    dispatchEvent(new StorageEvent('storage', { key: 'USER' }));
    await heading('Who is learning? Select your profile');
  });
});

describe('boards', () => {
  const path = `${base}/0/boards`;

  test('[RT-12] [OB-05] [OB-07] [OB-08] [OB-10] [OB-18] cards of boards that have classes, the pencil at 30', async () => {
    school.answer('/api/v1/meta/boards', () => ({
      status: 200,
      body: {
        boards: [
          { ...board(1, 'CBSE', 'Central Board', ['Class 8']), img_url: '/cbse.png' },
          board(2, 'KSEEB', 'Karnataka State Board', ['Class 8']),
          board(3, 'EMPTY', 'A board without classes', []),
        ],
      },
    }));
    await openApp(path);
    await heading('Select your school board');
    await card(/CBSE/);
    expect(cards()).toEqual(['CBSE, Central Board', 'KSEEB, Karnataka State Board']);
    expect(document.querySelector('img[src="/cbse.png"]')).not.toBeNull();
    expect(screen.getByText('KS')).toBeTruthy();
    expect(pencil()).toBe('30');
    expect(screen.getByText('30%')).toBeTruthy();
  });

  test('[OB-06] [VA-17] the search finds any part of the name in any letter case', async () => {
    await openApp(path);
    await card(/CBSE/);
    const box = screen.getByRole('searchbox', { name: 'Search boards' });
    fireEvent.change(box, { target: { value: 'NATAKA' } });
    expect(cards()).toEqual(['KSEEB, Karnataka State Board']);
    fireEvent.change(box, { target: { value: 'xyz' } });
    expect(screen.getByText('No name contains “xyz”.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(cards()).toHaveLength(2);
  });

  test('[OB-09] an only board is chosen already', async () => {
    school.answer('/api/v1/meta/boards', () => ({
      status: 200,
      body: { boards: [board(1, 'CBSE', 'Central Board', ['Class 8']), board(3, 'NONE', 'Empty', [])] },
    }));
    const router = await openApp(path);
    expect((await card(/CBSE/)).checked).toBe(true);
    fireEvent.click(next());
    await heading('Select your class');
    expect(router.state.location.pathname).toBe(`${path}/1/classes`);
  });

  test('[OB-14] [C01] Next waits for a choice on boards, classes and exams', async () => {
    await openApp(path);
    await card(/CBSE/);
    expect(next().disabled).toBe(true);
    await choose(/KSEEB/);
    await heading('Select your class');
    await card('Class 8');
    expect(next().disabled).toBe(true);
    leaveApp();
    signInParentBefore(child(7, 'Ananya', { is_current: true, step: 2 }));
    await openApp(`${base}/1/exams`);
    await card(/MED/);
    expect(next().disabled).toBe(true);
    fireEvent.click(await card(/MED/));
    expect(next().disabled).toBe(false);
  });

  test.each([`${base}/1/boards`, `${base}/7/boards`, `${base}/0/exams`])(
    '%s leads nowhere, so the usage is asked again',
    async (address) => {
      const router = await openApp(address);
      await heading('Using for');
      expect(router.state.location.pathname).toBe(base);
    },
  );

  test('[ER-16] boards that do not load offer a retry in place', async () => {
    school.answer('/api/v1/meta/boards', refusal(404));
    await openApp(path);
    await screen.findByText('This list did not load', {}, find);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});

describe('classes', () => {
  const path = `${base}/0/boards/1/classes`;

  test('[RT-13] [OB-11] [OB-18] lists the classes of the chosen board, the pencil at 50', async () => {
    await openApp(path);
    await heading('Select your class');
    await card('Class 7');
    expect(cards()).toEqual(['Class 7', 'Class 8']);
    expect(screen.getByText('Central Board of Secondary Education')).toBeTruthy();
    expect(pencil()).toBe('50');
  });

  test('[OB-19] [OB-22] [CN-07] for school: course, trial, step 0, then the course is built', async () => {
    const router = await openApp(path);
    await choose('Class 8');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/building|learn/), find);
    expect(posts(courses).map(({ body }) => body)).toEqual([
      { student_course: { course_id: 12, course_type: 'ClassRoom' } },
    ]);
    expect(posts('/Student/RegisterTrial').map(({ search }) => search.get('parentid'))).toEqual(['3']);
    expect(family.saved(7)).toEqual([{ step: 0 }]);
    const order = school.asked.map(({ path: asked, method }) => `${method} ${asked}`);
    expect(order.indexOf('POST /Student/RegisterTrial')).toBeGreaterThan(order.indexOf(`POST ${courses}`));
    expect(order.indexOf(`PUT ${student}`)).toBeGreaterThan(order.indexOf('POST /Student/RegisterTrial'));
    await screen.findByRole('heading', { name: 'Hi Ananya, ready for Class 8?' }, find);
  });

  test('[AP-18] [A28] the trial clears the remembered courses and keeps the session', async () => {
    for (const key of ['PRODUCT_DETAILS', 'CURRENT_COURSE', 'COURSE_ID']) localStorage.setItem(key, '"old"');
    localStorage.setItem('RECENT_WATCHED_CONTENT', '{"7":["lesson"]}');
    // The course is not there yet, so nothing new is remembered meanwhile.
    school.answer('/Student/ProductDetails', () => ({ status: 200, body: [] }));
    const router = await openApp(path);
    const token = localStorage.getItem('ACCESS_TOKEN');
    await choose('Class 8');
    await waitFor(() => expect(router.state.location.pathname).toBe('/building'), find);
    expect(localStorage.getItem('CURRENT_COURSE')).toBeNull();
    expect(localStorage.getItem('COURSE_ID')).toBeNull();
    expect(localStorage.getItem('PRODUCT_DETAILS')).not.toBe('"old"');
    expect(localStorage.getItem('ACCESS_TOKEN')).toBe(token);
    expect(localStorage.getItem('REFRESH_TOKEN')).toBe('refresh');
    expect(localStorage.getItem('RECENT_WATCHED_CONTENT')).toBe('{"7":["lesson"]}');
  });

  test('[OB-20] [SS-07] for both: step 3 is saved, no trial yet, and the exams come next', async () => {
    const router = await openApp(`${base}/2/boards/1/classes`);
    await choose('Class 8');
    await heading('Preparing for which exam');
    expect(router.state.location.pathname).toBe(`${base}/2/exams`);
    expect(family.saved(7)).toEqual([{ step: 3 }]);
    expect(posts(courses)).toHaveLength(1);
    expect(posts('/Student/RegisterTrial')).toHaveLength(0);
    expect(JSON.parse(localStorage.getItem('USER') ?? '')).toMatchObject({ onboardingStep: 3 });
    expect(pencil()).toBe('80');
  });

  test('two taps on Next are one', async () => {
    await openApp(path);
    fireEvent.click(await card('Class 8'));
    fireEvent.click(next());
    fireEvent.click(next());
    await waitFor(() => expect(family.saved(7)).toHaveLength(1), find);
    expect(posts(courses)).toHaveLength(1);
  });

  test('[ER-13] a trial that does not start is told; another try goes through', async () => {
    school.answer('/Student/RegisterTrial', () => ({ status: 404, body: { isSuccess: false } }));
    const router = await openApp(path);
    await choose('Class 8');
    await screen.findByText('Something went wrong!', {}, find);
    expect(family.saved(7)).toEqual([]);
    school.answer('/Student/RegisterTrial', () => ({ status: 200, body: { isSuccess: true, courses: [] } }));
    fireEvent.click(next());
    await waitFor(() => expect(router.state.location.pathname).toMatch(/building|learn/), find);
  });

  test('a course that the server refuses is told in its words, and nothing else is saved', async () => {
    school.answer(courses, refusal(422));
    await openApp(path);
    await choose('Class 8');
    await screen.findByText('The server said so', {}, find);
    expect(posts('/Student/RegisterTrial')).toHaveLength(0);
    expect(family.saved(7)).toEqual([]);
  });

  test('a board that is not on offer leads back to the boards', async () => {
    await openApp(`${base}/0/boards/99/classes`);
    await heading('Select your school board');
  });
});

describe('exams', () => {
  test('[RT-14] [OB-12] [OB-13] [OB-18] [VA-17] a search among the exams, the pencil at 80', async () => {
    await openApp(`${base}/1/exams`);
    await heading('Preparing for which exam');
    await card(/MED/);
    expect(pencil()).toBe('80');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search for exams' }), {
      target: { value: 'engINEER' },
    });
    expect(cards()).toEqual(['ENG, Engineering Entrance']);
  });

  test('[OB-21] the exam path ends with the trial and step 0', async () => {
    const router = await openApp(`${base}/1/exams`);
    await choose(/MED/);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/building|learn/), find);
    expect(posts(courses).map(({ body }) => body)).toEqual([
      { student_course: { course_id: 30, course_type: 'Exam' } },
    ]);
    expect(posts('/Student/RegisterTrial')).toHaveLength(1);
    expect(family.saved(7)).toEqual([{ step: 0 }]);
  });

  test('[OB-20] who wants both cannot skip the class', async () => {
    const router = await openApp(`${base}/2/exams`);
    await heading('Select your school board');
    expect(router.state.location.pathname).toBe(`${base}/2/boards`);
  });

  test('[ER-09] exams that do not load are said to be so, with a retry that works', async () => {
    const before = school.asked.length;
    school.answer('/api/v1/meta/exams', refusal(404));
    await openApp(`${base}/1/exams`);
    await screen.findByText('Unable to fetch exams', {}, find);
    school.answer('/api/v1/meta/exams', () => ({ status: 200, body: { exams: [] } }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Nothing to choose yet', {}, find);
    expect(school.asked.length).toBeGreaterThan(before + 1);
  });
});
