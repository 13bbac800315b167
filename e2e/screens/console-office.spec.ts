import { expect } from '@playwright/test';
import { behind, idOf, inConsole, inOwnSchool, signInStaff } from '../support/console-school.ts';
import { lookOver, type Overlay } from '../support/look-over.ts';

const test = inOwnSchool();

const personMenu: Overlay = {
  name: 'person',
  part: 'header section',
  open: (page) => page.getByRole('button', { name: /Asha Rao/ }).click(),
};

/** Asked over the sheet of the first colleague. */
const overSheet = (name: string, button: string | RegExp): Overlay => ({
  name,
  part: '.mantine-Modal-content',
  open: async (page) => {
    await page
      .getByRole('button', { name: /^Change: / })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: button }).first().click();
  },
  close: async (page) => {
    await page.keyboard.press('Escape');
    await expect(page.locator('.mantine-Modal-content')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
});

test('every screen of the school office is in order', async ({ page, school }) => {
  // The one whose progress nothing changes.
  const section = await idOf(school, "SELECT id::int FROM section WHERE slug = '8-B'");
  await signInStaff(page, school, { role: 'tenant_admin', name: 'Asha Rao' });
  const at = inConsole(school);
  await lookOver(page, [
    at('day', '/', '/', personMenu, behind('keys.title', 'Keyboard')),
    at('school', '/school', '/school'),
    at('students', '/school/students', '/school/students', behind('student-sheet', /^Open: /)),
    at('section-students', '/school/sections/$sectionId/students', `/school/sections/${section}/students`),
    at('section', '/school/sections/$sectionId', `/school/sections/${section}`),
    at('import', '/school/import', '/school/import'),
    at('year', '/school/year', '/school/year', {
      name: 'school.closeTitle',
      open: async (page) => {
        await school.query(
          `INSERT INTO academic_year (tenant_id, institute_id, slug, starts_on, ends_on)
           SELECT tenant_id, institute_id, '2099-00', max(ends_on) + 1, max(ends_on) + 300
           FROM academic_year GROUP BY tenant_id, institute_id`,
        );
        await page.reload();
        await page.getByRole('button', { name: 'Show who moves' }).click();
        await page.getByRole('button', { name: 'Close the year' }).click();
      },
    }),
    at(
      'staff',
      '/school/staff',
      '/school/staff',
      behind('people.invite', 'Invite'),
      behind('person-sheet', /^Change: /),
      overSheet('people.takeRoleTitle', /^Remove the role/),
      overSheet('people.blockTitle', 'Block'),
    ),
  ]);
});
