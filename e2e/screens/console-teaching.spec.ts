import { behind, idOf, inConsole, inOwnSchool, signInStaff, tab, toMark } from '../support/console-school.ts';
import { lookOver } from '../support/look-over.ts';

const test = inOwnSchool();

/** A tutor's own phrases. */
const phrases = /Explain why|Good reason|Label the drawing|Neat drawing|Show the units|Write the steps/g;
/** Questions stand in the language in which they were asked. */
const asked = /[A-Za-z]+/g;

test('every screen of marking, teaching and the question bank is in order', async ({
  page,
  school,
  guard,
}) => {
  // The papers of another tenant's course are not there.
  guard.expectErrors(/404 .*\/papers/);
  const chapter = await idOf(
    school,
    `SELECT chapter.id::int FROM chapter JOIN subject ON subject.id = subject_id
     JOIN course ON course.id = subject.course_id
     WHERE course.slug = 'cbse-8' AND subject.slug = 'physics' ORDER BY chapter.position LIMIT 1`,
  );
  const course = await idOf(school, "SELECT id::int FROM course WHERE slug = 'medical-entrance'");
  const item = await idOf(school, `SELECT id::int FROM practice_item WHERE slug = '${toMark}'`);
  const question = await idOf(
    school,
    "SELECT id::int FROM question WHERE kind = 'single_choice' ORDER BY id LIMIT 1",
  );
  await signInStaff(page, school, { role: 'tenant_admin', name: 'Asha Rao' });
  const at = inConsole(school);
  await lookOver(page, [
    at('marking', '/marking', '/marking'),
    tab('late', '/marking', /Late answers/),
    {
      ...at('marking-desk', '/marking/$itemId', `/marking/${item}`, behind('marking.phrasesTitle', 'Change')),
      written: phrases,
    },
    at('teaching', '/teaching', '/teaching'),
    at(
      'chapter',
      '/teaching/chapters/$chapterId',
      `/teaching/chapters/${chapter}`,
      behind('teaching.add', 'Add lesson'),
      behind('teaching.edit', /^Change title/),
      behind('teaching.captionsOf', /^Captions of/),
      {
        name: 'preview-dialog',
        open: (page) => page.locator('button[aria-label^=Preview]:enabled').first().click(),
      },
      {
        name: 'teaching.removeTitle',
        open: async (page) => {
          await school.query('UPDATE content SET is_active = false WHERE chapter_id = $1', [chapter]);
          await page.reload();
          await page.locator('button[aria-label^=Remove]:enabled').first().click();
        },
      },
    ),
    at('papers', '/teaching/courses/$courseId', `/teaching/courses/${course}`),
    {
      ...at(
        'practice',
        '/teaching/practice/$itemId',
        `/teaching/practice/${item}`,
        behind('item-preview', 'Preview'),
      ),
      written: asked,
    },
    at('new-practice', '/teaching/new/$where/$placeId', `/teaching/new/chapter/${chapter}`),
    at(
      'questions',
      '/questions',
      '/questions',
      behind('questions.import', 'Import'),
      behind('questions.export', 'Export'),
    ),
    at('new-question', '/questions/new', '/questions/new'),
    {
      ...at(
        'question',
        '/questions/$questionId',
        `/questions/${question}`,
        behind('correction.open', 'Correct the key'),
      ),
      written: asked,
    },
  ]);
});
