import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContent, chaptersOf } from '../../../test/contents.ts';
import { type MediaWorld, makeFilm, openMediaWorld, pdfOf } from '../../../test/media.ts';
import { aarav, signIn } from '../../../test/people.ts';
import { joinStaff, type SignedInStaff } from '../../../test/staff.ts';
import { runJob, settle, startTestWorker } from '../../../test/worker.ts';
import type { DomainEvent } from '../../platform/events.ts';

const run = promisify(execFile);
let world: MediaWorld;
let worker: { stop(): Promise<void> };
let tutor: SignedInStaff;
let chapterId: number;
let physicsChapter: number;
const told: DomainEvent[] = [];

beforeAll(async () => {
  world = await openMediaWorld();
  tutor = await joinStaff(world, 'ananya.mukherjee@shala.example.org', '--role', 'tutor');
  world.modules.listeners.push({
    name: 'test.published',
    event: 'catalogue.content_published',
    handle: async (event) => {
      told.push(event);
    },
  });
  worker = await startTestWorker(world);
  const maths = await chaptersOf(world.pool, 'cbse-8', 'mathematics');
  const physics = await chaptersOf(world.pool, 'cbse-8', 'physics');
  chapterId = maths.chapterIds[0] ?? 0;
  physicsChapter = physics.chapterIds[0] ?? 0;
}, 90_000);
afterAll(async () => {
  await worker.stop();
  await world.stop();
});

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
  const answer = await world.server.inject({
    method,
    url: `/api/v1/course/staff${path}`,
    headers: tutor.headers,
    ...(payload && { payload }),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  return { status: answer.statusCode, body: isJson ? answer.json() : answer.body };
};

const draft = async (content: object) => {
  const { status, body } = await call('POST', `/chapters/${chapterId}/contents`, { content });
  expect(status).toBe(200);
  return body.content as { id: number; content_library_id: number; is_published: boolean; state: string };
};

const publish = (id: number, is_published: boolean) =>
  call('PUT', `/contents/${id}/publication`, { publication: { is_published } });

/** Sends a file as the console does; `parts`: no more than so many of them. */
async function send(id: number, bytes: Buffer, parts = 1_000) {
  const file = { size_bytes: bytes.length, fingerprint: 'a'.repeat(64) };
  const { body } = await call('POST', `/contents/${id}/upload`, { file });
  const { part_size, missing_parts } = body.upload;
  for (const { number, size_bytes, url } of missing_parts.slice(0, parts)) {
    const start = (number - 1) * part_size;
    const piece = new Uint8Array(bytes.subarray(start, start + size_bytes));
    const answer = await fetch(url, { method: 'PUT', body: piece });
    expect(answer.status).toBe(200);
  }
  return missing_parts.map(({ number }: { number: number }) => number);
}

const contentOf = async (id: number) => {
  const { body } = await call('GET', `/chapters/${chapterId}`);
  return body.contents.find((one: { id: number }) => one.id === id);
};

/** A student who has the course. */
async function openStudent() {
  const { headers } = await signIn(world.server, aarav);
  const { rows } = await world.pool.query<{ id: number }>(
    `SELECT enrolment.id FROM enrolment JOIN student_credential login ON login.student_id = enrolment.student_id
     JOIN course ON course.id = enrolment.course_id WHERE course.slug = 'cbse-8' AND login.email = $1`,
    [aarav],
  );
  return { headers, courseBase: `/api/v1/course/student/student_courses/${rows[0]?.id}` };
}

describe('contents', () => {
  test('the tree holds what the tutor teaches, with its counts, and nothing else', async () => {
    const before = await call('GET', '/courses');
    const subjects = before.body.courses.flatMap((course: { subjects: object[] }) => course.subjects);
    expect([...new Set(subjects.map(({ name }: { name: string }) => name))]).toEqual(['Mathematics']);
    const ofChapter = ({ body }: typeof before) =>
      body.courses
        .flatMap((course: { subjects: { chapters: object[] }[] }) => course.subjects)
        .flatMap((subject: { chapters: object[] }) => subject.chapters)
        .find(({ id }: { id: number }) => id === chapterId);
    await draft({ content_type: 'pdf', title: { en: 'Counted' } });
    const after = await call('GET', '/courses');
    const was = ofChapter(before);
    expect(ofChapter(after)).toEqual({
      ...was,
      contents_count: was.contents_count + 1,
      drafts_count: was.drafts_count + 1,
      waiting_count: was.waiting_count + 1,
    });
  });

  test('a film that is sent in parts, with a break, is made ready, published and played by the student', async () => {
    const film = await draft({ content_type: 'video', title: { en: 'Moving', hi: 'चलता' } });
    expect(film).toMatchObject({ is_published: false, state: 'waiting' });
    expect((await publish(film.id, true)).status).toBe(409);
    const path = await makeFilm(join(world.folder, 'lesson.mp4'), { seconds: 3 });
    // Bytes behind the end of a film are no part of it: this one takes two parts.
    await run('truncate', ['-s', String(9 * 1024 * 1024), path]);
    const bytes = await readFile(path);
    expect(await send(film.id, bytes, 1)).toEqual([1, 2]);
    expect((await call('POST', `/contents/${film.id}/upload/finish`)).status).toBe(409);
    expect(await send(film.id, bytes)).toEqual([2]);
    expect((await call('POST', `/contents/${film.id}/upload/finish`)).status).toBe(200);
    expect((await call('POST', `/contents/${film.id}/upload/finish`)).status).toBe(200);
    expect((await publish(film.id, true)).body.content.is_published).toBe(true);
    await settle(world);
    expect(await contentOf(film.id)).toMatchObject({
      state: 'ready',
      is_playable: true,
      progress_percent: 100,
      upload: null,
      title: { en: 'Moving', hi: 'चलता' },
    });
    const mine = () => told.filter(({ data }) => (data as { contentId: number }).contentId === film.id);
    const licences = mine().length;
    expect(licences).toBeGreaterThan(0);
    await publish(film.id, false);
    await publish(film.id, true);
    await settle(world);
    expect(mine()).toHaveLength(licences);

    const { headers, courseBase } = await openStudent();
    const library = film.content_library_id;
    const url = `${courseBase}/content_libraries/${library}/playlist`;
    const master = await world.server.inject({ method: 'GET', url, headers });
    expect(master.body).toContain('#EXTM3U');
    const preview = await call('GET', `/contents/${film.id}/playlist`);
    expect(preview.body).toContain('playlist/');
    const name = /playlist\/([a-z0-9_-]+)/.exec(String(preview.body))?.[1];
    const list = await call('GET', `/contents/${film.id}/playlist/${name}`);
    expect(list.body).toContain(`/course/staff/contents/${film.id}/key`);
    expect((await call('GET', `/contents/${film.id}/key`)).status).toBe(200);
  }, 120_000);

  test('the words of a film are checked, shown to the student, replaced and taken away', async () => {
    const film = await addContent(world.pool, { chapterId });
    const put = (locale: string, text: string, id = film.contentId) =>
      call('PUT', `/contents/${id}/captions/${locale}`, { captions: { text } });
    const { headers, courseBase } = await openStudent();
    /** What a student of the course reads, by language. */
    const read = async () => {
      const url = `${courseBase}/chaptors/${chapterId}/chaptor_contents/${film.contentId}`;
      const answer = await world.server.inject({ method: 'GET', url, headers });
      const { captions } = answer.json().student_chaptor_content.content_library;
      const texts = captions.map(async (one: { locale: string; url: string }) => [
        one.locale,
        await (await fetch(one.url)).text(),
      ]);
      return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
    };
    const first = 'WEBVTT\n\n00:01.000 --> 00:02.000\nLight bends.\n';
    expect((await put('en', first)).body.content.captions).toMatchObject([
      { locale: 'en' },
      { locale: 'hi' },
    ]);
    await put('hi', '1\n00:00:01,000 --> 00:00:02,000\nप्रकाश मुड़ता है।\n');
    expect(await read()).toEqual({
      en: first,
      hi: 'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.000\nप्रकाश मुड़ता है।\n',
    });

    const late = 'WEBVTT\n\n00:01.000 --> 59:02.000\nToo late.\n';
    expect(await put('en', late)).toMatchObject({
      status: 422,
      body: { code: 'captions_late', details: { line: 3 } },
    });
    expect((await put('en', '<p>no captions</p>')).body.code).toBe('captions_invalid');
    expect((await read()).en).toBe(first);
    const next = first.replace('bends', 'turns');
    expect((await put('en', next)).status).toBe(200);
    expect((await read()).en).toBe(next);
    const { body } = await call('DELETE', `/contents/${film.contentId}/captions/en`);
    expect(body.content.captions).toMatchObject([{ locale: 'hi' }]);
    expect(Object.keys(await read())).toEqual(['hi']);

    const pdf = await draft({ content_type: 'pdf', title: { en: 'No film' } });
    expect((await put('en', first, pdf.id)).body.code).toBe('content_takes_no_captions');
    expect((await put('fr', first)).status).toBe(422);
  });

  test('a film that another owner lends is shown, and changed by nobody here', async () => {
    const film = await addContent(world.pool, { chapterId });
    await world.pool.query(
      `UPDATE content_library SET owner_tenant_id = (SELECT id FROM tenant WHERE slug = 'udaan') WHERE id = $1`,
      [film.libraryId],
    );
    const captions = { text: 'WEBVTT\n\n00:01.000 --> 00:02.000\nOf a stranger.\n' };
    const file = { size_bytes: 1, fingerprint: 'a'.repeat(64) };
    const at = `/contents/${film.contentId}`;
    for (const answer of [
      await call('POST', `${at}/upload`, { file }),
      await call('POST', `${at}/upload/finish`),
      await call('PUT', `${at}/captions/en`, { captions }),
      await call('DELETE', `${at}/captions/en`),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'of_another_owner' } });
    }
    expect(await contentOf(film.contentId)).toMatchObject({ captions: [{ locale: 'en' }, { locale: 'hi' }] });
  });

  test('a file that is no film says so in a code, and another one takes its place', async () => {
    const pdf = await draft({ content_type: 'pdf', title: { en: 'Notes' } });
    await send(pdf.id, Buffer.from('no pdf at all'));
    await call('POST', `/contents/${pdf.id}/upload/finish`);
    await settle(world);
    expect(await contentOf(pdf.id)).toMatchObject({ state: 'failed', failure_code: 'not_a_pdf' });
    expect((await publish(pdf.id, true)).status).toBe(409);
    await send(pdf.id, pdfOf(3));
    await call('POST', `/contents/${pdf.id}/upload/finish`);
    await settle(world);
    expect(await contentOf(pdf.id)).toMatchObject({ state: 'ready', failure_code: null, page_count: 3 });

    // A draft that goes takes its files along.
    const before = new Set(await world.storage.list(''));
    expect((await call('DELETE', `/contents/${pdf.id}`)).status).toBe(200);
    await runJob(world, 'sweep-media');
    const after = new Set(await world.storage.list(''));
    const gone = [...before].filter((key) => !after.has(key));
    expect(gone.some((key) => key.startsWith('sources/'))).toBe(true);
    expect(gone.some((key) => key.endsWith('poster.jpg'))).toBe(true);
  });

  test('names, order and removal: only what no student has seen goes', async () => {
    const link = {
      content_type: 'external_link',
      title: { en: 'One' },
      external_url: 'https://example.org/a',
    };
    const one = await draft(link);
    const two = await draft({ ...link, title: { en: 'Two' } });
    const words = { title: { en: 'First', hi: 'पहला' }, description: { en: 'About it' } };
    expect((await call('PUT', `/contents/${one.id}`, { content: words })).body.content).toMatchObject(words);
    const { body } = await call('GET', `/chapters/${chapterId}`);
    const ids: number[] = body.contents.map(({ id }: { id: number }) => id);
    expect(ids.slice(-2)).toEqual([one.id, two.id]);
    const order = [two.id, ...ids.filter((id) => id !== two.id)];
    const moved = await call('PUT', `/chapters/${chapterId}/order`, { order: { content_ids: order } });
    expect(moved.body.contents.map(({ id }: { id: number }) => id)).toEqual(order);
    const stale = { order: { content_ids: order.slice(1) } };
    expect((await call('PUT', `/chapters/${chapterId}/order`, stale)).status).toBe(409);
    await publish(two.id, true);
    await publish(two.id, false);
    expect((await call('DELETE', `/contents/${two.id}`)).status).toBe(409);
    expect((await call('DELETE', `/contents/${one.id}`)).status).toBe(200);
    expect(await contentOf(one.id)).toBeUndefined();
    const bad = { ...link, external_url: 'javascript:alert(1)' };
    expect((await call('POST', `/chapters/${chapterId}/contents`, { content: bad })).status).toBe(422);
  });

  test('a chapter of a subject that the tutor does not teach is not found', async () => {
    expect((await call('GET', `/chapters/${physicsChapter}`)).status).toBe(404);
    const content = { content_type: 'pdf', title: { en: 'X' } };
    expect((await call('POST', `/chapters/${physicsChapter}/contents`, { content })).status).toBe(404);
  });
});
