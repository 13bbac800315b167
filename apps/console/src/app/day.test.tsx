import type { School } from '@shala/app-kit/test-support/open-server.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leaveConsole, openConsole, signInBefore } from '../test-support/open-console.tsx';
import { openStaffServer, staffPaths } from '../test-support/staff-answers.ts';

let school: School;
beforeEach(async () => {
  school = await openStaffServer();
  signInBefore(school, 'tutor');
});
afterEach(async () => {
  leaveConsole();
  await school.close();
});

const line = (subject: string, count: number, at: string) => ({
  course: { id: 1, name: 'Class 8' },
  subject: { id: count, name: subject, color_code: '2' },
  count,
  oldest_at: `2026-11-${at}:00.000Z`,
});

test('shows what waits by subject with the age of the oldest, and the way to the work', async () => {
  school.answer(staffPaths.day, () => ({
    status: 200,
    body: {
      server_now: '2026-11-15T06:00:00.000Z',
      classes: [],
      waiting: [
        {
          kind: 'answers',
          count: 45,
          lines: [line('Physics', 33, '12T05:00'), line('Mathematics', 12, '15T03:00')],
        },
        { kind: 'comments', count: 0, lines: [] },
      ],
    },
  }));
  const router = await openConsole('/');
  const answers = await screen.findByRole('table', { name: 'Answers to mark' });
  expect(
    within(answers)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Subject and courseWaitingOldest',
    'Physics · Class 8333 days',
    'Mathematics · Class 8123 hours',
  ]);
  screen.getByText('45 wait');
  screen.getByText('nothing waits');
  fireEvent.click(screen.getByRole('link', { name: 'Start marking: Answers to mark' }));
  await screen.findByRole('heading', { name: 'Marking', level: 1 });
  expect(router.state.location.pathname).toBe('/marking');
});

test('says so when nothing waits', async () => {
  await openConsole('/');
  await screen.findByText('Nothing waits for you');
});

test('a failure is told with another try', async () => {
  school.answer(staffPaths.day, () => ({ status: 422, body: {} }));
  await openConsole('/');
  await screen.findByText('This did not load');
  school.answer(staffPaths.day, () => ({
    status: 200,
    body: { waiting: [], classes: [], server_now: '2026-11-15T06:00:00.000Z' },
  }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Nothing waits for you');
});

test("today's classes stand above what waits, and the one that is open can be started", async () => {
  const todays = (id: number, title: string, more: object) => ({
    id,
    title,
    starts_at: '2026-11-15T11:00:00.000Z',
    ends_at: '2026-11-15T12:00:00.000Z',
    can_host: false,
    ...more,
  });
  school.answer(staffPaths.day, () => ({
    status: 200,
    body: {
      waiting: [],
      classes: [todays(7, 'Cubes', { can_host: true }), todays(8, 'Roots', {})],
      server_now: '2026-11-15T10:55:00.000Z',
    },
  }));
  await openConsole('/');
  const panel = within(await screen.findByRole('list', { name: "Today's live classes" }));
  const [cubes, roots] = panel.getAllByRole('listitem');
  expect(cubes?.textContent).toContain('4:30 pm – 5:30 pm');
  expect(panel.getByRole('link', { name: 'Start class: Cubes' }).getAttribute('href')).toBe(
    '/console/live/7/room',
  );
  expect(roots?.textContent).not.toContain('Start class');
  expect(panel.getByRole('link', { name: 'Roots' }).getAttribute('href')).toBe('/console/live/8');
  expect(screen.queryByText('Nothing waits for you')).toBeNull();
});
