import { order, orderLine, refund } from '@shala/api-client/example-orders.ts';
import { cart } from '@shala/api-client/example-store.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { leaveApp, openApp, signInBefore } from '../test-support/open-app.tsx';
import { type Answer, openSchool, type School } from '../test-support/school-server.ts';

let school: School;
const store = '/api/Store/Store';
const ok = (body: unknown) => (): Answer => ({ status: 200, body });
const asked = (path: string) => school.asked.filter((one) => one.path === `${store}/${path}`);
const show = (...orders: ReturnType<typeof order>[]) => school.answer(`${store}/GetOrders`, ok({ orders }));
const card = async (day = '14 Nov 2026') =>
  within(await screen.findByRole('group', { name: `Order of ${day}` }));

beforeAll(async () => {
  await import('#pages/main-layout.tsx');
  await import('#pages/orders-page.tsx');
}, 60_000);

beforeEach(async () => {
  school = await openSchool();
  signInBefore();
  school.answer(`${store}/GetCart`, ok(cart([], { refundPolicy: 'Within seven days, all of it.' })));
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  leaveApp();
  await school.close();
});

describe('/my-profile/orders', () => {
  test('shows what was bought, what it cost, until when it is open, and its receipt', async () => {
    show(order('ref-1'));
    await openApp('/my-profile/orders');
    const one = await card();
    one.getByText('Paid');
    one.getByText('CBSE Class 8, all subjects');
    one.getByText('Class 8 · All subjects · Open until 14 Nov 2027');
    one.getByText('With coupon MONSOON10: ₹2,450 less');
    one.getByText('Receipt SHALA/2026-27/000017');
  });

  test('a receipt is fetched with the session and saved under its number', async () => {
    show(order('ref-1'));
    const saved: string[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = () => 'blob:1';
        static override revokeObjectURL = () => undefined;
      },
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    school.answer(`${store}/GetReceipt`, ok('%PDF-'));
    await openApp('/my-profile/orders');
    await card();
    fireEvent.click(screen.getByRole('button', { name: 'Download receipt SHALA/2026-27/000017' }));
    await waitFor(() => expect(saved).toEqual(['SHALA-2026-27-000017.pdf']));
    expect(asked('GetReceipt')[0]?.search.get('TransactionId')).toBe('ref-1');
    expect(asked('GetReceipt')[0]?.headers.authorization).toMatch(/^Bearer /);
  });

  test('the credit note of money that has gone back is fetched by its refund', async () => {
    show(order('ref-1', { refunds: [refund(5, { state: 'done', creditNoteNumber: 'SHA/C26-27/00001' })] }));
    await openApp('/my-profile/orders');
    await card();
    fireEvent.click(screen.getByRole('button', { name: 'Download credit note SHA/C26-27/00001' }));
    await screen.findByText('The credit note did not load');
    expect(asked('GetCreditNote')[0]?.search.get('RefundId')).toBe('5');
  });

  test('a receipt that does not come is told', async () => {
    show(order('ref-1'));
    await openApp('/my-profile/orders');
    await card();
    fireEvent.click(screen.getByRole('button', { name: /^Download receipt/ }));
    await screen.findByText('The receipt did not load');
  });

  test('a payment that is being confirmed has no receipt, but a page that says how it stands', async () => {
    show(
      order('ref-1', {
        state: 'pending',
        transactionStatus: 'Pending',
        settledAt: null,
        receiptNumber: null,
        lines: [orderLine(1, { outcome: null, openUntil: null, canAskRefund: false })],
      }),
    );
    await openApp('/my-profile/orders');
    const one = await card();
    one.getByText('Being confirmed');
    expect(one.getByRole('link', { name: 'See how it stands' }).getAttribute('href')).toBe(
      '/pgResponse/ref-1',
    );
    expect(one.queryByRole('button')).toBeNull();
  });

  test('a second payment of the same is told in plain words, with what becomes of the money', async () => {
    show(
      order('ref-1', {
        lines: [orderLine(1, { outcome: 'duplicate', openUntil: null, canAskRefund: false })],
        refunds: [refund(1, { reason: 'duplicate', state: 'sent' })],
      }),
    );
    await openApp('/my-profile/orders');
    (await card()).getByText(
      'This course was paid for twice. The second payment comes back by itself. ₹22,050 is on its way back. Banks may take seven days.',
    );
  });

  test.each([
    [refund(1), /You asked for ₹22,050 back on 15 Nov 2026. The seller has not answered yet/],
    [refund(1, { state: 'refused', note: 'Too late.' }), /did not agree.* The seller writes: Too late\./],
    [refund(1, { state: 'approved' }), /₹22,050 will be sent back/],
    [
      refund(1, { state: 'done', doneAt: '2026-11-16T06:00:00.000Z' }),
      /₹22,050 was given back on 16 Nov 2026/,
    ],
    [
      refund(1, { reason: 'staff', state: 'approved', note: 'It was cancelled.' }),
      /The seller gives this money back.*will be sent back.* The seller writes: It was cancelled\./,
    ],
    [refund(1, { reason: 'staff', state: 'refused' }), /^The seller did not agree/],
    [refund(1, { state: 'failed' }), /could not be sent back yet/],
    [refund(1, { lineNo: null, reason: 'surplus', state: 'approved' }), /The money was taken twice/],
    [refund(1, { lineNo: null, reason: 'mismatch', state: 'approved' }), /Another amount was taken/],
  ])('a refund says how it stands (%#)', async (one, words) => {
    show(order('ref-1', { refunds: [one], lines: [orderLine(1, { canAskRefund: false })] }));
    await openApp('/my-profile/orders');
    (await card()).getByText(words);
  });

  test('without orders it says so and leads to the courses; a list that does not come can be asked for again', async () => {
    school.answer(`${store}/GetOrders`, () => ({ status: 400, body: { isSuccess: false, code: 'x' } }));
    await openApp('/my-profile/orders');
    await screen.findByText('Your orders did not load');
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No orders yet');
    expect(screen.getByRole('link', { name: 'See courses' }).getAttribute('href')).toBe('/products');
  });
});

describe('asking for a refund', () => {
  const open = async () => {
    show(order('ref-1'));
    await openApp('/my-profile/orders');
    await card();
    fireEvent.click(screen.getByRole('button', { name: 'Ask for a refund of CBSE Class 8, all subjects' }));
    return within(await screen.findByRole('dialog', { name: 'Ask for a refund' }));
  };

  test('a rule that does not come is not made up', async () => {
    school.answer(`${store}/GetCart`, () => ({ status: 404, body: { isSuccess: false, code: 'store_off' } }));
    const dialog = await open();
    dialog.getByLabelText('Why do you want the money back?');
    await waitFor(() => expect(dialog.queryByText('…')).toBeNull());
    expect(dialog.queryByText(/looks at each request/)).toBeNull();
  });

  test("shows the seller's rule and what will happen, wants a reason, and shows the request in the order", async () => {
    school.answer(
      `${store}/RequestRefund`,
      ok({
        isSuccess: true,
        errorMessage: null,
        data: order('ref-1', { refunds: [refund(1)], lines: [orderLine(1, { canAskRefund: false })] }),
      }),
    );
    const dialog = await open();
    await dialog.findByText('Within seven days, all of it.');
    dialog.getByText(/this course closes and up to ₹22,050 comes back/);
    fireEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await dialog.findByText('Please write a few words.');
    expect(asked('RequestRefund')).toEqual([]);
    fireEvent.change(dialog.getByLabelText('Why do you want the money back?'), {
      target: { value: ' We are moving. ' },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await screen.findByText('Your request was sent');
    expect(asked('RequestRefund').map(({ body }) => body)).toEqual([
      { transactionId: 'ref-1', lineNo: 1, message: 'We are moving.' },
    ]);
    const one = await card();
    await one.findByText(/The seller has not answered yet/);
    expect(one.queryByRole('button', { name: /^Ask for a refund/ })).toBeNull();
  });

  test('a refusal is told in the words of the server', async () => {
    school.answer(`${store}/RequestRefund`, () => ({
      status: 422,
      body: { isSuccess: false, errorMessage: 'Too late for that.', code: 'x' },
    }));
    const dialog = await open();
    fireEvent.change(dialog.getByLabelText('Why do you want the money back?'), { target: { value: 'x' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await screen.findByText('Too late for that.');
    expect(screen.queryByText('Your request was sent')).toBeNull();
  });
});
