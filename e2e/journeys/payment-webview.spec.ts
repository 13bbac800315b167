import { expect } from '@playwright/test';
import { giveLogin, ordersOf, press } from '../support/payments.ts';
import { password } from '../support/people.ts';
import { heading, test } from '../support/test.ts';

const store = '/api/Store/Store';

test('the host app hands over with a ticket, is told how it ended, and nothing is opened behind its back', async ({
  page,
  context,
  school,
  look,
  guard,
}) => {
  const reyansh = await giveLogin(school, 'st-reyansh-thakur');
  const origin = school.origin();
  // The host app is a client of its own: it signs in, fills the cart and asks for a ticket.
  const app = await context.newPage();
  await app.goto(`${origin}/healthz`);
  const call = async (path: string, body: object, token = '') => {
    const answer = await app.evaluate(
      async ([path, body, token]) => {
        const headers = {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        };
        const answer = await fetch(path, { method: 'POST', headers, body });
        return { status: answer.status, body: await answer.json() };
      },
      [path, JSON.stringify(body), token] as const,
    );
    expect(answer.status, path).toBe(200);
    return answer.body;
  };
  const student = { grant_type: 'password', email: reyansh.email, password };
  const { token } = await call('/api/v1/user_management/student/auth/login', { student });
  const [product] = await school.query<{ id: number }>(
    "SELECT id::int FROM product WHERE slug = 'pr-cbse-9-full'",
  );
  await call(`${store}/AddToCart`, { productId: product?.id }, token.access_token);
  const { ticket } = await call(`${store}/IssuePaymentTicket`, {}, token.access_token);

  await app.close();

  const told: unknown[][] = [];
  await page.exposeFunction('tellTest', (...words: unknown[]) => void told.push(words));
  await page.addInitScript(() => {
    const host = window as unknown as { tellTest: (...words: unknown[]) => void };
    Object.assign(window, {
      flutter_inappwebview: { callHandler: (...words: unknown[]) => host.tellTest(...words) },
    });
  });
  await page.goto(`${origin}/payment-request?tk=${encodeURIComponent(ticket)}&cc=SHALA10&type=flutter`);
  await expect(page.getByText('No real money: this gateway is a simulator.')).toBeVisible();
  await expect(page.getByText('6299.10')).toBeVisible();
  await press(page, 'Pay');
  await expect(heading(page, 'Payment Successful')).toBeVisible();
  await expect.poll(() => told).toEqual([['transactionStatus', 'Success']]);
  await expect(page).toHaveURL(/\/pgResponse\//);
  await expect(page.getByRole('link')).toHaveCount(0);
  await look();
  expect(await ordersOf(school, 'st-reyansh-thakur')).toMatchObject([
    { state: 'paid', total: 629_910, receipts: 1 },
  ]);

  // The same ticket again: an error the app is told of, not skeletons for ever.
  guard.expectErrors(/ 422 .*RedeemPaymentTicket/);
  await page.goto(`${origin}/payment-request?tk=${encodeURIComponent(ticket)}&type=flutter`);
  await expect(heading(page, 'This payment link does not work any more')).toBeVisible();
  await expect
    .poll(() => told)
    .toEqual([
      ['transactionStatus', 'Success'],
      ['transactionStatus', 'Failed'],
    ]);
  expect(page.url()).not.toContain(ticket);
  await look();
});
