import { expect, type Page } from '@playwright/test';
import { ayaan } from '../support/people.ts';
import type { School } from '../support/school.ts';
import { heading, onWide, test } from '../support/test.ts';

interface ChapterRow {
  id: number;
  name: string;
  contents: number;
}

/** What PostgreSQL holds of a subject, in the order of the syllabus. */
async function chaptersOf(school: School, course: string, subject: string) {
  const rows = await school.query<ChapterRow & { subject_id: number }>(
    `SELECT chapter.id::int, subject.id::int AS subject_id, chapter.name->>'en' AS name,
       (SELECT count(*)::int FROM content WHERE chapter_id = chapter.id AND is_active) AS contents
     FROM chapter JOIN subject ON subject.id = chapter.subject_id JOIN course ON course.id = subject.course_id
     WHERE course.slug = $1 AND subject.slug = $2 AND chapter.is_active
     ORDER BY chapter.position, chapter.id`,
    [course, subject],
  );
  return { subjectId: rows[0]?.subject_id ?? 0, chapters: rows as ChapterRow[] };
}

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).locator('a[href*="/content/"]');
const loading = (page: Page) => page.getByText('Loading...');

/** Fills a chapter with links, which need no pipeline, until it has more than one page. */
async function addLinks(school: School, chapterId: number, count: number): Promise<void> {
  await school.query(
    `WITH made AS (
       INSERT INTO content_library (owner_tenant_id, slug, content_type, external_url, state, ready_version)
       SELECT tenant.id, 'journey-' || gen_random_uuid() || '-n' || n, 'external_link', 'https://phet.colorado.edu/' || n, 'ready', 1
       FROM tenant, generate_series(1, $2::int) n WHERE tenant.slug = 'shala' RETURNING id, slug)
     INSERT INTO content (chapter_id, content_library_id, title, description, position)
     SELECT $1::bigint, id, jsonb_build_object('en', 'Try it ' || split_part(slug, '-n', 2)), '{"en": ""}', 500 + id::int FROM made`,
    [chapterId, count],
  );
}

test('[RT-20] [LN-09] [LN-07] a subject shows the chapters PostgreSQL holds, in the colour of its book', async ({
  page,
  signIn,
  school,
  look,
}) => {
  const { subjectId, chapters } = await chaptersOf(school, ayaan.courseSlug, 'physics');
  await signIn(ayaan);
  const book = page.getByRole('link', { name: /^Physics/ });
  const colour = /\bs[1-7]\b/.exec((await book.getAttribute('class')) ?? '')?.[0];
  await book.click();
  await expect(page).toHaveURL(new RegExp(`/learn/${subjectId}$`));
  await expect(heading(page, 'Physics')).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(chapters.map(({ name }) => name));
  const first = main(page).locator('section').first();
  await expect(first).toContainText('01');
  await expect(first).toHaveClass(new RegExp(`\\b${colour}\\b`));
  await look();
});

test('[LN-08] [VA-17] a search for chapters goes by any part of the name, in any case', async ({
  page,
  signIn,
  school,
  look,
}) => {
  const { subjectId } = await chaptersOf(school, ayaan.courseSlug, 'physics');
  await signIn(ayaan);
  await page.goto(`${school.origin()}/learn/${subjectId}`);
  await page.getByRole('searchbox', { name: 'Search chapters' }).fill('  SOUN ');
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['Sound']);
  await page.getByRole('searchbox').fill('quidditch');
  await expect(page.getByText('No chapter matches “quidditch”.')).toBeVisible();
  await look();
});

test('[RT-21] [LN-11] [LN-12] [LN-13] all contents of a chapter, page by page, also from the bare address', async ({
  page,
  signIn,
  school,
  look,
}) => {
  const { subjectId, chapters } = await chaptersOf(school, ayaan.courseSlug, 'geography');
  const chapter = chapters[2];
  if (!chapter) throw new Error('the demo has no third chapter of Geography');
  await addLinks(school, chapter.id, 12);
  await signIn(ayaan);
  await page.goto(`${school.origin()}/learn/${subjectId}`);
  await page.getByRole('link', { name: `View all in ${chapter.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`/learn/${subjectId}/chapter/${chapter.id}$`));
  await expect(heading(page, 'Geography')).toBeVisible();
  const counts = page.locator('header:visible').getByText(/videos · \d+ PDFs · \d+ external links/);
  await expect(counts).toBeVisible();
  await expect(cards(page)).toHaveCount(10);
  await look();

  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(cards(page)).toHaveCount(chapter.contents + 2);
  await page.reload();
  await expect(heading(page, 'Geography')).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('searchbox', { name: 'Search contents' }).fill('try it 3');
  await expect(cards(page)).toHaveCount(1);
  await expect(pages).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/chapter/${chapter.id}$`));
});

test(
  '[LN-14] the cards stand four in a row, three where it is narrower, one on a phone',
  onWide,
  async ({ page, signIn, school }) => {
    const { subjectId, chapters } = await chaptersOf(school, ayaan.courseSlug, 'civics');
    const chapter = chapters[3];
    if (!chapter) throw new Error('the demo has no fourth chapter of Civics');
    await addLinks(school, chapter.id, 9);
    await signIn(ayaan);
    await page.goto(`${school.origin()}/learn/${subjectId}/chapter/${chapter.id}`);
    await expect(cards(page).first()).toBeVisible();
    const inARow = () =>
      cards(page).evaluateAll((all) => {
        const top = all[0]?.getBoundingClientRect().top;
        return all.filter((card) => card.getBoundingClientRect().top === top).length;
      });
    for (const [width, count] of [
      [1440, 4],
      [1200, 4],
      [1199, 3],
      [700, 3],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(inARow, `cards in a row at ${width} px`).toBe(count);
    }
  },
);

test('[LN-10] on a slow network the outline of the page stands with Loading... over it', async ({
  page,
  signIn,
  school,
  look,
}) => {
  const { subjectId } = await chaptersOf(school, ayaan.courseSlug, 'physics');
  await signIn(ayaan);
  const held: (() => Promise<void>)[] = [];
  await page.route('**/chaptors*', (route) => {
    held.push(() => route.continue());
  });
  await page.goto(`${school.origin()}/learn/${subjectId}`);
  await expect(loading(page)).toBeVisible();
  await look();
  for (const go of held.splice(0)) await go();
  await expect(main(page).getByRole('heading', { level: 2, name: 'Sound' })).toBeVisible();
  await expect(loading(page)).toBeHidden();
  await page.unrouteAll({ behavior: 'wait' });
});

test('[LN-05] [LN-06] [CN-12] what was begun stands in slides: four cards on a wide screen, one on a phone', async ({
  page,
  signIn,
  isPhone,
}) => {
  await signIn(ayaan);
  const shelf = main(page).locator('section').filter({ hasText: 'Continue where you left' });
  const items = shelf.getByRole('listitem');
  await expect(items.first()).toBeVisible();
  expect(await items.count()).toBeGreaterThan(4);
  const whole = () =>
    items.evaluateAll((all) =>
      all.flatMap((item, place) => {
        const { left, right } = item.getBoundingClientRect();
        return left >= 0 && right <= innerWidth + 1 ? [place] : [];
      }),
    );
  await expect.poll(whole).toEqual(isPhone ? [0] : [0, 1, 2, 3]);
  const next = shelf.getByRole('button', { name: 'Next lessons' });
  await next.click();
  await expect
    .poll(async () => (await whole())[0])
    .toBe(isPhone ? 1 : (await items.count()) >= 8 ? 4 : (await items.count()) - 4);
  await shelf.getByRole('button', { name: 'Previous lessons' }).click();
  await expect.poll(async () => (await whole())[0]).toBe(0);
  // The keyboard reaches the cards of the next slide, too, and brings them into view.
  await items.nth(4).getByRole('link').focus();
  await expect.poll(whole).toContain(4);
});

test('Learn, chapters and contents speak Hindi', async ({ page, signIn, school, look }) => {
  const { subjectId, chapters } = await chaptersOf(school, ayaan.courseSlug, 'physics');
  await signIn(ayaan);
  await page.evaluate(() => localStorage.setItem('LANGUAGE', 'hi'));
  await page.goto(`${school.origin()}/learn/${subjectId}`);
  await expect(heading(page, 'भौतिक विज्ञान')).toBeVisible();
  await expect(
    main(page)
      .getByRole('link', { name: /में सभी देखें$/ })
      .first(),
  ).toBeVisible();
  await look();
  await page.goto(`${school.origin()}/learn/${subjectId}/chapter/${chapters[0]?.id}`);
  await expect(page.getByRole('searchbox', { name: 'पाठ खोजें' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await look();
});
