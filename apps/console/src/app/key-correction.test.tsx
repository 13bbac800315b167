import type { School } from '@shala/app-kit/test-support/open-server.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setLanguage } from '#shared/texts/texts.ts';
import { leaveConsole, openConsole, signInBefore } from '../test-support/open-console.tsx';
import {
  questionPaths,
  wireCorrection,
  wirePlaces,
  wirePlan,
  wireQuestion,
} from '../test-support/question-answers.ts';
import { openStaffServer } from '../test-support/staff-answers.ts';

let school: School;
beforeEach(async () => {
  school = await openStaffServer();
  signInBefore(school, 'tenant_admin');
  answer('places', wirePlaces);
  answer('one', { question: wireQuestion(1) });
  answer('corrections', { key_corrections: [] });
  answer('plan', { plan: wirePlan() });
});
afterEach(async () => {
  leaveConsole();
  await school.close();
});

const answer = (path: keyof typeof questionPaths, body: unknown, status = 200) =>
  school.answer(questionPaths[path], () => ({ status, body }));
const sent = (path: string) =>
  school.asked.filter((asked) => asked.method === 'POST' && asked.path === path).map(({ body }) => body);

async function openDialog() {
  await openConsole('/questions/9');
  fireEvent.click(await screen.findByRole('button', { name: 'Correct the key' }));
  return within(await screen.findByRole('dialog', { name: 'Correct the key' }));
}
async function openPlan(option = /^Option 2/) {
  const dialog = await openDialog();
  fireEvent.click(await dialog.findByRole('radio', { name: option }));
  fireEvent.click(dialog.getByRole('button', { name: 'See what would change' }));
  return dialog;
}
function confirm(dialog: Awaited<ReturnType<typeof openPlan>>, reason: string) {
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: reason } });
  fireEvent.click(dialog.getByRole('button', { name: 'Correct and mark again' }));
}

test('a dry run says in plain words what another key changes, and takes the cursor [E19]', async () => {
  const dialog = await openPlan();
  await dialog.findByText('The key changes from option 1 to option 2.');
  dialog.getByText('120 attempts get the new key.');
  dialog.getByText('3 of them are still open. The students notice nothing.');
  dialog.getByText('40 results change.');
  dialog.getByText('6 attempts had an older wording of the question. They keep their results.');
  const rows = within(dialog.getByRole('table', { name: 'Some results that change' })).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Diya BhatOption 233.33%66.67%Goes up',
    'Soham PatilOption 180%60%Goes down',
  ]);
  expect(document.activeElement).toBe(dialog.getByRole('heading', { name: 'What would change' }));
  expect(sent(questionPaths.plan)).toContainEqual({ key_correction: { correct_answer: 'option2' } });
  expect(sent(questionPaths.corrections)).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Choose another option' }));
  expect(document.activeElement).toBe(dialog.getByRole('radio', { name: /^Option 2/ }));
});

test('is done with a reason only, followed until all are marked, and taken into the editor [E19]', async () => {
  const dialog = await openPlan();
  await dialog.findByText('40 results change.');
  confirm(dialog, ' ');
  await dialog.findByText('Write why the key is corrected');
  expect(sent(questionPaths.corrections)).toEqual([]);

  let runsDone = 50;
  const state = () => (runsDone < 120 ? 'running' : 'done');
  const made = () => wireCorrection({ state: state(), runs_done: runsDone, done_at: null });
  school.answer(questionPaths.corrections, ({ method }) => ({
    status: 200,
    body: method === 'POST' ? { key_correction: made() } : { key_corrections: [made()] },
  }));
  answer('one', { question: wireQuestion(1, 2) });
  confirm(dialog, ' Misprint in the book ');
  await dialog.findByText('Marking again: 50 of 120');
  expect(dialog.getByRole('progressbar', { name: 'Marking again' }).getAttribute('aria-valuenow')).toBe('42');
  expect(sent(questionPaths.corrections)).toEqual([
    { key_correction: { correct_answer: 'option2', reason: 'Misprint in the book' } },
  ]);
  runsDone = 120;
  await dialog.findByText('Done. 120 attempts marked again, 40 results changed.');
  const right = { name: 'Option 2 is right', hidden: true };
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', right).checked).toBe(true));
  screen.getByText('Version 2');
});

test('the history says who corrected what, when and why, in both languages', async () => {
  answer('corrections', { key_corrections: [wireCorrection()] });
  await openConsole('/questions/9');
  const history = await screen.findByRole('list', { name: 'Corrections of the key' });
  const [entry] = within(history).getAllByRole('listitem');
  expect(entry?.textContent).toContain('Meenakshi Sundaram14 Nov 2026, 11:30');
  expect(entry?.textContent).toContain('Option 2 became the keyMisprint in the book');
  expect(entry?.textContent).toContain('120 attempts, 40 results changed');
  await setLanguage('hi');
  await screen.findByText('विकल्प 2 उत्तर कुंजी बना');
});

test('says so when nothing would change, and offers no way to do it', async () => {
  answer('plan', { plan: wirePlan({ key_after: 'option1', runs: 0, results_changed: 0, examples: [] }) });
  const dialog = await openPlan(/^Option 1/);
  await dialog.findByText('Nothing would change');
  expect(dialog.queryByRole('button', { name: 'Correct and mark again' })).toBeNull();
});

test('who does not own the question is told so', async () => {
  answer('plan', { error: 'Not found', code: 'not_found' }, 404);
  const dialog = await openPlan();
  await dialog.findByText('This key is not yours to correct');
  expect(dialog.queryByRole('button', { name: 'Correct and mark again' })).toBeNull();
});

test('a dry run that fails can be tried again', async () => {
  answer('plan', {}, 422);
  const dialog = await openPlan();
  await dialog.findByText('This did not load');
  answer('plan', { plan: wirePlan() });
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByText('40 results change.');
});

test('without a connection nothing is corrected, and the reason stays', async () => {
  const dialog = await openPlan();
  await dialog.findByText('40 results change.');
  const reach = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'POST') throw new TypeError('Failed to fetch');
    return reach(input, init);
  };
  confirm(dialog, 'Misprint');
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toBe(
    'The key was not corrected. We could not reach the school. Check your connection and try again.',
  );
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Misprint');
});

test('one that a colleague has under way is followed instead of a second one', async () => {
  const dialog = await openPlan();
  await dialog.findByText('40 results change.');
  const running = wireCorrection({ state: 'running', runs_done: 50, done_at: null });
  school.answer(questionPaths.corrections, ({ method }) =>
    method === 'POST'
      ? { status: 409, body: { error: 'This key is being corrected.', code: 'correction_running' } }
      : { status: 200, body: { key_corrections: [running] } },
  );
  confirm(dialog, 'Misprint');
  await dialog.findByText(/^Meenakshi Sundaram is correcting this key right now/);
  dialog.getByText('Marking again: 50 of 120');
  expect(dialog.queryByRole('radio')).toBeNull();
});

test('words that are not saved are saved first', async () => {
  await openConsole('/questions/9');
  fireEvent.change(await screen.findByLabelText('Option 1 · English'), { target: { value: '7' } });
  fireEvent.click(screen.getByRole('button', { name: 'Correct the key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the key' }));
  await dialog.findByText(/^There are changes that are not saved/);
  expect(dialog.queryByRole('radio')).toBeNull();
});

test('a tutor and a question marked by a person have no key to correct', async () => {
  signInBefore(school, 'tutor');
  await openConsole('/questions/9');
  await screen.findByText('Version 1');
  expect(screen.queryByRole('button', { name: 'Correct the key' })).toBeNull();
  leaveConsole();
  signInBefore(school, 'tenant_admin');
  answer('one', { question: { ...wireQuestion(1), kind: 'free_text' } });
  await openConsole('/questions/9');
  await screen.findByText('Version 1');
  expect(screen.queryByRole('button', { name: 'Correct the key' })).toBeNull();
  expect(school.asked.filter(({ path }) => path === questionPaths.corrections)).toEqual([]);
});
