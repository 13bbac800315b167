import { handOver, order } from '@shala/api-client/example-orders.ts';
import { cart, cartItem } from '@shala/api-client/example-store.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '#shared/texts/texts.ts';
import { leaveApp, openApp, signInBefore } from '../test-support/open-app.tsx';
import { type Answer, openSchool, type School } from '../test-support/school-server.ts';

let school: School;
let left: { action: string; fields: object }[];
const store = '/api/Store/Store';
const ok = (body: unknown) => (): Answer => ({ status: 200, body });
const refuse = (status: number, code: string, details?: object) => (): Answer => ({
  status,
  body: { isSuccess: false, errorMessage: 'Not today.', code, details },
});
const asked = (path: string) => school.asked.filter((one) => one.path === `${store}/${path}`);
const keys = () => asked('InitiateTransaction').map(({ headers }) => headers['idempotency-key']);
const showCart = (more: Parameters<typeof cart>[1] = {}) =>
  school.answer(`${store}/GetCart`, ok(cart([cartItem(4, 'CBSE Class 8', 2_450_000)], more)));
const answerOrder = (more: Parameters<typeof handOver>[0] = {}) =>
  school.answer(
    `${store}/InitiateTransaction`,
    ok({ isSuccess: true, errorMessage: null, data: handOver(more) }),
  );
const pay = async () => fireEvent.click(await screen.findByRole('button', { name: 'Checkout' }));

beforeAll(async () => {
  await import('#pages/main-layout.tsx');
  await import('#pages/cart-page.tsx');
  await import('#pages/orders-page.tsx');
  await import('#pages/payment-layout.tsx');
  await import('#pages/pg-response-page.tsx');
}, 60_000);

beforeEach(async () => {
  school = await openSchool();
  signInBefore();
  left = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = Object.fromEntries(
      [...this.querySelectorAll('input')].map(({ name, value }) => [name, value]),
    );
    left.push({ action: `${this.method} ${this.action}`, fields });
  });
  showCart();
  answerOrder();
  school.answer(`${store}/GetPaymentStatus`, ok({ isSuccess: true, transactionStatus: 'Pending' }));
});
afterEach(async () => {
  vi.restoreAllMocks();
  leaveApp();
  await school.close();
});

describe('checkout', () => {
  test('[PY-01] begins a transaction with the total on the screen, and a hidden form posts encRequest and access_code', async () => {
    await openApp('/cart');
    await pay();
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left[0]).toEqual({
      action: 'post https://pay.example.org/transaction',
      fields: { encRequest: 'c0ffee', access_code: 'AVXX' },
    });
    expect(asked('InitiateTransaction').map(({ body }) => body)).toEqual([
      { cartId: 5, couponCode: null, type: null, totalPaise: 2_450_000 },
    ]);
    expect(document.querySelector('form[hidden]')).not.toBeNull();
  });

  test('a double click sends once', async () => {
    await openApp('/cart');
    const button = await screen.findByRole('button', { name: 'Checkout' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(left).toHaveLength(1));
    // While the gateway's page is coming a further press does nothing: the button says so itself.
    fireEvent.click(button);
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await waitFor(() => expect(asked('GetCart').length).toBeGreaterThan(1));
    expect(keys()).toHaveLength(1);
  });

  test('another gateway gets its own fields', async () => {
    answerOrder({ handOver: 'fields', fields: { order_id: 'order_9', key_id: 'rzp' } });
    await openApp('/cart');
    await pay();
    await waitFor(() => expect(left[0]?.fields).toEqual({ order_id: 'order_9', key_id: 'rzp' }));
  });

  test('nothing to pay leads straight to the result', async () => {
    answerOrder({ handOver: 'none', transactionId: 'free-1' });
    school.answer(`${store}/GetPaymentStatus`, ok({ isSuccess: true, transactionStatus: 'Success' }));
    await openApp('/cart');
    await pay();
    await screen.findByRole('heading', { name: 'Payment Successful' });
    expect(left).toEqual([]);
  });

  test('[ER-34] a transaction that does not begin is told, and the same wish is sent with the same key', async () => {
    school.answer(`${store}/InitiateTransaction`, refuse(503, 'unavailable'));
    await openApp('/cart');
    await pay();
    await screen.findByText('Unable to initiate transaction');
    answerOrder();
    await pay();
    await waitFor(() => expect(left).toHaveLength(1));
    const [first, second] = keys();
    expect(second).toBe(first);
  });

  test('after an answer, or for another version of the cart, it is a new wish', async () => {
    await openApp('/cart');
    await pay();
    await waitFor(() => expect(left).toHaveLength(1));
    showCart({ version: 2 });
    // Back from the gateway's page: the browser shows the cart as it was left.
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await waitFor(() => expect(asked('GetCart').length).toBeGreaterThan(1));
    await pay();
    await waitFor(() => expect(left).toHaveLength(2));
    expect(new Set(keys()).size).toBe(2);
  });

  test('another price is told, and the cart is loaded again', async () => {
    school.answer(`${store}/InitiateTransaction`, refuse(409, 'price_changed'));
    await openApp('/cart');
    await screen.findByRole('button', { name: 'Checkout' });
    const before = asked('GetCart').length;
    await pay();
    await screen.findByText('The price has changed');
    await waitFor(() => expect(asked('GetCart').length).toBeGreaterThan(before));
    expect(left).toEqual([]);
  });

  test('a payment under way is shown instead of a second one', async () => {
    school.answer(`${store}/InitiateTransaction`, refuse(409, 'payment_pending', { transaction: 'ref-9' }));
    const router = await openApp('/cart');
    await pay();
    await waitFor(() => expect(router.state.location.pathname).toBe('/pgResponse/ref-9'));
  });
});

describe('with a parent to ask', () => {
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText("Code from the parent's phone"), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const code = (totalPaise = 2_450_000) => ok({ phoneHint: '45', retryAfter: 600, totalPaise });

  beforeEach(() => {
    showCart({ needsParentApproval: true });
    school.answer(`${store}/SendApprovalCode`, code());
    school.answer(`${store}/ApprovePurchase`, ok({ isSuccess: true, totalPaise: 2_450_000 }));
  });

  test('nothing is ordered before the code of this total was typed', async () => {
    await openApp('/cart');
    await pay();
    await screen.findByText(/A parent allows this purchase of ₹24,500/);
    press('Send code');
    await screen.findByText(/the number that ends in 45. It allows ₹24,500/);
    screen.getByText(/^New code in \d/);
    expect(document.activeElement).toBe(screen.getByLabelText("Code from the parent's phone"));
    expect(asked('InitiateTransaction')).toEqual([]);
    type('1234');
    press('Allow and pay');
    await waitFor(() => expect(left).toHaveLength(1));
    expect(asked('ApprovePurchase').map(({ body }) => body)).toEqual([{ otp: '1234', couponCode: null }]);
  });

  test('a wrong code is told in the words of the server, and can be typed again', async () => {
    school.answer(`${store}/ApprovePurchase`, refuse(422, 'otp_wrong'));
    await openApp('/cart');
    await pay();
    await screen.findByText(/A parent allows/);
    press('Send code');
    await screen.findByLabelText("Code from the parent's phone");
    type('0000');
    press('Allow and pay');
    await screen.findByText('Not today.');
    expect(asked('InitiateTransaction')).toEqual([]);
    school.answer(`${store}/ApprovePurchase`, ok({ isSuccess: true, totalPaise: 2_450_000 }));
    type('1234');
    press('Allow and pay');
    await waitFor(() => expect(left).toHaveLength(1));
  });

  test('without an answer the screen speaks its own words, in its own language', async () => {
    school.answer(`${store}/SendApprovalCode`, refuse(503, 'unavailable'));
    await openApp('/cart');
    await pay();
    await screen.findByText(/A parent allows/);
    await act(() => setLanguage('hi'));
    fireEvent.click(screen.getByRole('button', { name: 'कोड भेजें' }));
    await screen.findByText(/^स्कूल से संपर्क नहीं हो पाया/);
    expect(screen.queryByText('Not today.')).toBeNull();
  });

  test('a total that is not the one on the screen is never allowed: the cart is loaded again', async () => {
    school.answer(`${store}/SendApprovalCode`, code(2_600_000));
    await openApp('/cart');
    await pay();
    await screen.findByText(/A parent allows/);
    const before = asked('GetCart').length;
    press('Send code');
    await waitFor(() => expect(asked('GetCart').length).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByText('The price has changed');
    expect(asked('InitiateTransaction')).toEqual([]);
  });
});

test('orders can be reached from the cart', async () => {
  school.answer(`${store}/GetOrders`, ok({ orders: [order('ref-1')] }));
  await openApp('/cart');
  fireEvent.click(await screen.findByRole('link', { name: 'Orders and receipts' }));
  const card = await screen.findByRole('group', { name: 'Order of 14 Nov 2026' });
  within(card).getByText('₹22,050', { selector: '[class*=total] b' });
});
