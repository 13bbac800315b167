import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { aditya, announce, callAsStaff, khushi } from '../support/announcements.ts';
import { heading, test } from '../support/test.ts';

const long =
  'Please bring one leaf of a tree near your home to the next class, pressed between two sheets of newspaper, and write down where the tree stands. We compare the veins under the lens.';

test('[RT-40] [RT-41] [AN-01] [AN-02] [AN-04] [AN-06] [AN-07] a message is read on the board, commented with a phone number nobody sees, answered by a tutor, and the comment taken back', async ({
  page,
  school,
  signIn,
  look,
}) => {
  // An administrator is invited first, by mail.
  test.slow();
  await signIn(aditya);
  const { id, words } = await announce(page, school, long);
  // The worker counts it for the badge; opening the list clears the count.
  const unseen = () =>
    school.query(
      `SELECT 1 AS one FROM notification JOIN student ON student.id = student_id
       WHERE is_counted AND counter = 'messages' AND first_name = 'Aditya' AND last_name = 'Nair'
         AND source = $1`,
      [`announcement:${id}`],
    );
  await expect.poll(unseen, { timeout: 20_000 }).toEqual([{ one: 1 }]);
  await page.goto(`${school.origin()}/announcement`);
  await expect(heading(page, 'Query')).toBeVisible();
  await expect.poll(unseen, { timeout: 20_000 }).toEqual([]);
  const note = page.getByRole('article').first();
  await expect(note).not.toContainText(words);
  await look();
  await note.getByRole('button', { name: /^read more/ }).click();
  await expect(note).toContainText(words);
  await note.getByRole('link', { name: /^See More/ }).click();
  await expect(page).toHaveURL(new RegExp(`/announcement/${id}$`));
  await expect(page.getByText('No comments yet')).toBeVisible();

  const box = page.getByPlaceholder('write a comment');
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await box.fill('Is a neem leaf all right? Call me on +91 98765 43210');
  await send.click();
  await expect(page.getByText('Comment add successfully')).toBeVisible();
  await expect(page.getByText('Is a neem leaf all right? Call me on •••••')).toBeVisible();
  await expect(page.getByText('98765 43210')).toHaveCount(0);
  await expect(page.getByText(/hidden a phone number/)).toBeVisible();
  await look();

  const [comment] = await school.query<{ id: number }>(
    'SELECT id::int FROM announcement_comment WHERE announcement_id = $1',
    [id],
  );
  const reply = { AnnouncementId: id, CommentId: comment?.id, Comment: 'Neem is perfect, Aditya.' };
  await callAsStaff(page, school, 'ReplyComment', reply);
  // From the address alone, as a link in a message would open it.
  await page.goto(`${school.origin()}/announcement/${id}`);
  const replies = page.getByRole('list', { name: /^Replies to/ });
  await expect(replies).toContainText('Neem is perfect, Aditya.');
  await expect(replies).toContainText('Tutor');
  await look();

  await page.getByRole('button', { name: 'More about the comment by Aditya N.' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('This comment was deleted.')).toBeVisible();
  await expect(replies).toContainText('Neem is perfect, Aditya.');
});

test('where comments are closed there is nothing to write on, and the call is refused [H11]', async ({
  page,
  school,
  signIn,
  look,
  guard,
}) => {
  test.slow();
  guard.expectErrors(/403/);
  await signIn(khushi);
  const { id } = await announce(page, school, 'The lab is closed on Friday.', { AllowComment: false });
  await page.goto(`${school.origin()}/announcement/${id}`);
  await expect(page.getByText('Comments are closed for this message.')).toBeVisible();
  await expect(page.getByPlaceholder('write a comment')).toHaveCount(0);
  await look();
  const answer = await page.evaluate(async (AnnouncementId) => {
    const { status } = await fetch('/Announcement/AddComment', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('ACCESS_TOKEN')}`,
      },
      body: JSON.stringify({ AnnouncementId, Comment: 'Still' }),
    });
    return status;
  }, id);
  expect(answer).toBe(403);
});

test('a comment written without a network is kept, and sent when it is back', async ({
  page,
  context,
  school,
  signIn,
  look,
  guard,
}) => {
  test.slow();
  guard.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await signIn(khushi);
  const { id } = await announce(page, school, 'Questions about the test?');
  await page.goto(`${school.origin()}/announcement/${id}`);
  await page.getByPlaceholder('write a comment').fill('Is chapter 4 part of it?');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Not sent')).toBeVisible();
  await expect(page.getByText('Is chapter 4 part of it?')).toBeVisible();
  await look();
  await context.setOffline(false);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Not sent')).toBeHidden();
  await expect
    .poll(() => school.query('SELECT body FROM announcement_comment WHERE announcement_id = $1', [id]))
    .toEqual([{ body: 'Is chapter 4 part of it?' }]);
});

test('a comment of somebody else is reported; the file of a message is saved under its name', async ({
  page,
  school,
  signIn,
  look,
}) => {
  await signIn(aditya);
  await page.goto(`${school.origin()}/announcement`);
  const note = page.getByRole('article', { name: 'Zoya Siddiqui' });
  const download = page.waitForEvent('download');
  await note.getByRole('button', { name: /Download heart-and-nephron\.pdf/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('heart-and-nephron.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(note.getByText('Downloaded')).toBeVisible();

  await note.getByRole('link', { name: /^See More/ }).click();
  await page.getByRole('button', { name: 'More about the comment by Alisha D.' }).click();
  await page.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your teachers will look at it.');
  await look();
  await page.getByRole('button', { name: 'It tells something private' }).click();
  await expect(page.getByText('Thank you. Your teachers will look at it.')).toBeVisible();
  const reports = await school.query(
    `SELECT reason FROM comment_report report JOIN student ON student.id = report.author_student_id
     WHERE student.first_name = 'Aditya' AND student.last_name = 'Nair'`,
  );
  expect(reports).toEqual([{ reason: 'private' }]);
});

test('[AN-05] the board leads to the page that says doubts are launching soon; a number of another class leads nowhere', async ({
  page,
  school,
  signIn,
  look,
  guard,
}) => {
  guard.expectErrors(/404/);
  await signIn(khushi);
  await page.goto(`${school.origin()}/announcement`);
  await page.getByRole('link', { name: 'Ask a doubt' }).click();
  await expect(page.getByRole('heading', { name: 'Clear your doubts with top tutors' })).toBeVisible();
  await expect(page.getByText('launching soon')).toBeVisible();
  await look();
  const [other] = await school.query<{ id: number }>(
    "SELECT id::int FROM announcement WHERE import_ref = 'an-01'",
  );
  await page.goto(`${school.origin()}/announcement/${other?.id}`);
  await expect(page.getByText('This message is not here')).toBeVisible();
  await look();
});

test('in Hindi the board, a message and its comments have Hindi words', async ({
  page,
  school,
  signIn,
  look,
}) => {
  await signIn(aditya);
  await page.evaluate(() => localStorage.setItem('LANGUAGE', 'hi'));
  await page.goto(`${school.origin()}/announcement`);
  await expect(heading(page, 'सवाल-जवाब')).toBeVisible();
  const note = page.getByRole('article', { name: 'ज़ोया सिद्दीक़ी' });
  await expect(note).toContainText('जैव प्रक्रम');
  await look();
  await note.getByRole('link', { name: /^और देखें/ }).click();
  await expect(page.getByPlaceholder('टिप्पणी लिखें')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Alisha D. को जवाब' })).toContainText('शिक्षक');
  await look();
});
