import type { School } from '@shala/app-kit/test-support/open-server.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { queryClient } from '#shared/api/query-client.ts';
import { setLanguage } from '#shared/texts/texts.ts';
import { type MarkingServer, serveMarking } from '../test-support/marking-answers.ts';
import { leaveConsole, openConsole, signInBefore } from '../test-support/open-console.tsx';
import { openStaffServer, staffPaths } from '../test-support/staff-answers.ts';

let school: School;
let server: MarkingServer;

beforeAll(async () => {
  await import('#pages/marking-desk-page.tsx');
}, 60_000);
beforeEach(async () => {
  school = await openStaffServer();
  signInBefore(school, 'tutor');
  server = serveMarking(school, ['Asha Bhat', 'Bela Bhat'], { maxMarks: 10 });
});
afterEach(async () => {
  leaveConsole();
  await school.close();
});

// jsdom has no layout.
Element.prototype.scrollIntoView ??= () => undefined;

const front = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code: `Key${key}`, ...more });
const saveAndNext = () => fireEvent.click(screen.getByRole('button', { name: 'Save and next' }));

test('keys judge, Ctrl+Enter saves, and the name of the next student has the focus', async () => {
  await openConsole('/marking/4');
  const heading = await front('Asha Bhat');
  await waitFor(() => expect(document.activeElement).toBe(heading));
  press('1', { code: 'Digit1' });
  press('Enter', { ctrlKey: true });
  const next = await front('Bela Bhat');
  await waitFor(() => expect(document.activeElement).toBe(next));
  await waitFor(() => expect(server.marked).toEqual([{ student: 1, marks: 10 }]));
});

test('digits in the comment are words, and Escape leads out of it without touching the marks', async () => {
  await openConsole('/marking/4');
  await front('Asha Bhat');
  press('1', { code: 'Digit1' });
  const comment = screen.getByLabelText('Comment');
  comment.focus();
  press('3', { code: 'Digit3' });
  press('Escape', { code: 'Escape' });
  expect(document.activeElement).not.toBe(comment);
  expect(screen.getByRole('button', { name: /Yes/ }).getAttribute('aria-pressed')).toBe('true');
});

test('marks can be emptied and typed anew; what is no number of marks is said and not saved', async () => {
  await openConsole('/marking/4');
  await front('Asha Bhat');
  const field = screen.getByRole('spinbutton', { name: /^Marks/ });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  type('5');
  type('50');
  screen.getByText('A number from 0 to 10, in quarters');
  expect(screen.getByRole('button', { name: 'Save and next' })).toHaveProperty('disabled', true);
  type('');
  expect(field).toHaveProperty('value', '');
  type('7.25');
  saveAndNext();
  await waitFor(() => expect(server.marked).toEqual([{ student: 1, marks: 7.25 }]));
});

test('a refetch that fails leaves the desk as it stands', async () => {
  await openConsole('/marking/4');
  await front('Asha Bhat');
  fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'Half written' } });
  server.failItem(true);
  await act(() => queryClient.refetchQueries({ queryKey: ['marking', 'item'] }));
  expect(queryClient.getQueryState(['marking', 'item', 4])?.status).toBe('error');
  expect(screen.getByLabelText('Comment')).toHaveProperty('value', 'Half written');
});

test('a save that fails is said, the counts are as before, and nothing is called checked', async () => {
  server = serveMarking(school, ['Asha Bhat']);
  server.failMarks(true);
  await openConsole('/marking/4');
  await front('Asha Bhat');
  press('1', { code: 'Digit1' });
  saveAndNext();
  await screen.findByText('Not saved: Asha Bhat');
  await screen.findByRole('heading', { name: 'Nothing is free for you here' });
  expect(screen.queryByText('This question is checked')).toBeNull();
  server.failMarks(false);
  fireEvent.click(screen.getByRole('button', { name: 'Look again' }));
  await front('Asha Bhat');
});

test('when all have their marks the question is called checked', async () => {
  await openConsole('/marking/4');
  for (const name of ['Asha Bhat', 'Bela Bhat']) {
    await front(name);
    press('1', { code: 'Digit1' });
    saveAndNext();
  }
  await screen.findByRole('heading', { name: 'This question is checked' });
  expect(server.marked).toHaveLength(2);
});

test('a list that does not come is told beside the desk, with another try', async () => {
  server.failList(true);
  await openConsole('/marking/4');
  await front('Asha Bhat');
  await screen.findByText('The list of students did not come');
  server.failList(false);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const list = screen.getByRole('navigation', { name: 'Questions and students' });
  await within(list).findByRole('button', { name: /Bela Bhat/ });
});

test('an unsaved mark is not shown to the next person in this tab', async () => {
  await openConsole('/marking/4');
  await front('Asha Bhat');
  press('1', { code: 'Digit1' });
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('marking-draft:5:'))).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: /Kavita Menon/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() =>
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('marking-draft'))).toEqual([]),
  );
});

test('signing out waits for a mark that is on its way', async () => {
  const letMarksGo = server.holdMarks();
  let markedAtTheEnd: number | null = null;
  school.answer(staffPaths.logout, () => {
    markedAtTheEnd = server.marked.length;
    return { status: 200, body: { success: true } };
  });
  await openConsole('/marking/4');
  await front('Asha Bhat');
  press('1', { code: 'Digit1' });
  saveAndNext();
  await front('Bela Bhat');
  fireEvent.click(screen.getByRole('button', { name: /Kavita Menon/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  letMarksGo();
  await waitFor(() => expect(markedAtTheEnd).toBe(1));
});

test('in Hindi the history says who gave what', async () => {
  server.history = [
    { id: 1, staff_name: 'रीता', is_mine: false, marks: 3, comment: null, is_undo: false, at: server.at },
  ];
  await openConsole('/marking/4');
  await front('Asha Bhat');
  await act(() => setLanguage('hi'));
  await screen.findByText(/रीता ने 3 अंक दिए/);
});
