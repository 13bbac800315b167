import { expect, type Page } from '@playwright/test';
import { withFlags } from '../support/brand-flags.ts';
import { lookOver } from '../support/look-over.ts';
import { moveToNewNumber } from '../support/parents.ts';
import { giveLogin, putIntoCart } from '../support/payments.ts';
import { test } from '../support/test.ts';

const product = 'Class 10 Board Booster';

const askParent = (page: Page) => page.getByRole('button', { name: 'Checkout' }).click();

test('every screen of the shop is in order, in both languages and at all widths', async ({
  page,
  school,
  signIn,
}) => {
  await moveToNewNumber(school, 'g-joshi-manoj');
  await signIn(await giveLogin(school, 'st-naman-joshi'));
  const at = (path: string) => `${school.origin()}${path}`;
  const look = () =>
    lookOver(page, [
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
          {
            name: 'store.filterTitle',
            open: (page) => page.getByRole('button', { name: 'Filter', exact: true }).click(),
          },
          {
            name: 'product-details',
            open: (page) => page.getByRole('button', { name: `See Details of ${product}` }).click(),
          },
        ],
      },
      {
        name: 'cart',
        route: '/cart',
        open: (page) => putIntoCart(page, product),
        overlays: [
          {
            name: 'cart.deleteTitle',
            open: (page) => page.getByRole('button', { name: `Remove ${product}` }).click(),
          },
          { name: 'payment.askParent', open: askParent },
          {
            name: 'payment.askParent',
            open: async (page) => {
              await askParent(page);
              await page.getByRole('button', { name: 'Send code' }).click();
              await expect(page.getByLabel("Code from the parent's phone")).toBeFocused();
            },
          },
        ],
      },
    ]);
  await withFlags(school, 'shala', { parentApproval: true }, look);
});
