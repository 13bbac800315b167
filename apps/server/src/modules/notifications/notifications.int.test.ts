import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addContent, chaptersOf } from '../../../test/contents.ts';
import { addLearner, type Learner } from '../../../test/learners.ts';
import { callNotices, tell } from '../../../test/notices.ts';
import { findCourse, makeItem } from '../../../test/practice-items.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let learner: Learner;
let exam: Learner;
let notices: ReturnType<typeof callNotices>;
beforeAll(async () => {
  world = await openWorld();
  const grants = [{ source: 'order_line' as const }];
  learner = await addLearner(world, { course: 'cbse-8', grants });
  exam = await addLearner(world, { course: 'engineering-entrance', grants });
  notices = callNotices(world, learner.headers);
});
beforeEach(() => world.pool.query('DELETE FROM notification'));
afterAll(() => world.stop());

const toLearner = (given: Parameters<typeof tell>[2]) => tell(world, [learner.studentId], given);
const ids = async (query = '') =>
  ((await notices.list(query)).notifications as { id: number }[]).map(({ id }) => id);

describe('the list', () => {
  test('[AL-42] comes ten at a time, the newest first, with true figures past its end', async () => {
    for (let number = 1; number <= 23; number += 1) await toLearner({ title: { en: `News ${number}` } });
    const first = await notices.list();
    expect(first.notifications.map(({ title }: { title: string }) => title)).toEqual(
      Array.from({ length: 10 }, (_, index) => `News ${23 - index}`),
    );
    expect(first.meta).toEqual({
      current_page: 1,
      total_count: 23,
      total_pages: 3,
      page_size: 10,
      new_notification_count: 23,
    });
    expect((await notices.list('?page=3')).notifications).toHaveLength(3);
    const past = await notices.list('?page=9');
    expect(past.notifications).toEqual([]);
    expect(past.meta).toMatchObject({ current_page: 9, total_count: 23, total_pages: 3 });
    expect((await notices.list('?items_per_page=500')).meta.page_size).toBe(50);
  });

  test('[EN-29] counts what is new among all pages, in the newer spelling as well', async () => {
    for (let number = 1; number <= 11; number += 1) await toLearner({});
    const [oldest = 0] = await ids('?page=2');
    await notices.view(oldest);
    const { meta } = await callNotices(world, learner.headers, 'v2').list();
    expect(meta).toEqual({
      currentPage: 1,
      totalCount: 11,
      totalPages: 2,
      pageSize: 10,
      newNotificationCount: 10,
    });
  });
});

describe('a notification', () => {
  test('[EN-30] [RL-04] has every field, comes from an administrator and goes to a student', async () => {
    await toLearner({ courseId: learner.courseId, senderName: 'Nandini Rao' });
    const [shown] = (await callNotices(world, learner.headers, 'v2').list()).notifications;
    expect(shown).toEqual({
      id: expect.any(Number),
      action: 'sent',
      title: 'School is closed',
      shortTitle: 'Message',
      body: 'It rains too much.',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      isSeen: false,
      sender: { type: 'admin', name: 'Nandini Rao' },
      receiver: { type: 'student', id: learner.studentId, firstName: 'New' },
      courseType: null,
      studentCourseId: learner.enrolmentId,
      data: expect.objectContaining({ type: 'admin_message' }),
    });
    await world.pool.query('DELETE FROM notification');
    await toLearner({});
    const [hindi] = (await notices.list('', { 'accept-language': 'hi' })).notifications;
    expect(hindi).toMatchObject({
      title: 'स्कूल बंद है',
      short_title: 'संदेश',
      body: 'बहुत बारिश हो रही है।',
      sender: { type: 'admin', name: 'शाला' },
      student_course_id: null,
    });
  });

  test('[EN-31] says what it is about, by the kind of course', async () => {
    const named = { id: 5, title: { en: 'Five' } };
    const subjects = [
      ['content', 'chaptor_content', 'exam_chapter_content'],
      ['exercise', 'excercise', 'exam_exercise'],
      ['paper', 'paper', 'paper'],
      ['live_class', 'live_class', 'live_class'],
      ['worksheet', 'worksheet', 'worksheet'],
      ['announcement', 'announcement', 'announcement'],
      ['tutor_reply', 'tutor_reply', 'tutor_reply'],
    ] as const;
    for (const [type, inClass, inExam] of subjects) {
      const about = { type, ...named };
      await toLearner({ about, courseId: learner.courseId });
      await tell(world, [exam.studentId], { about, courseId: exam.courseId });
      const [ofClass] = (await notices.list()).notifications;
      const [ofExam] = (await callNotices(world, exam.headers).list()).notifications;
      expect([ofClass.data.type, ofExam.data.type]).toEqual([inClass, inExam]);
      const isInCourse = ['content', 'exercise', 'paper'].includes(type);
      expect([ofClass.course_type, ofExam.course_type]).toEqual(
        isInCourse ? ['class_room', 'exam'] : [null, null],
      );
    }
    const [reply, announcement, worksheet, liveClass] = (await notices.list()).notifications;
    expect(reply.data.announcement).toEqual({ id: 5, title: 'Five' });
    expect(announcement.data).toMatchObject({ announcement: { id: 5, title: 'Five' }, worksheet: null });
    expect(worksheet.data).toMatchObject({ worksheet: { id: 5, title: 'Five' }, live_class: null });
    expect(liveClass.data).toMatchObject({ live_class: { id: 5, title: 'Five' }, announcement: null });
  });

  test.each([
    ['class_room', 'cbse-8', 'physics', 'chapter_content', 'excercise'],
    ['exam', 'engineering-entrance', 'physics', 'exam_chapter_content', 'exam_exercise'],
  ])('[EN-32] of a %s lesson and exercise names them in the language of whoever reads', async (...given) => {
    const [kind, slug, subject, lessonKey, exerciseKey] = given;
    const who = kind === 'exam' ? exam : learner;
    const { subjectId, chapterIds } = await chaptersOf(world.pool, slug, subject);
    const chapterId = Number(chapterIds[0]);
    const title = { en: 'Rolling', hi: 'लुढ़कना' };
    const { contentId, libraryId, mark } = await addContent(world.pool, { chapterId, title });
    const course = await findCourse(world, who.studentId, kind === 'exam' ? 'exam' : 'class_room');
    const itemKind = kind === 'exam' ? 'exam_exercise' : 'exercise';
    const item = await makeItem(world, { ...course, chapterId }, itemKind);
    await tell(world, [who.studentId], { about: { type: 'content', id: contentId }, courseId: who.courseId });
    await tell(world, [who.studentId], { about: { type: 'exercise', id: item.id }, courseId: who.courseId });
    const { rows } = await world.pool.query(
      `SELECT chapter.name AS chapter, subject.name AS subject FROM chapter
       JOIN subject ON subject.id = subject_id WHERE chapter.id = $1`,
      [chapterId],
    );
    for (const locale of ['en', 'hi'] as const) {
      const more = { 'accept-language': locale };
      const [exercise, lesson] = (await callNotices(world, who.headers).list('', more)).notifications;
      const place = {
        chapter_id: chapterId,
        chapter_name: rows[0].chapter[locale],
        subject_id: Number(subjectId),
        subject_name: rows[0].subject[locale],
      };
      expect(lesson.data[lessonKey]).toEqual({
        id: contentId,
        title: title[locale],
        ...place,
        content_type: 'video',
        content_library_id: libraryId,
        thumbnail: expect.stringContaining(mark),
      });
      expect(exercise.data[exerciseKey]).toEqual({
        id: item.id,
        title: `Title of ${item.slug}${locale === 'hi' ? ' (हिन्दी)' : ''}`,
        ...place,
      });
    }
    await world.pool.query('UPDATE content SET is_active = false WHERE id = $1', [contentId]);
    const [, gone] = (await callNotices(world, who.headers).list()).notifications;
    expect(gone.data[lessonKey]).toBeNull();
  });

  test('a paper is named as well', async () => {
    const course = await findCourse(world, exam.studentId, 'exam');
    const paper = await makeItem(world, course, 'paper');
    await tell(world, [exam.studentId], { about: { type: 'paper', id: paper.id }, courseId: exam.courseId });
    const [shown] = (await callNotices(world, exam.headers).list()).notifications;
    expect(shown.data.paper).toEqual({ id: paper.id, title: `Title of ${paper.slug}` });
  });
});

describe('one after another', () => {
  test('[AL-43] one is read, marked as seen, taken off; then all are', async () => {
    for (const title of ['First', 'Second', 'Third']) await toLearner({ title: { en: title } });
    const [third = 0, second = 0, first = 0] = await ids();
    expect((await notices.one(second)).json().notification).toMatchObject({ id: second, is_seen: false });
    const seen = await notices.view(second);
    expect(seen.json().notification).toMatchObject({ id: second, title: 'Second', is_seen: true });
    expect((await notices.view(second)).statusCode).toBe(200);
    expect((await notices.list()).meta.new_notification_count).toBe(2);
    expect((await notices.remove(third)).json()).toEqual({ success: true });
    expect(await ids()).toEqual([second, first]);
    expect((await notices.remove(third)).statusCode).toBe(404);
    expect((await notices.view(third)).statusCode).toBe(404);
    expect((await notices.one(third)).statusCode).toBe(404);
    expect((await notices.clear()).json()).toEqual({ success: true });
    expect((await notices.list()).meta).toMatchObject({ total_count: 0, new_notification_count: 0 });
    expect((await notices.clear()).statusCode).toBe(200);
    const { rows } = await world.pool.query('SELECT deleted_at IS NOT NULL AS deleted FROM notification');
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ deleted: true })));
  });
});

describe('the badges', () => {
  const named = { id: 5, title: { en: 'Five' } };
  const fill = async () => {
    await toLearner({ about: { type: 'live_class', ...named } });
    for (let times = 0; times < 2; times += 1) await toLearner({ about: { type: 'worksheet', ...named } });
    await toLearner({ about: { type: 'announcement', ...named } });
    await toLearner({ about: { type: 'tutor_reply', ...named } });
    await toLearner({});
    await toLearner({ about: { type: 'content', id: 1 } });
  };

  test('[AL-44] [NT-08] count live classes, worksheets and messages that nobody has looked at', async () => {
    await fill();
    expect(await notices.counts()).toEqual([1, 2, 3]);
    const [content = 0, message = 0, reply = 0] = await ids();
    await notices.view(content);
    expect(await notices.counts()).toEqual([1, 2, 3]);
    await notices.view(message);
    expect(await notices.counts()).toEqual([1, 2, 2]);
    await notices.remove(reply);
    expect(await notices.counts()).toEqual([1, 2, 1]);
    await notices.clear();
    expect(await notices.counts()).toEqual([0, 0, 0]);
  });

  test.each(['PUT', 'POST'] as const)(
    '[AL-45] are emptied one by one with %s, and the list stays',
    async (method) => {
      await fill();
      const steps = [
        ['/view_all_messages', [1, 2, 0]],
        ['/view_all_worksheets', [1, 0, 0]],
        ['/view_all_live_classes', [0, 0, 0]],
      ] as const;
      for (const [path, left] of steps) {
        expect((await notices.call(method, path)).json()).toEqual({ success: true });
        expect(await notices.counts()).toEqual(left);
      }
      expect((await notices.list()).meta).toMatchObject({ total_count: 7, new_notification_count: 7 });
    },
  );

  test('[AL-45] are not emptied by a GET', async () => {
    await fill();
    expect((await notices.call('GET', '/view_all_messages')).statusCode).toBeGreaterThanOrEqual(400);
    expect(await notices.counts()).toEqual([1, 2, 3]);
  });
});
