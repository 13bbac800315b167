import { codeSent } from '@shala/api-client/example-answers.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exampleBrand } from '../test-support/example-brand.ts';
import { leaveApp, openApp, signInBefore } from '../test-support/open-app.tsx';
import { openSchool, type School } from '../test-support/school-server.ts';

let school: School;

beforeEach(async () => {
  school = await openSchool();
  school.answer('/api/v1/user_management/parent/auth/otp', () => ({ status: 200, body: codeSent }));
  school.answer('/api/v1/user_management/parent/auth/signup', () => ({ status: 200, body: codeSent }));
});
afterEach(async () => {
  leaveApp();
  await school.close();
});

const withFlags = (flags: Partial<(typeof exampleBrand)['flags']>) => ({
  ...exampleBrand,
  flags: { ...exampleBrand.flags, ...flags },
});
const fullForm = withFlags({ phoneOnlySignup: false });
const mobile = () => screen.findByLabelText<HTMLInputElement>('Mobile number');
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const sendOtp = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send OTP' });
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const lastToast = async () => within((await screen.findAllByRole('alert')).at(-1) as HTMLElement);

describe.each([
  ['[RT-07] /auth/register', '/auth/register'],
  ['[RT-03] /auth/login_otp', '/auth/login_otp'],
])('%s by number alone', (_title, path) => {
  test('[AU-13] [AU-14] [AU-15] [AU-16] asks for a number behind +91 and links to the login by e-mail', async () => {
    await openApp(path);
    await screen.findByRole('heading', { level: 1, name: 'Login to continue' });
    const field = await mobile();
    expect(field.inputMode).toBe('numeric');
    expect(field.parentElement?.firstElementChild?.textContent).toBe('+91');
    expect(target('Login with email ?')).toBe('/auth/login');
    expect(sendOtp().disabled).toBe(false);
    expect(screen.getByText(/By continuing you agree/)).toBeTruthy();
    expect(target('Terms')).toBe('/terms-and-conditions');
    expect(target('Privacy Policy')).toBe('/privacy-policy');
  });

  test('[VA-06] takes digits only and complains about an empty field', async () => {
    await openApp(path);
    fill(await mobile(), '98a45');
    expect((await mobile()).value).toBe('9845');
    fill(await mobile(), '');
    fireEvent.click(sendOtp());
    await screen.findByText('Mobile Number is required!');
    expect(school.asked).toHaveLength(0);
  });

  test.each(['984501234', '98450123456'])('[VA-05] [CN-02] complains about %s', async (digits) => {
    await openApp(path);
    fill(await mobile(), digits);
    fireEvent.click(sendOtp());
    await screen.findByText('Mobile Number should not be more or less then 10 digits');
    expect(school.asked).toHaveLength(0);
  });

  test('[RT-08] leads to the code with the number in the navigation state, not in the address', async () => {
    const router = await openApp(path);
    fill(await mobile(), '98450 12345');
    fireEvent.click(sendOtp());
    await screen.findByRole('heading', { name: 'Verify your number' });
    expect(router.state.location.pathname).toBe('/auth/register/verify');
    expect(router.state.location.href).not.toContain('9845');
    expect(router.state.location.state.challenge).toMatchObject({ phone: '+919845012345', from: path });
  });
});

test('a signed-in student has no business on the register page', async () => {
  signInBefore();
  const router = await openApp('/auth/register');
  await screen.findByText('Learn by Subjects');
  expect(router.state.location.pathname).toBe('/learn');
});

describe('the full form', () => {
  const fillAll = async () => {
    fill(await mobile(), '9845012345');
    fill(screen.getByLabelText('Mail id'), 'parent@example.org');
    fill(screen.getByLabelText('Student name'), 'Ananya');
    fill(screen.getByLabelText('Date of birth'), '01052013');
  };
  const acceptTerms = () => fireEvent.click(screen.getByRole('checkbox'));
  const country = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country code' });

  test('[RT-07] [AU-17] [AU-19] [AU-21] has number, mail id, name and birthday, and leads back to the login', async () => {
    await openApp('/auth/register', fullForm);
    await screen.findByRole('heading', { level: 1, name: 'Create an account' });
    await mobile();
    for (const label of ['Mail id', 'Student name']) expect(screen.getByLabelText(label)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Date of birth').placeholder).toBe('DD-MM-YYYY');
    expect(target('Already have an account? Login here')).toBe('/auth/login_otp');
  });

  test('[AU-18] [VA-13] the country is +91 at first and found by name or code', async () => {
    await openApp('/auth/register', fullForm);
    await mobile();
    expect(country().value).toBe('+91');
    fireEvent.click(country());
    expect(screen.getAllByRole('option').length).toBeGreaterThan(200);
    fill(country(), 'sing');
    fireEvent.click(screen.getByRole('option', { name: /Singapore/ }));
    expect(country().value).toBe('+65');
  });

  test('another country has no rule of ten digits', async () => {
    await openApp('/auth/register', fullForm);
    await mobile();
    fireEvent.click(country());
    fill(country(), '+65');
    fireEvent.keyDown(country(), { key: 'Enter' });
    await fillAll();
    fill(await mobile(), '81234567');
    acceptTerms();
    fireEvent.click(sendOtp());
    await screen.findByRole('heading', { name: 'Verify your number' });
    expect(school.asked[0]?.body).toMatchObject({ parent: { phone_number: '+6581234567' } });
  });

  test('[AU-20] [VA-10] the terms open the button', async () => {
    await openApp('/auth/register', fullForm);
    await fillAll();
    expect(sendOtp().disabled).toBe(true);
    acceptTerms();
    expect(sendOtp().disabled).toBe(false);
    acceptTerms();
    expect(sendOtp().disabled).toBe(true);
  });

  test('[VA-06] [VA-07] [VA-08] [VA-09] empty fields complain, each in its own words', async () => {
    await openApp('/auth/register', fullForm);
    await mobile();
    acceptTerms();
    fireEvent.click(sendOtp());
    for (const words of [
      'Mobile Number is required!',
      'Mail Id is required!',
      'Student Name is required!',
      'Date of Birth is required!',
    ])
      await screen.findByText(words);
    expect(document.activeElement).toBe(await mobile());
    expect(school.asked).toHaveLength(0);
  });

  test('[VA-07] [VA-09] a wrong mail id and an impossible birthday complain', async () => {
    await openApp('/auth/register', fullForm);
    await fillAll();
    fill(screen.getByLabelText('Mail id'), 'parent@');
    fill(screen.getByLabelText('Date of birth'), '31022013');
    acceptTerms();
    fireEvent.click(sendOtp());
    await screen.findByText('Enter a valid email address');
    expect(screen.getByLabelText('Date of birth').getAttribute('aria-invalid')).toBe('true');
    expect(school.asked).toHaveLength(0);
  });

  test('[CN-04] registers with the birthday as the server writes it; its code is not sent a second time', async () => {
    const router = await openApp('/auth/register', fullForm);
    await fillAll();
    expect(screen.getByLabelText<HTMLInputElement>('Date of birth').value).toBe('01-05-2013');
    acceptTerms();
    fireEvent.click(sendOtp());
    await screen.findByText('+91 98450 12345');
    expect(router.state.location.pathname).toBe('/auth/register/verify');
    expect(school.asked.map(({ method, path, body }) => [method, path, body])).toEqual([
      [
        'POST',
        '/api/v1/user_management/parent/auth/signup',
        {
          parent: {
            phone_number: '+919845012345',
            email: 'parent@example.org',
            first_name: 'Ananya',
            dob: '2013-05-01',
          },
        },
      ],
    ]);
  });

  test.each([
    ['[ER-03] a refused sign-up', 401, ['Failed', 'Please enter valid credentials or try again later!']],
    ['[ER-01] a 422', 422, ['Failed', 'The server said so']],
  ])('%s is told, and what was typed stays', async (_title, status, words) => {
    school.answer('/api/v1/user_management/parent/auth/signup', () => ({
      status,
      body: { error: 'The server said so', code: 'x', request_id: 'r' },
    }));
    const router = await openApp('/auth/register', fullForm);
    await fillAll();
    acceptTerms();
    fireEvent.click(sendOtp());
    const toast = await lastToast();
    for (const word of words) await toast.findByText(word);
    fireEvent.click(toast.getByRole('button', { name: 'Close' }));
    expect(router.state.location.pathname).toBe('/auth/register');
    expect(screen.getByLabelText<HTMLInputElement>('Mail id').value).toBe('parent@example.org');
  });
});

test('[BR-07] a brand without self-registration has no register page, but its parents can sign in', async () => {
  const closed = withFlags({ selfRegistration: false });
  await openApp('/auth/register/', closed);
  await screen.findByText('Page Not Found!');
  expect(screen.queryByLabelText('Mobile number')).toBeNull();
  leaveApp();
  await openApp('/auth/login_otp', closed);
  await mobile();
});
