import { behind, idOf, inConsole, inOwnSchool, signInStaff } from '../support/console-school.ts';
import { lookOver, type Overlay } from '../support/look-over.ts';

const test = inOwnSchool();

const personMenu: Overlay = {
  name: 'person',
  part: 'header section',
  open: (page) => page.getByRole('button', { name: /Asha Rao/ }).click(),
};

test('every screen of the school office is in order', async ({ page, school }) => {
  // The one whose progress nothing changes.
  const section = await idOf(school, "SELECT id::int FROM section WHERE slug = '8-B'");
  await signInStaff(page, school, { role: 'tenant_admin', name: 'Asha Rao' });
  const at = inConsole(school);
  await lookOver(page, [
    at('day', '/', '/', personMenu, behind('keys', 'Keyboard')),
    at('school', '/school', '/school'),
    at('students', '/school/students', '/school/students', behind('student', /^Open: /)),
    at('section-students', '/school/sections/$sectionId/students', `/school/sections/${section}/students`),
    at('section', '/school/sections/$sectionId', `/school/sections/${section}`),
    at('import', '/school/import', '/school/import'),
    at('year', '/school/year', '/school/year'),
    at('staff', '/school/staff', '/school/staff', behind('invite', 'Invite'), behind('change', /^Change: /)),
  ]);
});
