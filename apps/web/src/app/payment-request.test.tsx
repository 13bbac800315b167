import { handOver } from '@shala/api-client/example-orders.ts';
import { cart, cartItem } from '@shala/api-client/example-store.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startWebview } from '#shared/brand-behaviour/webview.ts';
import { leaveApp, openApp, signInBefore } from '../test-support/open-app.tsx';
import { type Answer, openSchool, type School } from '../test-support/school-server.ts';

let school: School;
let addresses: string[];
let left: { action: string; fields: object }[];
const store = '/api/Store/Store';
const ok = (body: unknown) => (): Answer => ({ status: 200, body });
const refuse = (status: number, code: string, details?: object) => (): Answer => ({
  status,
  body: { isSuccess: false, errorMessage: 'Not today.', code, details },
});
const asked = (path: string) => school.asked.filter((one) => one.path === `${store}/${path}`);
const course = cartItem(4, 'CBSE Class 8, all subjects', 2_450_000);
const order = (more: Parameters<typeof handOver>[0] = {}) =>
  ok({ isSuccess: true, errorMessage: null, data: handOver(more) });

beforeAll(async () => {
  await import('#pages/payment-layout.tsx');
  await import('#pages/payment-request-page.tsx');
  await import('#pages/pg-response-page.tsx');
}, 60_000);

beforeEach(async () => {
  school = await openSchool();
  addresses = [];
  left = [];
  const toSchool = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    addresses.push(location.href);
    return toSchool(input, init);
  };
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = Object.fromEntries(
      [...this.querySelectorAll('input')].map(({ name, value }) => [name, value]),
    );
    left.push({ action: `${this.method} ${this.action}`, fields });
  });
  school.answer(
    `${store}/RedeemPaymentTicket`,
    ok({ token: { access_token: 'pay-access', refresh_token: '', token_type: 'Bearer' } }),
  );
  school.answer(`${store}/GetCart`, ok(cart([course])));
  school.answer(`${store}/InitiateTransaction`, order());
});
afterEach(async () => {
  vi.restoreAllMocks();
  delete window.flutter_inappwebview;
  leaveApp();
  await school.close();
});

/** As the host app opens it. */
function inApp(): string[] {
  const told: string[] = [];
  window.flutter_inappwebview = { callHandler: (name, status) => void told.push(`${name}: ${status}`) };
  startWebview({ search: '?type=flutter' }, sessionStorage);
  return told;
}

describe('/payment-request', () => {
  test('[RT-47] [PY-02] a ticket becomes a session for one payment, the cart an order, and the form posts itself', async () => {
    await openApp('/payment-request?tk=once-only&cc=MONSOON10&type=flutter');
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left).toEqual([
      {
        action: 'post https://pay.example.org/transaction',
        fields: { encRequest: 'c0ffee', access_code: 'AVXX' },
      },
    ]);
    expect(asked('RedeemPaymentTicket').map(({ body }) => body)).toEqual([{ ticket: 'once-only' }]);
    expect(asked('GetCart')[0]?.headers.authorization).toBe('Bearer pay-access');
    expect(asked('InitiateTransaction').map(({ body }) => body)).toEqual([
      { cartId: 5, couponCode: 'MONSOON10', type: 'flutter' },
    ]);
  });

  test('the ticket is gone from the address before anything is asked, and the session is not stored for this browser', async () => {
    signInBefore();
    await openApp('/payment-request?tk=once-only&cc=MONSOON10');
    await waitFor(() => expect(left).toHaveLength(1));
    expect(addresses.join()).not.toContain('once-only');
    expect(location.search).toBe('?cc=MONSOON10');
    expect(asked('RedeemPaymentTicket')[0]?.headers.authorization).toBeUndefined();
    expect(JSON.stringify({ ...localStorage })).not.toContain('pay-access');
  });

  test('[PY-03] [CN-25] two skeletons stand there while it works', async () => {
    school.answer(`${store}/GetCart`, () => new Promise(() => {}));
    await openApp('/payment-request?tk=once-only');
    await screen.findByRole('heading', { name: 'Taking you to the payment page' });
    await waitFor(() => expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(2));
    expect(left).toEqual([]);
  });

  test('the result is asked for by the same session, though nobody is signed in here', async () => {
    school.answer(`${store}/InitiateTransaction`, order({ handOver: 'none', transactionId: 'free-1' }));
    school.answer(`${store}/GetPaymentStatus`, ok({ isSuccess: true, transactionStatus: 'Pending' }));
    const router = await openApp('/payment-request?tk=once-only');
    await screen.findByRole('heading', { name: 'We are confirming your payment' });
    expect(router.state.location.pathname).toBe('/pgResponse/free-1');
    expect(asked('GetPaymentStatus')[0]?.headers.authorization).toBe('Bearer pay-access');
  });

  test('a payment that is under way is shown instead of a second one', async () => {
    school.answer(`${store}/GetCart`, ok(cart([course], { pendingTransaction: 'ref-9' })));
    school.answer(`${store}/GetPaymentStatus`, ok({ isSuccess: true, transactionStatus: 'Pending' }));
    const router = await openApp('/payment-request?tk=once-only');
    await waitFor(() => expect(router.state.location.pathname).toBe('/pgResponse/ref-9'));
    expect(asked('InitiateTransaction')).toEqual([]);
  });

  describe('after the form was posted', () => {
    const leave = async () => {
      await openApp('/payment-request?tk=once-only&type=flutter');
      await waitFor(() => expect(left).toHaveLength(1));
      school.answer(`${store}/GetPaymentStatus`, ok({ isSuccess: true, transactionStatus: 'Pending' }));
    };
    const expectResult = async (told: string[]) => {
      await screen.findByRole('heading', { name: 'We are confirming your payment' });
      expect(asked('GetPaymentStatus')[0]?.headers.authorization).toBe('Bearer pay-access');
      expect(told).toEqual(['transactionStatus: Pending']);
      expect(left).toHaveLength(1);
    };

    test('the page opened again shows how that payment stands, and never says Failed', async () => {
      const told = inApp();
      await leave();
      leaveApp({ keepTab: true });
      const router = await openApp('/payment-request?type=flutter');
      await expectResult(told);
      expect(router.state.location.pathname).toMatch(/^\/pgResponse\/.+/);
    });

    test('the page shown as it was left goes to the result instead of waiting for ever', async () => {
      const told = inApp();
      await leave();
      act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await expectResult(told);
    });

    test('what had its final word is still not called Failed', async () => {
      const told = inApp();
      await leave();
      school.answer(`${store}/GetPaymentStatus`, ok({ isSuccess: true, transactionStatus: 'Success' }));
      act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await waitFor(() => expect(told).toEqual(['transactionStatus: Success']));
      leaveApp({ keepTab: true });
      await openApp('/payment-request?type=flutter');
      await screen.findByRole('heading', { name: 'We are confirming your payment' });
      expect([...new Set(told)]).toEqual(['transactionStatus: Success', 'transactionStatus: Pending']);
      expect(JSON.stringify({ ...sessionStorage })).not.toContain('pay-access');
    });
  });

  const bad = [
    ['no ticket', '', () => {}, 'This payment link does not work any more'],
    [
      'a used ticket',
      '?tk=used',
      () => school.answer(`${store}/RedeemPaymentTicket`, refuse(401, 'ticket_invalid')),
      'This payment link does not work any more',
    ],
    [
      'an empty cart',
      '?tk=once-only',
      () => school.answer(`${store}/GetCart`, ok(cart([]))),
      'Your cart is empty',
    ],
    [
      'an order that is refused',
      '?tk=once-only',
      () => school.answer(`${store}/InitiateTransaction`, refuse(422, 'coupon_expired')),
      'Unable to initiate transaction',
    ],
  ] as const;

  test.each(bad)(
    '%s is an error with a way back, not skeletons for ever',
    async (_, search, arrange, title) => {
      arrange();
      await openApp(`/payment-request${search}`);
      await screen.findByRole('heading', { name: title });
      expect(screen.getByRole('link', { name: 'Go to the cart' }).getAttribute('href')).toBe('/cart');
      expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(0);
      expect(left).toEqual([]);
    },
  );

  test.each(bad)('%s is told to the host app as Failed', async (_, search, arrange, title) => {
    const told = inApp();
    arrange();
    await openApp(`/payment-request${search}`);
    await screen.findByRole('heading', { name: title });
    expect(told).toEqual(['transactionStatus: Failed']);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
