import { inviteStaff } from '../support/console.ts';
import { inConsole, inOwnSchool, signInStaff } from '../support/console-school.ts';
import { lookOver } from '../support/look-over.ts';
import { giveTeaching } from '../support/marking.ts';

const test = inOwnSchool();

test('the doors of the console, and what a tutor and the office of a school see, are in order', async ({
  page,
  school,
}) => {
  const at = inConsole(school);
  const { link } = await inviteStaff(school, 'tutor', '--name', 'Kavita Menon');
  await lookOver(page, [
    { name: 'console-invitation', route: '/invitation', open: link },
    at('invitation-gone', '/invitation', '/invitation'),
    at('sign-in', '/sign-in', '/sign-in'),
    {
      name: 'console-sign-in-mistakes',
      route: '/sign-in',
      open: (page) => page.locator('button[type=submit]').click(),
    },
  ]);
  const email = await signInStaff(page, school, { role: 'tutor', name: 'Kavita Menon' });
  await giveTeaching(school, email, 'mathematics');
  await lookOver(page, [
    at('tutor-day', '/', '/'),
    at('tutor-school', '/school', '/school'),
    at('tutor-refused', '/shop/$part', '/shop/products'),
  ]);
  await page.evaluate(() => localStorage.clear());
  await signInStaff(page, school, { role: 'school_admin', name: 'Farida Contractor' });
  await lookOver(page, [at('office-day', '/', '/'), at('office-marking', '/marking', '/marking')]);
});
