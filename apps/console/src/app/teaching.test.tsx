import type { School } from '@shala/app-kit/test-support/open-server.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leaveConsole, openConsole, signInBefore } from '../test-support/open-console.tsx';
import { openStaffServer } from '../test-support/staff-answers.ts';

const base = '/api/v1/course/staff';
const film = {
  id: 31,
  content_library_id: 41,
  content_type: 'video',
  title: { en: 'How light bends', hi: null },
  description: { en: null, hi: null },
  is_published: true,
  state: 'ready',
  progress_percent: 100,
  failure_code: null,
  has_file: true,
  is_playable: true,
  is_removable: false,
  duration_seconds: 90,
  page_count: null,
  external_url: null,
  poster_url: null,
  file_url: null,
  upload: null,
  captions: [] as { locale: string; url: string }[],
};
const item = (id: number, en: string, more: object = {}) => ({
  id,
  kind: 'exercise',
  content_library_id: null,
  title: { en, hi: null },
  is_published: false,
  timer_options: 'none',
  time: null,
  questions_count: 3,
  runs_count: 0,
  is_removable: true,
  ...more,
});

let school: School;
let items: ReturnType<typeof item>[];
let captions: typeof film.captions;
beforeEach(async () => {
  school = await openStaffServer();
  signInBefore(school, 'tutor');
  items = [
    item(1, 'Warm-up'),
    item(2, 'Mirrors', { is_published: true, runs_count: 4, is_removable: false }),
    item(3, 'Quiz of light', { kind: 'quick_quiz', content_library_id: 41 }),
  ];
  captions = [];
  const chapter = {
    id: 7,
    number: 2,
    name: 'Light',
    course_id: 1,
    course_name: 'CBSE 8',
    subject_id: 5,
    subject_name: 'Physics',
    subject_color_code: '1',
  };
  const answer = (path: string, body: () => unknown) =>
    school.answer(base + path, () => ({ status: 200, body: body() }));
  answer('/chapters/7', () => ({ chapter, contents: [{ ...film, captions }] }));
  answer('/chapters/7/practice', () => ({ items }));
});
afterEach(async () => {
  leaveConsole();
  await school.close();
});

const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('exercises are moved by keys and all are sent; a refusal brings back what the server has', async () => {
  const sent: unknown[] = [];
  let status = 200;
  school.answer(`${base}/chapters/7/practice/order`, ({ body }) => {
    sent.push(body);
    if (status === 200) items.unshift(...items.splice(1, 1));
    return {
      status,
      body: status === 200 ? { success: true } : { error: 'Look again.', code: 'order_outdated' },
    };
  });
  await openConsole('/teaching/chapters/7');
  const list = await screen.findByRole('list', { name: 'Practice' });
  expect(namesIn(list)).toEqual(['Warm-up', 'Mirrors']);
  fireEvent.click(screen.getByRole('button', { name: 'Move Warm-up down' }));
  await waitFor(() => expect(namesIn(list)).toEqual(['Mirrors', 'Warm-up']));
  await waitFor(() => expect(sent).toEqual([{ order: { item_ids: [2, 1] } }]));
  screen.getByText('Warm-up now stands at 2 of 2');
  status = 409;
  fireEvent.click(screen.getByRole('button', { name: 'Move Warm-up up' }));
  await screen.findByText('Look again.');
  expect(sent[1]).toEqual({ order: { item_ids: [1, 2] } });
  await waitFor(() => expect(namesIn(list)).toEqual(['Mirrors', 'Warm-up']));
});

test('a draft nobody opened is removed after a question; what was begun cannot be', async () => {
  school.answer(`${base}/practice/3`, ({ method }) => {
    expect(method).toBe('DELETE');
    items = items.slice(0, 2);
    return { status: 200, body: { success: true } };
  });
  await openConsole('/teaching/chapters/7');
  const quizzes = await screen.findByRole('list', { name: 'Quick quizzes of the lessons' });
  expect(namesIn(quizzes)).toEqual(['Quiz of light']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Mirrors' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Quiz of light' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove this draft?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await screen.findByText('Quiz of light is removed');
  expect(screen.queryByRole('list', { name: 'Quick quizzes of the lessons' })).toBeNull();
});

test('captions are given for each language, a wrong line is named, and they are taken away again', async () => {
  school.answer(`${base}/contents/31/captions/hi`, ({ method, body }) => {
    if (method === 'DELETE') {
      captions = [];
      return { status: 200, body: { content: film } };
    }
    const { text } = (body as { captions: { text: string } }).captions;
    if (text === 'late') {
      return { status: 422, body: { error: 'After the end.', code: 'captions_late', details: { line: 12 } } };
    }
    captions = [{ locale: 'hi', url: '/hi.vtt' }];
    return { status: 200, body: { content: film } };
  });
  await openConsole('/teaching/chapters/7');
  fireEvent.click(await screen.findByRole('button', { name: 'Captions of How light bends' }));
  const dialog = await screen.findByRole('dialog', { name: 'Captions of How light bends' });
  const [input] = within(dialog).getAllByLabelText('Choose file: captions in हिन्दी');
  const choose = (text: string) =>
    fireEvent.change(input as HTMLElement, { target: { files: [new File([text], 'hi.vtt')] } });
  choose('late');
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Line 12: After the end.');
  choose('WEBVTT');
  await within(dialog).findByText('Given. Another file takes its place.');
  expect(within(dialog).queryByRole('alert')).toBeNull();
  expect(screen.getByText(/Captions: हिन्दी/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Take away the captions in हिन्दी' }));
  await waitFor(() => expect(within(dialog).getAllByText('None yet')).toHaveLength(2));
  // What was pressed can be pressed no more.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Choose file: captions in हिन्दी');
});
