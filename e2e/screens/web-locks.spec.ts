import { expect } from '@playwright/test';
import { lookOver } from '../support/look-over.ts';
import { arnav, kriti } from '../support/people.ts';
import { test } from '../support/test.ts';

test('what a trial keeps closed, and the prompt for it, are in order', async ({ page, signIn }) => {
  await signIn(arnav);
  await lookOver(page, [
    {
      name: 'chapters-trial',
      route: '/learn/$subjectId',
      open: (page) =>
        page
          .getByRole('main')
          .getByRole('link', { name: /^Physics/ })
          .click(),
      ready: (page) => expect(page.getByRole('main').locator('section').nth(1)).toBeVisible(),
      overlays: [
        {
          name: 'subscription-prompt',
          open: (page) =>
            page.getByRole('main').locator('section').nth(1).getByRole('button').first().click(),
        },
      ],
    },
  ]);
});

test('an expired course and a list that does not load are in order', async ({
  page,
  school,
  signIn,
  guard,
}) => {
  guard.expectErrors(/500 /);
  await signIn(kriti);
  const at = (path: string) => `${school.origin()}${path}`;
  await lookOver(page, [
    {
      name: 'learn-expired',
      route: '/learn',
      open: at('/learn'),
      overlays: [
        {
          name: 'subscription-prompt',
          open: (page) =>
            page
              .getByRole('main')
              .getByRole('button', { name: /^(Locked Physics|.*भौतिकी)/ })
              .click(),
        },
      ],
    },
    {
      name: 'learn-failed',
      route: '/learn',
      open: async (page) => {
        const refusal = { error: 'Busy', code: 'internal_error', request_id: 'r' };
        await page.route(/_subjects(\?|$)/, (route) => route.fulfill({ status: 500, json: refusal }));
        await page.goto(at('/learn'));
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      },
    },
  ]);
});
