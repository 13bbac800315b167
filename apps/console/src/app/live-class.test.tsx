import type { School } from '@shala/app-kit/test-support/open-server.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  livePath,
  serverNow,
  wireAttendee,
  wireClass,
  wireRecording,
  wireTaught,
} from '../test-support/live-answers.ts';
import { leaveConsole, openConsole, signInBefore } from '../test-support/open-console.tsx';
import { openStaffServer } from '../test-support/staff-answers.ts';

let school: School;
const answer = (path: string, body: unknown) => school.answer(path, () => ({ status: 200, body }));
const answerClass = (more: object) =>
  answer(`${livePath}/7`, { live_class: wireClass(more), server_now: serverNow });
const answerAttendees = (...attendees: object[]) =>
  answer(`${livePath}/7/attendance`, { attendees, server_now: serverNow });
const answerRecordings = (...recordings: object[]) => answer(`${livePath}/7/recordings`, { recordings });

beforeEach(async () => {
  school = await openStaffServer();
  signInBefore(school, 'tutor');
  answerClass({ state: 'ended', can_host: false });
  answerAttendees();
  answerRecordings();
  answer('/api/v1/course/staff/courses', wireTaught);
});
afterEach(async () => {
  vi.useRealTimers();
  leaveConsole();
  await school.close();
});

const came = {
  first_joined_at: '2026-11-15T11:01:00.000Z',
  last_left_at: '2026-11-15T11:45:00.000Z',
  seconds: 2339,
};

test('attendance tells who came, for how long, and who was absent', async () => {
  answerAttendees(wireAttendee(11, 'Asha Rao', came), wireAttendee(12, 'Bela Das'));
  await openConsole('/live/7');
  const table = await screen.findByRole('table', { name: 'Attendance' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['Asha RaoCame38 minutes4:31 pm5:15 pm8-A11', 'Bela DasAbsent–––8-A12']);
  screen.getByText('1 of 2 came');
});

test('attendance is saved as a file', async () => {
  answer(`${livePath}/7/attendance.csv`, 'Section,Roll');
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:csv';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await openConsole('/live/7');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Download as CSV' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
  await waitFor(() => expect(saved).toEqual(['attendance-2026-11-15-7.csv']));
  vi.restoreAllMocks();
});

test('while the class is open attendance follows every 15 seconds, and who was sent out can be let in again', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  answerClass({});
  answerAttendees(wireAttendee(12, 'Bela Das'));
  await openConsole('/live/7');
  await screen.findByText('Not here yet');
  answerAttendees(
    wireAttendee(12, 'Bela Das', { ...came, is_present: true }),
    wireAttendee(13, 'Chitra Pai', { ...came, is_removed: true }),
  );
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await screen.findByText('In class now');
  screen.getByText('Sent out');
  let isLetIn = false;
  school.answer(`${livePath}/7/students/13/readmit`, () => {
    isLetIn = true;
    return { status: 200, body: { success: true } };
  });
  fireEvent.click(screen.getByRole('button', { name: 'Let Chitra Pai in again' }));
  await screen.findByText('The student can come in again');
  expect(isLetIn).toBe(true);
});

test('a recording that is ready is published in a chapter, or thrown away after a question', async () => {
  answerRecordings(wireRecording());
  let sent: unknown;
  school.answer(`${livePath}/7/recordings/3/publish`, ({ body }) => {
    sent = body;
    answerRecordings(wireRecording({ state: 'published', chapter_id: 4 }));
    return { status: 200, body: { recording: wireRecording({ state: 'published', chapter_id: 4 }) } };
  });
  await openConsole('/live/7');
  await screen.findByText('Ready to look at');
  fireEvent.click(screen.getByRole('button', { name: 'Throw away' }));
  const question = within(await screen.findByRole('dialog', { name: 'Throw this recording away?' }));
  fireEvent.click(question.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the recording' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await dialog.findByText('Choose a chapter');
  expect(sent).toBeUndefined();
  await dialog.findByRole('option', { name: '1. Roots and powers' });
  fireEvent.change(dialog.getByLabelText('Chapter'), { target: { value: '4' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Students find it in the chapter.');
  expect(sent).toEqual({ recording: { chapter_id: 4, title: { en: 'Cubes', hi: 'घन' } } });
  expect(screen.getByRole('link', { name: 'To the chapter' }).getAttribute('href')).toBe(
    '/console/teaching/chapters/4',
  );
});

test('a recording that failed says why and can be tried again; one in the making cannot be decided', async () => {
  answerRecordings(
    wireRecording({ state: 'failed', failure_code: 'nothing_recorded', content_id: null, media_state: null }),
    wireRecording({ id: 2, state: 'ready', media_state: 'processing' }),
  );
  let tries = 0;
  school.answer(`${livePath}/7/recordings/3/retry`, () => {
    tries += 1;
    return { status: 200, body: { recording: wireRecording({ state: 'waiting' }) } };
  });
  await openConsole('/live/7');
  const [failed, making] = within(await screen.findByRole('list', { name: 'Recordings' })).getAllByRole(
    'listitem',
  );
  expect(failed?.textContent).toContain("Nobody's voice or picture was recorded.");
  expect(making?.textContent).toContain('Being made');
  expect(making?.textContent).not.toContain('Publish');
  fireEvent.click(within(failed as HTMLElement).getByRole('button', { name: 'Try again' }));
  await screen.findByText('It is tried once more');
  expect(tries).toBe(1);
});
