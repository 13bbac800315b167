import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BankDesk, bankDesk, contentOf } from '../../../test/question-bank.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { formatNames } from './exchange/formats.ts';

let world: World;
let tutor: BankDesk;
beforeAll(async () => {
  world = await openWorld();
  tutor = await bankDesk(world, 'tutor');
});
afterAll(() => world.stop());

const gift = (...ends: string[]) =>
  ends.map((end, at) => `// [id:gift-${at}] [tag:from-gift]\nQ${at} {${end}}`).join('\n\n');
const countTagged = async (tag: string) => (await tutor.list(`tag=${tag}`)).meta.total_count;

test('a file with mistakes goes in not at all; corrected it goes in whole, and again it changes nothing', async () => {
  const broken = await tutor.check('gift', gift('=a ~b', '=a =b ~c', '~a ~b'));
  expect(broken).toMatchObject({ state: 'checked', total: 1, errors: 2, warnings: 0 });
  expect(broken.findings.map(({ at, ref, code, message }) => [at, ref, code, message])).toEqual([
    [5, 'gift-1', 'several_right', 'More than one option is right, or right in part. Only one may be.'],
    [8, 'gift-2', 'no_right_answer', 'It is not said which option is right.'],
  ]);
  const refused = await tutor.call('POST', `/question_imports/${broken.id}/confirm`);
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'import_has_errors']);
  expect(await countTagged('from-gift')).toBe(0);

  const right = await tutor.check('gift', gift('=a ~b', '=a ~b ~c', '~a =b'));
  expect(right).toMatchObject({ total: 3, created: 3, errors: 0 });
  expect(await tutor.confirm(right)).toMatchObject({
    state: 'done',
    created: 3,
    changed: 0,
    unchanged: 0,
    done: 3,
  });
  expect(await countTagged('from-gift')).toBe(3);

  const again = await tutor.confirm(await tutor.check('gift', gift('=a ~b', '~a =b ~c', '~a =b')));
  expect(again).toMatchObject({ created: 0, changed: 1, unchanged: 2 });
  const changed = (await tutor.list('tag=from-gift&search=gift-1')).questions[0];
  expect(changed).toMatchObject({ version: 2, uses: 0 });
});

test('the report is told in Hindi, too', async () => {
  const { id } = await tutor.check('gift', gift('~a ~b'));
  const headers = { ...tutor.headers, 'accept-language': 'hi' };
  const url = `/api/v1/course/staff/question_imports/${id}`;
  const told = (await world.server.inject({ method: 'GET', url, headers })).json().question_import;
  expect(told.findings[0].message).toBe('यह नहीं बताया गया कि कौन-सा विकल्प सही है।');
});

test('a format that would take something away from a question is refused for it', async () => {
  const made = await tutor.create(contentOf(tutor));
  const words = (en: string) => `// [id:${made.ref}] [tag:bank]\n${en} {~3 =4 ~5 ####Count them.}`;
  const report = await tutor.check('gift', words('How many now?'));
  expect(report.findings.map(({ code }) => code)).toEqual(['would_lose']);
});

test('references of questions out of reach, and pictures of others, are refused', async () => {
  const { rows } = await world.pool.query(
    `SELECT question.slug FROM question JOIN practice_item_question used ON used.question_id = question.id
     JOIN practice_item item ON item.id = used.practice_item_id JOIN chapter ON chapter.id = item.chapter_id
     WHERE chapter.subject_id = $1 AND question.kind = 'single_choice' LIMIT 1`,
    [tutor.otherSubjectId],
  );
  const figure = JSON.stringify({ key: 'avatars/x.webp', alt: { en: 'x' }, width: 1, height: 1 });
  const lines = [
    'ref,kind,stem_en,option1_en,option2_en,answer,figure',
    `${rows[0].slug},choice,Mine now?,a,b,1,`,
    `with-picture,choice,Whose?,a,b,1,"${figure.replaceAll('"', '""')}"`,
  ];
  const report = await tutor.check('csv', lines.join('\n'));
  expect(report.findings.map(({ at, code }) => [at, code])).toEqual([
    [2, 'ref_of_others'],
    [3, 'picture_unknown'],
  ]);
});

test('an import into a subject of others answers like one that does not exist', async () => {
  const { id } = await tutor.check('gift', gift('=a ~b'));
  const other = await bankDesk(world, 'tutor', 'physics');
  expect((await other.call('GET', `/question_imports/${id}`)).statusCode).toBe(404);
  expect((await other.call('POST', `/question_imports/${id}/confirm`)).statusCode).toBe(404);
});

test.each(['csv', 'moodle_xml', 'qti'])(
  'the demo’s mathematics as %s comes back unchanged',
  async (format) => {
    const query = `format=${format}&subject_id=${tutor.subjectId}`;
    const { count, findings } = (await tutor.call('GET', `/question_exports?${query}`)).json();
    expect(findings).toEqual([]);
    const file = await tutor.call('GET', `/question_exports/file?${query}`);
    expect(file.headers['content-disposition']).toContain('questions.');
    const report = await tutor.check(format, file.rawPayload);
    expect(report).toMatchObject({
      total: count,
      unchanged: count,
      created: 0,
      changed: 0,
      errors: 0,
      warnings: 0,
    });
    expect(count).toBeGreaterThan(20);
  },
);

test('what GIFT and Aiken cannot hold of the demo is said question by question', async () => {
  for (const format of formatNames.filter((name) => name === 'gift' || name === 'aiken')) {
    const answer = await tutor.call(
      'GET',
      `/question_exports?format=${format}&subject_id=${tutor.subjectId}`,
    );
    const { count, findings, findings_total } = answer.json();
    expect(findings_total).toBeGreaterThanOrEqual(count);
    expect(findings.map(({ code }: { code: string }) => code)).toContain('hindi_not_held');
  }
});

test('10,000 questions go in within 60 s', { timeout: 120_000 }, async () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, at) =>
      `big-${at},choice,big,2,"How much is \\(${at} + 1\\)?","\\(${at} + 1\\) कितना है?",${at + 1},${at},${at + 2},1`,
  );
  const csv = ['ref,kind,tags,marks,stem_en,stem_hi,option1_en,option2_en,option3_en,answer', ...rows].join(
    '\n',
  );
  const start = performance.now();
  const report = await tutor.check('csv', csv);
  expect(report).toMatchObject({ total: 10_000, created: 10_000, errors: 0 });
  expect(await tutor.confirm(report)).toMatchObject({ state: 'done', created: 10_000, done: 10_000 });
  expect(performance.now() - start).toBeLessThan(60_000);
  expect(await countTagged('big')).toBe(10_000);
});

test('a file that nobody came back for is removed after a week', async () => {
  const { id } = await tutor.check('gift', gift('=a ~b'));
  await world.moveClock('8 days');
  try {
    await world.modules.sweeps.find(({ name }) => name === 'assessment.old-imports')?.run();
    const left = await world.pool.query('SELECT 1 FROM question_import WHERE id = $1', [id]);
    expect(left.rowCount).toBe(0);
  } finally {
    await world.moveClock('-8 days');
  }
});
