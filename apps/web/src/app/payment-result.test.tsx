import { courses, products } from '@shala/api-client/example-answers.ts';
import { cart, cartItem } from '@shala/api-client/example-store.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#shared/api/query-client.ts';
import { startWebview } from '#shared/brand-behaviour/webview.ts';
import { leaveApp, openApp, signInBefore } from '../test-support/open-app.tsx';
import { type Answer, openSchool, type School } from '../test-support/school-server.ts';

let school: School;
const statusPath = '/api/Store/Store/GetPaymentStatus';
const ok = (body: unknown) => (): Answer => ({ status: 200, body });
const stands = (transactionStatus: string) => ok({ isSuccess: true, transactionStatus });
const asked = (path: string) => school.asked.filter((one) => one.path === path);
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
const animation = (name: string) => document.querySelector(`[data-animation="${name}"]`);

beforeAll(async () => {
  await import('#pages/main-layout.tsx');
  await import('#pages/learn-page.tsx');
  await import('#pages/cart-page.tsx');
  await import('#pages/payment-layout.tsx');
  await import('#pages/pg-response-page.tsx');
}, 60_000);

beforeEach(async () => {
  school = await openSchool();
  signInBefore();
});
afterEach(async () => {
  vi.useRealTimers();
  delete window.flutter_inappwebview;
  leaveApp();
  await school.close();
});

/** Holds an answer back until the test lets it go. */
function hold(path: string, answer: () => Answer): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  school.answer(path, async () => {
    await held;
    return answer();
  });
  return release;
}

const fakeTimers = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });

/** Waits with the clock standing still: only what is due now happens, however slow the machine. */
async function until<T>(check: () => T): Promise<T> {
  for (;;) {
    try {
      return check();
    } catch {
      await act(() => vi.advanceTimersByTimeAsync(0));
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** As the host app opens it. */
function openInApp(): string[] {
  const told: string[] = [];
  window.flutter_inappwebview = {
    callHandler: (name, status) => {
      told.push(`${name}: ${status}`);
    },
  };
  startWebview({ search: '?type=flutter' }, sessionStorage);
  return told;
}

describe('/pgResponse/{transaction}', () => {
  test('[RT-46] [PY-04] [PY-07] an animation loops while the status is asked for by the reference', async () => {
    const release = hold(statusPath, stands('Pending'));
    await openApp('/pgResponse/ref-17');
    await screen.findByRole('heading', { name: 'Checking your payment' });
    expect(animation('checking')).not.toBeNull();
    await waitFor(() =>
      expect(asked(statusPath).map(({ search }) => search.get('TransactionId'))).toContain('ref-17'),
    );
    release();
    const news = await screen.findByRole('heading', { name: 'We are confirming your payment' });
    expect(document.activeElement).toBe(news);
  });

  test('[PY-05] [PY-09] [CN-23] success shows both animations, and leads to Learn after three seconds, not before', async () => {
    const release = hold(statusPath, stands('Success'));
    const router = await openApp('/pgResponse/ref-17');
    await screen.findByRole('heading', { name: 'Checking your payment' });
    fakeTimers();
    release();
    await until(() => screen.getByRole('heading', { name: 'Payment Successful' }));
    expect(animation('checking')).toBeNull();
    expect(animation('paid')).not.toBeNull();
    expect(animation('redirect')?.textContent).toBe('Redirect');
    expect(screen.getByRole('link', { name: 'Orders and receipts' }).getAttribute('href')).toBe(
      '/my-profile/orders',
    );
    await pass(2999);
    expect(router.state.location.pathname).toBe('/pgResponse/ref-17');
    await pass(1);
    await until(() => expect(router.state.location.pathname).toBe('/learn'));
  });

  test('[PY-08] success asks for product details and courses anew, and this device remembers what they say', async () => {
    const before = courses.student_courses.map((course) => ({ ...course, is_expired: true }));
    school.answer('/api/v1/course/student/student_courses', ok({ student_courses: before }));
    const router = await openApp('/learn');
    await waitFor(() => expect(stored('CURRENT_COURSE')).toMatchObject({ id: 41, isExpired: true }));
    const paid = courses.student_courses.map((course) => ({ ...course, is_trial: false, is_expired: false }));
    school.answer('/api/v1/course/student/student_courses', ok({ student_courses: paid }));
    school.answer(
      '/Student/ProductDetails',
      ok([...products(12), ...products(30)].map((one) => ({ ...one, istrial: false }))),
    );
    school.answer(statusPath, stands('Success'));
    await act(() => router.navigate({ to: '/pgResponse/$', params: { _splat: 'ref-17' } }));
    await screen.findByRole('heading', { name: 'Payment Successful' });
    await waitFor(() =>
      expect(stored('CURRENT_COURSE')).toMatchObject({
        id: 42,
        kind: 'exam',
        isTrial: false,
        isExpired: false,
      }),
    );
    expect(stored('COURSE_ID')).toBe(42);
    expect(stored('PRODUCT_DETAILS')).toHaveLength(2);
  });

  test('[PY-06] payment-response refetches and goes straight to Learn, without asking for a status', async () => {
    const router = await openApp('/pgResponse/payment-response');
    await waitFor(() => expect(router.state.location.pathname).toBe('/learn'));
    expect(asked('/Student/ProductDetails').length).toBeGreaterThan(0);
    expect(asked(statusPath)).toEqual([]);
  });

  test('pending says that nothing is lost and asks again, ever more slowly, until there is a final word', async () => {
    const release = hold(statusPath, stands('Pending'));
    const router = await openApp('/pgResponse/ref-17');
    await screen.findByRole('heading', { name: 'Checking your payment' });
    fakeTimers();
    release();
    await until(() => screen.getByRole('heading', { name: 'We are confirming your payment' }));
    screen.getByText(/You may close this page: nothing is lost/);
    screen.getByText('Please do not pay again.');
    expect(document.body.textContent).not.toMatch(/Payment Failed|try again/i);
    expect(screen.queryByRole('link', { name: /cart|pay/i })).toBeNull();
    const answers = () => queryClient.getQueryState(['payment-status', 'ref-17'])?.dataUpdateCount;
    const first = asked(statusPath).length;
    for (const [place, seconds] of [3, 5, 8].entries()) {
      await pass(seconds * 1000 - 1);
      expect(asked(statusPath)).toHaveLength(first + place);
      await pass(1);
      await until(() => expect(answers()).toBe(place + 2));
    }
    school.answer(statusPath, stands('Success'));
    await pass(13_000);
    await until(() => screen.getByRole('heading', { name: 'Payment Successful' }));
    expect(router.state.location.pathname).toBe('/pgResponse/ref-17');
  });

  test('[PY-12] [ER-36] a final failure is told as an error, and the cart opens', async () => {
    school.answer(statusPath, stands('Failed'));
    const router = await openApp('/pgResponse/ref-17');
    await screen.findByText('Payment Failed');
    screen.getByText("Unfortunately,we couldn't collect payment on your purchase.You can try again.");
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
    screen.getByText('Payment Failed');
  });

  test('after a final failure the cart does not speak of a payment under way any more', async () => {
    const cartPath = '/api/Store/Store/GetCart';
    const item = cartItem(4, 'CBSE Class 8', 2_450_000);
    school.answer(cartPath, ok(cart([item], { pendingTransaction: 'ref-17' })));
    school.answer(statusPath, stands('Failed'));
    const router = await openApp('/cart');
    await screen.findByText('A payment is being confirmed');
    school.answer(cartPath, ok(cart([item])));
    await act(() => router.navigate({ href: '/pgResponse/ref-17' }));
    await screen.findByText('Payment Failed');
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
    await screen.findByRole('button', { name: 'Checkout' });
    await waitFor(() => expect(screen.queryByText('A payment is being confirmed')).toBeNull());
  });

  test('is not asked for again by somebody who may not ask', async () => {
    fakeTimers();
    school.answer(statusPath, stands('Pending'));
    await openApp('/pgResponse/ref-17');
    await until(() => screen.getByRole('heading', { name: 'We are confirming your payment' }));
    school.answer(statusPath, () => ({
      status: 404,
      body: { isSuccess: false, errorMessage: 'x', code: 'not_found' },
    }));
    await pass(3000);
    const state = () => queryClient.getQueryState(['payment-status', 'ref-17']);
    await until(() => expect(state()?.status).toBe('error'));
    const before = asked(statusPath).length;
    await pass(600_000);
    expect(asked(statusPath)).toHaveLength(before);
  });

  test('[ER-35] a status that cannot be had is called so, never a failure, and can be asked for again', async () => {
    school.answer(statusPath, () => ({
      status: 400,
      body: { isSuccess: false, errorMessage: 'x', code: 'x' },
    }));
    const router = await openApp('/pgResponse/ref-17');
    await screen.findByRole('heading', { name: 'Unable to check Payment Status' });
    screen.getByText(/If you have paid, nothing is lost/);
    expect(screen.queryByText('Payment Failed')).toBeNull();
    school.answer(statusPath, stands('Pending'));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'We are confirming your payment' });
    expect(router.state.location.pathname).toBe('/pgResponse/ref-17');
  });

  test("another family's payment is like none: no retry, and the way to one's own", async () => {
    school.answer(statusPath, () => ({
      status: 404,
      body: { isSuccess: false, errorMessage: 'x', code: 'not_found' },
    }));
    await openApp('/pgResponse/ref-99');
    await screen.findByText(/We know no such payment of yours/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    screen.getByRole('link', { name: 'Orders and receipts' });
  });

  test('whoever lost the session signs in and comes back to the payment', async () => {
    localStorage.clear();
    school.answer(statusPath, stands('Pending'));
    const router = await openApp('/pgResponse/ref-17');
    fireEvent.change(await screen.findByLabelText('Email address'), { target: { value: 'a@example.org' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Mango@2026' } });
    expect(asked(statusPath)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByRole('heading', { name: 'We are confirming your payment' });
    expect(router.state.location.pathname).toBe('/pgResponse/ref-17');
    // Once: Learn can be reached from there.
    await act(() => router.navigate({ to: '/learn' }));
    expect(router.state.location.pathname).toBe('/learn');
  });
});

describe('inside the host app', () => {
  test('[PY-10] success is told to the app, and nothing is opened', async () => {
    const told = openInApp();
    const release = hold(statusPath, stands('Success'));
    const router = await openApp('/pgResponse/ref-17');
    await screen.findByRole('heading', { name: 'Checking your payment' });
    expect(told).toEqual([]);
    fakeTimers();
    release();
    await until(() => screen.getByRole('heading', { name: 'Payment Successful' }));
    await until(() => expect(told).toEqual(['transactionStatus: Success']));
    await pass(60_000);
    expect(router.state.location.pathname).toBe('/pgResponse/ref-17');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('[PY-11] failure is told to the app, and nothing is opened', async () => {
    const told = openInApp();
    school.answer(statusPath, stands('Failed'));
    const router = await openApp('/pgResponse/ref-17');
    await screen.findByRole('heading', { name: 'Payment Failed' });
    await waitFor(() => expect(told).toEqual(['transactionStatus: Failed']));
    expect(router.state.location.pathname).toBe('/pgResponse/ref-17');
  });

  test('pending is a third word, followed by the final one', async () => {
    const told = openInApp();
    school.answer(statusPath, stands('Pending'));
    await openApp('/pgResponse/ref-17');
    await waitFor(() => expect(told).toEqual(['transactionStatus: Pending']));
    school.answer(statusPath, stands('Success'));
    act(() => void dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(told).toEqual(['transactionStatus: Pending', 'transactionStatus: Success']));
  });

  test('an app without the handler does no harm', async () => {
    openInApp();
    window.flutter_inappwebview = {};
    school.answer(statusPath, stands('Success'));
    await openApp('/pgResponse/ref-17');
    await screen.findByRole('heading', { name: 'Payment Successful' });
  });
});
