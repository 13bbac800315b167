import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { readServices } from '../../apps/server/test/services.ts';
import { pdfWithWords } from '../support/make-files.ts';
import { gauri, riya } from '../support/people.ts';
import type { School } from '../support/school.ts';
import { heading, onPhones, test } from '../support/test.ts';
import { giveWorksheet, handedIn, returnWork, setDue, takePhotos } from '../support/worksheets.ts';

const addPage = (page: Page) => page.getByLabel('Add page');
const uploadFile = (page: Page) => page.getByLabel('Upload PDF/JPEG');
const turnIn = (page: Page) => page.getByRole('button', { name: 'Turn In' });
const ready = (page: Page) => page.getByText('Ready', { exact: true });
const sums = { name: 'sums.pdf', mimeType: 'application/pdf', buffer: pdfWithWords(['Sum 1', 'Sum 2']) };
const open = async (page: Page, school: School, id: number) => {
  await page.goto(`${school.origin()}/assignment/${id}`);
  await expect(page.getByRole('heading', { name: 'Your Work' })).toBeVisible();
};

async function handIn(page: Page): Promise<void> {
  await turnIn(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn in now' }).click();
  await expect(page.getByText('Handed in. Your receipt:')).toBeVisible();
}

test(
  '[RT-38] [RT-39] [WK-08] [WK-10] four photos become one PDF, the network breaks in the middle of the upload, it goes on after a reload, and is turned in with a receipt',
  onPhones,
  async ({ page, school, signIn, look, guard }) => {
    test.slow();
    guard.expectErrors(/ERR_INTERNET_DISCONNECTED/);
    await signIn(gauri);
    const { id, name } = await giveWorksheet(school);
    await page.goto(`${school.origin()}/assignment`);
    await expect(heading(page, 'Worksheets')).toBeVisible();
    await look();
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await expect(page).toHaveURL(new RegExp(`/assignment/${id}$`));
    await expect(turnIn(page)).toBeDisabled();

    await addPage(page).setInputFiles(await takePhotos(page, ['jpeg', 'png', 'jpeg', 'jpeg']));
    const pages = page.getByRole('list', { name: 'Pages' }).getByRole('listitem');
    await expect(page.getByRole('button', { name: 'Make one PDF of 4 pages' })).toBeEnabled();
    await expect(pages).toHaveCount(4);
    await page.getByRole('button', { name: /^Move page 4/ }).press('ArrowLeft');
    await expect(page.getByText('Now page 3')).toBeAttached();
    await look();
    await page.reload();
    await expect(pages).toHaveCount(4);

    // The line breaks after three pieces, and comes back with the next page.
    const puts: string[] = [];
    let isCut = true;
    await page.route(`${readServices().S3_ENDPOINT}/**`, async (route) => {
      const request = route.request();
      if (request.method() !== 'PUT') return route.continue();
      if (isCut && puts.length >= 3) return route.abort('internetdisconnected');
      puts.push(new URL(request.url()).pathname);
      return route.continue();
    });
    await page.getByRole('button', { name: 'Make one PDF of 4 pages' }).click();
    await expect(page.getByText('No connection. It goes on by itself.')).toBeVisible();
    await expect(turnIn(page)).toBeDisabled();
    await look();
    await page.reload();
    isCut = false;
    await expect(ready(page)).toBeVisible({ timeout: 30_000 });
    expect(puts.length).toBeGreaterThan(4);
    expect(new Set(puts).size, 'no piece is sent twice').toBe(puts.length);

    await handIn(page);
    await look();
    await expect(turnIn(page)).toBeDisabled();
    await expect(addPage(page)).toBeDisabled();
    const [work] = await handedIn(school, id);
    expect(work).toMatchObject({ state: 'turned_in', type: 'application/pdf', pages: 4 });
    await expect(page.getByText(work?.receipt ?? 'none')).toBeVisible();
    await page.goto(`${school.origin()}/assignment`);
    await expect(page.getByRole('link', { name: new RegExp(name) })).toContainText('Turned in');
  },
);

test(
  '[VA-26] [WK-11] a minute before the due date by the clock of the server work is taken, a minute after it is not, whatever the device says [H01]',
  onPhones,
  async ({ page, school, signIn, look, guard }) => {
    test.slow();
    guard.allowErrors(/401|409/);
    await signIn(riya);
    const inTime = await giveWorksheet(school);
    const late = await giveWorksheet(school);
    for (const { id } of [late, inTime]) {
      await open(page, school, id);
      await uploadFile(page).setInputFiles(sums);
      await expect(ready(page)).toBeVisible({ timeout: 30_000 });
    }
    // A device that is two days ahead.
    await page.clock.setSystemTime(Date.now() + 172_800_000);
    await open(page, school, inTime.id);
    await setDue(school, inTime.id, '1 minute');
    await expect(turnIn(page)).toBeEnabled();
    await handIn(page);
    // And one that is two days behind.
    await page.clock.setSystemTime(Date.now() - 172_800_000);
    await setDue(school, late.id, '-1 minute');
    await open(page, school, late.id);
    await expect(page.getByText('The due date has passed.')).toBeVisible();
    await expect(turnIn(page)).toBeDisabled();
    await expect(uploadFile(page)).toBeDisabled();
    await look();
    expect(await handedIn(school, late.id)).toEqual([]);
  },
);

test(
  'time that runs out while the page is open: the refusal is told, and the files are kept [H06]',
  onPhones,
  async ({ page, school, signIn, look, guard }) => {
    guard.expectErrors(/409/);
    await signIn(riya);
    const { id } = await giveWorksheet(school);
    await open(page, school, id);
    await uploadFile(page).setInputFiles(sums);
    await expect(ready(page)).toBeVisible({ timeout: 30_000 });
    await setDue(school, id, '-1 second');
    await turnIn(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Turn in now' }).click();
    await expect(page.getByRole('alert').getByText('The due date has passed.')).toBeVisible();
    await expect(page.getByText('sums.pdf', { exact: true })).toBeVisible();
    await look();
  },
);

test(
  'work that is returned for correction shows why, and is handed in again [H02]',
  onPhones,
  async ({ page, school, signIn, look }) => {
    // An administrator is invited first, by mail.
    test.slow();
    await signIn(gauri);
    const { id } = await giveWorksheet(school);
    await open(page, school, id);
    await uploadFile(page).setInputFiles(sums);
    await expect(ready(page)).toBeVisible({ timeout: 30_000 });
    await handIn(page);
    await returnWork(page, school, id, 'Please show your steps in sum 2.');
    await page.reload();
    await expect(page.getByText('Please show your steps in sum 2.').first()).toBeVisible();
    await page.getByText('Round 1').click();
    await expect(page.getByText('sums.pdf', { exact: true })).toBeVisible();
    await look();
    const better = { ...sums, name: 'better.pdf', buffer: pdfWithWords(['Sum 2 with steps']) };
    await uploadFile(page).setInputFiles(better);
    await expect(ready(page)).toBeVisible({ timeout: 30_000 });
    await handIn(page);
    const rounds = await handedIn(school, id);
    expect(rounds.map(({ round, pages }) => [round, pages])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(rounds[0]?.receipt).not.toBe(rounds[1]?.receipt);
  },
);

test(
  '[VA-25] a file of another kind never leaves the device; a damaged one is refused in words, and a good one follows',
  onPhones,
  async ({ page, school, signIn, look }) => {
    await signIn(riya);
    const { id } = await giveWorksheet(school);
    await open(page, school, id);
    const zip = {
      name: 'work.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('PK\u0003\u0004 not a PDF'),
    };
    await uploadFile(page).setInputFiles(zip);
    await expect(page.getByText('You can only upload PDF/JPEG file!')).toBeVisible();
    await expect(page.getByText('work.pdf')).toHaveCount(0);

    const start = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
    const broken = {
      name: 'page.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.concat([start, Buffer.alloc(5000, 7)]),
    };
    await uploadFile(page).setInputFiles(broken);
    await expect(page.getByText('The file is damaged. Please make it again.')).toBeVisible({
      timeout: 30_000,
    });
    await expect(turnIn(page)).toBeDisabled();
    await look();
    await page.getByRole('button', { name: 'Remove page.jpg' }).click();
    await expect(page.getByText('page.jpg')).toHaveCount(0);
    await uploadFile(page).setInputFiles(sums);
    await expect(ready(page)).toBeVisible({ timeout: 30_000 });
    await expect(turnIn(page)).toBeEnabled();
  },
);

test(
  'a photo of an iPhone becomes a page and goes as a JPEG [H04]',
  onPhones,
  async ({ page, school, signIn, look }, info) => {
    test.slow();
    await signIn(gauri);
    const { id } = await giveWorksheet(school);
    await open(page, school, id);
    const [photo] = await takePhotos(page, ['png']);
    const [drawn, photographed] = [info.outputPath('photo.png'), info.outputPath('photo.heic')];
    await writeFile(drawn, photo?.buffer ?? '');
    await promisify(execFile)('heif-enc', ['-q', '50', drawn, '-o', photographed]);
    const heic = {
      name: 'IMG_0042.HEIC',
      mimeType: 'image/heic',
      buffer: await readFile(photographed),
    };
    await addPage(page).setInputFiles(heic);
    await page.getByRole('button', { name: 'Look at page 1' }).click({ timeout: 30_000 });
    await expect(page.getByRole('dialog').getByRole('img', { name: 'Photo of page 1' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Turn', exact: true }).click();
    await look();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Use this photo' }).click();
    await expect(ready(page)).toBeVisible({ timeout: 30_000 });
    await handIn(page);
    expect(await handedIn(school, id)).toMatchObject([{ type: 'image/jpeg' }]);
  },
);

test(
  '[WK-12] [WK-14] in Hindi the list and a worksheet have Hindi words; its file is saved under its name and marked',
  onPhones,
  async ({ page, school, signIn, look }) => {
    await signIn(riya);
    await page.evaluate(() => localStorage.setItem('LANGUAGE', 'hi'));
    await page.goto(`${school.origin()}/assignment`);
    await expect(heading(page, 'वर्कशीट')).toBeVisible();
    await look();
    const [friction] = await school.query<{ id: number }>(
      "SELECT id::int FROM worksheet WHERE name->>'en' = 'Friction at home'",
    );
    await page.goto(`${school.origin()}/assignment/${friction?.id}`);
    await expect(page.getByRole('heading', { name: 'घर में घर्षण' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'friction-at-home.pdf डाउनलोड करें' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('friction-at-home.pdf');
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(page.getByText('डाउनलोड हो चुकी')).toBeVisible();
    await look();
    await page.reload();
    await expect(page.getByText('डाउनलोड हो चुकी')).toBeVisible();
  },
);
