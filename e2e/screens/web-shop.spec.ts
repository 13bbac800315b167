import type { Page } from '@playwright/test';
import { lookOver } from '../support/look-over.ts';
import { checkOut, giveLogin, press, putIntoCart } from '../support/payments.ts';
import { stayThere } from '../support/standing.ts';
import { test } from '../support/test.ts';

const product = 'Class 10 Board Booster';
const pay = (button: string) => async (page: Page) => {
  await stayThere(page);
  await page.goto(new URL('/cart', page.url()).href);
  await checkOut(page);
  await press(page, button);
  await page.waitForURL(/pgResponse/);
};

test('every screen of the shop and of payments is in order, in both languages and at all widths', async ({
  page,
  school,
  signIn,
  guard,
}) => {
  // A ticket that nobody has given out.
  guard.allowErrors(/40[0-9] /);
  await signIn(await giveLogin(school, 'st-naman-joshi'));
  const at = (path: string) => `${school.origin()}${path}`;
  await lookOver(page, [
    {
      name: 'cart-empty',
      route: '/cart',
      open: at('/cart'),
    },
    {
      name: 'products',
      route: '/products',
      open: at('/products'),
      overlays: [
        { name: 'filter', open: (page) => page.getByRole('button', { name: 'Filter', exact: true }).click() },
        {
          name: 'details',
          open: (page) => page.getByRole('button', { name: `See Details of ${product}` }).click(),
        },
      ],
    },
    {
      name: 'cart',
      route: '/cart',
      open: (page) => putIntoCart(page, product),
      overlays: [
        { name: 'remove', open: (page) => page.getByRole('button', { name: `Remove ${product}` }).click() },
      ],
    },
    { name: 'payment-failed', route: '/pgResponse/$', open: pay('Fail') },
    { name: 'payment-pending', route: '/pgResponse/$', open: pay('Pending') },
    { name: 'orders', route: '/my-profile/orders', open: at('/my-profile/orders') },
    {
      name: 'payment-request',
      route: '/payment-request',
      open: at('/payment-request?tk=unknown&cc=1&type=web'),
    },
  ]);
});
