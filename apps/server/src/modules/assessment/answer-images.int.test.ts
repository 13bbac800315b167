import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form, formType, photo } from '../../../test/forms.ts';
import { openPractice, type Practice } from '../../../test/practice.ts';
import { kinds } from '../../../test/practice-items.ts';
import { choice, freeText } from '../../../test/practice-questions.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let practice: Practice;
beforeAll(async () => {
  world = await openWorld();
  practice = await openPractice(world);
});
afterAll(() => world.stop());

const upload = (list: string, questionId: number, content: Buffer, type = 'image/jpeg', query = '') =>
  world.server.inject({
    method: 'POST',
    url: `/api/v1/course/student/student_courses${list}/${questionId}/attachments${query}`,
    headers: { ...practice.headers(), 'content-type': formType },
    payload: form({}, { name: 'image', type, content }),
  });
/** Pictures that differ, and are of no kind that a camera makes large. */
const page = (n: number) =>
  sharp({ create: { width: 60 + n, height: 40, channels: 3, background: '#884422' } })
    .png()
    .toBuffer();

describe.each(kinds)('%s', (kind) => {
  test('[AL-20] a picture of a written answer is made anew, kept with the answer and shown after the end', async () => {
    const item = await practice.makeItem(kind, { questions: [freeText('a')] });
    const [id] = item.questionIds as [number];
    const attempt = await practice.start(item);
    const answer = await upload(attempt.list, id, await photo());
    expect(answer.statusCode).toBe(200);
    const { attachment } = answer.json();
    expect(attachment).toEqual({ id: expect.any(Number), url: expect.stringMatching(/^https?:/) });
    const stored = Buffer.from(await (await fetch(attachment.url)).arrayBuffer());
    const { format, width, exif } = await sharp(stored).metadata();
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 900, exif: undefined });
    const questions = `${attempt.name}_questions`;
    const shown = (await attempt.questions()).json()[questions][0];
    expect(shown.exc_atmpt_quest_attchmts).toMatchObject([{ id: attachment.id }]);
    await attempt.complete();
    // Pictures alone are an answer, and wait for the tutor.
    const [finished] = (await attempt.answers()).json()[questions];
    expect(finished).toMatchObject({
      is_correct: 'pending',
      student_answer: null,
      exc_atmpt_quest_attchmts: [{ id: attachment.id }],
    });
  });
});

describe('pictures', () => {
  test('sent twice are one, six are one too many, and what an answer no longer names is taken away [E23]', async () => {
    const item = await practice.makeItem('exercise', { questions: [freeText('a')] });
    const [id] = item.questionIds as [number];
    const attempt = await practice.start(item);
    const ids: number[] = [];
    for (let n = 0; n < 5; n += 1)
      ids.push((await upload(attempt.list, id, await page(n))).json().attachment.id);
    expect((await upload(attempt.list, id, await page(0))).json().attachment.id).toBe(ids[0]);
    expect((await upload(attempt.list, id, await page(9))).json().code).toBe('too_many_pictures');
    const keep = ids.slice(0, 2).map((kept) => ({ id: kept }));
    const [third] = (await attempt.questions())
      .json()
      .excercise_attempt_questions[0].exc_atmpt_quest_attchmts.slice(2);
    await attempt.save(id, { student_answer: 'With two pages.', exc_atmpt_quest_attchmts: keep });
    const left = (await attempt.questions()).json().excercise_attempt_questions[0];
    expect(left.exc_atmpt_quest_attchmts).toMatchObject(keep);
    const worker = await startTestWorker(world);
    await settle(world);
    await worker.stop();
    expect((await fetch(third.url)).status).toBe(404);
  });

  test('that one device adds stay when another, without network, had taken an older one away before', async () => {
    const item = await practice.makeItem('exercise', { questions: [freeText('a')] });
    const [id] = item.questionIds as [number];
    const attempt = await practice.start(item);
    const add = async (n: number) => (await upload(attempt.list, id, await page(n))).json().attachment.id;
    await add(21);
    const second = await add(22);
    await world.moveClock('60 seconds');
    const third = await add(23);
    await attempt.save(id, { exc_atmpt_quest_attchmts: [{ id: second }], age_ms: 30_000 });
    const shown = (await attempt.questions()).json().excercise_attempt_questions[0];
    const ids = shown.exc_atmpt_quest_attchmts.map((picture: { id: number }) => picture.id);
    expect(ids).toEqual([second, third]);
  });

  test('for a run that another device has ended do not go into the next one', async () => {
    const item = await practice.makeItem('exercise', { questions: [freeText('a')] });
    const [id] = item.questionIds as [number];
    const attempt = await practice.start(item);
    await attempt.complete();
    await attempt.reset();
    await attempt.questions();
    const late = await upload(attempt.list, id, await page(31), 'image/png', '?run_no=1');
    expect(late.json().code).toBe('attempt_closed');
    const own = await upload(attempt.list, id, await page(31), 'image/png', '?run_no=2');
    expect(own.statusCode).toBe(200);
  });

  test('must be pictures, and are taken by written answers only, while the run is open [E23]', async () => {
    const item = await practice.makeItem('exercise', { questions: [freeText('a'), choice('b')] });
    const [words, options] = item.questionIds as [number, number];
    const attempt = await practice.start(item);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await upload(attempt.list, words, svg, 'image/svg+xml')).json().code).toBe('picture_invalid');
    expect((await upload(attempt.list, words, svg, 'image/png')).json().code).toBe('picture_invalid');
    const large = Buffer.alloc(5 * 1024 * 1024 + 1);
    expect((await upload(attempt.list, words, large)).statusCode).toBe(413);
    expect((await upload(attempt.list, options, await page(1))).json().code).toBe('pictures_not_taken');
    await attempt.complete();
    expect((await upload(attempt.list, words, await page(2))).json().code).toBe('attempt_closed');
  });
});
