import { student, token } from '@shala/api-client/example-answers.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exampleBrand } from '../test-support/example-brand.ts';
import { leaveApp, openApp, signInBefore } from '../test-support/open-app.tsx';
import { accessToken, openSchool, type School } from '../test-support/school-server.ts';

let school: School;
let addressAtFirstCall: string | null;
const ticketPath = '/api/v1/user_management/student/auth/erp';
const loginPath = '/api/v1/user_management/student/auth/login';
const legacy = { ...exampleBrand, flags: { ...exampleBrand.flags, legacyErpPassword: true } };
const other = { ...student, id: 9, email: 'other@example.org', first_name: 'Kabir' };

beforeEach(async () => {
  school = await openSchool();
  addressAtFirstCall = null;
  const toSchool = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    addressAtFirstCall ??= location.href;
    return toSchool(input, init);
  };
  school.answer(ticketPath, () => ({
    status: 200,
    body: { student: other, token: token(accessToken('student')), redirect_path: '/leaderboard' },
  }));
  school.answer(loginPath, () => ({
    status: 200,
    body: { student: other, token: token(accessToken('student')) },
  }));
});
afterEach(async () => {
  leaveApp();
  await school.close();
});

const calls = (path: string) => school.asked.filter((one) => one.path === path);
const userId = () => JSON.parse(localStorage.getItem('USER') ?? '{}').id;
const wordsOfLink = '/auth/erp?email=other%40example.org&password=right-1';

describe('a ticket of the school', () => {
  test('[RT-06] signs in, once, while the page says so, and arrives where the school wants', async () => {
    const router = await openApp('/auth/erp?ticket=signed.once&callbackUrl=%2Fleaderboard');
    await screen.findByText('Authenticating...');
    await waitFor(() => expect(router.state.location.pathname).toBe('/leaderboard'));
    expect(calls(ticketPath).map(({ body }) => body)).toEqual([
      { ticket: 'signed.once', callback_url: '/leaderboard' },
    ]);
    expect(userId()).toBe(9);
    expect(addressAtFirstCall).not.toContain('signed.once');
  });

  test('a ticket that is refused says how to go on', async () => {
    school.answer(ticketPath, () => ({ status: 401, body: { error: 'x', code: 'x', request_id: 'r' } }));
    await openApp('/auth/erp?ticket=used');
    await screen.findByText('Login failed');
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/auth/login');
    expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
  });

  test('asks before it takes the place of somebody who is signed in; staying keeps them', async () => {
    signInBefore();
    const router = await openApp('/auth/erp?ticket=signed.once');
    await screen.findByText('Switch to another account?');
    expect(screen.getByText(/Ananya is signed in on this device/)).toBeTruthy();
    expect(calls(ticketPath)).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/learn'));
    expect(userId()).toBe(7);
    expect(calls(ticketPath)).toHaveLength(0);
  });

  test('and switches when told to', async () => {
    signInBefore();
    const router = await openApp('/auth/erp?ticket=signed.once');
    fireEvent.click(await screen.findByRole('button', { name: 'Switch' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/leaderboard'));
    expect(userId()).toBe(9);
  });
});

describe('the old link with a password', () => {
  test('[RT-06] [AP-21] uses the student login call, and the address is clean before it', async () => {
    const router = await openApp(`${wordsOfLink}&callbackUrl=%2Fleaderboard`, legacy);
    await screen.findByText('Authenticating...');
    await waitFor(() => expect(router.state.location.pathname).toBe('/leaderboard'));
    expect(school.asked[0]).toMatchObject({
      method: 'POST',
      path: loginPath,
      body: { student: { email: 'other@example.org', password: 'right-1', grant_type: 'password' } },
    });
    expect(addressAtFirstCall).toMatch(/\/auth\/erp$/);
    expect(router.history.location.href).not.toContain('right-1');
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads to %s',
    async (callbackUrl) => {
      const router = await openApp(`${wordsOfLink}&callbackUrl=${encodeURIComponent(callbackUrl)}`, legacy);
      await waitFor(() => expect(router.state.location.pathname).toBe('/learn'));
      expect(location.host).toBe('localhost:3000');
    },
  );

  test('wrong words say what the login page would say', async () => {
    school.answer(loginPath, () => ({ status: 401, body: { error: 'x', code: 'x', request_id: 'r' } }));
    await openApp(wordsOfLink, legacy);
    await screen.findByText('Incorrect email or password');
  });

  test('is not read where the brand does not allow it, and is erased all the same', async () => {
    await openApp(wordsOfLink);
    await screen.findByText('Login failed');
    expect(calls(loginPath)).toHaveLength(0);
    expect(location.href).not.toContain('right-1');
  });
});
