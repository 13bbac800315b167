import { behind, idOf, inConsole, signInStaff, test } from '../support/console-school.ts';
import { lookOver, type Overlay } from '../support/look-over.ts';

const personMenu: Overlay = {
  name: 'person',
  part: 'header section',
  open: (page) => page.getByRole('button', { name: /Asha Rao/ }).click(),
};

test('every screen of the school office, the shop and the brand is in order', async ({ page, school }) => {
  // The one whose progress nothing changes.
  const section = await idOf(school, "SELECT id::int FROM section WHERE slug = '8-B'");
  await signInStaff(page, school, { role: 'tenant_admin', name: 'Asha Rao' });
  const at = inConsole(school);
  const shop = (part: string, ...more: Overlay[]) =>
    at(`shop-${part}`, '/shop/$part', `/shop/${part}`, ...more);
  const brand = (part: string, ...more: Overlay[]) =>
    at(`brand-${part}`, '/brand/$part', `/brand/${part}`, ...more);
  await lookOver(page, [
    at('day', '/', '/', personMenu, behind('keys', 'Keyboard')),
    at('school', '/school', '/school'),
    at('students', '/school/students', '/school/students', behind('student', /^Open: /)),
    at('section-students', '/school/sections/$sectionId/students', `/school/sections/${section}/students`),
    at('section', '/school/sections/$sectionId', `/school/sections/${section}`),
    at('import', '/school/import', '/school/import'),
    at('year', '/school/year', '/school/year'),
    at('staff', '/school/staff', '/school/staff', behind('invite', 'Invite'), behind('change', /^Change: /)),
    shop('products', behind('new', 'New product'), behind('change', /^Change: /)),
    shop('coupons', behind('new', 'New coupon')),
    shop('orders'),
    shop('refunds'),
    brand('theme'),
    brand('texts'),
    brand('flags'),
    brand('seller'),
    brand('legal'),
  ]);
});
