import type { School } from '@shala/app-kit/test-support/open-server.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leaveConsole, openConsole, signInBefore } from '../test-support/open-console.tsx';
import { openStaffServer } from '../test-support/staff-answers.ts';

const base = '/api/v1/store/staff';
const meta = {
  current_page: 1,
  total_pages: 1,
  total_count: 1,
  next_page: null,
  prev_page: null,
  items_per_page: 25,
};
const product = {
  id: 4,
  slug: 'class-8',
  name: { en: 'Class 8' },
  description: { en: 'All of it' },
  is_on_sale: true,
  lines: [{ course_id: 1, subject_ids: [2], duration_days: 90, price_paise: 99_950 }],
  price_paise: 99_950,
  sold: 3,
};
const refund = {
  id: 9,
  student_id: 7,
  student_name: 'Meera Rao',
  order_reference: 'SH-1',
  product_name: 'Class 8',
  amount_paise: 50_000,
  reason: 'requested',
  message: 'We moved away.',
  state: 'requested',
  note: null,
  created_at: '2026-11-15T06:00:00.000Z',
  done_at: null,
};
const order = {
  reference: 'SH-1',
  student_id: 7,
  student_name: 'Meera Rao',
  state: 'paid',
  total_paise: 99_950,
  coupon_code: 'DIWALI',
  products: ['Class 8'],
  gateway: 'razorpay',
  gateway_refs: ['pay_1'],
  receipt_number: 'SHA/26-27/1',
  created_at: '2026-11-15T06:00:00.000Z',
  settled_at: null,
};

const detail = {
  reference: 'SH-1',
  lines: [
    { line_no: 1, product_name: 'Class 8', course_name: 'CBSE 8', paid_paise: 50_000, can_refund: true },
    { line_no: 2, product_name: 'Class 9', course_name: 'CBSE 9', paid_paise: 49_950, can_refund: false },
  ],
  refunds: [
    {
      id: 3,
      line_no: 2,
      amount_paise: 49_950,
      reason: 'requested',
      state: 'done',
      note: 'Fine',
      created_at: '2026-11-15T06:00:00.000Z',
      done_at: '2026-11-15T07:00:00.000Z',
      credit_note_number: 'SHA/C26-27/00001',
    },
  ],
};

let school: School;
beforeEach(async () => {
  school = await openStaffServer();
  signInBefore(school, 'tenant_admin');
  school.answer('/api/v1/console/staff/places', () => ({
    status: 200,
    body: {
      institutes: [],
      courses: [{ id: 1, name: 'Class 8', subjects: [{ id: 2, name: 'Physics' }] }],
      is_tenant_admin: true,
    },
  }));
  school.answer(`${base}/products`, ({ method }) => ({
    status: 200,
    body: method === 'POST' ? { product } : { products: [product], meta },
  }));
  school.answer(`${base}/orders`, () => ({ status: 200, body: { orders: [order], meta } }));
  school.answer(`${base}/orders/SH-1`, () => ({ status: 200, body: { order: detail } }));
  school.answer(`${base}/orders/SH-1/refunds`, () => ({ status: 200, body: { order: detail } }));
  school.answer(`${base}/refunds`, () => ({ status: 200, body: { refunds: [refund], meta } }));
  school.answer(`${base}/refunds/7/9`, () => ({ status: 200, body: { refund } }));
});
afterEach(async () => {
  leaveConsole();
  await school.close();
});
const sent = (method: string, path: string) =>
  school.asked.find((asked) => asked.method === method && asked.path === path)?.body;

test('products are listed with what they open and what they cost', async () => {
  await openConsole('/shop');
  const table = await screen.findByRole('table', { name: 'Products' });
  const row = await within(table).findByRole('row', { name: /Physics · 90 days/ });
  within(row).getByText('₹999.50');
  within(row).getByText('On sale');
});

test('a new product is asked for what is missing, and goes out with its lines', async () => {
  await openConsole('/shop/products');
  fireEvent.click(await screen.findByRole('button', { name: 'New product' }));
  const sheet = await screen.findByRole('dialog', { name: 'New product' });
  fireEvent.click(await within(sheet).findByRole('button', { name: 'Save the product' }));
  await within(sheet).findByText('Choose a course');
  expect(sent('POST', `${base}/products`)).toBeUndefined();
  const fill = (name: string, value: string) =>
    fireEvent.change(within(sheet).getByLabelText(name), { target: { value } });
  fill('Name in English', 'Class 8 Physics');
  fill('Description in English', 'A term');
  fill('Course', '1');
  fill('Days', '180');
  fill('Price', '1,499.50');
  fireEvent.click(within(sheet).getByLabelText('All subjects'));
  fireEvent.click(within(sheet).getByLabelText('Physics'));
  fireEvent.click(within(sheet).getByRole('button', { name: 'Save the product' }));
  await screen.findByText('The product is saved');
  expect(sent('POST', `${base}/products`)).toEqual({
    product: {
      slug: 'class-8-physics',
      name: { en: 'Class 8 Physics' },
      description: { en: 'A term' },
      is_on_sale: true,
      lines: [{ course_id: 1, subject_ids: [2], duration_days: 180, price_paise: 149_950 }],
    },
  });
});

test('an order is looked for by any of its numbers', async () => {
  await openConsole('/shop/orders');
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'pay_1' } });
  await waitFor(() => expect(school.asked.some(({ search }) => search.get('search') === 'pay_1')).toBe(true));
  const row = await screen.findByRole('row', { name: /SH-1/ });
  within(row).getByText('SHA/26-27/1');
  within(row).getByText('Paid');
});

test('a refund is refused only with a reason, or approved in part', async () => {
  await openConsole('/shop/refunds');
  fireEvent.click(await screen.findByRole('button', { name: 'Decide: Meera Rao' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund for Meera Rao' });
  within(dialog).getByText('We moved away.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  await within(dialog).findByText('Say why');
  fireEvent.change(within(dialog).getByLabelText('Give back'), { target: { value: '501' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await within(dialog).findByText('An amount up to what was asked for');
  expect(sent('PUT', `${base}/refunds/7/9`)).toBeUndefined();
  fireEvent.change(within(dialog).getByLabelText('Give back'), { target: { value: '200' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await screen.findByText('Approved: the money is on its way');
  expect(sent('PUT', `${base}/refunds/7/9`)).toEqual({
    refund: { decision: 'approve', amount_paise: 20_000, note: null },
  });
});

test('an order shows what has gone back, and a line of it is given back only with amount and reason', async () => {
  await openConsole('/shop/orders');
  fireEvent.click(await screen.findByRole('button', { name: 'Open order SH-1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Order of Meera Rao' });
  await within(dialog).findByText('Paid back');
  within(dialog).getByRole('button', { name: 'Credit note SHA/C26-27/00001' });
  expect(within(dialog).queryByRole('checkbox', { name: /Class 9/ })).toBeNull();
  const give = within(dialog).getByRole('button', { name: 'Give money back' });
  fireEvent.click(give);
  await within(dialog).findByText('Choose at least one line');
  within(dialog).getByText('Say why');
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Class 8, paid ₹500' }));
  const amount = within(dialog).getByLabelText('Give back for Class 8');
  fireEvent.change(amount, { target: { value: '500.01' } });
  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: ' It was cancelled. ' } });
  fireEvent.click(give);
  await within(dialog).findByText('An amount up to what was paid');
  expect(sent('POST', `${base}/orders/SH-1/refunds`)).toBeUndefined();
  fireEvent.change(amount, { target: { value: '200' } });
  fireEvent.click(give);
  await screen.findByText('The money is on its way back');
  expect(sent('POST', `${base}/orders/SH-1/refunds`)).toEqual({
    refund: { lines: [{ line_no: 1, amount_paise: 20_000 }], note: 'It was cancelled.' },
  });
});
