import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readBody } from '@shala/question-kit/kinds.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAllRows } from '../../../test/empty-database.ts';
import { openTestStorage } from '../../../test/storage.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { saveContentLibrary } from '../../modules/catalogue/index.ts';
import { importFolder } from './run-import.ts';

let world: World;
const storage = openTestStorage();
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  storage.close();
  await world.stop();
});

async function load(files: Record<string, string>, store: typeof storage | null = storage) {
  const folder = await mkdtemp(join(tmpdir(), 'shala-practice-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return importFolder(world.db, { folder, isDryRun: false, tenant: null, storage: store });
}

const choice = (id: string, more = '') => `
  - id: ${id}
    kind: choice
    level: 1
    stem: { en: 'What is \\(1 + 1\\)?', hi: '\\(1 + 1\\) कितना है?' }
    options:
    - { key: a, en: '2' }
    - { key: b, en: '3' }
    answer: a
    solution: { en: 'Count.', hi: 'गिनिए।' }
${more}`;
const set = (...items: string[]) => `questions:\n  owner: shala\n  items:${items.join('')}`;

async function rows<Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> {
  return (await world.pool.query<Row>(sql, values)).rows;
}

test('a changed question becomes a further version, and the old one stays as it was [E19]', async () => {
  const versions = () =>
    rows<{ version: number; newest: number; answer: string; maxMarks: number }>(
      `SELECT v.version, q.version AS newest, secret ->> 'correctAnswer' AS answer, (body -> 'maxMarks')::int AS "maxMarks"
       FROM question q JOIN question_version v ON v.question_id = q.id WHERE slug = 'sum-1' ORDER BY v.version`,
    );
  const first = { version: 1, answer: 'option1', maxMarks: 1 };
  await load({ 'q.yaml': set(choice('sum-1')) });
  expect(await versions()).toEqual([{ ...first, newest: 1 }]);

  expect(await load({ 'q.yaml': set(choice('sum-1')) })).toMatchObject({
    counts: { questions: { unchanged: 1 } },
  });
  expect(await versions()).toEqual([{ ...first, newest: 1 }]);

  const changed = await load({ 'q.yaml': set(choice('sum-1', '    marks: 4\n')) });
  expect(changed).toMatchObject({ counts: { questions: { changed: 1 } } });
  expect(await versions()).toEqual([
    { ...first, newest: 2 },
    { version: 2, answer: 'option1', maxMarks: 4, newest: 2 },
  ]);
});

test('what does not fit is told with its line, and nothing is imported', async () => {
  const before = await readAllRows(world.pool);
  const result = await load({
    'q.yaml': set(
      choice('bad-1').replace('answer: a', 'answer: c'),
      choice('bad-2', '    figure: { file: none.svg, alt: { en: A line } }\n'),
      choice('bad-3').replace('key: b', 'key: c'),
    ),
    'p.yaml': set(choice('good-1')).concat(`exercises:
  owner: shala
  course: cbse-8
  subject: physics
  chapter: magic
  items:
  - { slug: some-exercise, title: { en: Some }, questions: [good-1] }
papers:
- slug: some-paper
  owner: shala
  course: medical-entrance
  title: { en: Some }
  month: 1
  year: 2026
  minutes: 10
  right: 4
  wrong: 1
  questions: [good-1, nowhere-1, good-1]
quick_quizzes:
- { slug: both-timers, owner: shala, library: none, title: { en: Some }, minutes: 5, seconds_per_question: 20, questions: [good-1] }
`),
  });
  expect(result).toMatchObject({ isDone: false });
  const lines = result.isDone ? [] : result.problems.map(({ name, message }) => `${name}: ${message}`);
  expect(lines).toEqual([
    'questions.items[2].options: must have the keys a, b, c ... in this order',
    'quick_quizzes[0]: has minutes and seconds_per_question; write one of them or none',
    'exercises.chapter: there is no chapter "magic"',
    'papers[0].questions[1]: there is no question "nowhere-1"',
    'papers[0].questions[2]: "good-1" stands here twice',
  ]);
  const second = await load({
    'q.yaml': set(
      choice('bad-1').replace('answer: a', 'answer: c'),
      choice('bad-2', '    figure: { file: none.svg, alt: { en: A line } }\n'),
    ),
  });
  expect(second.isDone ? [] : second.problems.map(({ message }) => message)).toEqual([
    'the answer of bad-1 is none of its options',
    'figures/none.svg is not there or is no SVG drawing',
  ]);
  expect(await readAllRows(world.pool)).toEqual(before);
});

test('a question cannot turn into another kind', async () => {
  await load({ 'q.yaml': set(choice('kind-1')) });
  const text = choice('kind-1')
    .replace('kind: choice', "kind: text\n    model: { en: 'Two.' }")
    .replace(/ {4}options:[\s\S]*answer: a\n/, '');
  expect(await load({ 'q.yaml': set(text) })).toMatchObject({
    isDone: false,
    problems: [{ message: 'kind-1 cannot become another kind; give the new one a new id' }],
  });
});

test('a drawing is stored as a picture that only a signed address opens, and is sent once [E23]', async () => {
  const mark = Date.now();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><script>alert(1)</script><circle cx="50" cy="50" r="${mark % 40}"/><desc>${mark}</desc></svg>`;
  const files = {
    'some/q.yaml': set(choice('drawn-1', '    figure: { file: ball.svg, alt: { en: A ball, hi: एक गेंद } }\n')),
    'some/figures/ball.svg': svg,
  };
  expect(await load(files, null)).toMatchObject({
    isDone: false,
    problems: [{ message: 'needs a file store: set S3_ENDPOINT and the other S3 settings' }],
  });
  const sent: string[] = [];
  const store = {
    ...storage,
    put: (...args: Parameters<typeof storage.put>) => {
      sent.push(args[0]);
      return storage.put(...args);
    },
  };
  await load(files, store);
  await load(files, store);
  expect(sent).toHaveLength(1);

  const [row] = await rows<{ body: unknown }>(
    `SELECT body FROM question_version JOIN question ON id = question_id WHERE slug = 'drawn-1'`,
  );
  const { figure } = readBody('single_choice', row?.body);
  expect(figure).toMatchObject({ alt: { en: 'A ball', hi: 'एक गेंद' }, width: 200, height: 100, key: sent[0] });
  const answer = await fetch((await storage.signedUrl(sent[0] ?? null)) ?? '');
  expect(answer.headers.get('content-type')).toBe('image/webp');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
  expect(bytes.includes('alert')).toBe(false);
  await storage.remove(sent[0] ?? '');
});

test('each chapter with questions has exercises of all three timer kinds, in two languages [O05]', async () => {
  const chapters = await rows<{ kinds: string[]; timers: string[]; words: boolean }>(
    `SELECT array_agg(DISTINCT kind) AS kinds, array_agg(timer ORDER BY position) AS timers,
       bool_and(title ? 'hi' AND description ? 'hi') AS words
     FROM practice_item WHERE chapter_id IS NOT NULL GROUP BY chapter_id`,
  );
  expect(chapters).toHaveLength(33);
  for (const { kinds, timers, words } of chapters) {
    expect(kinds).toHaveLength(1);
    expect(timers).toEqual(['none', 'whole_quiz', 'per_question']);
    expect(words).toBe(true);
  }
  const wrong = await rows(
    `SELECT i.slug FROM practice_item i JOIN chapter ON chapter.id = chapter_id JOIN subject ON subject.id = subject_id
     JOIN course ON course.id = subject.course_id
     WHERE (course.kind = 'exam') <> (i.kind = 'exam_exercise')`,
  );
  expect(wrong).toEqual([]);
});

test('a paper takes marks away for wrong answers and has its month, minutes and questions in order', async () => {
  const [paper] = await rows(
    `SELECT i.kind, course.slug AS course, timer, time, right_marks::int, wrong_marks::int, month, year,
       (SELECT array_agg(right(slug, 3) ORDER BY position) FROM practice_item_question
        JOIN question ON question.id = question_id WHERE practice_item_id = i.id) AS questions
     FROM practice_item i JOIN course ON course.id = course_id WHERE i.slug = 'medical-entrance-practice-paper-1'`,
  );
  expect(paper).toEqual({
    kind: 'paper',
    course: 'medical-entrance',
    timer: 'whole_quiz',
    time: 30,
    right_marks: 4,
    wrong_marks: 1,
    month: 2,
    year: 2026,
    questions: Array.from({ length: 15 }, (_, index) => String(index + 1).padStart(3, '0')),
  });
});

test('every film and every PDF of the demo school has a quick quiz of three to five questions', async () => {
  const lessons = await rows<{ slug: string; questions: number }>(
    `SELECT library.slug, count(question_id)::int AS questions FROM content_library library
     LEFT JOIN practice_item i ON i.content_library_id = library.id AND i.kind = 'quick_quiz'
     LEFT JOIN practice_item_question ON practice_item_id = i.id
     WHERE content_type <> 'external_link' GROUP BY library.slug`,
  );
  expect(lessons.length).toBeGreaterThan(10);
  expect(lessons.filter(({ questions }) => questions < 3 || questions > 5)).toEqual([]);
});

test('a lesson gets one quick quiz, and another list of questions replaces the old one', async () => {
  const [tenant] = await rows<{ id: number }>(`SELECT id FROM tenant WHERE slug = 'shala'`);
  await world.db.transaction().execute((tx) =>
    saveContentLibrary(tx, {
      ownerTenantId: tenant?.id ?? 0,
      slug: 'lesson-of-the-test',
      contentType: 'external_link',
      externalUrl: 'https://example.org/lesson',
    }),
  );
  const quiz = (slug: string, questions: string) => ({
    'q.yaml': set(choice('quick-1'), choice('quick-2')),
    'quiz.yaml': `quick_quizzes:
- { slug: ${slug}, owner: shala, library: lesson-of-the-test, title: { en: Quick quiz }, questions: [${questions}] }
`,
  });
  const list = () =>
    rows<{ questions: string[] }>(
      `SELECT array_agg(question.slug ORDER BY p.position) AS questions FROM practice_item i
       JOIN practice_item_question p ON p.practice_item_id = i.id JOIN question ON question.id = question_id
       WHERE i.slug = 'quiz-of-the-test' AND i.kind = 'quick_quiz' AND timer = 'none' GROUP BY i.id`,
    );
  await load(quiz('quiz-of-the-test', 'quick-1, quick-2'));
  expect(await list()).toEqual([{ questions: ['quick-1', 'quick-2'] }]);
  const moved = await load(quiz('quiz-of-the-test', 'quick-2, quick-1'));
  expect(moved).toMatchObject({ counts: { 'quick quizzes': { changed: 1 } } });
  expect(await list()).toEqual([{ questions: ['quick-2', 'quick-1'] }]);
});
