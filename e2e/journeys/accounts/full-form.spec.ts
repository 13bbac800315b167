import { expect, type Page } from '@playwright/test';
import { newPhone, waitForCode } from '../../../apps/server/test/messages.ts';
import { withFlags } from '../../support/brand-flags.ts';
import { enterCode, nationalPart } from '../../support/parents.ts';
import { heading, test } from '../../support/test.ts';

const sendOtp = (page: Page) => page.getByRole('button', { name: 'Send OTP' });

test('[BR-07] a brand whose school makes the accounts has no register page', async ({
  page,
  school,
  look,
}) => {
  await page.goto(`${school.origin('kids')}/auth/register/`);
  await expect(page.getByRole('heading', { name: 'Page Not Found!' })).toBeVisible();
  await look();
  await page.getByRole('link', { name: 'Login' }).click();
  await page.waitForURL('**/auth/login');
});

test('[RT-07] [AU-17] [AU-18] [AU-19] [AU-20] [AU-21] [VA-07] [VA-08] [VA-09] [VA-10] [VA-13] [ER-06] the full form makes an account only with the right code', async ({
  page,
  school,
  visit,
  look,
  guard,
}) => {
  guard.expectErrors(/422 /);
  await withFlags(school, 'kids', { phoneOnlySignup: false, selfRegistration: true }, async () => {
    const phone = newPhone();
    await visit('/auth/register', 'kids');
    await expect(heading(page, 'Create an account')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Already have an account? Login here' })).toBeVisible();
    const country = page.getByRole('combobox', { name: 'Country code' });
    await expect(country).toHaveValue('+91');
    await country.click();
    await country.fill('');
    await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(190);
    await country.fill('nepal');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.getByRole('option', { name: /Nepal/ }).click();
    await expect(country).toHaveValue('+977');
    await country.fill('91');
    await page.getByRole('option', { name: /India/ }).click();

    await expect(sendOtp(page)).toBeDisabled();
    await page.getByRole('checkbox').check();
    await sendOtp(page).click();
    for (const text of [
      'Mobile Number is required!',
      'Mail Id is required!',
      'Student Name is required!',
      'Date of Birth is required!',
    ])
      await expect(page.getByText(text)).toBeVisible();
    await look();
    await page.getByLabel('Mail id').fill('tara.sen@');
    await sendOtp(page).click();
    await expect(page.getByText('Enter a valid email address')).toBeVisible();
    await page.getByRole('checkbox').uncheck();
    await expect(sendOtp(page)).toBeDisabled();

    await page.getByLabel('Mobile number').fill(nationalPart(phone));
    await page.getByLabel('Mail id').fill('tara.sen@parents.example.org');
    await page.getByLabel('Student name').fill('Tara');
    await page.getByLabel('Date of birth').pressSequentially('05112016');
    await page.getByRole('checkbox').check();
    await sendOtp(page).click();
    await page.waitForURL('**/auth/register/verify');
    await look();
    const code = await waitForCode(phone);
    const accounts = () => school.query('SELECT email FROM parent WHERE phone_number = $1', [phone]);
    await enterCode(page, code === '1234' ? '4321' : '1234');
    await expect(page.getByText('This OTP is not right. 4 tries left')).toBeVisible();
    expect(await accounts()).toEqual([]);
    await enterCode(page, code);
    await expect(page.getByText('Account created')).toBeVisible();
    await expect(page.getByText('Signed up successfully')).toBeVisible();
    expect(await accounts()).toEqual([{ email: 'tara.sen@parents.example.org' }]);
    await page.waitForURL(/\/profiles\/add\/\d+\/usage$/);
    await expect(page.getByText('What will Tara prepare here?')).toBeVisible();
  });
});
