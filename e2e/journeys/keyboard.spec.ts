import { expect } from '@playwright/test';
import { waitForCode } from '../../apps/server/test/messages.ts';
import { answersByNumber, atQuestion, findItem, option, savedAnswers, two } from '../support/attempts.ts';
import { type Keys, keysOf, signInByKeys } from '../support/keyboard.ts';
import { pdfWithWords } from '../support/make-files.ts';
import { addPupil } from '../support/marking.ts';
import { moveToNewNumber, nationalPart } from '../support/parents.ts';
import { password } from '../support/people.ts';
import { test as base, heading, onWide } from '../support/test.ts';
import { giveWorksheet, handedIn } from '../support/worksheets.ts';

/** Nobody here has a mouse: `page` is for looking only. */
const test = base.extend<{ keys: Keys }>({ keys: async ({ page }, use) => use(keysOf(page)) });

// Every Tab is a step of its own, and a busy machine takes its time for each.
test.describe.configure({ timeout: 180_000 });

test('signing in by phone and by e-mail without a mouse', onWide, async ({ page, school, keys }) => {
  const phone = await moveToNewNumber(school, 'g-iyer-lakshmi');
  const { email } = await addPupil(school, 'Tara');
  const mobile = page.getByLabel('Mobile number');
  await page.goto(`${school.origin()}/auth/login`);
  await expect(heading(page, 'Login to continue')).toBeVisible();
  await keys.open(page.getByRole('link', { name: 'Login with mobile number' }));
  await keys.isAt(heading(page, 'Login to continue'));
  await keys.tabTo(mobile);
  await keys.press('Enter');
  await keys.isAt(mobile);
  await expect(mobile).toHaveAttribute('aria-invalid', 'true');
  await expect(mobile).toHaveAccessibleDescription('Mobile Number is required!');
  await keys.type(nationalPart(phone));
  await keys.press('Enter');
  await keys.isAt(page.getByLabel('OTP', { exact: true }));
  await keys.type(await waitForCode(phone));
  await keys.press('Enter');

  await keys.isAt(heading(page, 'Who is learning? Select your profile'));
  await keys.open(page.getByRole('button', { name: 'Aarav' }));
  await keys.isAt(heading(page, 'Learn'));
  await keys.open(page.getByRole('button', { name: /open the menu$/ }));
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await keys.press('Escape');
  await keys.isAt(page.getByRole('button', { name: /open the menu$/ }));
  await keys.press('Enter');
  await keys.open(menu.getByRole('button', { name: /Diya/ }));
  await expect(page.getByRole('heading', { name: /Diya/ })).toBeVisible();
  await keys.isAt(heading(page, 'Learn'));
  await keys.open(page.getByRole('button', { name: /open the menu$/ }));
  await keys.open(menu.getByRole('button', { name: 'Logout' }));

  await keys.isAt(heading(page, 'Login to continue'));
  await keys.tabTo(page.getByRole('button', { name: 'Login', exact: true }));
  await keys.press('Enter');
  await keys.isAt(page.getByLabel('Email address'));
  await keys.type(email);
  await keys.tabTo(page.getByLabel('Password', { exact: true }));
  await keys.type(password);
  await keys.press('Enter');
  await keys.isAt(heading(page, 'Learn'));
});

test('an attempt with both kinds of questions without a mouse', onWide, async ({ page, school, keys }) => {
  const pupil = await addPupil(school, 'Veda');
  const item = await findItem(school, 'cbse-8-physics-force-and-friction-warm-up');
  await signInByKeys(page, school, pupil);
  await page.goto(`${school.origin()}${item.examPath}`);
  const ok = page.getByRole('dialog').getByRole('button', { name: 'OK' });
  await keys.isAt(ok);
  await keys.press('Enter');
  await atQuestion(page, 1, item);
  await keys.isAt(page.getByRole('region', { name: `Question 01/${two(item.questions)}` }));
  const given: Record<number, string> = {};
  for (let number = 1; number <= item.questions; number += 1) {
    await atQuestion(page, number, item);
    await keys.isAt(page.getByRole('region', { name: `Question ${two(number)}/${two(item.questions)}` }));
    if (await page.getByText('Written answer').isVisible()) {
      await keys.tabTo(page.getByLabel('Your answer'));
      await keys.type('Because of friction. 1 2 m ?');
      given[number] = 'Because of friction. 1 2 m ?';
      await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    } else {
      await keys.tabTo(option(page, 'b'));
      await keys.press('Space');
      given[number] = 'option2';
      await keys.isAt(option(page, 'b'));
    }
    if (number === 1) {
      await keys.tabTo(page.getByRole('button', { name: 'Mark for review' }));
      await keys.press('Space');
      await expect(page.getByRole('button', { name: 'Question 01, Answered, for review' })).toBeVisible();
    }
    if (number < item.questions) await keys.open(page.getByRole('button', { name: 'Submit' }));
  }
  await keys.open(page.getByRole('button', { name: 'Question 01, Answered, for review' }));
  await atQuestion(page, 1, item);
  await keys.isAt(page.getByRole('region', { name: `Question 01/${two(item.questions)}` }));
  const finish = page.getByRole('button', { name: 'Finish', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Finish now?' });
  await keys.open(finish);
  await keys.isAt(dialog.getByRole('button', { name: 'Keep going' }));
  await keys.press('Escape');
  await keys.isAt(finish);
  await keys.press('Enter');
  await keys.isAt(dialog.getByRole('button', { name: 'Keep going' }));
  await keys.open(dialog.getByRole('button', { name: 'Finish' }));
  await expect(page.getByRole('tab', { name: 'Switch to a question' })).toBeVisible();
  await keys.isAt(page.getByRole('region', { name: `Question 01/${two(item.questions)}` }));
  expect(await answersByNumber(school, pupil.email, item)).toEqual(given);
  expect((await savedAnswers(school, pupil.email, item)).filter(({ is_marked }) => is_marked)).toHaveLength(
    1,
  );
  await keys.tabTo(page.getByRole('tab', { name: 'Switch to a question' }));
  await keys.press('ArrowRight');
  await keys.isAt(page.getByRole('tab', { name: 'View Analytics' }));
});

test('a worksheet and a payment without a mouse', onWide, async ({ page, school, keys, guard }) => {
  guard.expectErrors(/422 .*ApplyCoupon/);
  // Early: the browser learns only some time after it that a test wants to choose.
  const choosing = page.waitForEvent('filechooser', { timeout: 0 });
  const pupil = await addPupil(school, 'Ojas');
  const { id, name } = await giveWorksheet(school);
  await signInByKeys(page, school, pupil);
  // The way past the menu is the first stop of a page.
  await page.reload();
  await expect(heading(page, 'Learn')).toBeVisible();
  await keys.press('Tab');
  await keys.isAt(page.getByRole('link', { name: 'Skip to the page' }));
  await keys.press('Enter');
  await keys.backTo(page.getByRole('link', { name: /^Worksheets/ }));
  await keys.press('Enter');
  await keys.isAt(heading(page, 'Worksheets'));
  await keys.open(page.getByRole('link', { name: new RegExp(name) }));
  await expect(page).toHaveURL(new RegExp(`/assignment/${id}$`));
  await keys.isAt(page.locator(':focus'));
  await keys.tabTo(page.getByLabel('Upload PDF/JPEG'));
  await keys.press('Enter');
  await (await choosing).setFiles({
    name: 'sums.pdf',
    mimeType: 'application/pdf',
    buffer: pdfWithWords(['Sum 1']),
  });
  await expect(page.getByRole('status').filter({ hasText: 'sums.pdf: Ready' })).toBeAttached({
    timeout: 60_000,
  });
  await keys.isAt(page.getByLabel('Upload PDF/JPEG'));
  const dialog = page.getByRole('dialog');
  await keys.open(page.getByRole('button', { name: 'Turn In' }));
  await keys.isAt(dialog.getByRole('button', { name: 'Not yet' }));
  await keys.press('Escape');
  await keys.isAt(page.getByRole('button', { name: 'Turn In' }));
  await keys.press('Enter');
  await keys.open(dialog.getByRole('button', { name: 'Turn in now' }));
  await expect(page.getByRole('status').filter({ hasText: 'Handed in. Your receipt:' })).toBeVisible();
  await keys.isAt(page.getByRole('heading', { name: 'Your Work' }));
  expect(await handedIn(school, id)).toHaveLength(1);

  await keys.open(page.getByRole('link', { name: 'Buy Course' }));
  const product = 'Class 10 Board Booster';
  await keys.isAt(heading(page, 'Courses'));
  await keys.open(page.getByRole('button', { name: `Buy Now: ${product}` }));
  await expect(page).toHaveURL(/\/cart$/);
  await keys.isAt(heading(page, 'Cart'));
  await keys.tabTo(page.getByLabel('Coupon code'));
  await keys.type('NOSUCH');
  await keys.press('Enter');
  await expect(page.getByLabel('Coupon code')).toHaveAttribute('aria-invalid', 'true');
  await keys.press('Control+a');
  await keys.type('SHALA10');
  await keys.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'SHALA10' })).toBeAttached();
  await keys.open(page.getByRole('button', { name: 'Checkout' }));
  await expect(page.getByText('No real money: this gateway is a simulator.')).toBeVisible();
  await keys.open(page.getByRole('button', { name: 'Pay', exact: true }));
  await keys.isAt(heading(page, 'Learn'));
});
