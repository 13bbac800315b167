import type { School } from '@shala/app-kit/test-support/open-server.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leaveConsole, openConsole, signInBefore } from '../test-support/open-console.tsx';
import { openStaffServer } from '../test-support/staff-answers.ts';

const base = '/api/v1/school/staff';
const year = (id: number, name: string, isCurrent: boolean) => ({
  id,
  name,
  starts_on: isCurrent ? '2026-04-01' : '2099-04-01',
  ends_on: isCurrent ? '2098-03-31' : '2100-03-31',
  is_current: isCurrent,
  is_closed: false,
});
const section = (id: number, name: string, yearId: number) => ({
  id,
  name,
  year_id: yearId,
  course: { id: 1, name: 'Class 8' },
  class_teacher: 'Joseph Kurian',
  student_count: 12,
  never_count: 3,
  blocked_count: 1,
});
const hennur = {
  id: 3,
  name: 'Hennur',
  years: [year(6, '2099-00', false), year(5, '2026-27', true)],
  sections: [section(41, '8-A', 5), section(42, '8-B', 5), section(51, '9-A', 6)],
  is_run: true,
};
const aarav = {
  id: 7,
  name: 'Aarav Iyer',
  admission_no: '1042',
  email: 'aarav@example.org',
  state: 'invited',
  last_seen_at: null,
};
const listed = { ...aarav, roll: 4, section: { id: 41, name: '8-A' } };
const student = {
  ...aarav,
  dob: '2013-06-14',
  has_password: false,
  time_factor: 1,
  guardians: [{ name: 'Lakshmi Iyer', relation: 'mother', phone: '+91••••••0001' }],
  sections: [
    { id: 41, name: '8-A', institute_name: 'Hennur', roll: 4, from_day: '2026-04-01', to_day: null },
  ],
  grants: [
    {
      course_name: 'Class 8',
      subject_name: null,
      source: 'institution',
      from_day: '2026-04-01',
      to_day: '2027-03-31',
      is_revoked: false,
    },
  ],
  is_editable: true,
};
const figures = { score: 68.5, accuracy: 75, completion: 40, minutes: 20, attempt_count: 4 };
const meta = {
  current_page: 1,
  total_pages: 1,
  total_count: 1,
  next_page: null,
  prev_page: null,
  items_per_page: 50,
};
const ok = (body: object) => () => ({ status: 200, body });

let school: School;
beforeEach(async () => {
  school = await openStaffServer();
  signInBefore(school, 'school_admin');
  school.answer(`${base}/sections`, ok({ institutes: [hennur] }));
  school.answer(`${base}/students`, ok({ students: [listed], meta }));
  school.answer(`${base}/students/7`, ok({ student }));
  school.answer(
    `${base}/students/7/progress`,
    ok({ figures, subjects: [{ id: 2, name: 'Physics', color_code: '2', figures }] }),
  );
});
afterEach(async () => {
  leaveConsole();
  await school.close();
});

const sent = (method: string, path: string) =>
  school.asked.find((asked) => asked.method === method && asked.path === path)?.body;
const openStudent = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Open: Aarav Iyer' }));
  const sheet = await screen.findByRole('dialog', { name: 'Aarav Iyer' });
  await within(sheet).findByText('Lakshmi Iyer');
  return sheet;
};
const fill = (within_: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(within_).getByLabelText(label), { target: { value } });
const press = (within_: HTMLElement, name: string) =>
  fireEvent.click(within(within_).getByRole('button', { name }));

test('the school shows the sections of this year with how many are in them, and leads to their students', async () => {
  const router = await openConsole('/school');
  const table = await screen.findByRole('table', { name: 'Hennur' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(within(table).getByRole('row', { name: /8-A/ }).textContent).toContain('Joseph Kurian1231');
  fireEvent.click(within(table).getByRole('link', { name: 'Students: 8-B' }));
  await screen.findByRole('table', { name: 'Students' });
  expect(router.state.location.pathname).toBe('/school/sections/42/students');
  const asked = school.asked.filter(({ path }) => path === `${base}/students`).at(-1);
  expect(asked?.search.get('section_id')).toBe('42');
});

test('a tutor sees classes and students, and nothing to change them with', async () => {
  leaveConsole();
  signInBefore(school, 'tutor');
  school.answer(`${base}/sections`, ok({ institutes: [{ ...hennur, is_run: false }] }));
  school.answer(`${base}/students/7`, ok({ student: { ...student, is_editable: false } }));
  await openConsole('/school');
  await screen.findByRole('table', { name: 'Hennur' });
  expect(screen.queryByRole('link', { name: 'Bring in a list' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Students' }));
  const sheet = await openStudent();
  await within(sheet).findByText('Physics');
  expect(within(sheet).queryByRole('button', { name: 'Block' })).toBeNull();
});

test('a student is moved, given time, invited, given a code for the family and blocked, each with what it needs', async () => {
  for (const path of ['section', 'time_factor', 'block', 'invitation'])
    school.answer(`${base}/students/7/${path}`, ok({ success: true }));
  school.answer(`${base}/students/7/guardian_code`, ok({ code: 'ABCD-EFGH-JKMN-2345' }));
  await openConsole('/school/students');
  const sheet = await openStudent();
  within(sheet).getByText('+91••••••0001');
  await within(sheet).findByRole('option', { name: '8-B · 2026-27' });
  fill(sheet, 'New section', '42');
  fill(sheet, 'From this day', '2026-12-01');
  press(sheet, 'Move');
  await waitFor(() =>
    expect(sent('PUT', `${base}/students/7/section`)).toEqual({
      move: { section_id: 42, from_day: '2026-12-01' },
    }),
  );
  await screen.findByText('Moved');
  fill(sheet, 'Time in timed practice', '1.5');
  fill(sheet, 'Reason, for the record', 'Dyslexia');
  press(sheet, 'Save');
  await waitFor(() =>
    expect(sent('PUT', `${base}/students/7/time_factor`)).toEqual({
      student: { time_factor: 1.5, reason: 'Dyslexia' },
    }),
  );
  press(sheet, 'Send the login mail again');
  await waitFor(() => expect(school.asked.some(({ path }) => path.endsWith('/7/invitation'))).toBe(true));
  await screen.findByText('The mail is on its way');
  press(sheet, 'New code for the family');
  await within(sheet).findByText('ABCD-EFGH-JKMN-2345');
  expect(within(sheet).getByRole<HTMLButtonElement>('button', { name: 'Block' }).disabled).toBe(true);
  fill(sheet, 'Reason', 'Left');
  press(sheet, 'Block');
  await waitFor(() =>
    expect(sent('PUT', `${base}/students/7/block`)).toEqual({
      student: { is_blocked: true, reason: 'Left' },
    }),
  );
});

const report = {
  id: 9,
  kind: 'students',
  file_name: 'list.csv',
  row_count: 2,
  problems: [],
  more_count: 0,
  counts: [],
};
const choose = async () =>
  fireEvent.change(await screen.findByLabelText('Choose a CSV file'), {
    target: { files: [new File(['a,b\n1,2'], 'list.csv', { type: 'text/csv' })] },
  });

test('a list with mistakes names each by row and column, and offers nothing to take in', async () => {
  school.answer(`${base}/institutes/3/imports`, ok({ import: { ...report, state: 'checking' } }));
  const problems = [{ row: 3, column: 'dob', message: 'is not a day; write it like 2013-06-14' }];
  school.answer(`${base}/imports/9`, ok({ import: { ...report, state: 'refused', problems } }));
  await openConsole('/school/import');
  await choose();
  const table = await screen.findByRole('table', { name: 'Mistakes' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toBe(
    '3dobis not a day; write it like 2013-06-14',
  );
  screen.getByText(/There is 1 mistake/);
  expect(screen.queryByRole('button', { name: 'Take it in' })).toBeNull();
  expect(sent('POST', `${base}/institutes/3/imports`)).toEqual({
    import: { kind: 'students', file_name: 'list.csv', content: 'a,b\n1,2' },
  });
});

test('a list that fits says what it would change, and is taken in by a yes', async () => {
  let state = 'ready';
  const counts = [{ what: 'students', created: 2, changed: 0, unchanged: 0 }];
  const answer = () => ({ status: 200, body: { import: { ...report, state, counts } } });
  school.answer(`${base}/institutes/3/imports`, answer);
  school.answer(`${base}/imports/9`, answer);
  school.answer(`${base}/imports/9/apply`, () => {
    state = 'done';
    return answer();
  });
  await openConsole('/school/import');
  await choose();
  await screen.findByText('This is what would change. Nothing has changed yet.');
  fireEvent.click(screen.getByRole('button', { name: 'Take it in' }));
  await screen.findByText('The whole list is in.');
});

test('how a class stands is shown student by student', async () => {
  school.answer(
    `${base}/sections/41/progress`,
    ok({
      section: { id: 41, name: '8-A', course_name: 'Class 8' },
      students: [{ id: 7, name: 'Aarav Iyer', roll: 4, figures }],
    }),
  );
  await openConsole('/school/sections/41');
  const table = await screen.findByRole('table', { name: '8-A' });
  expect(within(table).getByRole('row', { name: /Aarav/ }).textContent).toBe('4Aarav Iyer40%69%75%204');
});

test('a year is closed by a plan that was seen before', async () => {
  const plan = {
    sections: [
      {
        section: { id: 41, name: '8-A' },
        to_section: { id: 51, name: '9-A' },
        students: [{ id: 7, name: 'Aarav Iyer' }],
        already_count: 0,
      },
    ],
    moving_count: 1,
    leaving_count: 0,
    is_done: false,
  };
  school.answer(`${base}/institutes/3/roll_over`, ok(plan));
  await openConsole('/school/year');
  fireEvent.change(await screen.findByLabelText('8-A goes to'), { target: { value: '51' } });
  const close = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Close the year' });
  expect(close()[0]?.disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Show who moves' }));
  await screen.findByText('Aarav Iyer');
  fireEvent.click(close()[0] as HTMLElement);
  const question = await screen.findByRole('dialog', { name: 'Close 2026-27?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Close the year' }));
  await screen.findByText('The year is closed');
  const bodies = school.asked.filter(({ path }) => path.endsWith('/roll_over')).map(({ body }) => body);
  expect(bodies.at(-1)).toEqual({
    roll_over: {
      from_year_id: 5,
      to_year_id: 6,
      moves: [
        { section_id: 41, to_section_id: 51 },
        { section_id: 42, to_section_id: null },
      ],
      is_dry_run: false,
    },
  });
});
