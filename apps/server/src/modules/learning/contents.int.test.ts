import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContent, chaptersOf, type MadeContent } from '../../../test/contents.ts';
import type { Learner } from '../../../test/learners.ts';
import { type Lessons, prepareLessons } from '../../../test/lessons.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let lessons: Lessons;
beforeAll(async () => {
  world = await openWorld();
  lessons = await prepareLessons(world);
});
afterAll(() => world.stop());

const base = '/api/v1/course/student/student_courses';
const get = (path: string, { headers, enrolmentId }: Learner = lessons.learner, language = 'en') =>
  world.server.inject({
    method: 'GET',
    url: `${base}/${enrolmentId}${path}`,
    headers: { ...headers, 'accept-language': language },
  });
const titles = (contents: { title: string }[]) => contents.map(({ title }) => title);

describe('a page of contents', () => {
  const page = async (query = '', language = 'en') =>
    (await get(`/chaptors/${lessons.first}/chaptor_contents?${query}`, lessons.learner, language)).json();

  test('[AL-05] [EN-28] comes in order with its chapter and the way to its neighbours', async () => {
    const answer = await page('items_per_page=2&page=2');
    expect(answer.chaptor).toEqual({
      id: lessons.first,
      name: 'Force and friction',
      number: 1,
      disabled: false,
      subject: { id: lessons.physics.subjectId, name: 'Physics', color_code: '2', icon: 'atom' },
      counts: { video: 2, pdf: 1, external_link: 2 },
    });
    expect(answer.chaptor_contents).toHaveLength(2);
    expect(answer.chaptor_contents[0].id).toBe(lessons.link.contentId);
    expect(answer.meta).toEqual({
      current_page: 2,
      total_pages: 3,
      total_count: 5,
      next_page: 3,
      prev_page: 1,
      items_per_page: 2,
    });
  });

  test('[EN-28] is of ten when nothing is said, of fifty at most, and past the end empty with a true count', async () => {
    expect((await page()).meta).toMatchObject({ items_per_page: 10, next_page: null, prev_page: null });
    expect((await page('items_per_page=900')).meta.items_per_page).toBe(50);
    expect((await page('items_per_page=0&page=0')).meta).toMatchObject({
      items_per_page: 1,
      current_page: 1,
    });
    const past = await page('page=9');
    expect(past.chaptor_contents).toEqual([]);
    expect(past.meta).toMatchObject({ current_page: 9, total_count: 5, next_page: null, prev_page: 1 });
  });

  test('[VA-17] is searched by title: trimmed, in any case, with accents or without, wild cards as they stand', async () => {
    const found = async (words: string, language?: string) =>
      titles((await page(`search=${encodeURIComponent(words)}`, language)).chaptor_contents);
    expect(await found('  PUSHES ')).toEqual(['Pushes and pulls']);
    expect(await found('frictión')).toEqual(['Notes on friction']);
    expect(await found('%')).toEqual(['Try it: 100%']);
    expect(await found('_')).toEqual([]);
    expect(await found('घर्षण', 'hi')).toEqual(['घर्षण']);
    expect(await found('friction', 'hi')).toEqual(['घर्षण']);
    expect(await found('घर्षण')).toEqual([]);
    expect((await page('search=pushes')).meta.total_count).toBe(1);
    expect((await page('search=pushes')).chaptor.counts).toEqual({ video: 2, pdf: 1, external_link: 2 });
  });

  test('[VA-20] leaves out what is switched off', async () => {
    expect(titles((await page()).chaptor_contents)).not.toContain('Switched off');
  });

  test('[AL-06] of an exam comes in the other skin', async () => {
    const chapterId = lessons.examChapter;
    const answer = (
      await get(`/exam_chapters/${chapterId}/exam_chapter_contents`, lessons.examLearner)
    ).json();
    expect(answer.exam_chapter).toMatchObject({ id: chapterId, number: 2, counts: { video: 1 } });
    expect(titles(answer.exam_chapter_contents)).toEqual(['Vectors']);
    expect(answer.meta.total_count).toBe(1);
  });

  test('carries pictures and nothing that could be played', async () => {
    const { chaptor_contents: cards } = await page();
    expect(cards[0].content_library.thumbnail_url).toMatch(/^http.*poster\.jpg\?/);
    for (const { content_library: library } of cards) {
      expect(library).toMatchObject({
        content_url: null,
        s3_attachment_url: null,
        attachmentUrl: null,
        captions: [],
        previews: null,
      });
    }
  });
});

describe('a single content', () => {
  const one = async ({ contentId }: MadeContent) =>
    (await get(`/chaptors/${lessons.first}/chaptor_contents/${contentId}`)).json().student_chaptor_content;

  test('[AL-08] [EN-15] [EN-16] a film has a playlist of ours, subtitles and preview pictures', async () => {
    const playlist = `${base}/${lessons.learner.enrolmentId}/content_libraries/${lessons.film.libraryId}/playlist`;
    expect(await one(lessons.film)).toEqual({
      id: lessons.film.contentId,
      chaptor_id: lessons.first,
      exam_chapter_id: null,
      chapter_name: 'Force and friction',
      chapter_number: 1,
      subject_id: lessons.physics.subjectId,
      subject_name: 'Physics',
      title: 'Pushes and pulls',
      description: 'About Pushes and pulls',
      notes: null,
      is_completed: false,
      current_student_vote: null,
      upvote: null,
      total_views: 0,
      total_upvotes: 0,
      total_downvotes: 0,
      is_active: true,
      disabled: false,
      played_seconds: 0,
      content_library: {
        id: lessons.film.libraryId,
        content_type: 'video',
        thumbnail_url: expect.stringContaining('poster.jpg'),
        s3_attachment_url: playlist,
        attachmentUrl: playlist,
        content_url: playlist,
        content_exercise_attempt: null,
        state: 'ready',
        duration_seconds: 100,
        page_count: null,
        is_embeddable: false,
        captions: [
          { locale: 'en', label: 'English', url: expect.stringContaining('en.vtt') },
          { locale: 'hi', label: 'हिन्दी', url: expect.stringContaining('hi.vtt') },
        ],
        previews: {
          url: expect.stringContaining('tiles.jpg'),
          seconds_per_tile: 5,
          columns: 5,
          rows: 4,
          tile_width: 160,
          tile_height: 90,
        },
        quick_quiz_questions_count: 0,
      },
    });
  });

  test('[EN-16] [CN-16] a PDF has a signed address of its file and its pages', async () => {
    const { content_library: library } = await one(lessons.notes);
    expect(library).toMatchObject({
      content_type: 'pdf',
      page_count: 12,
      duration_seconds: null,
      captions: [],
    });
    expect(library.content_url).toMatch(/^http.*notes\.pdf\?.*X-Amz-Expires=900/);
  });

  test('[EN-16] [CN-16] a link is where it is; only sites on the list may stand in a frame', async () => {
    expect((await one(lessons.link)).content_library).toMatchObject({
      content_type: 'external_link',
      content_url: `https://phet.colorado.edu/sims/${lessons.link.mark}`,
      is_embeddable: true,
      thumbnail_url: null,
    });
    const other = await addContent(world.pool, {
      chapterId: lessons.first,
      type: 'external_link',
      url: 'https://phet.colorado.edu.example.org/',
      position: 9,
    });
    expect((await one(other)).content_library).toMatchObject({ is_embeddable: false });
    await world.pool.query('UPDATE content_library SET external_url = $1 WHERE id = $2', [
      'javascript:alert(1)',
      other.libraryId,
    ]);
    expect((await one(other)).content_library).toMatchObject({ content_url: null, is_embeddable: false });
    await world.pool.query('UPDATE content SET is_active = false WHERE id = $1', [other.contentId]);
  });

  test('that is still being made says so and has nothing to show', async () => {
    const { content_library: library } = await one(lessons.waiting);
    expect(library).toMatchObject({
      state: 'waiting',
      content_url: null,
      thumbnail_url: null,
      previews: null,
    });
  });

  test('that has been shown stays open while its next version is made', async () => {
    const state = (value: string) =>
      world.pool.query('UPDATE content_library SET state = $1 WHERE id = $2', [
        value,
        lessons.film.libraryId,
      ]);
    await state('processing');
    expect((await one(lessons.film)).content_library).toMatchObject({
      state: 'ready',
      content_url: expect.any(String),
    });
    await state('ready');
  });

  test('that is switched off, or is asked for in another chapter, does not exist', async () => {
    const status = async (chapterId: number, contentId: number) =>
      (await get(`/chaptors/${chapterId}/chaptor_contents/${contentId}`)).statusCode;
    expect(await status(lessons.first, lessons.off.contentId)).toBe(404);
    expect(await status(lessons.second, lessons.film.contentId)).toBe(404);
    expect(await status(lessons.first, 987654321)).toBe(404);
  });

  test('[AL-08] of an exam comes in the other skin', async () => {
    const chapterId = lessons.examChapter;
    const list = (await get(`/exam_chapters/${chapterId}/exam_chapter_contents`, lessons.examLearner)).json();
    const { id } = list.exam_chapter_contents[0];
    const answer = (
      await get(`/exam_chapters/${chapterId}/exam_chapter_contents/${id}`, lessons.examLearner)
    ).json();
    expect(answer.student_exam_chapter_content).toMatchObject({
      id,
      exam_chapter_id: chapterId,
      chaptor_id: null,
      content_library: { content_url: expect.stringContaining('/playlist') },
    });
    expect((await get(`/chaptors/${chapterId}/chaptor_contents/${id}`, lessons.examLearner)).statusCode).toBe(
      404,
    );
  });
});

describe('what is pending', () => {
  const pending = async (who = lessons.learner) =>
    (await get('/pending_chapter_contents', who)).json().pending_chapter_contents as {
      id: number;
      subject_name: string;
      played_seconds: number;
    }[];

  test('[AL-07] begins with what was begun, the last one first, then the next of each subject', async () => {
    const { headers, enrolmentId } = lessons.learner;
    const open = (libraryId: number) =>
      world.server.inject({
        method: 'POST',
        url: `${base}/${enrolmentId}/content_histories`,
        headers,
        payload: { content_library_id: libraryId },
      });
    const maths = await chaptersOf(world.pool, 'cbse-8', 'mathematics');
    const sums = await addContent(world.pool, { chapterId: maths.chapterIds[1] ?? 0 });
    expect((await pending()).map(({ id }) => id)).toEqual([sums.contentId, lessons.film.contentId]);
    await open(lessons.film.libraryId);
    await open(lessons.notes.libraryId);
    const ids = (await pending()).map(({ id }) => id);
    expect(ids).toEqual([
      lessons.notes.contentId,
      lessons.film.contentId,
      sums.contentId,
      lessons.link.contentId,
    ]);
    const again = { chapterId: lessons.second, libraryId: lessons.film.libraryId };
    const { contentId: elsewhere } = await addContent(world.pool, again);
    expect((await pending()).map(({ id }) => id)).toEqual(ids);
    await world.pool.query('UPDATE content SET is_active = false WHERE id = $1', [elsewhere]);
    await world.pool.query(
      `INSERT INTO content_state (student_id, tenant_id, content_id, completed_at)
       SELECT $1, tenant_id, $2, app_now() FROM student WHERE id = $1`,
      [lessons.learner.studentId, lessons.notes.contentId],
    );
    expect((await pending()).map(({ id }) => id)).toEqual([
      lessons.film.contentId,
      sums.contentId,
      lessons.link.contentId,
    ]);
  });

  test('[AL-07] of an exam comes in the other skin, and only there', async () => {
    const answer = (await get('/pending_exam_chapter_contents', lessons.examLearner)).json();
    expect(titles(answer.pending_exam_chapter_contents)).toEqual(['Vectors']);
    expect((await get('/pending_chapter_contents', lessons.examLearner)).statusCode).toBe(404);
  });
});
