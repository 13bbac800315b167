import type { School } from '@shala/app-kit/test-support/open-server.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leaveConsole, openConsole, signInBefore } from '../test-support/open-console.tsx';
import { openStaffServer } from '../test-support/staff-answers.ts';

let school: School;
beforeEach(async () => {
  school = await openStaffServer();
  signInBefore(school, 'tutor');
});
afterEach(async () => {
  leaveConsole();
  await school.close();
});

const base = '/api/v1/worksheet/staff/worksheets';
const meta = (count: number) => ({
  current_page: 1,
  total_pages: 1,
  total_count: count,
  next_page: null,
  prev_page: null,
  items_per_page: 25,
});
const worksheet = (more: object = {}) => ({
  id: 7,
  course_id: 1,
  subject_id: 2,
  section_ids: [5],
  course_name: 'Class 8',
  subject_name: 'Mathematics',
  subject_color_code: '3',
  section_names: ['8-A'],
  name: { en: 'Cubes' },
  instructions: { en: 'All of them.' },
  points: 20,
  due_at: '2026-11-20T18:29:00.000Z',
  posted_at: '2026-11-14T06:00:00.000Z',
  publish_at: null,
  waiting_count: 1,
  is_own: true,
  files: [],
  ...more,
});
const card = (id: number, name: string, state: string) => ({
  student_id: id,
  student_name: name,
  state,
  round_number: 1,
  turned_in_at: state === 'turned_in' ? '2026-11-15T05:00:00.000Z' : null,
  points: null,
});
const cards = [
  card(11, 'Asha Rao', 'turned_in'),
  card(12, 'Bela Das', 'none'),
  card(13, 'Chitra Pai', 'turned_in'),
];
const full = (at: number) => ({
  ...cards[at],
  private_message: null,
  rounds: [
    {
      number: 1,
      state: 'turned_in',
      turned_in_at: '2026-11-15T05:00:00.000Z',
      message: null,
      student_files: [],
      evaluated_files: [],
    },
  ],
});
const answer = (path: string, body: unknown) => school.answer(path, () => ({ status: 200, body }));

test('the list says what waits', async () => {
  answer(base, { worksheets: [worksheet()], meta: meta(1) });
  await openConsole('/worksheets');
  const line = await screen.findByRole('link', { name: /Cubes/ });
  expect(line.textContent).toContain('Class 8 · 8-A');
  expect(line.textContent).toContain('1 to grade');
});

test('an empty list leads to the first worksheet', async () => {
  answer(base, { worksheets: [], meta: meta(0) });
  await openConsole('/worksheets');
  await screen.findByText('No worksheets yet');
});

test('what is missing in the form is said, and what is there is saved as a draft', async () => {
  answer('/api/v1/console/staff/audience', {
    courses: [
      {
        id: 1,
        name: 'Class 8',
        is_whole: false,
        sections: [
          { id: 5, name: '8-A', institute_name: 'School' },
          { id: 6, name: '8-B', institute_name: 'School' },
        ],
        subjects: [{ id: 2, name: 'Mathematics', color_code: '3', is_whole: false, section_ids: [5, 6] }],
      },
    ],
  });
  answer(`${base}/7`, { worksheet: worksheet({ posted_at: null }) });
  let saved: unknown;
  school.answer(base, ({ body }) => {
    saved = body;
    return { status: 200, body: { worksheet: worksheet({ posted_at: null }) } };
  });
  const router = await openConsole('/worksheets/new');
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Choose at least one section');
  screen.getByText('Give it a name');
  fireEvent.click(screen.getByRole('checkbox', { name: /8-B/ }));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Cubes' } });
  fireEvent.change(screen.getByLabelText('Instructions'), { target: { value: 'All of them.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'Publish' });
  expect(saved).toMatchObject({
    worksheet: { course_id: 1, subject_id: 2, section_ids: [6], name: { en: 'Cubes' }, points: 20 },
  });
  expect(router.state.location.pathname).toBe('/worksheets/7');
});

test('the moment of publishing is set, and taken back', async () => {
  let publishAt: string | null = null;
  const now = () => worksheet({ posted_at: null, publish_at: publishAt });
  school.answer(`${base}/7`, () => ({ status: 200, body: { worksheet: now() } }));
  school.answer(`${base}/7/schedule`, ({ body }) => {
    publishAt = (body as { schedule: { publish_at: string | null } }).schedule.publish_at;
    return { status: 200, body: { worksheet: now() } };
  });
  await openConsole('/worksheets/7');
  fireEvent.change(await screen.findByLabelText('Comes out'), { target: { value: '2026-11-17T08:30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Schedule' }));
  await screen.findByText(/Out on 17 Nov 2026/);
  expect(publishAt).toBe(new Date('2026-11-17T08:30').toISOString());
  fireEvent.click(screen.getByRole('button', { name: 'Do not publish by itself' }));
  await screen.findByText('Draft');
  expect(publishAt).toBeNull();
});

test('points are checked before they are sent, and the next waiting student follows', async () => {
  answer(`${base}/7`, { worksheet: worksheet() });
  answer(`${base}/7/submissions`, { submissions: cards, meta: meta(3) });
  answer(`${base}/7/submissions/11`, { submission: full(0) });
  answer(`${base}/7/submissions/13`, { submission: full(2) });
  let grade: unknown;
  school.answer(`${base}/7/submissions/11/grade`, ({ body }) => {
    grade = body;
    return { status: 200, body: { submission: { ...full(0), state: 'graded', points: 18.5 } } };
  });
  await openConsole('/worksheets/7');
  fireEvent.click(await screen.findByRole('link', { name: 'Start grading' }));
  const panel = await screen.findByRole('complementary', { name: 'Grading' });
  const points = within(panel).getByLabelText('Points out of 20');
  fireEvent.change(points, { target: { value: '21' } });
  fireEvent.click(within(panel).getByRole('button', { name: 'Give points, next student' }));
  await within(panel).findByText('Whole or half points from 0 to 20');
  fireEvent.change(points, { target: { value: '18.5' } });
  fireEvent.click(within(panel).getByRole('button', { name: 'Give points, next student' }));
  await screen.findByRole('heading', { level: 2, name: 'Chitra Pai' });
  expect(grade).toEqual({ grade: { points: 18.5, private_message: null } });
});

test('work goes back for correction only with words that say what to correct', async () => {
  answer(`${base}/7`, { worksheet: worksheet() });
  answer(`${base}/7/submissions`, { submissions: [cards[0]], meta: meta(1) });
  answer(`${base}/7/submissions/11`, { submission: full(0) });
  let sent: unknown;
  school.answer(`${base}/7/submissions/11/return`, ({ body }) => {
    sent = body;
    return { status: 200, body: { submission: { ...full(0), state: 'returned' } } };
  });
  await openConsole('/worksheets/7/11');
  fireEvent.click(await screen.findByRole('button', { name: 'Return for correction' }));
  await screen.findByText('Say what is to be corrected');
  expect(sent).toBeUndefined();
  fireEvent.change(screen.getByLabelText('Private message'), { target: { value: 'Sum 2 again.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Return for correction' }));
  await waitFor(() => expect(sent).toEqual({ return: { private_message: 'Sum 2 again.' } }));
});
