import { expect, type Page } from '@playwright/test';
import { messagesTo, newPhone, waitForCode } from '../../../apps/server/test/messages.ts';
import { callApi } from '../../support/call-api.ts';
import { askForCode, enterCode, nationalPart } from '../../support/parents.ts';
import { test } from '../../support/test.ts';

const box = (page: Page) => page.getByLabel('OTP', { exact: true });
const verify = (page: Page) => page.getByRole('button', { name: 'Verify and Proceed' });
/** Another code than this one. */
const wrongFor = (code: string) => (code === '1234' ? '4321' : '1234');

test('[AU-23] [AU-24] [VA-12] four digits stand in four boxes, and backspace goes back', async ({
  page,
  visit,
  look,
}) => {
  await visit('/auth/login_otp');
  await askForCode(page, newPhone());
  await box(page).pressSequentially('12a345');
  await expect(box(page)).toHaveValue('1234');
  const cells = page.locator('[data-here]');
  await box(page).press('Backspace');
  await box(page).press('Backspace');
  await expect(box(page)).toHaveValue('12');
  await expect(cells).toHaveCount(1);
  await verify(page).click();
  await expect(page.getByText('Enter all 4 digits of the OTP')).toBeVisible();
  await look();
});

test('[ER-05] five wrong codes lock the challenge, and the right one comes too late', async ({
  page,
  visit,
  look,
  guard,
  school,
}) => {
  guard.expectErrors(/42[29] /);
  const phone = newPhone();
  await visit('/auth/register');
  await askForCode(page, phone);
  const right = await waitForCode(phone);
  const codeNote = page.getByRole('main').getByRole('alert');
  for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left']) {
    await enterCode(page, wrongFor(right));
    await expect(codeNote).toHaveText(`This OTP is not right. ${left}`);
    await expect(box(page)).toHaveValue('');
  }
  await expect(page.getByText('Failed', { exact: true })).toBeVisible();
  await expect(page.getByText("Mobile number isn't registered or try again later!")).toBeVisible();
  await look();
  await enterCode(page, wrongFor(right));
  await expect(codeNote).toHaveText('Too many wrong tries. This OTP no longer works; ask for a new one.');
  await expect(box(page)).toBeDisabled();
  await expect(verify(page)).toBeDisabled();
  await look();

  const answer = await callApi(page, 'POST', '/user_management/parent/auth/login', {
    parent: { phone_number: phone, otp: right, grant_type: 'otp' },
  });
  expect(answer).toMatchObject({ status: 422, body: { code: 'otp_locked' } });
  expect(await school.query('SELECT 1 FROM parent WHERE phone_number = $1', [phone])).toEqual([]);
});

test('[AU-25] a new code can be asked for when the countdown is over, and only it works', async ({
  page,
  visit,
  look,
  school,
  guard,
}) => {
  const phone = newPhone();
  // Half a minute of waiting passes by moving both clocks: the page's and the server's.
  await page.clock.install();
  await visit('/auth/register');
  await askForCode(page, phone);
  const first = await waitForCode(phone);
  await expect(page.getByRole('timer')).toHaveText(/^Resend OTP in 0:(30|2\d)$/);
  await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeHidden();
  await look();
  await page.clock.runFor(31_000);
  await school.moveClock('31 seconds');
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await expect.poll(async () => (await messagesTo(phone)).length).toBe(2);
  const second = await waitForCode(phone, 2);
  await expect(page.getByRole('timer')).toBeVisible();
  // Once in ten thousand times they are the same.
  if (first !== second) {
    guard.expectErrors(/422 /);
    await enterCode(page, first);
    await expect(page.getByText('This OTP is not right. 4 tries left')).toBeVisible();
  }
  await enterCode(page, second);
  await page.waitForURL('**/auth/register/profiles/add');
});

test('[AU-27] a wrong number is changed on the form it came from', async ({ page, visit }) => {
  const [wrong, right] = [newPhone(), newPhone()];
  await visit('/auth/register');
  await askForCode(page, wrong);
  await page.getByRole('link', { name: 'Change here' }).click();
  await page.waitForURL('**/auth/register');
  await askForCode(page, right);
  await expect(page.getByText(/^OTP sent to/)).toContainText(nationalPart(right).slice(-5));
  await enterCode(page, await waitForCode(right));
  await page.waitForURL('**/auth/register/profiles/add');
});
