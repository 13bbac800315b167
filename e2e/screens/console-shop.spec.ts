import { behind, inConsole, inOwnSchool, signInStaff } from '../support/console-school.ts';
import { lookOver, type Overlay } from '../support/look-over.ts';

const test = inOwnSchool();

test('every screen of the shop and the brand is in order', async ({ page, school }) => {
  await signInStaff(page, school, { role: 'tenant_admin', name: 'Asha Rao' });
  const at = inConsole(school);
  const shop = (part: string, ...more: Overlay[]) =>
    at(`shop-${part}`, '/shop/$part', `/shop/${part}`, ...more);
  const brand = (part: string, ...more: Overlay[]) =>
    at(`brand-${part}`, '/brand/$part', `/brand/${part}`, ...more);
  await lookOver(page, [
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
