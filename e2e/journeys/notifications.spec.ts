import { expect, type Page } from '@playwright/test';
import { startGuard } from '../support/guard.ts';
import { listening } from '../support/listening.ts';
import {
  bell,
  counted,
  forgetNotifications,
  inaya,
  isTold,
  openPanel,
  panel,
  tellClass,
} from '../support/notifications.ts';
import { moveToNewNumber, signInParent } from '../support/parents.ts';
import { password } from '../support/people.ts';
import { fillLogin, test } from '../support/test.ts';

const card = (page: Page, title: string) => panel(page).getByRole('listitem').filter({ hasText: title });
const opener = (page: Page, title: string) => panel(page).getByRole('button', { name: title, exact: true });

// A new administrator and perhaps a second API come first; on a busy machine that takes a while.
test.describe.configure({ timeout: 135_000 });
test.beforeEach(async ({ school }) => {
  await forgetNotifications(school);
});

test('[NT-07] [NV-10] made by the worker, it appears in two browsers on two API processes without a reload', async ({
  page,
  context,
  school,
  signIn,
  look,
}) => {
  const other = await context.browser()?.newContext();
  if (!other) throw new Error('no browser');
  const guard = await startGuard(other);
  try {
    const { port } = await school.startApi();
    const second = await other.newPage();
    const lineOfSecond = listening(second);
    const bothCounted = Promise.all([counted(page), counted(second)]);
    await second.goto(`http://shala.localhost:${port}/auth/login`);
    await fillLogin(second, inaya.email, password);
    await lineOfSecond;
    await signIn(inaya);
    await bothCounted;
    await openPanel(page);
    await expect(panel(page).getByText('You are all caught up')).toBeVisible();
    await look();
    await expect(bell(second)).toHaveAccessibleName('Notifications');

    await tellClass(school, 'The science fair is on Friday');
    const sent = performance.now();
    await card(page, 'The science fair is on Friday').waitFor({ timeout: 10_000 });
    console.log(`measured: ${Math.round(performance.now() - sent)} ms from a message to the open panel`);
    await expect(card(page, 'The science fair is on Friday').getByText('New')).toBeVisible();
    await expect(panel(page).getByRole('heading', { name: 'Notifications , 1 new' })).toBeVisible();
    await expect(bell(second)).toHaveAccessibleName('Notifications, 1 new');
    await openPanel(second);
    await expect(card(second, 'The science fair is on Friday')).toBeVisible();
    await look();
    guard.check();
  } finally {
    await other.close();
  }
});

test('[NT-07] who looked away hears nothing meanwhile, and on return has everything', async ({
  page,
  school,
  signIn,
}) => {
  const closed = new Promise((resolve) => {
    page.once('websocket', (socket) => socket.once('close', resolve));
  });
  const first = counted(page);
  await signIn(inaya);
  await first;
  await page.evaluate(() => void window.dispatchEvent(new Event('blur')));
  await closed;
  await tellClass(school, 'Library books are due');
  await expect.poll(() => isTold(school, 'Library books are due')).toBe(true);
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new');
  await openPanel(page);
  await expect(card(page, 'Library books are due')).toBeVisible();
});

test('[NT-07] a line that is cut comes back by itself, and nothing is missed', async ({ page, school }) => {
  let isCut = false;
  const cuts: (() => Promise<void>)[] = [];
  await page.routeWebSocket(/\/cable\?/, async (socket) => {
    if (isCut) return socket.close();
    socket.connectToServer();
    cuts.push(() => socket.close());
  });
  const first = counted(page);
  await page.goto(`${school.origin()}/auth/login`);
  await fillLogin(page, inaya.email, password);
  await first;
  await openPanel(page);
  await tellClass(school, 'Before the cut');
  await expect(card(page, 'Before the cut')).toBeVisible();

  isCut = true;
  for (const cut of cuts) await cut();
  await tellClass(school, 'While it was cut');
  await tellClass(school, 'Still cut');
  await expect.poll(() => isTold(school, 'Still cut')).toBe(true);
  await expect.poll(() => isTold(school, 'While it was cut')).toBe(true);
  isCut = false;
  for (const title of ['While it was cut', 'Still cut', 'Before the cut']) {
    // The page tries again after up to half a minute.
    await expect(card(page, title)).toHaveCount(1, { timeout: 60_000 });
  }
  await tellClass(school, 'After the cut');
  await expect(card(page, 'After the cut')).toBeVisible();
});

test('[NT-04] a sibling’s notification asks to switch the profile, and offers it', async ({
  page,
  school,
  look,
}) => {
  const phone = await moveToNewNumber(school, 'g-khan-farah');
  await signInParent(page, school, phone);
  await page.getByRole('list', { name: 'Profiles' }).getByRole('button', { name: 'Zara' }).click();
  await expect(page.getByRole('heading', { name: /^Hi Zara, ready for/ })).toBeVisible();
  await tellClass(school, 'Sports day on Monday');
  await expect.poll(() => isTold(school, 'Sports day on Monday')).toBe(true);
  await openPanel(page);
  await expect(card(page, 'Sports day on Monday').getByText('For Inaya')).toBeVisible();
  await opener(page, 'Sports day on Monday').click();
  await expect(panel(page).getByText('Notification for Inaya')).toBeVisible();
  await expect(panel(page).getByText('Please switch profile to take you there!')).toBeVisible();
  const change = panel(page).getByRole('button', { name: 'Switch to Inaya' });
  await expect(change).toBeFocused();
  await look();
  await change.click();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^Inaya, Class 9: open the menu/ })).toBeVisible();
});

test('[NT-01] [NT-02] [NT-03] read, delete one and clear all, by keyboard; the focus stays and comes back', async ({
  page,
  school,
  signIn,
  look,
}) => {
  await tellClass(school, 'Bus 4 is late', `It waits at the bridge. ${'Take a book along. '.repeat(12)}`);
  await tellClass(school, 'Canteen is closed');
  await tellClass(school, 'Exam halls are listed');
  for (const title of ['Bus 4 is late', 'Canteen is closed', 'Exam halls are listed']) {
    await expect.poll(() => isTold(school, title)).toBe(true);
  }
  await signIn(inaya);
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(card(page, 'Bus 4 is late').getByText('New')).toBeVisible();
  await look();

  await opener(page, 'Bus 4 is late').focus();
  await page.keyboard.press('Enter');
  await expect(opener(page, 'Bus 4 is late')).toHaveAttribute('aria-expanded', 'true');
  await expect(card(page, 'Bus 4 is late').getByText('New')).toBeHidden();
  await look();

  await panel(page).getByRole('button', { name: 'Delete: Canteen is closed' }).focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Canteen is closed')).toHaveCount(0);
  await expect(panel(page).getByText('The notification is deleted')).toBeAttached();
  expect(await isTold(school, 'Canteen is closed')).toBe(false);
  await expect
    .poll(() => panel(page).evaluate((dialog) => dialog.contains(document.activeElement)))
    .toBe(true);

  await panel(page).getByRole('button', { name: 'Clear all' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText('You are all caught up')).toBeVisible();
  expect(await isTold(school, 'Bus 4 is late')).toBe(false);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
});

test('[NV-03] the badges of the menus, and the panel, speak Hindi too', async ({
  page,
  school,
  signIn,
  look,
  isPhone,
}) => {
  await tellClass(school, 'पुस्तक मेला', 'शनिवार को विद्यालय में पुस्तक मेला है।');
  await expect.poll(() => isTold(school, 'पुस्तक मेला')).toBe(true);
  await signIn(inaya);
  const place = page
    .getByRole('navigation', { name: /^(Main menu|मुख्य मेन्यू)/ })
    .getByRole('link', { name: isPhone ? /^Notifications/ : /^Query/ });
  await expect(place).toHaveAccessibleName(isPhone ? 'Notifications , 1 new' : 'Query , 1 new');
  await look();
  await page.evaluate(() => localStorage.setItem('LANGUAGE', 'hi'));
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('सूचनाएँ, 1 नई');
  await openPanel(page);
  // Today, or yesterday if midnight has just passed.
  await expect(panel(page).getByRole('heading', { name: /^(आज|कल)$/ })).toBeVisible();
  await expect(card(page, 'पुस्तक मेला').getByText('नई')).toBeVisible();
  await look();
});
