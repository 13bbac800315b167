import type { School } from '@shala/app-kit/test-support/open-server.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  liveMeta,
  livePath,
  serverNow,
  tutorsPath,
  wireAudience,
  wireClass,
  wireTaught,
} from '../test-support/live-answers.ts';
import { leaveConsole, openConsole, signInBefore } from '../test-support/open-console.tsx';
import { openStaffServer } from '../test-support/staff-answers.ts';

let school: School;
const answer = (path: string, body: unknown) => school.answer(path, () => ({ status: 200, body }));
const listOf = (...classes: object[]) => ({
  live_classes: classes,
  server_now: serverNow,
  meta: liveMeta(classes.length),
});
const answerList = (coming: object, past: object = listOf()) =>
  school.answer(livePath, ({ search }) => ({
    status: 200,
    body: search.get('when') === 'past' ? past : coming,
  }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(async () => {
  school = await openStaffServer();
  signInBefore(school, 'tutor');
  answerList(listOf());
  answer('/api/v1/console/staff/audience', wireAudience);
  answer('/api/v1/course/staff/courses', wireTaught);
  answer(tutorsPath, { tutors: [{ id: 9, full_name: 'Arjun Rao', display_picture_url: null }] });
});
afterEach(async () => {
  leaveConsole();
  await school.close();
});

test('the list says when a class is, and lets the one that is open be started', async () => {
  const tomorrow = wireClass({
    id: 8,
    title: { en: 'Roots' },
    starts_at: '2026-11-15T18:30:00.000Z',
    ends_at: '2026-11-15T19:00:00.000Z',
    state: 'scheduled',
    can_host: false,
  });
  const ended = wireClass({
    id: 4,
    state: 'ended',
    can_host: false,
    attended_count: 23,
    recordings_count: 1,
  });
  answerList(listOf(wireClass(), tomorrow), listOf(ended));
  await openConsole('/live');
  const [first, second] = await screen.findAllByRole('article');
  expect(first?.textContent).toContain('Today4:30 pm – 5:30 pm');
  expect(first?.textContent).toContain('Class 8 · 8-A');
  expect(screen.getByRole('link', { name: 'Start class: Cubes' }).getAttribute('href')).toBe(
    '/console/live/7/room',
  );
  expect(second?.textContent).toContain('Tomorrow12:00 am – 12:30 am');
  expect(screen.getAllByRole('link', { name: /^Start class/ })).toHaveLength(1);
  fireEvent.click(screen.getByRole('tab', { name: 'Past' }));
  await screen.findByText('23 students came · 1 recording');
});

test('a class of another provider opens its link in a new tab while its window is open', async () => {
  const link = 'https://meet.google.com/abc';
  answerList(listOf(wireClass({ provider: 'external', external_url: link, can_host: false })));
  await openConsole('/live');
  const open = await screen.findByRole('link', { name: 'Open meeting link: Cubes' });
  expect(open.getAttribute('href')).toBe(link);
  expect(open.getAttribute('rel')).toContain('noopener');
});

test('an empty list leads to the first class', async () => {
  await openConsole('/live');
  await screen.findByText('No class is planned');
  expect(screen.getAllByRole('link', { name: 'New class' })).toHaveLength(2);
});

test('what is missing is said; what is filled in by India time is sent as instants', async () => {
  let sent: unknown;
  school.answer(livePath, ({ method, body }) => {
    if (method === 'POST') sent = body;
    const made = wireClass({ id: 12, state: 'scheduled', can_host: false });
    return { status: 200, body: method === 'POST' ? { live_class: made } : listOf() };
  });
  answer(`${livePath}/12`, {
    live_class: wireClass({ id: 12, state: 'scheduled', can_host: false }),
    server_now: serverNow,
  });
  await openConsole('/live/new');
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Give it a title');
  screen.getByText('Choose at least one section');
  expect(sent).toBeUndefined();

  fireEvent.click(screen.getByRole('checkbox', { name: /8-B/ }));
  type('Title', 'Cubes');
  type('Day', '2026-11-20');
  type('Ends', '09:45');
  type('Starts', '09:00');
  type('Ends', '09:40');
  screen.getByText('40 minutes long');
  type('Starts', '16:30');
  expect(screen.getByLabelText<HTMLInputElement>('Ends').value).toBe('17:10');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Arjun Rao' }));
  await screen.findByRole('option', { name: '1. Roots and powers' });
  fireEvent.change(screen.getByLabelText('Chapter'), { target: { value: '4' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The class is saved');
  expect(sent).toEqual({
    live_class: {
      course_id: 1,
      subject_id: 2,
      chapter_id: 4,
      section_ids: [6],
      tutor_ids: [9],
      title: { en: 'Cubes' },
      starts_at: '2026-11-20T11:00:00.000Z',
      ends_at: '2026-11-20T11:40:00.000Z',
      provider: 'rtc',
      external_url: null,
    },
  });
});

test('another class of the same tutor at that time is pointed out, and nothing is forbidden', async () => {
  answerList(listOf(wireClass()));
  await openConsole('/live/new');
  await screen.findByLabelText('Day');
  type('Day', '2026-11-15');
  type('Starts', '17:00');
  type('Ends', '18:00');
  await screen.findByText(/Kavita Menon has another class then: Cubes, 4:30 pm – 5:30 pm/);
  type('Starts', '17:31');
  await waitFor(() => expect(screen.queryByText(/another class then/)).toBeNull());
});

test('while a class is open only its end can be moved, and the rest goes back as it was', async () => {
  let sent: unknown;
  school.answer(`${livePath}/7`, ({ method, body }) => {
    if (method === 'PUT') sent = body;
    return { status: 200, body: { live_class: wireClass(), server_now: serverNow } };
  });
  await openConsole('/live/7/edit');
  await screen.findByText('The class is open: only its end can be moved.');
  expect(screen.getByLabelText<HTMLInputElement>('Starts').disabled).toBe(true);
  expect(screen.getByLabelText('Title').closest('fieldset')?.disabled).toBe(true);
  type('Ends', '17:45');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toMatchObject({
      live_class: { starts_at: '2026-11-15T11:00:30.000Z', ends_at: '2026-11-15T12:15:00.000Z' },
    }),
  );
});

test('a class is called off only after a question', async () => {
  let state = 'scheduled';
  school.answer(`${livePath}/7`, () => ({
    status: 200,
    body: { live_class: wireClass({ state, can_host: false }), server_now: serverNow },
  }));
  school.answer(`${livePath}/7/cancel`, () => {
    state = 'cancelled';
    return { status: 200, body: { live_class: wireClass({ state, can_host: false }) } };
  });
  await openConsole('/live/7');
  fireEvent.click(await screen.findByRole('button', { name: 'Call off' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Call this class off?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Keep the class' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(state).toBe('scheduled');
  fireEvent.click(screen.getByRole('button', { name: 'Call off' }));
  const again = within(await screen.findByRole('dialog', { name: 'Call this class off?' }));
  fireEvent.click(again.getByRole('button', { name: 'Call off' }));
  await screen.findByText('Called off');
});

test('a class that is not there says so', async () => {
  await openConsole('/live/99');
  await screen.findByText('This class is not here');
});
