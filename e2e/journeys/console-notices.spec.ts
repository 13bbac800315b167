import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { acceptInvitation, inviteStaff } from '../support/console.ts';
import { pdfWithWords } from '../support/make-files.ts';
import { addPupil, giveTeaching } from '../support/marking.ts';
import { type Person, password } from '../support/people.ts';
import type { School } from '../support/school.ts';
import { fillLogin, heading, onWide, test } from '../support/test.ts';

/** A student at another computer. */
async function openStudent(browser: Browser, school: School, person: Person): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-IN', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${school.origin()}/auth/login`);
  await fillLogin(page, person.email, password);
  await expect(page.getByRole('heading', { name: 'Learn by Subjects' })).toBeVisible();
  return page;
}

async function openDesk(page: Page, school: School, name: string): Promise<void> {
  const invited = await inviteStaff(school, 'tutor', '--name', name);
  await giveTeaching(school, invited.email, 'mathematics');
  await acceptInvitation(page, school, invited);
}

test(
  'a tutor announces something in the console, it arrives, is commented, answered and the comment hidden ' +
    '[RL-03] [RL-06]',
  onWide,
  async ({ page, school, browser, look }) => {
    test.slow();
    const words = `Bring squared paper (${randomUUID().slice(0, 8)})`;
    await openDesk(page, school, 'Kavita Menon');
    await page.goto(`${school.origin()}/console/announcements`);
    await expect(heading(page, 'Announcements')).toBeVisible();
    await look();
    await page.keyboard.press('n');
    await expect(heading(page, 'New announcement')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^8-A/ })).toBeChecked();
    await page.getByLabel('What you want to say').fill(words);
    await look();
    // First for later, then at once after all.
    await page.getByRole('checkbox', { name: 'Send it later' }).check();
    await page.getByRole('button', { name: 'Schedule' }).click();
    await expect(page.getByRole('heading', { name: 'Waits for its moment' })).toBeVisible();
    await look();

    const child = await openStudent(browser, school, await addPupil(school, 'Diya'));
    await child.goto(`${school.origin()}/announcement`);
    await expect(child.getByRole('heading', { level: 1, name: 'Query' })).toBeVisible();
    await expect(child.getByRole('article').first()).toBeVisible();
    await expect(child.getByText(words)).toHaveCount(0);
    await page.getByRole('button', { name: 'Announce now' }).click();
    await expect(page.getByRole('heading', { name: 'Conversation' })).toBeVisible();
    await child.reload();
    const note = child.getByRole('article').filter({ hasText: words });
    await note.getByRole('link', { name: /^See More/ }).click();
    await child.getByPlaceholder('write a comment').fill('How many sheets?');
    await child.getByRole('button', { name: 'Send' }).click();
    await expect(child.getByText('How many sheets?')).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Reply to Diya Bhat' }).click();
    await page.getByLabel('Your reply').fill('Two are enough.');
    await look();
    await page.keyboard.press('Control+Enter');
    // The field itself holds the words until they are sent.
    await expect(page.getByRole('article').filter({ hasText: 'Two are enough.' })).toBeVisible();
    await child.reload();
    await expect(child.getByText('Two are enough.')).toBeVisible();
    const comment = page.getByRole('article').filter({ hasText: 'How many sheets?' });
    await comment.getByRole('button', { name: 'Hide' }).click();
    await expect(comment.getByText('Hidden', { exact: true })).toBeVisible();
    await child.reload();
    await expect(child.getByText('Two are enough.')).toBeVisible();
    await expect(child.getByText('How many sheets?')).toHaveCount(0);
    await child.context().close();
  },
);

const sums = { name: 'sums.pdf', mimeType: 'application/pdf', buffer: pdfWithWords(['Sum 1', 'Sum 2']) };
const corrected = { name: 'corrected.pdf', mimeType: 'application/pdf', buffer: pdfWithWords(['Well done']) };

async function handIn(child: Page, school: School, worksheetPath: string): Promise<void> {
  await child.goto(`${school.origin()}/assignment/${worksheetPath.split('/').at(-1)}`);
  await child.getByLabel('Upload PDF/JPEG').setInputFiles(sums);
  await expect(child.getByText('Ready', { exact: true })).toBeVisible();
  await child.getByRole('button', { name: 'Turn In' }).click();
  await child.getByRole('dialog').getByRole('button', { name: 'Turn in now' }).click();
  await expect(child.getByText('Handed in. Your receipt:')).toBeVisible();
}

test(
  'a worksheet is written and published in the console, handed in, graded there with a file, and the child ' +
    'has points, words and file [RL-03]',
  onWide,
  async ({ page, school, browser, look }) => {
    test.slow();
    const name = `Cubes ${randomUUID().slice(0, 8)}`;
    await page.setViewportSize({ width: 1024, height: 768 });
    await openDesk(page, school, 'Meera Pai');
    await page.goto(`${school.origin()}/console/worksheets`);
    await expect(heading(page, 'Worksheets')).toBeVisible();
    await look();
    await page.getByRole('link', { name: 'New worksheet' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Give it a name')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Instructions', { exact: true }).fill('Do all sums and show your steps.');
    await look();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'About this worksheet' })).toBeVisible();
    await page.getByLabel('Choose files').setInputFiles(sums);
    await expect(page.getByRole('link', { name: 'sums.pdf' })).toBeVisible();
    await look();
    const { pathname } = new URL(page.url());
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByRole('heading', { name: 'Handed in' })).toBeVisible();

    const child = await openStudent(browser, school, await addPupil(school, 'Esha'));
    await handIn(child, school, pathname);
    await page.reload();
    await expect(page.getByRole('row', { name: /Esha Bhat/ })).toContainText('To grade');
    await look();
    await page.getByRole('link', { name: 'Start grading' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Esha Bhat' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'sums.pdf' }).locator('canvas').first()).toBeVisible();
    await page.getByLabel('Choose files').setInputFiles(corrected);
    await expect(page.getByRole('link', { name: 'corrected.pdf' })).toBeVisible();
    await page.keyboard.press('p');
    await page.keyboard.type('18.5');
    await page.getByLabel('Private message').fill('Lovely steps. Look at sum 2 again.');
    await look();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Esha Bhat has the points')).toBeVisible();

    await child.reload();
    await expect(child.getByText('Lovely steps. Look at sum 2 again.')).toBeVisible();
    await expect(child.getByText('corrected.pdf')).toBeVisible();
    await expect(child.getByText('18.5').first()).toBeVisible();
    await child.context().close();
  },
);
