import type { School } from '@shala/app-kit/test-support/open-server.ts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetInvitation } from '#shared/session/invitation-link.ts';
import { leaveConsole, openConsole } from '../test-support/open-console.tsx';
import { openStaffServer, staffPaths, wireStaff, wireTokens } from '../test-support/staff-answers.ts';

let school: School;
beforeEach(async () => {
  school = await openStaffServer();
});
afterEach(async () => {
  leaveConsole();
  forgetInvitation();
  await school.close();
});

const secret = 'ABCDEFGHIJKLMNOP';
const opened = {
  staff: { email: 'kavita@example.org', name: 'Kavita Menon' },
  totp: { secret, uri: `otpauth://totp/Shala:kavita@example.org?secret=${secret}` },
};
const link = '/invitation#invitation_token=token-1';
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input' }), { target: { value } });

test('the token leaves the address, and the secret is shown as a picture and as text', async () => {
  school.answer(staffPaths.invitation, () => ({ status: 200, body: opened }));
  await openConsole(link);
  await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  screen.getByText('ABCD EFGH IJKL MNOP');
  screen.getByText(/kavita@example.org/);
  expect(location.href).not.toContain('token-1');
  expect(school.asked.map(({ body }) => body)).toEqual([{ staff: { invitation_token: 'token-1' } }]);
});

test('a new password and the first code open the account and lead to my day', async () => {
  school.answer(staffPaths.invitation, ({ method }) => ({
    status: 200,
    body: method === 'PUT' ? { staff: wireStaff('tutor'), token: wireTokens } : opened,
  }));
  await openConsole(link);
  await screen.findByRole('img');
  type('New password', 'Mango@2026');
  type('Password once more', 'Mango@2027');
  type('Code from your app', '123456');
  fireEvent.click(screen.getByRole('button', { name: 'Save and sign in' }));
  await screen.findByText('Both passwords need to be the same');
  type('Password once more', 'Mango@2026');
  fireEvent.click(screen.getByRole('button', { name: 'Save and sign in' }));
  await screen.findByRole('heading', { name: 'My day', level: 1 });
  expect(school.asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    staff: { invitation_token: 'token-1', new_password: 'Mango@2026', otp: '123456' },
  });
});

test("a wrong first code shows the server's words and leaves the form as it is", async () => {
  school.answer(staffPaths.invitation, ({ method }) =>
    method === 'PUT'
      ? { status: 422, body: { error: 'This code is not right', code: 'code_wrong' } }
      : { status: 200, body: opened },
  );
  await openConsole(link);
  await screen.findByRole('img');
  type('New password', 'Mango@2026');
  type('Password once more', 'Mango@2026');
  type('Code from your app', '000000');
  fireEvent.click(screen.getByRole('button', { name: 'Save and sign in' }));
  await screen.findByText('This code is not right');
  expect(screen.getByLabelText<HTMLInputElement>('New password', { selector: 'input' }).value).toBe(
    'Mango@2026',
  );
});

test('an invitation that was used or is too old says what to do', async () => {
  school.answer(staffPaths.invitation, () => ({
    status: 422,
    body: { error: 'x', code: 'invitation_invalid' },
  }));
  await openConsole(link);
  await screen.findByRole('heading', { name: 'This invitation does not work any more' });
});

test('a page opened without a link asks the server nothing', async () => {
  await openConsole('/invitation');
  await screen.findByRole('heading', { name: 'This invitation does not work any more' });
  expect(school.asked).toEqual([]);
});
