import { codeSent, parent, student, token } from '@shala/api-client/example-answers.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { leaveApp, openApp } from '../test-support/open-app.tsx';
import { accessToken, openSchool, type School } from '../test-support/school-server.ts';

let school: School;
const otpPath = '/api/v1/user_management/parent/auth/otp';
const loginPath = '/api/v1/user_management/parent/auth/login';
const studentsPath = '/api/v1/user_management/parent/students';

const signedIn = (more: object = {}) => ({
  status: 200,
  body: {
    parent,
    token: token(accessToken('parent')),
    is_new_account: false,
    device_token: 'device',
    ...more,
  },
});

beforeEach(async () => {
  school = await openSchool();
  school.answer(otpPath, () => ({ status: 200, body: codeSent }));
  school.answer(loginPath, () => signedIn());
  school.answer(studentsPath, () => ({ status: 200, body: { students: [student] } }));
});
afterEach(async () => {
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) fireEvent.click(close);
  leaveApp();
  await school.close();
});

const refuse = (code: string, more: object = {}, status = 422) => ({
  status,
  body: { error: 'The server said so', code, request_id: 'r', ...more },
});
const asked = (path: string) => school.asked.filter((one) => one.path === path);
const boxes = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'OTP' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const toasts = () =>
  ['alert', 'status'].flatMap((role) => screen.queryAllByRole(role).map((one) => one.textContent));
const seesToast = (...words: string[]) =>
  waitFor(() => {
    const seen = toasts().join('\n');
    for (const word of words) expect(seen).toContain(word);
  });

async function openCode() {
  const router = await openApp('/auth/register');
  fireEvent.change(await screen.findByLabelText('Mobile number'), { target: { value: '9845012345' } });
  press('Send OTP');
  await boxes();
  await waitFor(() => expect(asked(otpPath)).not.toHaveLength(0));
  return router;
}

async function enter(code: string) {
  fireEvent.change(await boxes(), { target: { value: code } });
  press('Verify and Proceed');
}

describe('the code screen', () => {
  test('[RT-08] a visit without a number goes back to register', async () => {
    const router = await openApp('/auth/register/verify');
    await screen.findByLabelText('Mobile number');
    expect(router.state.location.pathname).toBe('/auth/register');
    expect(school.asked).toHaveLength(0);
  });

  test('[AU-28] [ER-04] the code is sent when the screen opens, once, and the parent is told', async () => {
    await openCode();
    await seesToast('OTP sent successfully!', 'Please enter the OTP below to verify your mobile number');
    expect(asked(otpPath).map(({ method, body }) => [method, body])).toEqual([
      ['PUT', { parent: { phone_number: '+919845012345' } }],
    ]);
  });

  test('a reload keeps the number and sends nothing again', async () => {
    const router = await openCode();
    await waitFor(() => expect(router.state.location.state.challenge?.sent).toBeDefined());
    const { state } = router.history.location;
    // The browser keeps the state of the entry; a new page starts from it.
    leaveApp();
    const keep = history.replaceState;
    history.replaceState = (_state, title, url) => keep.call(history, state, title, url);
    await openApp('/auth/register/verify').finally(() => {
      history.replaceState = keep;
    });
    await screen.findByText('+91 98450 12345');
    expect(asked(otpPath)).toHaveLength(1);
  });

  test('[AU-22] [AU-26] [AU-27] says where the code went, and a wrong number is changed on the register page', async () => {
    const router = await openCode();
    await waitFor(() =>
      expect(screen.getByText(/^OTP sent to/).textContent).toBe('OTP sent to +91 98450 12345'),
    );
    expect(screen.getByRole('button', { name: 'Verify and Proceed' })).toBeTruthy();
    const change = screen.getByRole('link', { name: 'Change here' });
    expect(change.parentElement?.textContent).toBe('Wrong number? Change here');
    fireEvent.click(change);
    await screen.findByLabelText('Mobile number');
    expect(router.state.location.pathname).toBe('/auth/register');
  });

  test('[VA-12] [CN-03] the code has four digits; fewer are not sent', async () => {
    await openCode();
    const field = await boxes();
    expect(field.parentElement?.querySelectorAll('span')).toHaveLength(4);
    expect(field.autocomplete).toBe('one-time-code');
    await enter('471');
    await screen.findByText('Enter all 4 digits of the OTP');
    expect(asked(loginPath)).toHaveLength(0);
  });

  test('[AU-25] Resend OTP waits as long as the server says, then sends again', async () => {
    school.answer(otpPath, () => ({ status: 200, body: { ...codeSent, retry_after: 2 } }));
    await openCode();
    await screen.findByText(/^Resend OTP in 0:0[12]$/);
    expect(screen.queryByRole('button', { name: 'Resend OTP' })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Resend OTP' }, { timeout: 4000 }));
    await waitFor(() => expect(asked(otpPath)).toHaveLength(2));
  });

  test('other ways are offered after the second resend, and only those the brand has', async () => {
    school.answer(otpPath, () => ({
      status: 200,
      body: { ...codeSent, retry_after: 0, channels: ['sms', 'whatsapp', 'email'] },
    }));
    await openCode();
    for (const sends of [2, 3]) {
      expect(screen.queryByRole('button', { name: 'WhatsApp' })).toBeNull();
      fireEvent.click(await screen.findByRole('button', { name: 'Resend OTP' }));
      await waitFor(() => expect(asked(otpPath)).toHaveLength(sends));
    }
    fireEvent.click(await screen.findByRole('button', { name: 'WhatsApp' }));
    await waitFor(() => expect(asked(otpPath)).toHaveLength(4));
    expect(asked(otpPath).at(-1)?.body).toMatchObject({ parent: { channel: 'whatsapp' } });
    expect(screen.getByRole('button', { name: 'E-mail' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Call me' })).toBeNull();
  });

  test('[ER-05] a send that is refused says so, and never claims that a code is on its way', async () => {
    school.answer(otpPath, () => ({ ...refuse('otp_capped', {}, 429), headers: { 'retry-after': '600' } }));
    await openCode();
    await seesToast('Failed', "Mobile number isn't registered or try again later!");
    expect(toasts().join()).not.toContain('OTP sent successfully!');
    expect(screen.queryByText(/^OTP sent to/)).toBeNull();
    await screen.findByText(/^Resend OTP in (10:00|9:59)$/);
  });

  test('[ER-05] a wrong code says so and how many tries are left', async () => {
    school.answer(loginPath, () => refuse('otp_invalid', { details: { tries_left: 3 } }));
    const router = await openCode();
    await enter('1111');
    await seesToast('Failed', "Mobile number isn't registered or try again later!");
    await screen.findByText('This OTP is not right. 3 tries left');
    expect((await boxes()).value).toBe('');
    expect(router.state.location.pathname).toBe('/auth/register/verify');
    expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
  });

  test('after too many tries the boxes are closed until a new code comes', async () => {
    school.answer(otpPath, () => ({ status: 200, body: { ...codeSent, retry_after: 0 } }));
    school.answer(loginPath, () => refuse('otp_locked', { details: { tries_left: 0 } }));
    await openCode();
    await enter('1111');
    await screen.findByText('Too many wrong tries. This OTP no longer works; ask for a new one.');
    expect((await boxes()).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Verify and Proceed' }).disabled).toBe(true);
    press('Resend OTP');
    await waitFor(async () => expect((await boxes()).disabled).toBe(false));
  });

  test('[ER-07] a number that has an account already is told only after its right code', async () => {
    school.answer(loginPath, () => refuse('account_exists'));
    await openCode();
    await enter('4712');
    await seesToast('Failed', 'Account already exists!');
    await screen.findByText('This number has an account already. Ask for a new OTP to login.');
  });
});

describe('the right code', () => {
  test('[SS-10] stores user, tokens and what this device may show later', async () => {
    const router = await openCode();
    await enter('4712');
    await waitFor(() => expect(router.state.location.pathname).toBe('/learn'));
    expect(asked(loginPath)[0]?.body).toEqual({
      parent: { grant_type: 'otp', phone_number: '+919845012345', otp: '4712' },
    });
    expect(JSON.parse(localStorage.getItem('USER') ?? '')).toMatchObject({ kind: 'parent', id: 3 });
    expect(localStorage.getItem('REFRESH_TOKEN')).toBe('refresh');
    expect(localStorage.getItem('DEVICE_TOKEN')).toBe('device');
    expect(toasts().join()).not.toContain('Account created');
  });

  test('a device that had a right code before shows that when it asks again', async () => {
    localStorage.setItem('DEVICE_TOKEN', 'known');
    await openCode();
    expect(asked(otpPath)[0]?.body).toMatchObject({ parent: { device_token: 'known' } });
  });

  test('[ER-06] a new account is welcomed and goes on to its first child', async () => {
    school.answer(loginPath, () =>
      signedIn({ parent: { ...parent, current_student: null }, is_new_account: true }),
    );
    const router = await openCode();
    await enter('4712');
    await seesToast('Account created', 'Signed up successfully');
    expect(router.state.location.pathname).toBe('/auth/register/profiles/add');
  });

  test.each([
    [
      'usage not chosen',
      { ...student, step: 2 },
      [{ ...student, step: 2 }],
      '/auth/register/profiles/add/7/usage',
    ],
    [
      'three children',
      student,
      [student, { ...student, id: 8 }, { ...student, id: 9 }],
      '/auth/register/profiles',
    ],
  ])('%s: goes on where the family stopped', async (_title, current_student, students, path) => {
    school.answer(loginPath, () => signedIn({ parent: { ...parent, current_student } }));
    school.answer(studentsPath, () => ({ status: 200, body: { students } }));
    const router = await openCode();
    await enter('4712');
    await waitFor(() => expect(router.state.location.pathname.replace(/\/$/, '')).toBe(path));
  });
});
