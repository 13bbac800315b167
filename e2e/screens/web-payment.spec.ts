import { expect } from '@playwright/test';
import { lookOver } from '../support/look-over.ts';
import { checkOut, giveLogin, press, putIntoCart } from '../support/payments.ts';
import { stayThere } from '../support/standing.ts';
import { heading, test } from '../support/test.ts';

test('every screen of a payment is in order, in both languages and at all widths', async ({
  page,
  school,
  signIn,
  guard,
}) => {
  guard.expectErrors(/404 |422 /);
  await stayThere(page);
  await signIn(await giveLogin(school, 'st-iniyan-karthikeyan'));
  const at = (path: string) => `${school.origin()}${path}`;
  await lookOver(page, [
    {
      name: 'payment-paid',
      route: '/pgResponse/$',
      open: async (page) => {
        await putIntoCart(page, 'Class 9 Complete, CBSE');
        await checkOut(page);
        await press(page, 'Pay');
        await expect(heading(page, 'Payment Successful')).toBeVisible();
      },
    },
    {
      name: 'orders',
      route: '/my-profile/orders',
      open: at('/my-profile/orders'),
      overlays: [
        {
          name: 'orders.askRefund',
          open: (page) =>
            page
              .getByRole('button', { name: /refund/i })
              .first()
              .click(),
        },
      ],
    },
    { name: 'payment-unknown', route: '/pgResponse/$', open: at('/pgResponse/not-an-order') },
    { name: 'payment-ticket-used', route: '/payment-request', open: at('/payment-request?tk=used&type=web') },
  ]);
});
