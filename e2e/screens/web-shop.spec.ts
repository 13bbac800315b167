import { lookOver } from '../support/look-over.ts';
import { giveLogin, putIntoCart } from '../support/payments.ts';
import { test } from '../support/test.ts';

const product = 'Class 10 Board Booster';

test('every screen of the shop is in order, in both languages and at all widths', async ({
  page,
  school,
  signIn,
}) => {
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
  ]);
});
