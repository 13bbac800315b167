import { expect, type Page } from '@playwright/test';
import { aarav } from '../support/people.ts';
import { rawGet } from '../support/raw-request.ts';
import { heading, test } from '../support/test.ts';
import { wordsLeft } from '../support/words-left.ts';

const chooseHindi = async (page: Page) => {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('button', { name: 'हिन्दी' }).click();
};
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test('the login page changes to Hindi in place, with all its words and what was typed', async ({
  page,
  visit,
  look,
}) => {
  await visit('/auth/login');
  await page.getByLabel('Email address').fill('aarav@');
  await page.getByRole('button', { name: 'Login' }).click();
  await chooseHindi(page);
  await expect(heading(page, 'आगे बढ़ने के लिए लॉगिन करें')).toBeVisible();
  await look();
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.getByLabel('ईमेल पता')).toHaveValue('aarav@');
  await expect(page.getByText('सही ईमेल पता लिखें')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  expect(await wordsLeft(page)).toEqual([]);
});

test('Learn is Hindi from the shell to the subjects, and stays so at the next visit', async ({
  page,
  signIn,
  look,
}) => {
  await signIn(aarav);
  await page.getByRole('button', { name: 'Aarav, Class 8: open the menu' }).click();
  await chooseHindi(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(heading(page, 'सीखें')).toBeVisible();
  await expect(page.getByRole('link', { name: /गणित/ })).toBeVisible();
  // The shelf comes a second after the books; what came in English is asked for again in Hindi.
  await expect(page.getByRole('heading', { name: 'जहाँ छोड़ा था, वहीं से शुरू करें' })).toBeVisible();
  await expect.poll(() => wordsLeft(page)).toEqual([]);
  await look();
  expect(await isSameDocument(page)).toBe(true);

  await page.reload();
  await expect(heading(page, 'सीखें')).toBeVisible();
  await page.getByRole('button', { name: /Aarav/ }).click();
  await page.getByRole('button', { name: 'लॉगआउट' }).click();
  await expect(heading(page, 'आगे बढ़ने के लिए लॉगिन करें')).toBeVisible();
});

test("the server's own words come in Hindi, too", async ({ page, visit, guard }) => {
  guard.expectErrors(/422 .*auth\/login/);
  await visit('/auth/login');
  await chooseHindi(page);
  await page.getByLabel('ईमेल पता').fill(aarav.email);
  await page.getByLabel('पासवर्ड', { exact: true }).fill('Mango@2026'.repeat(13));
  await page.getByRole('button', { name: 'लॉगिन करें' }).click();
  await expect(page.getByRole('alert')).toContainText('कृपया भरी हुई जानकारी जाँचें।');
});

test.describe('a browser that asks for Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('gets it from the first HTML on', async ({ page, visit, school }) => {
    const headers = { 'accept-language': 'hi-IN,hi;q=0.9' };
    const html = (await rawGet(school.port, 'shala.localhost', '/', headers)).body.toString();
    expect(html).toContain('<html lang="hi"');
    expect(html).toContain('<title>शाला</title>');
    await visit('/auth/login');
    await expect(heading(page, 'आगे बढ़ने के लिए लॉगिन करें')).toBeVisible();
  });
});
