import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { acceptInvitation, inviteStaff } from '../support/console.ts';
import { aanya, password } from '../support/people.ts';
import type { School } from '../support/school.ts';
import { fillLogin, heading, onWide, test } from '../support/test.ts';

async function openStudent(browser: Browser, school: School): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${school.origin()}/auth/login`);
  await fillLogin(page, aanya.email, password);
  await expect(page.getByRole('heading', { name: 'Learn by Subjects' })).toBeVisible();
  return page;
}

const colourOn = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim());

test(
  'a product added in the console is on the student’s list with its price; new colours are on the student’s page',
  onWide,
  async ({ page, school, browser, look }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    const name = `Evening class ${randomUUID().slice(0, 8)}`;
    const [before] = await school.query<{ theme: object }>("SELECT theme FROM brand WHERE slug = 'shala'");
    const admin = await inviteStaff(school, 'tenant_admin', '--name', 'Admin');
    await acceptInvitation(page, school, admin);
    const student = await openStudent(browser, school);
    try {
      await page.keyboard.press('g');
      await page.keyboard.press('p');
      await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
      await look();
      await page.keyboard.press('n');
      const sheet = page.getByRole('dialog', { name: 'New product' });
      await sheet.getByLabel('Name in English').fill(name);
      await sheet.getByLabel('Description in English').fill('Two evenings a week.');
      await sheet.getByLabel('Course', { exact: true }).selectOption({ index: 1 });
      await sheet.getByLabel('Days', { exact: true }).fill('90');
      await sheet.getByLabel('Price', { exact: true }).fill('1,234.50');
      await look();
      await sheet.getByRole('button', { name: 'Save the product' }).click();
      await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('₹1,234.50');

      await student.goto(`${school.origin()}/products`);
      await expect(student.getByRole('article').filter({ hasText: name })).toContainText('₹1,234.50');

      for (const part of ['Coupons', 'Orders', 'Refunds']) {
        await page.getByRole('tab', { name: part }).click();
        await expect(page.getByRole('heading', { level: 2, name: part, exact: true })).toBeVisible();
        await look();
      }

      await page.keyboard.press('g');
      await page.keyboard.press('b');
      await expect(heading(page, 'Brand')).toBeVisible();
      const colour = page.getByRole('textbox', { name: 'Main colour', exact: true });
      const save = page.getByRole('button', { name: 'Use these colours' });
      await expect(colour).toBeVisible();
      await look();
      await colour.fill('#ffe14d');
      await expect(save).toBeDisabled();
      await colour.fill('#7a1f5c');
      await save.click();
      await expect(page.getByText('Saved. Students see it within seconds.')).toBeVisible();
      await expect(async () => {
        await student.reload();
        expect(await colourOn(student)).toBe('#7a1f5c');
      }).toPass({ timeout: 30_000 });

      for (const part of ['Words', 'Behaviour', 'Contact and seller', 'Legal documents']) {
        await page.getByRole('tab', { name: part }).click();
        await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
        await look();
      }
    } finally {
      // Other journeys count the products and know the colours.
      await school.query("UPDATE product SET is_on_sale = false WHERE name ->> 'en' = $1", [name]);
      await school.query("UPDATE brand SET theme = $1 WHERE slug = 'shala'", [JSON.stringify(before?.theme)]);
      await expect(async () => {
        await student.goto(`${school.origin()}/products`);
        expect(await colourOn(student)).not.toBe('#7a1f5c');
      }).toPass({ timeout: 30_000 });
      await student.context().close();
    }
  },
);
