import type { School } from '@shala/app-kit/test-support/open-server.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getStaff } from '#shared/session/session.ts';
import { leaveConsole, openConsole, signInBefore } from '../test-support/open-console.tsx';
import { openStaffServer, staffPaths, wireStaff, wireTokens } from '../test-support/staff-answers.ts';

let school: School;
beforeEach(async () => {
  school = await openStaffServer();
});
afterEach(async () => {
  leaveConsole();
  await school.close();
});

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input' }), { target: { value } });

async function fillIn(code = '123456') {
  await screen.findByRole('heading', { name: 'Staff sign-in' });
  type(/Email address/, ' kavita@example.org ');
  type(/^Password/, 'Mango@2026');
  type(/Code from your app/, code);
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('address, password and code go together, and lead to my day', async () => {
  const router = await openConsole('/sign-in');
  await fillIn();
  await screen.findByRole('heading', { name: 'My day', level: 1 });
  expect(router.state.location.pathname).toBe('/');
  expect(school.asked.find(({ path }) => path === staffPaths.login)?.body).toEqual({
    staff: { grant_type: 'password', email: 'kavita@example.org', password: 'Mango@2026', otp: '123456' },
  });
  // The students' site in the same browser knows nothing of it.
  expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
  expect(localStorage.getItem('CONSOLE_ACCESS_TOKEN')).toBe(wireTokens.access_token);
});

test('empty fields are named, and nothing is sent', async () => {
  await openConsole('/sign-in');
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  await screen.findByText('Enter a valid email address');
  screen.getByText('Enter your password');
  screen.getByText('Enter the six digits your app shows');
  expect(school.asked).toEqual([]);
});

test("a refusal shows the server's words, empties the code and puts the cursor there", async () => {
  const error = 'Incorrect email, password or code';
  school.answer(staffPaths.login, () => ({ status: 401, body: { error, code: 'wrong_staff_credentials' } }));
  await openConsole('/sign-in');
  await fillIn();
  expect((await screen.findByText(error)).closest('[role=alert]')).not.toBeNull();
  const code = screen.getByLabelText<HTMLInputElement>(/Code from your app/, { selector: 'input' });
  expect(code.value).toBe('');
  expect(document.activeElement).toBe(code);
});

test('whoever guessed too often is told how long to wait', async () => {
  school.answer(staffPaths.login, () => ({
    status: 429,
    body: { error: 'x', code: 'too_many' },
    headers: { 'retry-after': '840' },
  }));
  await openConsole('/sign-in');
  await fillIn();
  await screen.findByText('Too many tries. Try again in 14 minutes.');
});

test('a place asked for before signing in is where the sign-in leads', async () => {
  const router = await openConsole('/worksheets');
  await fillIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/worksheets'));
});

test('an address of another site is no place to go to after signing in', async () => {
  const router = await openConsole('/sign-in?to=//evil.example.org/');
  await fillIn();
  await screen.findByRole('heading', { name: 'My day', level: 1 });
  expect(router.state.location.href).toBe('/');
});

test('a token that is too old is renewed at the door of staff, and the call is made again', async () => {
  let calls = 0;
  signInBefore(school, 'tutor');
  school.answer(staffPaths.me, () => {
    calls += 1;
    return calls === 1
      ? { status: 401, body: {} }
      : { status: 200, body: { staff: wireStaff('school_admin') } };
  });
  await openConsole('/');
  // What the second answer says about the person is there.
  await waitFor(() => expect(getStaff()?.roles).toMatchObject([{ role: 'school_admin' }]));
  expect(school.asked.find(({ path }) => path === staffPaths.login)?.body).toEqual({
    staff: { grant_type: 'refresh_token', refresh_token: 'refresh' },
  });
});

test('a session that is over asks to sign in again and leads back', async () => {
  signInBefore(school, 'tutor');
  school.answer(staffPaths.me, () => ({ status: 401, body: {} }));
  school.answer(staffPaths.login, () => ({ status: 401, body: {} }));
  const router = await openConsole('/worksheets');
  await screen.findByText(/Your session has ended/);
  expect(router.state.location.search).toEqual({ to: '/worksheets' });
  expect(localStorage.getItem('CONSOLE_USER')).toBeNull();
});

test('signing out tells the server and forgets the person on this device', async () => {
  signInBefore(school, 'tutor');
  const router = await openConsole('/worksheets');
  fireEvent.click(await screen.findByRole('button', { name: 'Kavita Menon: account' }));
  screen.getByText('Tutor');
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'Staff sign-in' });
  expect(router.state.location.search).toEqual({});
  expect(school.asked.some(({ path }) => path === staffPaths.logout)).toBe(true);
  expect(localStorage.getItem('CONSOLE_REFRESH_TOKEN')).toBeNull();
});
