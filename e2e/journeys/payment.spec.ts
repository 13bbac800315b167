import { expect, type Page } from '@playwright/test';
import { waitForCode } from '../../apps/server/test/messages.ts';
import { moveToNewNumber, signInParent } from '../support/parents.ts';
import {
  checkOut,
  giveLogin,
  ordersOf,
  press,
  putIntoCart,
  simulator,
  watchHeadings,
} from '../support/payments.ts';
import { password } from '../support/people.ts';
import { heading, test } from '../support/test.ts';

const atLearn = (page: Page) => expect(page).toHaveURL(/\/learn$/);
/** The good news stood there, and led on by itself. */
async function seePaid(page: Page, headings: string[]): Promise<void> {
  await atLearn(page);
  await expect.poll(() => headings).toContain('Payment Successful');
}
const referenceIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** The courses of the switcher, which shows what is open and until when. */
async function courses(page: Page, isPhone: boolean) {
  await page.getByRole('button', isPhone ? { name: 'More' } : { name: /open the menu$/ }).click();
  return page.getByRole('list', { name: 'Courses' }).getByRole('button');
}

test('a course is bought with a coupon: what was shown is what is paid, and the receipt is there', async ({
  page,
  school,
  signIn,
  look,
}) => {
  const naman = await giveLogin(school, 'st-naman-joshi');
  const headings = await watchHeadings(page);
  await signIn(naman);
  await putIntoCart(page, 'Class 10 Board Booster');
  await page.getByLabel('Coupon code').fill('SHALA10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('region', { name: 'Price details' })).toContainText('₹3,149.10');
  await checkOut(page);
  await expect(page.getByText('3149.10')).toBeVisible();
  await press(page, 'Pay');
  await seePaid(page, headings);

  await page.goto(new URL('/my-profile/orders', page.url()).href);
  const order = page.getByRole('group', { name: /^Order of / });
  await expect(order).toContainText('Class 10 Board Booster');
  await expect(order).toContainText('₹3,149.10');
  await expect(order.getByText('Paid')).toBeVisible();
  await look();
  const download = page.waitForEvent('download');
  await order.getByRole('button', { name: /^Download receipt/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await page.goto(new URL('/cart', page.url()).href);
  await expect(page.getByRole('button', { name: 'Checkout' })).toHaveCount(0);
  expect(await ordersOf(school, 'st-naman-joshi')).toMatchObject([
    { state: 'paid', total: 314_910, receipts: 1, granted: 1 },
  ]);
});

test('the page dies after the money is gone: the course is there at the next sign-in', async ({
  page,
  context,
  school,
  signIn,
  isPhone,
}) => {
  const iniyan = await giveLogin(school, 'st-iniyan-karthikeyan');
  await signIn(iniyan);
  await putIntoCart(page, 'Class 9 Complete, CBSE');
  await checkOut(page);
  await press(page, 'Pay and never answer');
  await expect(page.getByText('Paid. You can close this page.')).toBeVisible();
  const origin = school.origin();
  await page.close();

  // Nobody comes back and nobody tells: our own first question is due after a minute.
  await school.moveClock('61 seconds');
  await expect
    .poll(async () => (await ordersOf(school, 'st-iniyan-karthikeyan')).map(({ state }) => state), {
      timeout: 60_000,
    })
    .toEqual(['paid']);

  // Another device: this browser knows nobody.
  const next = await context.newPage();
  await next.goto(`${origin}/healthz`);
  await next.evaluate(() => localStorage.clear());
  await next.goto(`${origin}/auth/login`);
  await next.getByLabel('Email address').fill(iniyan.email);
  await next.getByLabel('Password', { exact: true }).fill(password);
  await next.getByRole('button', { name: 'Login' }).click();
  await expect(next.getByRole('heading', { name: 'Learn by Subjects' })).toBeVisible();
  await expect((await courses(next, isPhone)).filter({ hasText: /Class 9.*Valid till/ })).toHaveCount(1);
});

test('a parent whose payment is pending is told so, and it succeeds without a second one', async ({
  page,
  school,
  look,
  guard,
}) => {
  const headings = await watchHeadings(page);
  await signInParent(page, school, await moveToNewNumber(school, 'g-solanki-jyotsna'), 'udaan');
  await atLearn(page);
  await putIntoCart(page, 'Medical Entrance, One Year');
  await checkOut(page);
  await press(page, 'Pending');
  await expect(heading(page, 'We are confirming your payment')).toBeVisible();
  await expect(page.getByText('You may close this page: nothing is lost.')).toBeVisible();
  await expect(page.getByText('Payment Failed')).toHaveCount(0);
  await look();
  const reference = referenceIn(page);
  // Who tries to pay again is led back to the payment that is under way.
  guard.expectErrors(/409 .*InitiateTransaction/);
  await page.goto(new URL('/cart', page.url()).href);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(heading(page, 'We are confirming your payment')).toBeVisible();
  expect(referenceIn(page)).toBe(reference);
  await simulator().finish(reference);
  await seePaid(page, headings);
  expect(await ordersOf(school, 'st-krupa-solanki')).toMatchObject([
    { reference, state: 'paid', receipts: 1 },
  ]);
});

test('a payment that failed is told, and the second try pays once', async ({
  page,
  school,
  signIn,
  look,
}) => {
  const tiyasha = await giveLogin(school, 'st-tiyasha-bose');
  const headings = await watchHeadings(page);
  await signIn(tiyasha);
  await putIntoCart(page, 'Class 9 Complete, CBSE');
  await checkOut(page);
  await press(page, 'Fail');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await expect(
    page.getByText("Unfortunately,we couldn't collect payment on your purchase.You can try again."),
  ).toBeVisible();
  await look();
  await checkOut(page);
  await press(page, 'Pay');
  await seePaid(page, headings);
  const orders = await ordersOf(school, 'st-tiyasha-bose');
  expect(orders.map(({ state, receipts }) => [state, receipts])).toEqual([
    ['failed', 0],
    ['paid', 1],
  ]);
});

test("where the brand asks for it, a student pays only with the code from a parent's phone", async ({
  page,
  school,
  signIn,
  look,
}) => {
  const phone = await moveToNewNumber(school, 'g-tiwari-santosh');
  const prachi = await giveLogin(school, 'st-prachi-tiwari', 'udaan');
  const headings = await watchHeadings(page);
  await signIn(prachi);
  await putIntoCart(page, 'Engineering Entrance, One Year');
  await page.getByRole('button', { name: 'Checkout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask a parent' });
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog).toContainText(`the number that ends in ${phone.slice(-2)}. It allows ₹24,999`);
  await look();
  await dialog.getByLabel("Code from the parent's phone").fill(await waitForCode(phone, 1, 30_000));
  await dialog.getByRole('button', { name: 'Allow and pay' }).click();
  await press(page, 'Pay');
  await seePaid(page, headings);
  expect(await ordersOf(school, 'st-prachi-tiwari')).toMatchObject([{ state: 'paid', receipts: 1 }]);
});
