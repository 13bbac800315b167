import { expect, type Page } from '@playwright/test';
import { withFlags } from '../../support/brand-flags.ts';
import { heading, test } from '../../support/test.ts';

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148';
const stay = (page: Page) => page.getByRole('button', { name: 'Continue in browser' });

test.describe('on an Android phone', () => {
  test.use({ userAgent: android });

  test('a brand without an app pushes nobody', async ({ page, visit }) => {
    await visit('/auth/login', 'udaan');
    await expect(stay(page)).toBeHidden();
  });

  test('[BR-08] [BR-09] [CN-08] a brand with an app leads there after a second, unless the browser is preferred', async ({
    page,
    school,
    visit,
  }) => {
    // A page of our own host stands in for the store: nothing of these journeys leaves the machine.
    const store = `${school.origin('udaan')}/privacy-policy?store`;
    await withFlags(school, 'udaan', { appStore: { android: store, ios: null } }, async () => {
      for (const path of ['/auth/reset-password', '/terms-and-conditions', '/auth/erp']) {
        await page.goto(`${school.origin('udaan')}${path}`);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expect(stay(page)).toBeHidden();
      }
      const openedAt = performance.now();
      await page.goto(`${school.origin('udaan')}/auth/login`);
      await page.waitForURL(store);
      expect(performance.now() - openedAt).toBeGreaterThan(1_000);

      // Back from the store nobody is pushed a second time, but the way stays open.
      await visit('/auth/login', 'udaan');
      await expect(page.getByText('There is a Udaan app for this device')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Open the app' })).toBeVisible();
      await stay(page).click();
      await expect(stay(page)).toBeHidden();

      // Remembered in the next session of the browser, too.
      await page.evaluate(() => sessionStorage.clear());
      await page.clock.install();
      await page.reload();
      await expect(heading(page, 'Login to continue')).toBeVisible();
      await page.clock.runFor(10_000);
      await expect(stay(page)).toBeHidden();
      expect(page.url()).toMatch(/\/auth\/login$/);
    });
  });

  test('[BR-10] inside the app itself there is no push', async ({ page, school, visit }) => {
    const store = `${school.origin('udaan')}/privacy-policy?store`;
    await withFlags(school, 'udaan', { appStore: { android: store, ios: null } }, async () => {
      await visit('/auth/login?type=flutter', 'udaan');
      await expect(stay(page)).toBeHidden();
      await page.getByRole('link', { name: 'Forgot Password? Click here' }).click();
      await expect(heading(page, 'Forgot password')).toBeVisible();
      await expect(stay(page)).toBeHidden();
    });
  });
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: iphone });

  test('[BR-08] [CN-08] a brand with an app leads there after five seconds', async ({ page, school }) => {
    const store = `${school.origin('udaan')}/privacy-policy?store`;
    await withFlags(school, 'udaan', { appStore: { android: null, ios: store } }, async () => {
      const openedAt = performance.now();
      await page.goto(`${school.origin('udaan')}/auth/login`);
      await expect(page.getByText('Opening the Udaan app')).toBeVisible();
      await page.waitForURL(store);
      expect(performance.now() - openedAt).toBeGreaterThan(5_000);
    });
  });
});
