import { child } from '@shala/api-client/example-family.ts';
import { order, orderLine, refund } from '@shala/api-client/example-orders.ts';
import { classResult } from '@shala/api-client/example-progress.ts';
import { storageKeys, writeOwn } from '@shala/api-client/storage.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { beforeProfileChange } from '#shared/session/leave-profile.ts';
import { answerFamily } from '../test-support/family-answers.ts';
import { leaveApp, openApp, signInBefore, signInParentBefore } from '../test-support/open-app.tsx';
import { openSchool, type School } from '../test-support/school-server.ts';

// Screens load their parts one after the other: on a busy machine that takes a while.

let school: School;

// Dialogs come as a chunk of their own; making it is no test's time.
beforeAll(() => import('@shala/ui/dialog-body.tsx'), 60_000);

beforeEach(async () => {
  school = await openSchool();
});
afterEach(async () => {
  leaveApp();
  await school.close();
});

const students = '/api/v1/user_management/parent/students';
const refusal =
  (status: number, error = 'The server said so') =>
  () => ({
    status,
    body: { error, code: 'x', request_id: 'r' },
  });
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
const find = { timeout: 8000 };
const tile = (name: string) => screen.findByRole('button', { name }, find);

const ananya = () => child(7, 'Ananya', { is_current: true, display_picture_url: '/ananya.png' });

describe('the profile picker', () => {
  test('[RT-09] [AU-29] [AU-30] shows every child with picture and first name', async () => {
    const family = [ananya(), child(8, 'Vihaan'), child(9, 'Ira')];
    signInParentBefore(family[0] ?? null);
    answerFamily(school, family);
    await openApp('/auth/register/profiles');
    await screen.findByRole('heading', { level: 1, name: 'Who is learning? Select your profile' }, find);
    expect((await tile('Ananya')).querySelector('img')?.getAttribute('src')).toBe('/ananya.png');
    expect((await tile('Vihaan')).querySelector('[data-initial=V]')).not.toBeNull();
    const list = screen.getByRole('list', { name: 'Profiles' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Add a student' }).getAttribute('href')).toBe(
      '/auth/register/profiles/add',
    );
  });

  test('[AU-31] a blocked child looks different, cannot be chosen, and the page says whom to ask', async () => {
    signInParentBefore(ananya());
    answerFamily(school, [ananya(), child(8, 'Vihaan', { is_blocked: true })]);
    await openApp('/auth/register/profiles');
    const open = await tile('Ananya');
    expect(screen.queryByRole('button', { name: /Vihaan/ })).toBeNull();
    const closed = screen.getByText('Vihaan').parentElement as HTMLElement;
    expect(within(closed).getByText('Blocked')).toBeTruthy();
    expect(closed.className).not.toBe(open.className);
    expect(screen.getByText(/Vihaan cannot learn here at the moment/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(
      'https://help.example.org',
    );
    fireEvent.click(closed);
    expect(school.asked.filter(({ method }) => method === 'PUT')).toHaveLength(0);
  });

  test('[A29] what a blocked child has done and what was paid for it stays in sight, and can be asked back', async () => {
    signInParentBefore(ananya());
    answerFamily(school, [ananya(), child(8, 'Vihaan', { is_blocked: true })]);
    const ok = (body: unknown) => () => ({ status: 200, body });
    school.answer(
      '/StudentReport/GetChildProgress',
      ok({ courses: [{ name: 'Class 8', result: classResult() }] }),
    );
    school.answer(
      '/api/Store/Store/GetChildOrders',
      ok({ orders: [order('ref-1')], refundPolicy: 'Within a week.' }),
    );
    const refunded = order('ref-1', { refunds: [refund(1)], lines: [orderLine(1, { canAskRefund: false })] });
    school.answer(
      '/api/Store/Store/RequestChildRefund',
      ok({ isSuccess: true, errorMessage: null, data: refunded }),
    );
    await openApp('/auth/register/profiles');
    fireEvent.click(
      await screen.findByRole('link', { name: 'See the progress and receipts of Vihaan' }, find),
    );
    const course = await screen.findByRole('group', { name: 'Class 8' }, find);
    within(course).getByText('Score 78.4%, accuracy 84.2%');
    within(course).getByText('3/5');
    await screen.findByRole('button', { name: /^Download receipt / }, find);
    const asked = school.asked.filter(({ path }) => path.includes('Child'));
    expect(asked.map(({ search }) => search.get('StudentId'))).toEqual(['8', '8']);
    fireEvent.click(screen.getByRole('button', { name: /^Ask for a refund of / }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a refund' }, find));
    dialog.getByText('Within a week.');
    fireEvent.change(dialog.getByLabelText('Why do you want the money back?'), {
      target: { value: 'Blocked' },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await screen.findByText(/The seller has not answered yet/, {}, find);
    expect(school.asked.find(({ path }) => path.endsWith('RequestChildRefund'))?.body).toEqual({
      studentId: 8,
      transactionId: 'ref-1',
      lineNo: 1,
      message: 'Blocked',
    });
  });

  test('a child whom the school has named the parent for is added by a tap, after a code where the last one is old', async () => {
    const parents = '/api/v1/user_management/parent';
    const family = [ananya()];
    answerFamily(school, family);
    signInParentBefore(ananya());
    let isConfirmed = false;
    const ok = (body: unknown) => ({ status: 200, body });
    const offer = { id: 5, first_name: 'Ira', relation: 'mother', offered_by: 'school' };
    school.answer(`${parents}/link_offers`, () => ok({ link_offers: family.length === 1 ? [offer] : [] }));
    school.answer(`${parents}/link_offers/5/accept`, () => {
      if (!isConfirmed)
        return { status: 403, body: { code: 'confirmation_required', error: 'A code, please.' } };
      family.push(child(9, 'Ira'));
      return ok({ student: child(9, 'Ira') });
    });
    school.answer(`${parents}/auth/otp`, () => ok({ success: true, retry_after: 30, otp_length: 4 }));
    school.answer(`${parents}/auth/confirm`, () => {
      isConfirmed = true;
      return ok({ success: true });
    });
    await openApp('/auth/register/profiles');
    await screen.findByText('The school has named you for Ira.', {}, find);
    fireEvent.click(screen.getByRole('button', { name: 'Add Ira' }));
    const proof = within(await screen.findByRole('dialog', { name: 'Is it you?' }, find));
    fireEvent.click(proof.getByRole('button', { name: 'Send the OTP' }));
    fireEvent.change(await proof.findByRole('textbox', { name: 'OTP' }, find), { target: { value: '1234' } });
    fireEvent.click(proof.getByRole('button', { name: 'Confirm' }));
    await tile('Ira');
    await waitFor(() => expect(screen.queryByText(/has named you for/)).toBeNull(), find);
  });

  test('a child is added by the code on the paper of the school', async () => {
    answerFamily(school, [ananya()]);
    signInParentBefore(ananya());
    const codes = '/api/v1/user_management/parent/link_codes';
    school.answer(codes, () => ({ status: 200, body: { student: child(9, 'Ira') } }));
    await openApp('/auth/register/profiles');
    await tile('Ananya');
    fireEvent.click(screen.getByRole('button', { name: 'I have a code from the school' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Code from the school' }, find));
    fireEvent.change(dialog.getByLabelText('Code'), { target: { value: ' K7QM-2XPA ' } });
    fireEvent.change(dialog.getByLabelText("You are the child's"), { target: { value: 'father' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Add the child' }));
    await screen.findByText('Ira is in your list', {}, find);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), find);
    const sent = school.asked.filter(({ path }) => path === codes).map(({ body }) => body);
    expect(sent).toEqual([{ link: { code: 'K7QM-2XPA', relation: 'father' } }]);
  });

  test('[AU-32] [SS-13] a tap makes the child the current profile, with tokens of its own, and opens Learn', async () => {
    const family = answerFamily(school, [ananya(), child(8, 'Vihaan')]);
    signInParentBefore(ananya());
    localStorage.setItem('COURSE_ID', '99');
    const router = await openApp('/auth/register/profiles');
    fireEvent.click(await tile('Vihaan'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/learn'), find);
    expect(family.saved(8)).toEqual([{ is_current: true }]);
    expect(family.children.map(({ is_current }) => is_current)).toEqual([false, true]);
    expect(stored('CURRENT_PROFILE')).toMatchObject({ id: 8, firstName: 'Vihaan' });
    expect(stored('USER')).toMatchObject({ kind: 'parent', id: 3, currentStudent: { id: 8 } });
    expect(localStorage.getItem('ACCESS_TOKEN')).toMatch(/-8$/);
    expect(localStorage.getItem('REFRESH_TOKEN')).toBe('refresh-8');
    await screen.findByRole('heading', { name: 'Hi Vihaan, ready for Class 8?' }, find);
    const asked = school.asked.findLast(({ path }) => path === '/Student/ProductDetails');
    expect(asked?.headers.authorization).toMatch(/-8$/);
  });

  test('what the child before has unsent goes first, and a sibling never gets at what could not go', async () => {
    answerFamily(school, [ananya(), child(8, 'Vihaan')]);
    signInParentBefore(ananya());
    writeOwn(localStorage, storageKeys.recentWatchedContent, 7, ['lesson']);
    const flushed: unknown[] = [];
    const stop = beforeProfileChange(async (id) => {
      flushed.push([id, school.asked.some(({ method }) => method === 'PUT')]);
      throw new Error('no network');
    });
    const router = await openApp('/auth/register/profiles');
    fireEvent.click(await tile('Vihaan'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/learn'), find);
    stop();
    expect(flushed).toEqual([[7, false]]);
    expect(stored('RECENT_WATCHED_CONTENT')).toEqual({ 7: ['lesson'] });
  });

  test('a child whose course is not set up yet goes on where it stopped', async () => {
    answerFamily(school, [ananya(), child(8, 'Vihaan', { step: 2 })]);
    signInParentBefore(ananya());
    const router = await openApp('/auth/register/profiles');
    fireEvent.click(await tile('Vihaan'));
    await screen.findByRole('heading', { name: 'Using for' }, find);
    expect(router.state.location.pathname).toBe('/auth/register/profiles/add/8/usage');
  });

  test('[ER-12] children that do not load are said to be so, with a retry that works', async () => {
    answerFamily(school, [ananya()]);
    const answer = refusal(404);
    school.answer(students, answer);
    signInParentBefore(ananya());
    await openApp('/auth/register/profiles');
    await screen.findByText('Cannot get students!', {}, find);
    answerFamily(school, [ananya()]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await tile('Ananya');
  });

  test('a parent without a child is told so, beside the way to add one', async () => {
    answerFamily(school, []);
    signInParentBefore(null);
    await openApp('/auth/register/profiles');
    await screen.findByText('No student yet', {}, find);
    expect(screen.getByRole('link', { name: 'Add a student' })).toBeTruthy();
  });

  test('[ER-11] a choice the server refuses is told, and nobody changes seats', async () => {
    answerFamily(school, [ananya(), child(8, 'Vihaan')]);
    school.answer(`${students}/8`, refusal(404));
    signInParentBefore(ananya());
    const router = await openApp('/auth/register/profiles');
    fireEvent.click(await tile('Vihaan'));
    await screen.findByText('Cannot update student!', {}, find);
    expect(router.state.location.pathname).toBe('/auth/register/profiles');
    expect(stored('USER')).toMatchObject({ currentStudent: { id: 7 } });
  });

  test('is a parent’s own: a student is told so, a stranger signs in first', async () => {
    signInBefore();
    await openApp('/auth/register/profiles');
    await screen.findByText('You are not authorised to view this route !!', {}, find);
    leaveApp();
    const router = await openApp('/auth/register/profiles');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'), find);
  });
});

describe('student details', () => {
  const path = '/auth/register/profiles/add';
  const name = () => screen.findByLabelText('Full name', {}, find);
  const born = () => screen.findByLabelText('Date of birth', {}, find);
  const proceed = () => fireEvent.click(screen.getByRole('button', { name: 'Proceed' }));
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  const picture = new File(['picture'], 'me.png', { type: 'image/png' });
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText(/photo/), { target: { files: [file] } });

  const preview = (isThere: boolean) =>
    waitFor(() => expect(document.querySelector('img[src="blob:preview"]') !== null).toBe(isThere));

  beforeEach(() => {
    signInParentBefore(null);
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
  });

  test('[RT-10] [OB-01] [OB-16] [CN-04] photo, full name and date make a child, who goes on at step 2', async () => {
    const family = answerFamily(school, []);
    const router = await openApp(path);
    await screen.findByRole('heading', { level: 1, name: 'Student details' }, find);
    type(await name(), ' Kabir  Anand Rao ');
    type(await born(), '28022015');
    expect((await born()) as HTMLInputElement).toHaveProperty('value', '28-02-2015');
    choose(picture);
    await preview(true);
    proceed();
    await waitFor(() => expect(router.state.location.pathname).toMatch(/add\/50\/usage$/), find);
    const sent = school.asked.find((asked) => asked.method === 'POST' && asked.path === students);
    expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent?.body).toMatchObject({
      'student[first_name]': 'Kabir',
      'student[last_name]': 'Anand Rao',
      'student[dob]': '2015-02-28',
      'student[is_current]': 'true',
      'student[display_picture]': { file: 'me.png', type: 'image/png', text: 'picture' },
    });
    expect(family.children).toHaveLength(1);
    expect(stored('CURRENT_PROFILE')).toMatchObject({ id: 50, firstName: 'Kabir', onboardingStep: 2 });
    expect(localStorage.getItem('ACCESS_TOKEN')).toMatch(/-50$/);
  });

  test('[VA-09] [VA-11] empty fields complain, and nothing is sent', async () => {
    answerFamily(school, []);
    await openApp(path);
    await name();
    proceed();
    await screen.findByText('Full Name is required!');
    await screen.findByText('Date of Birth is required!');
    expect(document.activeElement).toBe(await name());
    expect(school.asked.filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  test.each([
    ['31-02-2015', 'Enter the date as DD-MM-YYYY'],
    ['01-01-2999', 'The date of birth cannot lie in the future'],
    ['01-01-1980', 'Students are 3 to 25 years old'],
  ])('[VA-09] %s is no date of birth of a student', async (typed, complaint) => {
    answerFamily(school, []);
    await openApp(path);
    type(await born(), typed);
    fireEvent.blur(await born());
    await screen.findByText(complaint);
  });

  test('only a picture that is not too large is taken', async () => {
    answerFamily(school, []);
    await openApp(path);
    await name();
    choose(new File(['x'], 'notes.pdf', { type: 'application/pdf' }));
    await screen.findByText('Choose a picture: JPG, PNG or WebP');
    await preview(false);
    const large = new File(['x'], 'large.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 + 1 });
    choose(large);
    await screen.findByText('This photo is over 5 MB. Choose a smaller one.');
    choose(picture);
    await preview(true);
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await preview(false);
  });

  test.each([
    ['in the server’s words', 422, 'The server said so'],
    ['with the wish to try again', 404, 'Please try again'],
  ])('[ER-10] a refused child is told %s', async (_how, status, words) => {
    answerFamily(school, []);
    const router = await openApp(path);
    type(await name(), 'Kabir');
    type(await born(), '28-02-2015');
    school.answer(students, refusal(status));
    proceed();
    const toast = (await screen.findByText('Cannot create student!', {}, find)).closest('[role]');
    expect(toast?.textContent).toContain(words);
    expect(router.state.location.pathname).toBe(path);
    expect(await name()).toHaveProperty('value', 'Kabir');
  });
});

describe('a parent who opens Learn', () => {
  test.each([
    ['without a child adds one', [], '/auth/register/profiles/add'],
    [
      'with a child at step 2 chooses its usage',
      [child(7, 'Ananya', { is_current: true, step: 2 })],
      '/auth/register/profiles/add/7/usage',
    ],
    [
      'with a child at step 3 chooses its exam',
      [child(7, 'Ananya', { is_current: true, step: 3 })],
      '/auth/register/profiles/add/7/usage/2/exams',
    ],
    [
      'with children but nobody in the seat picks one',
      [child(7, 'A'), child(8, 'B')],
      '/auth/register/profiles',
    ],
    ['with one child that never took the seat picks it', [child(7, 'A')], '/auth/register/profiles'],
  ])('%s', async (_title, children, path) => {
    answerFamily(school, children);
    // What this device remembers may be old: the server's word counts.
    signInParentBefore(null);
    const router = await openApp('/learn');
    await waitFor(() => expect(router.state.location.pathname).toBe(path), find);
    expect(school.asked.some((asked) => asked.path === '/Student/ProductDetails')).toBe(false);
  });

  test('[RT-18] learns at once by /main when the server says that everything is set up', async () => {
    answerFamily(school, [ananya()]);
    signInParentBefore(child(7, 'Ananya', { step: 2 }));
    const router = await openApp('/main');
    await screen.findByRole('heading', { name: 'Hi Ananya, ready for Class 8?' }, find);
    expect(router.state.location.pathname).toBe('/learn');
  });

  test('gets the list of profiles with its retry when the server is out of order', async () => {
    answerFamily(school, []);
    school.answer('/api/v1/user_management/parent/auth/me', refusal(404));
    school.answer(students, refusal(404));
    signInParentBefore(null);
    const router = await openApp('/learn');
    await screen.findByText('Cannot get students!', {}, find);
    expect(router.state.location.pathname).toBe('/auth/register/profiles');
  });
});
