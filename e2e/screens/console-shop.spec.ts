import { behind, inConsole, inOwnSchool, signInStaff } from '../support/console-school.ts';
import { lookOver, type Overlay } from '../support/look-over.ts';

const test = inOwnSchool();

const moment = '2026-07-01T10:00:00+05:30';
const common = { student_id: 1, student_name: 'Naman Joshi', created_at: moment, note: null };
const line = { line_no: 1, product_name: 'CBSE', course_name: 'CBSE', paid_paise: 100_00, can_refund: true };
const order = {
  ...common,
  ...{ reference: 'SH-1', state: 'paid', total_paise: 100_00, coupon_code: null, products: ['CBSE'] },
  ...{ gateway: 'ccavenue', gateway_refs: ['1'], receipt_number: '1', settled_at: moment },
  ...{ lines: [line], refunds: [] },
};
const refund = {
  ...common,
  ...{ id: 1, order_reference: 'SH-1', product_name: null, amount_paise: 100_00, reason: 'requested' },
  ...{ message: null, state: 'requested', done_at: null },
};
const meta = { current_page: 1, total_pages: 1, total_count: 1 };

/** As if the school had sold something: the demo's has not. */
const sold = (name: string, button: string | RegExp): Overlay => ({
  name,
  open: async (page) => {
    const json = { orders: [order], order, refunds: [refund], meta };
    await page.route(/\/store\/staff\/(orders|refunds)/, (route) => route.fulfill({ json }));
    await page.reload();
    await page.getByRole('button', { name: button }).click();
  },
  close: async (page) => {
    await page.keyboard.press('Escape');
    await page.unrouteAll();
  },
});

test('every screen of the shop and the brand is in order', async ({ page, school }) => {
  await signInStaff(page, school, { role: 'tenant_admin', name: 'Asha Rao' });
  const at = inConsole(school);
  const shop = (part: string, ...more: Overlay[]) =>
    at(`shop-${part}`, '/shop/$part', `/shop/${part}`, ...more);
  const brand = (part: string, ...more: Overlay[]) =>
    at(`brand-${part}`, '/brand/$part', `/brand/${part}`, ...more);
  await lookOver(page, [
    shop('products', behind('goods-panel', 'New product'), behind('goods-panel', /^Change: /)),
    shop('coupons', behind('goods-panel', 'New coupon')),
    shop('orders', sold('orders.titleOf', /^Open order/)),
    shop('refunds', sold('refunds.title', 'Decide')),
    brand('theme'),
    brand('texts'),
    brand('flags'),
    brand('seller'),
    brand('legal', {
      name: 'legal.publishTitle',
      open: async (page) => {
        await page.getByRole('textbox', { name: 'English' }).fill('Be kind.');
        await page.getByRole('textbox', { name: 'Hindi' }).fill('दयालु बनें।');
        await page.getByRole('button', { name: 'Save the draft' }).click();
        await page.getByRole('button', { name: 'Publish' }).click();
      },
    }),
  ]);
});
