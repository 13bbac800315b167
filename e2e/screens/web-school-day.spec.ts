import { expect, type Page } from '@playwright/test';
import { idOf } from '../support/console-school.ts';
import { beginClass } from '../support/live.ts';
import { lookOver } from '../support/look-over.ts';
import { pdfWithWords } from '../support/make-files.ts';
import { soham } from '../support/people.ts';
import { test } from '../support/test.ts';
import { giveWorksheet, takePhotos } from '../support/worksheets.ts';

const sums = { name: 'sums.pdf', mimeType: 'application/pdf', buffer: pdfWithWords(['Sum 1']) };
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
const ofEthan = /^More about the comment by Ethan/;

test('every screen of the day at school is in order, in both languages and at all widths', async ({
  page,
  school,
  signIn,
}) => {
  const worksheet = await giveWorksheet(school);
  const liveClass = await beginClass(school, 'ananya.mukherjee@shala.example.org', 'Cubes and cube roots');
  const inBoth = (en: string, hi: string) => JSON.stringify({ en, hi });
  await school.query('UPDATE worksheet SET name = $2, instructions = $3 WHERE id = $1', [
    worksheet.id,
    inBoth('Ratios in the kitchen', 'रसोई में अनुपात'),
    inBoth('Do all sums and show your steps.', 'सभी सवाल हल करें और हर चरण लिखें।'),
  ]);
  await school.query('UPDATE live_class SET title = $2 WHERE id = $1', [
    liveClass,
    inBoth('Cubes and cube roots', 'घन और घनमूल'),
  ]);
  // Of 8-A, with words of Soham and of others under it.
  const announcement = await idOf(school, "SELECT id::int FROM announcement WHERE import_ref = 'an-02'");
  await signIn(soham);
  const at = (path: string) => `${school.origin()}${path}`;
  await lookOver(page, [
    { name: 'worksheets', route: '/assignment', open: at('/assignment') },
    {
      name: 'worksheet',
      route: '/assignment/$worksheetId',
      open: at(`/assignment/${worksheet.id}`),
    },
    {
      name: 'worksheet-ready',
      route: '/assignment/$worksheetId',
      open: async (page) => {
        await page.getByLabel('Upload PDF/JPEG').setInputFiles(sums);
        await expect(page.getByText('Ready', { exact: true })).toBeVisible({ timeout: 60_000 });
      },
      overlays: [{ name: 'worksheets.turnInTitle', open: (page) => press(page, 'Turn In') }],
    },
    {
      name: 'worksheet-photos',
      route: '/assignment/$worksheetId',
      open: async (page) => {
        await page.getByLabel('Add page').setInputFiles(await takePhotos(page, ['jpeg', 'jpeg']));
        await expect(page.getByRole('button', { name: 'Make one PDF of 2 pages' })).toBeEnabled();
      },
      overlays: [{ name: 'learn.page', open: (page) => press(page, /^Look at page 1/) }],
    },
    { name: 'announcements', route: '/announcement', open: at('/announcement') },
    {
      name: 'announcement',
      route: '/announcement/$announcementId',
      open: at(`/announcement/${announcement}`),
      overlays: [
        { name: 'menu', part: '[class*=choices]', open: (page) => press(page, ofEthan) },
        {
          name: 'announcements.reportTitle',
          open: async (page) => {
            await press(page, ofEthan);
            await press(page, 'Report');
          },
        },
        {
          name: 'announcements.deleteTitle',
          open: async (page) => {
            await press(page, /^More about the comment by Soham/);
            await press(page, 'Delete');
          },
        },
      ],
    },
    { name: 'doubts', route: '/doubts', open: at('/doubts') },
    { name: 'live-class', route: '/live-class', open: at('/live-class') },
  ]);
});
