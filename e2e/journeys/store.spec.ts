import { expect, type Page } from '@playwright/test';
import { aanya } from '../support/people.ts';
import type { School } from '../support/school.ts';
import { heading, onWide, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const cartIcon = (page: Page, name: string) =>
  page.locator('header:visible').getByRole('link', { name, exact: true });
const bill = (page: Page) => page.getByRole('region', { name: 'Price details' });
const whole = 'Class 8 Complete, CBSE';
const two = 'Class 8 Mathematics and Physics, CBSE';

/** Whatever an earlier journey left in it. */
const emptyCart = (school: School) =>
  school.query(
    `DELETE FROM cart_item USING student_credential
     WHERE student_credential.student_id = cart_item.student_id AND student_credential.email = $1`,
    [aanya.email],
  );

async function buy(page: Page, school: School, name: string): Promise<void> {
  await page.goto(`${school.origin()}/products`);
  await page.getByRole('button', { name: `Buy Now: ${name}` }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible();
}

test('[RT-42] [ST-01] [ST-02] [ST-03] the courses are filtered by board and class, looked at, and shown all again', async ({
  page,
  school,
  signIn,
  look,
}) => {
  test.slow();
  await emptyCart(school);
  await signIn(aanya);
  await page.goto(`${school.origin()}/products`);
  await expect(heading(page, 'Courses')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(7);
  // Two subjects of it are hers already, bought once.
  await expect(card(page, two)).toContainText(/Already yours until \d+ \w+ \d{4}/);
  await look();

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter courses' });
  await drawer.getByLabel('Board').selectOption('Central Board of Secondary Education');
  await drawer.getByLabel('Class').selectOption('Class 8');
  await look();
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page).toHaveURL(/\/products\?board=\d+&class=\d+$/);
  await look();

  await page.getByRole('button', { name: `See Details of ${two}` }).click();
  const details = page.getByRole('dialog', { name: two });
  const facts = ['Central Board of Secondary Education', 'Class 8', 'Mathematics, Physics', '₹2,299'];
  for (const fact of facts) await expect(details.getByText(fact, { exact: true })).toBeVisible();
  await look();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(details).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Remove the filter Class 8' }).click();
  await expect(page).toHaveURL(/\/products\?board=\d+$/);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await drawer.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('article')).toHaveCount(7);
});

test('[CN-20] three courses stand in a row', onWide, async ({ page, school, signIn }) => {
  await signIn(aanya);
  await page.goto(`${school.origin()}/products`);
  await expect(page.getByRole('article')).toHaveCount(7);
  const tops = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((one) => Math.round(one.getBoundingClientRect().top)));
  const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
  expect(rows).toEqual([3, 3, 1]);
});

test('[RT-43] [ST-06] [ST-07] [ST-09] [ST-12] [ST-13] [NV-09] two courses, a coupon that outlives a reload, one taken out again, the same in Hindi', async ({
  page,
  school,
  signIn,
  look,
  guard,
}) => {
  test.slow();
  guard.expectErrors(/422/);
  await emptyCart(school);
  await signIn(aanya);
  await buy(page, school, whole);
  await expect(cartIcon(page, 'Cart, 1 item')).toBeVisible();
  await buy(page, school, two);
  await expect(cartIcon(page, 'Cart, 2 items')).toBeVisible();
  await expect(bill(page)).toContainText('₹8,298');
  await look();

  await page.getByLabel('Coupon code').fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Unable to apply Coupon')).toBeVisible();
  await page.getByLabel('Coupon code').fill('shala10');
  await page.getByRole('button', { name: 'Apply' }).click();
  const ticket = page.getByRole('button', { name: 'Remove coupon SHALA10' });
  await expect(ticket).toBeVisible();
  await expect(bill(page)).toContainText('₹7,468.20');
  await look();
  await page.reload();
  await expect(ticket).toBeVisible();
  await expect(bill(page)).toContainText('₹7,468.20');

  await page.getByRole('button', { name: `Remove ${two}` }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure to delete the Product?' });
  await expect(question).toContainText('This product will be deleted permanently');
  await look();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(main(page).getByRole('heading', { level: 2, name: two })).toHaveCount(0);
  await expect(bill(page)).toContainText('₹5,399.10');
  await expect(cartIcon(page, 'Cart, 1 item')).toBeVisible();
  await ticket.click();
  await expect(bill(page)).toContainText('₹5,999');
  await expect(ticket).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('LANGUAGE', 'hi'));
  await page.reload();
  await expect(heading(page, 'कार्ट')).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 2, name: 'कक्षा 8 संपूर्ण, सीबीएसई' })).toBeVisible();
  await look();
  await page.goto(`${school.origin()}/products`);
  await expect(page.getByRole('link', { name: /^कार्ट में है/ })).toHaveCount(1);
  await look();
});
