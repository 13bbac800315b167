import { newPhone } from '../../apps/server/test/messages.ts';
import { lookOver } from '../support/look-over.ts';
import { askForCode } from '../support/parents.ts';
import { stayThere } from '../support/standing.ts';
import { test } from '../support/test.ts';

test('every screen before the sign-in is in order, in both languages and at all widths', async ({
  page,
  school,
}) => {
  const at = (path: string) => `${school.origin()}${path}`;
  await lookOver(page, [
    { name: 'login', route: '/auth/login', open: at('/auth/login') },
    {
      name: 'login-mistakes',
      route: '/auth/login',
      open: async (page) => {
        await page.getByLabel('Email address').fill('aarav@');
        await page.getByRole('button', { name: 'Login' }).click();
      },
    },
    { name: 'role', route: '/auth/role', open: at('/auth/role') },
    { name: 'login-otp', route: '/auth/login_otp', open: at('/auth/login_otp') },
    {
      name: 'forgot-password',
      route: '/auth/login/forgot-password',
      open: at('/auth/login/forgot-password'),
    },
    {
      name: 'reset-password',
      route: '/auth/reset-password',
      open: at('/auth/reset-password?reset_password_token=x'),
    },
    {
      name: 'update-password',
      route: '/auth/update-password',
      open: at('/auth/update-password?reset_password_token=x'),
    },
    { name: 'register', route: '/auth/register', open: at('/auth/register') },
    {
      name: 'verify',
      route: '/auth/register/verify',
      open: (page) => askForCode(page, newPhone()),
      // A message that is on its way out stays as it was said.
      written: /OTP sent successfully!|Please enter the OTP below to verify your mobile number/g,
    },
    { name: 'erp', route: '/auth/erp', open: at('/auth/erp') },
    { name: 'terms', route: '/terms-and-conditions', open: at('/terms-and-conditions') },
    { name: 'privacy', route: '/privacy-policy', open: at('/privacy-policy') },
    {
      name: 'thank-you',
      route: '/auth/register/thank-you',
      open: async (page) => {
        await stayThere(page);
        await page.goto(at('/auth/register/thank-you'));
      },
    },
    { name: 'stop-digest', route: '/digest/stop/$token', open: at('/digest/stop/unknown') },
  ]);
});
