import { expect, type Page } from '@playwright/test';
import { ayaan, shreya } from '../support/people.ts';
import type { School } from '../support/school.ts';
import { heading, test } from '../support/test.ts';

const books = (page: Page) => page.getByRole('main').getByRole('link', { name: /\d+ chapters?/ });

/** What PostgreSQL holds for a course, in the order of the syllabus. */
async function subjectsOf(school: School, slug: string) {
  return school.query<{ name: string; chapters: number }>(
    `SELECT s.name->>'en' AS name,
       (SELECT count(*)::int FROM chapter c WHERE c.subject_id = s.id AND c.is_active) AS chapters
     FROM subject s JOIN course ON course.id = s.course_id
     WHERE course.slug = $1 AND s.is_active ORDER BY s.position, s.id`,
    [slug],
  );
}

test('[LN-01] [NV-07] [LN-03] [NV-11] Learn greets by name and class under its title and sub text', async ({
  page,
  signIn,
  look,
}) => {
  await signIn(ayaan);
  await look();
  const top = page.locator('header:visible');
  await expect(top.getByRole('heading', { level: 1, name: 'Learn' })).toBeVisible();
  await expect(top.getByText('You are doing good, Keep it up!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hi Ayaan, ready for Class 8?' })).toBeVisible();
  await expect(top.getByRole('button', { name: 'Ayaan, Class 8: open the menu' })).toBeVisible();
  await expect(page).toHaveTitle('Learn · Shala');
});

test('[LN-04] the books are the subjects PostgreSQL holds, with their chapters', async ({
  page,
  signIn,
  school,
}) => {
  const subjects = await subjectsOf(school, ayaan.courseSlug);
  expect(subjects.length).toBeGreaterThan(4);
  await signIn(ayaan);
  await expect(books(page)).toHaveCount(subjects.length);
  for (const [index, { name, chapters }] of subjects.entries()) {
    const book = books(page).nth(index);
    await expect(book).toContainText(name);
    await expect(book).toContainText(`${chapters} chapter`);
  }
});

test('a new subject of the course is there at the next visit', async ({ page, signIn, school }) => {
  const before = (await subjectsOf(school, shreya.courseSlug)).length;
  await signIn(shreya);
  await expect(books(page)).toHaveCount(before);
  await school.query(
    `INSERT INTO subject (course_id, slug, name, position)
     SELECT id, 'star-maps', '{"en": "Star maps"}', 99 FROM course WHERE slug = $1`,
    [shreya.courseSlug],
  );
  try {
    await page.reload();
    await expect(page.getByRole('link', { name: /Star maps/ })).toContainText('0 chapters');
    await expect(books(page)).toHaveCount(before + 1);
  } finally {
    await school.query(`DELETE FROM subject WHERE slug = 'star-maps'`);
  }
});

test('[LN-02] the search narrows the books by asking the server, and says when nothing is found', async ({
  page,
  signIn,
  school,
  look,
}) => {
  await signIn(ayaan);
  const all = (await subjectsOf(school, ayaan.courseSlug)).length;
  const box = page.getByRole('searchbox', { name: 'Search subjects, topics ...' });
  const asked: string[] = [];
  page.on('request', (request) => {
    const search = new URL(request.url()).searchParams.get('search');
    if (search !== null) asked.push(search);
  });
  // At once: how fast letters follow each other is the machine's business; the rest between them is tested apart.
  await box.fill('mathem');
  await expect(books(page)).toHaveCount(1);
  await expect(books(page)).toContainText('Mathematics');
  expect(asked).toEqual(['mathem']);

  await box.fill('quidditch');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expect(page.getByText('No subject or topic matches “quidditch”.')).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'Show all subjects' }).click();
  await expect(books(page)).toHaveCount(all);
  await expect(box).toHaveValue('');
});

test('a search finds a subject by one of its chapters', async ({ page, signIn }) => {
  await signIn(ayaan);
  await page.getByRole('searchbox').fill('cube roots');
  await expect(books(page)).toHaveCount(1);
  await expect(books(page)).toContainText('Mathematics');
});

test('an exam student is greeted by the exam', async ({ page, signIn, look }) => {
  await signIn(shreya);
  await look();
  await expect(page.getByRole('button', { name: `Shreya, ${shreya.course}: open the menu` })).toBeVisible();
  await expect(heading(page, 'Learn')).toBeVisible();
});
