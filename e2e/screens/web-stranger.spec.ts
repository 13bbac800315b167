import { newPhone } from '../../apps/server/test/messages.ts';
import { lookOver } from '../support/look-over.ts';
import { askForCode } from '../support/parents.ts';
import { test } from '../support/test.ts';

test('every screen of somebody unknown is in order', async ({ page, school, guard }) => {
  guard.expectErrors(/40[0-9] .*reset_password|404|401|422/);
  const at = (path: string) => `${school.origin()}${path}`;
  await lookOver(page, [
    { name: 'login', route: '/auth/login', open: at('/auth/login') },
    { name: 'login-otp', route: '/auth/login_otp', open: at('/auth/login_otp') },
    {
      name: 'forgot-password',
      route: '/auth/login/forgot-password',
      open: at('/auth/login/forgot-password'),
    },
    { name: 'reset-password', route: '/auth/reset-password', open: at('/auth/reset-password?token=abc') },
    { name: 'update-password', route: '/auth/update-password', open: at('/auth/update-password?token=abc') },
    { name: 'register', route: '/auth/register', open: at('/auth/register') },
    {
      name: 'verify',
      route: '/auth/register/verify',
      open: async (page) => {
        await page.goto(at('/auth/register'));
        await askForCode(page, newPhone());
      },
    },
    { name: 'thank-you', route: '/auth/register/thank-you', open: at('/auth/register/thank-you') },
    { name: 'erp', route: '/auth/erp', open: at('/auth/erp') },
    { name: 'terms', route: '/terms-and-conditions', open: at('/terms-and-conditions') },
    { name: 'privacy', route: '/privacy-policy', open: at('/privacy-policy') },
    { name: 'stop-digest', route: '/digest/stop/$token', open: at('/digest/stop/unknown') },
  ]);
});
