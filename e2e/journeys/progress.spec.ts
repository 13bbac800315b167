import { expect, type Locator, type Page } from '@playwright/test';
import { atResults, findItem, finish, type Item, option, startAttempt, submit } from '../support/attempts.ts';
import type { Person } from '../support/people.ts';
import type { School } from '../support/school.ts';
import { heading, test } from '../support/test.ts';

// Nobody else practises with these four: what they have done is what is done here.
const inClass10 = { brand: 'shala', course: 'Class 10', courseSlug: 'cbse-10' } as const;
const aditya: Person = { ...inClass10, email: 'aditya.nair@students.example.org', firstName: 'Aditya' };
const khushi: Person = { ...inClass10, email: 'khushi.chaudhary@students.example.org', firstName: 'Khushi' };
const inExam = { brand: 'udaan', course: 'JEE', courseSlug: 'engineering-entrance' } as const;
const arjun: Person = { ...inExam, email: 'arjun.pillai@students.example.org', firstName: 'Arjun' };
const rehan: Person = { ...inExam, email: 'rehan.shaikh@students.example.org', firstName: 'Rehan' };

interface Place extends Record<string, unknown> {
  chapterId: string;
  chapter: string;
  subjectId: string;
  subject: string;
}

async function placeOf(school: School, item: Item): Promise<Place> {
  const [place] = await school.query<Place>(
    `SELECT chapter.id AS "chapterId", chapter.name->>'en' AS chapter,
            subject.id AS "subjectId", subject.name->>'en' AS subject
       FROM practice_item item JOIN chapter ON chapter.id = item.chapter_id
       JOIN subject ON subject.id = chapter.subject_id WHERE item.id = $1`,
    [item.id],
  );
  if (!place) throw new Error('the exercise hangs in no chapter');
  return place;
}

/** Results are worked out by the worker, a moment after the run has ended. */
const worked = (school: School, { email }: Person, item: Item, runs: number) =>
  expect
    .poll(() =>
      school.query(
        `SELECT result.runs FROM item_result result
           JOIN student_credential login ON login.student_id = result.student_id
          WHERE login.email = $1 AND result.practice_item_id = $2`,
        [email, item.id],
      ),
    )
    .toEqual([{ runs }]);

/** Answers the first question, hands in, and gives back the score the results show. */
async function handIn(page: Page, letter: string): Promise<string> {
  await option(page, letter).click();
  await submit(page);
  await finish(page);
  await atResults(page);
  await page.getByRole('tab', { name: 'View Analytics' }).click();
  return figure(page.getByRole('main'), 'Score');
}

/** '20 %' of the card with that name. */
async function figure(place: Locator, name: string): Promise<string> {
  const value = place.locator('dl > div', { has: place.page().locator('dt', { hasText: name }) }).first();
  return (await value.locator('dd').first().textContent())?.replace(/\s+/g, ' ').trim() ?? '';
}

const shown = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('[RT-32] [RT-33] [RT-34] [PG-01] [PG-02] [PG-03] [PG-05] [PG-07] [PG-08] [PR-02] what was practised is found again by course, subject, chapter and attempt', async ({
  page,
  school,
  signIn,
  look,
  isPhone,
}) => {
  test.slow();
  const slug = 'cbse-10-mathematics-quadratic-equations-quick-fire';
  // However slow the machine is, no question runs out here.
  await school.query(`UPDATE practice_item SET timer = 'none', time = NULL WHERE slug = $1`, [slug]);
  const item = await findItem(school, slug);
  const { chapter, chapterId, subject, subjectId } = await placeOf(school, item);
  await signIn(aditya);
  await startAttempt(page, school, item);
  const first = await handIn(page, 'a');
  await worked(school, aditya, item, 1);

  await page.goto(`${school.origin()}/my-progress`);
  await expect(heading(page, 'My Progress')).toBeVisible();
  const overview = shown(page, 'At a glance');
  await expect(overview.getByText('over 1 attempt')).toBeVisible();
  expect(await figure(overview, 'Score')).toBe(first);
  await expect(page.getByRole('combobox', { name: 'Sorted by' })).toBeHidden();
  await look();

  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${subject}`) })
    .click();
  await expect(heading(page, subject)).toBeVisible();
  if (isPhone) await page.getByRole('button', { name: 'All chapters' }).click();
  await page.getByRole('button', { name: new RegExp(chapter) }).click();
  await expect(shown(page, chapter).getByText(`${item.title} · 1 attempt`)).toBeVisible();
  await look();

  await page.getByRole('link', { name: 'View by exercise' }).click();
  await expect(page).toHaveURL(new RegExp(`/my-progress/${subjectId}/${chapterId}$`));
  const attempt = shown(page, item.title);
  await expect(attempt.getByRole('combobox', { name: 'Attempt' }).getByRole('option')).toHaveCount(1);
  await expect(attempt.getByText(/since/)).toBeHidden();
  await look();

  await startAgain(page, school, item);
  const second = await handIn(page, 'b');
  await worked(school, aditya, item, 2);
  await page.goto(`${school.origin()}/my-progress/${subjectId}/${chapterId}`);
  await expect(attempt.getByRole('combobox', { name: 'Attempt' }).getByRole('option')).toHaveCount(2);
  expect(await figure(attempt, 'Score')).toBe(second);
  await attempt.getByRole('combobox', { name: 'Attempt' }).selectOption({ index: 1 });
  await expect.poll(() => figure(attempt, 'Score')).toBe(first);
  await expect(attempt.getByRole('img', { name: /^Score trend: Attempt 1 .*, Attempt 2/ })).toBeVisible();
  await expect(attempt.getByRole('table', { name: 'Results by attempt' }).getByRole('row')).toHaveCount(3);
  await expect(attempt.getByRole('combobox', { name: 'Graph' })).toContainText('Score trend graph');
  await look();
  await page.getByRole('tab', { name: 'Quick Quiz' }).click();
  await expect(page.getByRole('heading', { name: /^No (attempts|exercises!)$/ })).toBeVisible();
  await look();

  await page.goto(`${school.origin()}/practice`);
  await expect(page.getByText('Average score')).toBeVisible();
  const praise = page.getByText(/^You are doing (great|good|okay), Keep it up!$/).filter({ visible: true });
  await expect(praise).toBeVisible();
  await look();
});

/** From the results to the first question of another run. */
async function startAgain(page: Page, school: School, item: Item): Promise<void> {
  await page.goto(`${school.origin()}${item.resultsPath}`);
  await page.getByRole('button', { name: 'Retake' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retake' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(heading(page, /^Question 01/)).toBeVisible();
}

test('[PG-01] [PG-09] [F02] an exam is seen by subject, by schedule and by previous paper', async ({
  page,
  school,
  signIn,
  look,
}) => {
  test.slow();
  const paper = await findItem(school, 'engineering-entrance-practice-paper-2');
  await signIn(arjun);
  await page.goto(`${school.origin(arjun.brand)}/my-progress`);
  const selector = page.getByRole('combobox', { name: 'Sorted by' });
  await expect(selector.getByRole('option')).toHaveText([
    'View by Subject',
    'View by Schedule',
    'View by Previous paper',
  ]);
  await expect(page.getByRole('heading', { name: 'Subjects' })).toBeVisible();
  await look();
  await selector.selectOption('View by Schedule');
  await expect(page.getByRole('list', { name: /^Papers of \w+ \d{4}$/ }).first()).toBeVisible();
  await look();
  await selector.selectOption('View by Previous paper');
  await expect(page.getByRole('heading', { name: 'No papers' })).toBeVisible();
  await look();

  await startAttempt(page, school, paper, arjun.brand);
  const score = await handIn(page, 'a');
  await worked(school, arjun, paper, 1);
  await page.goto(`${school.origin(arjun.brand)}/my-progress?view=paper`);
  const attempt = shown(page, paper.title);
  await expect(attempt.getByRole('combobox', { name: 'Attempt' })).toBeVisible();
  expect(await figure(attempt, 'Score')).toBe(score);
  await look();
});

test('[PG-09] who has not begun sees what there is to do, and where to begin', async ({
  page,
  school,
  signIn,
  look,
}) => {
  await signIn(khushi);
  await page.goto(`${school.origin()}/my-progress`);
  await expect(shown(page, 'At a glance').getByText('No attempts yet')).toBeVisible();
  await look();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Mathematics/ })
    .click();
  await expect(heading(page, 'Mathematics')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^No (attempts|exercises)$/ })).toBeVisible();
  await look();
  const { chapterId, subjectId } = await placeOf(
    school,
    await findItem(school, 'cbse-10-mathematics-quadratic-equations-warm-up'),
  );
  await page.goto(`${school.origin()}/my-progress/${subjectId}?chapter=${chapterId}`);
  await page.getByRole('link', { name: 'Take Test' }).click();
  await expect(page).toHaveURL(new RegExp(`/practice/${subjectId}\\?chapter=${chapterId}$`));
  await expect(page.getByRole('list', { name: /^Exercises of/ })).toBeVisible();
});

test('progress in Hindi', async ({ page, school, signIn, look }) => {
  await signIn(khushi);
  await page.evaluate(() => localStorage.setItem('LANGUAGE', 'hi'));
  await page.goto(`${school.origin()}/my-progress`);
  await expect(heading(page, 'मेरी प्रगति')).toBeVisible();
  await expect(shown(page, 'एक नज़र में').getByText('अभी कोई प्रयास नहीं')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'सीखने का विश्लेषण' })).toBeVisible();
  await look();
  await page.getByRole('main').getByRole('link', { name: /^गणित/ }).click();
  await expect(heading(page, 'गणित')).toBeVisible();
  await expect(page.getByRole('link', { name: 'अभ्यास के अनुसार देखें' })).toBeVisible();
  await look();
});

test('what was done in a course that has ended stays readable', async ({ page, school, signIn, look }) => {
  await signIn(rehan);
  await page.goto(`${school.origin(rehan.brand)}/my-progress`);
  await expect(shown(page, 'At a glance')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Physics/ })
    .click();
  await expect(heading(page, 'Physics')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Learn Analytics' })).toBeVisible();
  await look();
});
