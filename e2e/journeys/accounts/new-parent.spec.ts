import { expect, type Page } from '@playwright/test';
import { newPhone, waitForCode } from '../../../apps/server/test/messages.ts';
import { askForCode, enterCode, nationalPart } from '../../support/parents.ts';
import type { School } from '../../support/school.ts';
import { readStorage } from '../../support/storage.ts';
import { heading, onPhones, test } from '../../support/test.ts';

const pencil = (page: Page, name = 'Setting up') => page.getByRole('progressbar', { name });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });

/** What PostgreSQL knows about the children of a number. */
const childrenOf = (school: School, phone: string) =>
  school.query<{ id: number; name: string; step: number; usage: string | null; hasPicture: boolean }>(
    `SELECT s.id::int, s.first_name || ' ' || s.last_name AS name, s.step, s.usage,
       s.picture_key IS NOT NULL AS "hasPicture"
     FROM student s JOIN guardian g ON g.student_id = s.id JOIN parent p ON p.id = g.parent_id
     WHERE p.phone_number = $1`,
    [phone],
  );

test('[RT-07] [AU-13] [AU-14] [AU-15] [AU-16] [VA-05] [VA-06] the phone form takes ten digits behind +91', async ({
  page,
  visit,
  look,
}) => {
  await visit('/auth/register');
  await expect(heading(page, 'Login to continue')).toBeVisible();
  await expect(page.getByText('+91', { exact: true })).toBeVisible();
  const box = page.getByLabel('Mobile number');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('Mobile Number is required!')).toBeVisible();
  await box.fill('98765abc');
  await expect(box).toHaveValue('98765');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('Mobile Number should not be more or less then 10 digits')).toBeVisible();
  await look();
  await page.getByRole('link', { name: 'Login with email ?' }).click();
  await page.waitForURL('**/auth/login');
  await expect(page.getByLabel('Email address')).toBeVisible();
});

test('[RT-08] the code screen without a number leads back to the form', async ({ page, school }) => {
  await page.goto(`${school.origin()}/auth/register/verify`);
  await page.waitForURL('**/auth/register');
  await expect(page.getByLabel('Mobile number')).toBeVisible();
});

test('[AU-22] [AU-26] [AU-28] [ER-04] [ER-06] [SS-10] [OB-01] [OB-05] [OB-06] [OB-10] [OB-11] [OB-14] [OB-16] [OB-17] [OB-19] [OB-22] [RT-10] [RT-11] [RT-12] [RT-13] [RT-15] [VA-11] a new parent comes from the number to the first lesson', async ({
  page,
  visit,
  look,
  school,
}) => {
  // Nine screens, each looked over.
  test.slow();
  const phone = newPhone();
  await visit('/auth/register');
  await askForCode(page, phone);
  await page.waitForURL('**/auth/register/verify');
  await expect(page.getByText('Please enter the OTP below to verify your mobile number')).toBeVisible();
  await expect(page.getByText(/^OTP sent to/)).toContainText(nationalPart(phone).slice(0, 5));
  await expect(pencil(page, 'Registration')).toHaveAttribute('aria-valuenow', '10');
  await look();
  expect(await school.query('SELECT 1 FROM parent WHERE phone_number = $1', [phone])).toEqual([]);

  await enterCode(page, await waitForCode(phone));
  await expect(page.getByText('Account created')).toBeVisible();
  await expect(page.getByText('Signed up successfully')).toBeVisible();
  await page.waitForURL('**/auth/register/profiles/add');
  expect(JSON.parse((await readStorage(page)).USER ?? '')).toMatchObject({ kind: 'parent' });
  await look();

  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('Full Name is required!')).toBeVisible();
  await expect(page.getByText('Date of Birth is required!')).toBeVisible();
  const photo = { name: 'kavya.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByLabel('Add a photo').setInputFiles(photo);
  await page.getByLabel('Full name').fill('Kavya Lakshmi Pillai');
  await page.getByLabel('Date of birth').pressSequentially('14062013');
  await expect(page.getByLabel('Date of birth')).toHaveValue('14-06-2013');
  await look();
  await page.getByRole('button', { name: 'Proceed' }).click();

  await page.waitForURL(/\/profiles\/add\/\d+\/usage$/);
  await expect(heading(page, 'Using for')).toBeVisible();
  await expect(pencil(page)).toHaveAttribute('aria-valuenow', '10');
  const added = { name: 'Kavya Lakshmi Pillai', step: 2, usage: null, hasPicture: true };
  expect(await childrenOf(school, phone)).toMatchObject([added]);
  await expect(next(page)).toBeDisabled();
  await look();
  await page.getByRole('radio', { name: 'Preparing School Subjects' }).check();
  await next(page).click();

  await page.waitForURL(/\/usage\/0\/boards$/);
  await expect(heading(page, 'Select your school board')).toBeVisible();
  await expect(pencil(page)).toHaveAttribute('aria-valuenow', '30');
  expect(await childrenOf(school, phone)).toMatchObject([{ step: 2, usage: 'school' }]);
  await expect(next(page)).toBeDisabled();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await look();
  const all = await page.getByRole('radio').count();
  await page.getByRole('searchbox').fill('cENTRAL board');
  await expect(page.getByRole('radio')).toHaveCount(1);
  expect(all).toBeGreaterThan(1);
  await page.getByRole('radio', { name: /^CBSE/ }).check();
  await next(page).click();

  await page.waitForURL(/\/usage\/0\/boards\/\d+\/classes$/);
  await expect(heading(page, 'Select your class')).toBeVisible();
  await expect(pencil(page)).toHaveAttribute('aria-valuenow', '50');
  await expect(next(page)).toBeDisabled();
  await look();
  await page.getByRole('radio', { name: 'Class 8' }).check();
  const building = page.waitForURL('**/building');
  await next(page).click();
  await building;

  await page.waitForURL('**/learn');
  await expect(page.getByRole('heading', { name: 'Hi Kavya, ready for Class 8?' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Mathematics/ })).toBeVisible();
  const picture = page.locator('img[src*="/pictures/"]:visible').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await look();
  expect(await childrenOf(school, phone)).toMatchObject([{ step: 0, usage: 'school' }]);
  const trials = await school.query(
    `SELECT 1 FROM access_grant a JOIN student s ON s.id = a.student_id
     WHERE s.first_name = 'Kavya' AND a.source = 'trial'`,
  );
  expect(trials).toHaveLength(1);
});

test('the same way in Hindi, on a phone', onPhones, async ({ page, visit, look, school }) => {
  test.slow();
  const phone = newPhone();
  await visit('/auth/register');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(heading(page, 'आगे बढ़ने के लिए लॉगिन करें')).toBeVisible();
  await look();
  await page.getByLabel('मोबाइल नंबर').fill(nationalPart(phone));
  await page.getByRole('button', { name: 'OTP भेजें' }).click();
  await expect(page.getByText('OTP भेज दिया गया!')).toBeVisible();
  await look();
  await page.getByLabel('OTP', { exact: true }).pressSequentially(await waitForCode(phone));
  await page.getByRole('button', { name: 'सत्यापित करें और आगे बढ़ें' }).click();
  await expect(page.getByText('पंजीकरण हो गया')).toBeVisible();

  await page.waitForURL('**/auth/register/profiles/add');
  await page.getByLabel('पूरा नाम').fill('काव्या पिल्लै');
  await page.getByLabel('जन्म तिथि').pressSequentially('14062013');
  await look();
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click();
  const onwards = page.getByRole('button', { name: 'आगे', exact: true });
  await expect(heading(page, 'किस काम के लिए')).toBeVisible();
  await page.getByRole('radio').first().check();
  await look();
  await onwards.click();
  await expect(heading(page, 'अपना स्कूल बोर्ड चुनें')).toBeVisible();
  await page.getByRole('searchbox', { name: 'बोर्ड खोजें' }).fill('सीबीएसई');
  await page.getByRole('radio').check();
  await look();
  await onwards.click();
  await expect(heading(page, 'अपनी कक्षा चुनें')).toBeVisible();
  await page.getByRole('radio').last().check();
  await look();
  await onwards.click();
  await page.waitForURL('**/learn');
  await expect(page.getByRole('heading', { name: /^नमस्ते काव्या/ })).toBeVisible();
  await look();
  expect(await childrenOf(school, phone)).toMatchObject([{ name: 'काव्या पिल्लै', step: 0 }]);
});
