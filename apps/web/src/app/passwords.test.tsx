import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleBrand } from '../test-support/example-brand.ts';
import { leaveApp, openApp, signInBefore } from '../test-support/open-app.tsx';
import { openSchool, type School } from '../test-support/school-server.ts';

let school: School;
const askPath = '/api/v1/user_management/student/auth/reset_password';
const setPath = '/api/v1/user_management/student/auth/password';

beforeEach(async () => {
  school = await openSchool();
  for (const path of [askPath, setPath])
    school.answer(path, () => ({ status: 200, body: { success: true } }));
});
afterEach(async () => {
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) fireEvent.click(close);
  leaveApp();
  vi.restoreAllMocks();
  await school.close();
});

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const forgot = '/auth/login/forgot-password';

async function askFor(email: string) {
  await screen.findByLabelText('Email address');
  fill('Email address', email);
  press('Send Password Reset Link');
}

describe('a forgotten password', () => {
  test('[RT-04] [AU-05] [VA-14] the login page leads to a form that wants a valid e-mail address', async () => {
    const router = await openApp('/auth/login');
    fireEvent.click(await screen.findByRole('link', { name: 'Forgot Password? Click here' }));
    await screen.findByRole('button', { name: 'Send Password Reset Link' });
    expect(router.state.location.pathname).toBe(forgot);
    await askFor('');
    await screen.findByText('Email address is required!');
    await askFor('ananya@');
    await screen.findByText('Enter a valid email address');
    expect(school.asked).toHaveLength(0);
  });

  test('[AU-06] [AU-07] [AU-08] after sending the page says where the link went and what to do', async () => {
    await openApp(forgot);
    await askFor(' ananya@example.org ');
    await screen.findByText('Password Reset Link is sent to ananya@example.org');
    expect(screen.getByText('Check your email inbox to find the password reset link')).toBeTruthy();
    expect(target('Proceed to Login')).toBe('/auth/login');
    expect(school.asked.map(({ path, body }) => [path, body])).toEqual([
      [
        askPath,
        { student: { email: 'ananya@example.org', redirect_url: `${location.origin}/auth/update-password` } },
      ],
    ]);
  });

  test('[AU-09] a wrong mail id leads back to the form', async () => {
    await openApp(forgot);
    await askFor('wrong@example.org');
    fireEvent.click(await screen.findByRole('button', { name: 'Wrong Mail ID? Click here' }));
    expect(await screen.findByLabelText('Email address')).toBeTruthy();
    expect(screen.queryByText(/is sent to/)).toBeNull();
  });

  test('[ER-15] a request that fails stays silent', async () => {
    school.answer(askPath, () => ({ status: 500, body: { error: 'x', code: 'internal', request_id: 'r' } }));
    await openApp(forgot);
    await askFor('ananya@example.org');
    await screen.findByText('Password Reset Link is sent to ananya@example.org');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  describe('[AU-10] where the brand sends the mail on opening', () => {
    const brand = { ...exampleBrand, flags: { ...exampleBrand.flags, resetMailOnOpen: true } };
    const asks = () => school.asked.filter(({ path }) => path === askPath);

    test('the confirmation has other words and asks for the mail itself, once', async () => {
      await openApp(forgot, brand);
      await askFor('ananya@example.org');
      await screen.findByRole('heading', { level: 1, name: 'Update your password' });
      expect(screen.getByText('Password Update Link is sent to ananya@example.org')).toBeTruthy();
      await waitFor(() => expect(asks()).toHaveLength(1));
      expect(asks()[0]?.body).toMatchObject({ student: { email: 'ananya@example.org' } });
    });

    test('it opens by itself only with an address of the session', async () => {
      signInBefore();
      const user = { ...JSON.parse(localStorage.getItem('USER') ?? ''), email: 'own@example.org' };
      localStorage.setItem('USER', JSON.stringify(user));
      await openApp(`${forgot}?email=somebody@example.org`, brand);
      await screen.findByText('Password Update Link is sent to own@example.org');
      await waitFor(() => expect(asks()).toHaveLength(1));
    });
  });
});

describe('a new password', () => {
  const link = (path: string) => `${path}?email=ananya%40example.org&reset_password_token=secret-token`;
  const save = (password: string, confirmation = password) => {
    fill('New password', password);
    fill('Confirm password', confirmation);
    press('Save password');
  };

  test.each([
    ['/auth/reset-password', 'Reset your password'],
    ['/auth/update-password', 'Update your password'],
  ])(
    '[RT-05] [AU-11] %s asks for it twice under its title, and the link leaves the address bar',
    async (path, title) => {
      const router = await openApp(link(path));
      await screen.findByRole('heading', { level: 1, name: title });
      for (const label of ['New password', 'Confirm password'])
        expect(screen.getByLabelText(label).getAttribute('type')).toBe('password');
      expect(location.href).not.toMatch(/secret-token|ananya/);
      expect(router.state.location.href).toBe(path);
    },
  );

  test('[VA-15] [VA-16] [CN-05] weak and unequal ones complain, and nothing is sent', async () => {
    await openApp(link('/auth/reset-password'));
    await screen.findByLabelText('New password');
    save('');
    expect(await screen.findAllByText('Password is required!')).toHaveLength(2);
    save('abcdef1');
    await screen.findByText('Password should be alphanumeric and contain minimum 8 characters!');
    save('abcdefg1', 'abcdefg2');
    await screen.findByText('Both passwords need to be the same!');
    expect(school.asked).toHaveLength(0);
  });

  test('[ER-14] [AU-12] success is told and leads to the login page', async () => {
    await openApp(link('/auth/reset-password'));
    await screen.findByLabelText('New password');
    save('abcdefg1');
    await screen.findByText('Password updated successfully!');
    expect(target('Proceed to Login')).toBe('/auth/login');
    expect(school.asked.map(({ method, path, body }) => [method, path, body])).toEqual([
      [
        'PUT',
        setPath,
        {
          student: {
            email: 'ananya@example.org',
            reset_password_token: 'secret-token',
            new_password: 'abcdefg1',
          },
        },
      ],
    ]);
  });

  test('[AU-12] on a phone of a brand with an app the student goes back to the app', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14; Pixel 8)');
    const appStore = { android: 'https://store.example/app', ios: null };
    await openApp(link('/auth/reset-password'), {
      ...exampleBrand,
      flags: { ...exampleBrand.flags, appStore },
    });
    await screen.findByLabelText('New password');
    save('abcdefg1');
    await screen.findByText('Go back to the app and login with the new password.');
    expect(screen.queryByRole('link', { name: 'Proceed to Login' })).toBeNull();
  });

  test('[ER-14] a refusal shows the words of the server', async () => {
    school.answer(setPath, () => ({
      status: 422,
      body: { error: 'This link has been used.', code: 'reset_link_invalid', request_id: 'r' },
    }));
    await openApp(link('/auth/reset-password'));
    await screen.findByLabelText('New password');
    save('abcdefg1');
    await screen.findByText('This link has been used.');
    expect(screen.getByText('Please try again!')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Proceed to Login' })).toBeNull();
  });

  test('a link without its token says so and offers a new one', async () => {
    await openApp('/auth/reset-password?email=ananya%40example.org');
    await screen.findByText('This link is not whole');
    expect(target('Ask for a new link')).toBe(forgot);
  });
});
