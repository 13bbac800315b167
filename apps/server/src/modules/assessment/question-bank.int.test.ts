import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BankDesk, bankDesk, contentOf } from '../../../test/question-bank.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let admin: BankDesk;
let tutor: BankDesk;
beforeAll(async () => {
  world = await openWorld();
  admin = await bankDesk(world, 'tenant_admin');
  tutor = await bankDesk(world, 'tutor');
});
afterAll(() => world.stop());

test('a question is made, found by its words, kind, tag and place, and read back whole', async () => {
  const { subjectId, chapterId } = tutor;
  const made = await tutor.create(contentOf(tutor, { tags: ['bank-test', 'कोण'] }));
  expect(made).toMatchObject({
    kind: 'single_choice',
    tags: ['bank-test', 'कोण'],
    subject_id: subjectId,
    chapter_id: chapterId,
    is_retired: false,
    uses: 0,
    version: 1,
    versions: [{ version: 1, right_option: 2, stem: { en: 'How many?', hi: 'कितने?' }, figure: null }],
  });
  const found = async (query: string) => (await tutor.list(query)).questions.map(({ id }) => id);
  expect(await found('tag=bank-test')).toEqual([made.id]);
  expect(await found(`tag=bank-test&kind=free_text`)).toEqual([]);
  expect(await found(`tag=bank-test&chapter_id=${chapterId}&search=${encodeURIComponent('कितने')}`)).toEqual([
    made.id,
  ]);
  expect(await found('tag=bank-test&search=100%25')).toEqual([]);
  const { courses, tags } = (await tutor.call('GET', '/question_places')).json();
  expect(courses).toHaveLength(1);
  expect(courses[0].subjects.map(({ id }: { id: number }) => id)).toEqual([subjectId]);
  expect(tags).toContain('bank-test');
});

test('questions of exercises are found where they are used', async () => {
  const all = await admin.list(`subject_id=${tutor.subjectId}`);
  const own = await tutor.list();
  expect(all.meta.total_count).toBeGreaterThan(20);
  expect(own.meta.total_count).toBeGreaterThanOrEqual(all.meta.total_count);
  expect(own.meta.total_count).toBeLessThan((await admin.list()).meta.total_count);
  expect(all.questions[0]?.subject_name).toBe('Mathematics');
});

test('a change is a further version; who was slower is told and writes over nothing', async () => {
  const made = await tutor.create(contentOf(tutor));
  const path = `/questions/${made.id}/versions`;
  const question = { ...contentOf(tutor, { marks: 3 }), kind: undefined, version: 1 };
  const saved = await tutor.call('POST', path, { question });
  expect(saved.json().question.versions.map(({ marks }: { marks: number }) => marks)).toEqual([3, 1]);
  const again = await admin.call('POST', path, { question });
  expect([again.statusCode, again.json().code]).toEqual([409, 'question_changed_meanwhile']);
  const same = await tutor.call('POST', path, { question: { ...question, version: 2 } });
  expect(same.json().question.version).toBe(2);
});

test('a question that only exercises hold says where it stands, and a change of its words moves it nowhere', async () => {
  const [card] = (await tutor.list(`subject_id=${tutor.subjectId}&kind=single_choice&search=square`))
    .questions;
  const opened = (await tutor.call('GET', `/questions/${card?.id}`)).json().question;
  expect(opened.subject_id).not.toBeNull();
  const { subject_id, chapter_id } = opened;
  const question = {
    ...contentOf(tutor, { subject_id, chapter_id }),
    kind: undefined,
    version: opened.version,
  };
  const saved = (await tutor.call('POST', `/questions/${card?.id}/versions`, { question })).json().question;
  expect(saved).toMatchObject({ version: opened.version + 1, subject_id, chapter_id });
  const { rows } = await world.pool.query('SELECT subject_id FROM question WHERE id = $1', [card?.id]);
  expect(rows).toEqual([{ subject_id: null }]);
});

test('a retired question leaves the list and comes back', async () => {
  const made = await tutor.create(contentOf(tutor, { tags: ['to-retire'] }));
  const retire = (is_retired: boolean) =>
    tutor.call('PUT', `/questions/${made.id}/retirement`, { retirement: { is_retired } });
  await retire(true);
  expect((await tutor.list('tag=to-retire')).questions).toEqual([]);
  expect((await tutor.list('tag=to-retire&is_retired=true')).questions).toHaveLength(1);
  await retire(false);
  expect((await tutor.list('tag=to-retire')).questions).toHaveLength(1);
});

test('what is no question is refused with a reason', async () => {
  const wrong = [
    { right_option: null },
    { right_option: 4 },
    { stem: { en: ' ', hi: 'केवल हिन्दी' } },
    { options: [{ text: { en: '4', hi: null }, figure: null }] },
  ];
  for (const part of wrong) {
    const answer = await tutor.call('POST', '/questions', { question: contentOf(tutor, part) });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'question_incomplete']);
  }
});

test('another subject, and a picture that is not the tenant’s, answer like ones that do not exist', async () => {
  const elsewhere = await tutor.call('POST', '/questions', {
    question: contentOf(tutor, { subject_id: tutor.otherSubjectId, chapter_id: null }),
  });
  const wrongChapter = await admin.call('POST', '/questions', {
    question: contentOf(tutor, { subject_id: tutor.otherSubjectId }),
  });
  const alt = { en: 'x', hi: null };
  const figure = { key: 'avatars/somebody.webp', alt, width: 10, height: 10 };
  const foreign = await admin.call('POST', '/questions', { question: contentOf(tutor, { figure }) });
  expect([elsewhere.statusCode, wrongChapter.statusCode, foreign.statusCode]).toEqual([404, 404, 404]);
});

test('a picture is made anew, kept, and shown with the question', async () => {
  const sharp = (await import('sharp')).default;
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const file = { original_filename: 'a.png', tempfile: png.toString('base64'), content_type: 'image/png' };
  const { figure } = (await tutor.call('POST', '/question_figures', { figure: { file } })).json();
  expect(figure).toMatchObject({ width: 40, height: 30 });
  const { url: _, ...given } = figure;
  const alt = { en: 'A red field', hi: 'लाल मैदान' };
  const made = await tutor.create(
    contentOf(tutor, { figure: { ...given, alt }, solution_figure: { ...given, alt } }),
  );
  expect(made.versions[0]?.figure).toMatchObject({ key: figure.key, alt });
  expect((await fetch(made.versions[0]?.figure?.url ?? '')).status).toBe(200);
  const words = { ...file, tempfile: Buffer.from('no picture').toString('base64') };
  const refused = await tutor.call('POST', '/question_figures', { figure: { file: words } });
  expect(refused.json().code).toBe('picture_invalid');
});
