import * as wire from '@shala/wire/store-staff.ts';
import { expect, test } from 'vitest';
import { wireOf } from './hold-to-contract.ts';
import {
  beginRefund,
  decideRefund,
  getStaffOrder,
  listStaffOrders,
  listStaffRefunds,
} from './money-staff.ts';
import { listStaffCoupons, listStaffProducts, saveCoupon, saveProduct } from './store-staff.ts';

const meta = {
  current_page: 2,
  total_pages: 3,
  total_count: 51,
  next_page: 3,
  prev_page: 1,
  items_per_page: 25,
};
const pages = { page: 2, pages: 3, total: 51 };
const wireProduct = {
  id: 4,
  slug: 'class-8',
  name: { en: 'Class 8', hi: 'कक्षा 8' },
  description: { en: 'All of it' },
  is_on_sale: false,
  lines: [{ course_id: 1, subject_ids: [2], duration_days: 90, price_paise: 99_950 }],
  price_paise: 99_950,
  sold: 3,
};
const product = {
  id: 4,
  slug: 'class-8',
  name: { en: 'Class 8', hi: 'कक्षा 8' },
  description: { en: 'All of it' },
  isOnSale: false,
  lines: [{ courseId: 1, subjectIds: [2], durationDays: 90, pricePaise: 99_950 }],
  pricePaise: 99_950,
  sold: 3,
};
const wireCoupon = {
  id: 5,
  code: 'DIWALI',
  kind: 'percent' as const,
  value: 20,
  max_discount_paise: 50_000,
  min_total_paise: 100,
  from_day: '2026-11-01',
  to_day: '2026-11-30',
  max_uses: 100,
  max_uses_per_student: null,
  product_ids: [4],
  is_active: true,
  uses: 6,
};
const coupon = {
  id: 5,
  code: 'DIWALI',
  kind: 'percent' as const,
  value: 20,
  maxDiscountPaise: 50_000,
  minTotalPaise: 100,
  fromDay: '2026-11-01',
  toDay: '2026-11-30',
  maxUses: 100,
  maxUsesPerStudent: null,
  productIds: [4],
  isActive: true,
  uses: 6,
};

test('products come under clean names and go back the same, new or old', async () => {
  const list = wireOf(wire.listStaffProducts, { products: [wireProduct], meta });
  await expect(listStaffProducts(list.transport, { page: 2 })).resolves.toEqual({
    products: [product],
    ...pages,
  });
  expect(list.sent().query).toEqual({ page: '2', items_per_page: '25' });
  const { id: _id, price_paise: _price, sold: _sold, ...body } = wireProduct;
  for (const [contract, id] of [
    [wire.createProduct, null],
    [wire.updateProduct, 4],
  ] as const) {
    const { transport, sent } = wireOf(contract, { product: wireProduct });
    await expect(saveProduct(transport, id, product)).resolves.toEqual(product);
    expect(sent().body).toEqual({ product: body });
  }
});

test('so do coupons', async () => {
  const list = wireOf(wire.listStaffCoupons, { coupons: [wireCoupon], meta });
  await expect(listStaffCoupons(list.transport, { page: 2 })).resolves.toEqual({
    coupons: [coupon],
    ...pages,
  });
  const { id: _id, uses: _uses, ...body } = wireCoupon;
  for (const [contract, id] of [
    [wire.createCoupon, null],
    [wire.updateCoupon, 5],
  ] as const) {
    const { transport, sent } = wireOf(contract, { coupon: wireCoupon });
    await expect(saveCoupon(transport, id, coupon)).resolves.toEqual(coupon);
    expect(sent().body).toEqual({ coupon: body });
  }
});

test('orders are looked for by words and state', async () => {
  const answer = {
    reference: 'SH-1',
    student_id: 7,
    student_name: 'Meera',
    state: 'paid',
    total_paise: 5,
    coupon_code: null,
    products: ['Class 8'],
    gateway: 'razorpay',
    gateway_refs: ['pay_1'],
    receipt_number: 'R1',
    created_at: '2026-11-15T06:00:00.000Z',
    settled_at: '2026-11-15T06:01:00.000Z',
  };
  const { transport, sent } = wireOf(wire.listStaffOrders, { orders: [answer], meta });
  const { orders } = await listStaffOrders(transport, { page: 1, search: 'pay_1', state: 'paid' });
  expect(orders).toEqual([
    {
      reference: 'SH-1',
      studentId: 7,
      studentName: 'Meera',
      state: 'paid',
      totalPaise: 5,
      couponCode: null,
      products: ['Class 8'],
      gateway: 'razorpay',
      gatewayRefs: ['pay_1'],
      receiptNumber: 'R1',
      createdAt: '2026-11-15T06:00:00.000Z',
      settledAt: '2026-11-15T06:01:00.000Z',
    },
  ]);
  expect(sent().query).toMatchObject({ search: 'pay_1', state: 'paid' });
});

test('a refund is decided whole or in part', async () => {
  const answer = {
    id: 9,
    student_id: 7,
    student_name: 'Meera',
    order_reference: 'SH-1',
    product_name: null,
    amount_paise: 500,
    reason: 'requested',
    message: null,
    state: 'approved',
    note: 'Fine',
    created_at: '2026-11-15T06:00:00.000Z',
    done_at: null,
  };
  const list = wireOf(wire.listStaffRefunds, { refunds: [answer], meta });
  const { refunds } = await listStaffRefunds(list.transport, { page: 1 });
  expect(refunds).toMatchObject([{ id: 9, studentId: 7, orderReference: 'SH-1', amountPaise: 500 }]);
  const decide = wireOf(wire.decideRefund, { refund: answer });
  const key = { studentId: 7, id: 9 };
  await decideRefund(decide.transport, key, { decision: 'approve', amountPaise: 300, note: null });
  expect(decide.sent().body).toEqual({ refund: { decision: 'approve', amount_paise: 300, note: null } });
  await decideRefund(decide.transport, key, { decision: 'refuse', amountPaise: null, note: 'Used' });
  expect(decide.sent().body).toEqual({ refund: { decision: 'refuse', note: 'Used' } });
});

test('an order is opened with its lines and refunds, and lines of it are given back', async () => {
  const answer = {
    reference: '771',
    lines: [
      { line_no: 1, product_name: 'Class 8', course_name: 'CBSE 8', paid_paise: 500, can_refund: false },
    ],
    refunds: [
      {
        id: 9,
        line_no: 1,
        amount_paise: 300,
        reason: 'staff',
        state: 'approved',
        note: 'The class did not take place.',
        created_at: '2026-11-15T06:00:00.000Z',
        done_at: null,
        credit_note_number: null,
      },
    ],
  };
  const one = wireOf(wire.getStaffOrder, { order: answer });
  expect(await getStaffOrder(one.transport, { reference: '771' })).toEqual({
    reference: '771',
    lines: [{ number: 1, productName: 'Class 8', courseName: 'CBSE 8', paidPaise: 500, canRefund: false }],
    refunds: [
      {
        id: 9,
        lineNo: 1,
        amountPaise: 300,
        reason: 'staff',
        state: 'approved',
        note: 'The class did not take place.',
        createdAt: '2026-11-15T06:00:00.000Z',
        doneAt: null,
        creditNoteNumber: null,
      },
    ],
  });
  const begin = wireOf(wire.beginRefund, { order: answer });
  const lines = [{ number: 1, amountPaise: 300 }];
  await beginRefund(begin.transport, { reference: '771', lines, note: 'Cancelled' });
  expect(begin.sent().body).toEqual({
    refund: { lines: [{ line_no: 1, amount_paise: 300 }], note: 'Cancelled' },
  });
});
