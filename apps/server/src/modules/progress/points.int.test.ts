import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContent, chaptersOf, type MadeContent } from '../../../test/contents.ts';
import { addLearner, type Learner } from '../../../test/learners.ts';
import { completeLesson, ledgerOf } from '../../../test/points.ts';
import { openPractice, type Practice } from '../../../test/practice.ts';
import type { Kind } from '../../../test/practice-items.ts';
import { choice, freeText } from '../../../test/practice-questions.ts';
import { joinStaff } from '../../../test/staff.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let worker: Awaited<ReturnType<typeof startTestWorker>>;
let tutor: Awaited<ReturnType<typeof joinStaff>>;
let chapters: [number, number];
let subjectId: number;
beforeAll(async () => {
  world = await openWorld();
  tutor = await joinStaff(world, 'meenakshi.sundaram@shala.example.org', '--role', 'tenant_admin');
  await world.pool.query('UPDATE content SET is_active = false');
  const physics = await chaptersOf(world.pool, 'cbse-8', 'physics');
  chapters = [physics.chapterIds[0] ?? 0, physics.chapterIds[1] ?? 0];
  subjectId = physics.subjectId;
  worker = await startTestWorker(world);
});
afterAll(async () => {
  await worker.stop();
  await world.stop();
});

const addClassLearner = () => addLearner(world, { course: 'cbse-8', grants: [{ source: 'order_line' }] });
const addLesson = (chapterId: number) => addContent(world.pool, { chapterId, type: 'external_link' });
const complete = async (who: Learner, lesson: MadeContent, chapterId = chapters[0]) => {
  await completeLesson(world, who, lesson, chapterId);
  await settle(world);
};
const totalOf = async ({ studentId, courseId }: Pick<Learner, 'studentId' | 'courseId'>) =>
  (
    await world.pool.query(
      'SELECT points, reached_at FROM points_total WHERE student_id = $1 AND course_id = $2',
      [studentId, courseId],
    )
  ).rows[0];
const ledger = (who: { studentId: number }) => ledgerOf(world, who.studentId);

describe('what was learnt', () => {
  test('[LB-05] [LB-06] [LB-07] [CN-18] ten points for a lesson, for its chapter and for its subject, each when the last one is done', async () => {
    const who = await addClassLearner();
    const [one, two, other] = [
      await addLesson(chapters[0]),
      await addLesson(chapters[0]),
      await addLesson(chapters[1]),
    ];
    await complete(who, one);
    expect(await ledger(who)).toEqual([{ source: 'content', id: one.contentId, revision: 0, points: 10 }]);
    await complete(who, two);
    expect((await ledger(who)).slice(1)).toEqual([
      { source: 'content', id: two.contentId, revision: 0, points: 10 },
      { source: 'chapter', id: chapters[0], revision: 0, points: 10 },
    ]);
    await complete(who, other, chapters[1]);
    expect((await ledger(who)).slice(3)).toEqual([
      { source: 'content', id: other.contentId, revision: 0, points: 10 },
      { source: 'chapter', id: chapters[1], revision: 0, points: 10 },
      { source: 'subject', id: subjectId, revision: 0, points: 10 },
    ]);
    const { rows } = await world.pool.query(
      'SELECT max(completed_at) AS last FROM content_state WHERE student_id = $1',
      [who.studentId],
    );
    expect((await totalOf(who)).points).toBe(60);
    expect((await totalOf(who)).reached_at.getTime()).toBe(rows[0].last.getTime());
    const written = await world.pool.query(
      `SELECT sum((details ->> 'points')::int)::int AS points FROM audit_log
       WHERE action = 'points.booked' AND subject_id = $1`,
      [who.studentId],
    );
    expect(written.rows[0].points).toBe(60);
  });

  test('earned points of a chapter stay when a lesson is added later, and finishing it again earns no second ten', async () => {
    const who = await addClassLearner();
    const { rows } = await world.pool.query<{ id: number; content_library_id: number }>(
      'SELECT id, content_library_id FROM content WHERE chapter_id = $1 AND is_active',
      [chapters[1]],
    );
    for (const { id, content_library_id: libraryId } of rows) {
      await complete(who, { contentId: Number(id), libraryId: Number(libraryId), mark: '' }, chapters[1]);
    }
    const before = await ledger(who);
    expect(before.filter(({ source }) => source === 'chapter')).toHaveLength(1);
    const late = await addLesson(chapters[1]);
    await complete(who, late, chapters[1]);
    expect(await ledger(who)).toEqual([
      ...before,
      { source: 'content', id: late.contentId, revision: 0, points: 10 },
    ]);
  });

  test('a lesson that is added before the worker gets to a finished chapter takes nothing away', async () => {
    const who = await addClassLearner();
    const [, , third = 0] = (await chaptersOf(world.pool, 'cbse-8', 'physics')).chapterIds;
    const only = await addLesson(third);
    await worker.stop();
    await completeLesson(world, who, only, third);
    await world.moveClock('1 minute');
    await addLesson(third);
    worker = await startTestWorker(world);
    await settle(world);
    expect((await ledger(who)).map(({ source }) => source)).toEqual(['content', 'chapter']);
  });

  test('a lesson that was added before the last one was done is asked for, in whatever order the events come', async () => {
    const who = await addClassLearner();
    const [, , , , fifth = 0] = (await chaptersOf(world.pool, 'cbse-8', 'physics')).chapterIds;
    const [one, two] = [await addLesson(fifth), await addLesson(fifth)];
    await worker.stop();
    await completeLesson(world, who, one, fifth);
    await world.moveClock('1 minute');
    const added = await addLesson(fifth);
    await world.moveClock('1 minute');
    await completeLesson(world, who, two, fifth);
    // The event of the first lesson comes when the second one is done as well.
    worker = await startTestWorker(world);
    await settle(world);
    expect((await ledger(who)).map(({ source }) => source)).toEqual(['content', 'content']);
    await complete(who, added, fifth);
    expect((await ledger(who)).map(({ source }) => source).slice(2)).toEqual(['content', 'chapter']);
  });

  test('events that come twice, at once and in any order book each thing once', async () => {
    const who = await addClassLearner();
    const [, , , fourth = 0] = (await chaptersOf(world.pool, 'cbse-8', 'physics')).chapterIds;
    const lessons = [await addLesson(fourth), await addLesson(fourth), await addLesson(fourth)];
    for (const lesson of lessons) await complete(who, lesson, fourth);
    const before = await ledger(who);
    expect(before).toHaveLength(4);
    await world.pool.query('DELETE FROM points_entry WHERE student_id = $1', [who.studentId]);
    const listener = world.modules.listeners.find(({ name }) => name === 'progress.book-lesson-points');
    const tenant = await world.pool.query<{ id: number }>(`SELECT id::int FROM tenant WHERE slug = 'shala'`);
    const events = [...lessons, ...lessons, ...lessons].reverse().map(({ contentId }) => ({
      id: `again-${contentId}`,
      type: 'learning.content_completed',
      tenantId: tenant.rows[0]?.id ?? 0,
      data: { studentId: who.studentId, contentId },
    }));
    await Promise.all(events.map((event) => listener?.handle(event)));
    const sorted = (rows: typeof before) => rows.map((row) => JSON.stringify(row)).toSorted();
    expect(sorted(await ledger(who))).toEqual(sorted(before));
    expect((await totalOf(who)).points).toBe(40);
  });
});

describe('what was practised', () => {
  /** So many of ten questions right, the others wrong. */
  async function run(practice: Practice, kind: Kind, right: number) {
    const questions = Array.from({ length: 10 }, (_unused, n) => choice(`q${n}`));
    const item = await practice.makeItem(kind, { questions });
    const attempt = await practice.start(item);
    for (const [n, id] of item.questionIds.entries()) {
      await attempt.save(id, { student_answer: n < right ? 'option2' : 'option1' });
    }
    await attempt.complete();
    await settle(world);
    return { item, attempt };
  }

  test.each([
    ['quick_quiz', 9, 5],
    ['exercise', 8, 4],
    ['exam_exercise', 6, 4],
    ['paper', 5, 3],
  ] as const)(
    '[LB-08] [QE-35] [CN-18] the first run of a %s with %d of 10 right earns %d points',
    async (kind, right, points) => {
      const course = kind === 'quick_quiz' || kind === 'exercise' ? 'cbse-8' : 'medical-entrance';
      const who = await addLearner(world, { course, grants: [{ source: 'order_line' }] });
      const practice = await openPractice(world, who.email);
      const { item, attempt } = await run(practice, kind, right);
      const first = { source: kind, id: item.id, revision: 0, points };
      expect(await ledger(who)).toEqual([first]);
      // A better second run and a third one: resetting is no way to points.
      for (const _again of [2, 3]) {
        await attempt.reset();
        await attempt.questions();
        for (const id of item.questionIds) await attempt.save(id, { student_answer: 'option2' });
        await attempt.complete();
      }
      await settle(world);
      expect(await ledger(who)).toEqual([first]);
      expect((await totalOf(who)).points).toBe(points);
    },
  );

  test('a run without an answer earns nothing, and uses the first run up', async () => {
    const who = await addClassLearner();
    const practice = await openPractice(world, who.email);
    const item = await practice.makeItem('exercise');
    const attempt = await practice.start(item);
    await attempt.complete();
    await attempt.reset();
    await attempt.questions();
    await attempt.save(item.questionIds[0] ?? 0, { student_answer: 'option2' });
    await attempt.complete();
    await settle(world);
    expect(await ledger(who)).toEqual([]);
    expect(await totalOf(who)).toBeUndefined();
  });

  test('nothing is booked while a tutor is waited for; then the points, and a correction for other marks', async () => {
    const who = await addClassLearner();
    const practice = await openPractice(world, who.email);
    const item = await practice.makeItem('exercise', { questions: [choice('a'), freeText('b', 4)] });
    const [first = 0, words = 0] = item.questionIds;
    const attempt = await practice.start(item);
    await attempt.save(first, { student_answer: 'option2' });
    await attempt.save(words, { student_answer: 'Because of friction.' });
    await attempt.complete();
    await settle(world);
    expect(await ledger(who)).toEqual([]);
    const { rows } = await world.pool.query('SELECT id FROM attempt_run WHERE attempt_id = $1', [attempt.id]);
    // The week of the run is over when the tutor looks: the points are of the week in which they came.
    await world.moveClock('8 days');
    tutor = await joinStaff(world, 'meenakshi.sundaram@shala.example.org', '--role', 'tenant_admin');
    const mark = async (marks: number) => {
      await world.moveClock('1 minute');
      const answer = await world.server.inject({
        method: 'PUT',
        url: `/api/v1/course/staff/students/${who.studentId}/runs/${rows[0].id}/answers/${words}/evaluation`,
        headers: tutor.headers,
        payload: { evaluation: { marks } },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      await settle(world);
    };
    await mark(4);
    const booked = { source: 'exercise', id: item.id, revision: 0, points: 5 };
    expect(await ledger(who)).toEqual([booked]);
    // 1 and 0.25 of 2: a band lower.
    await mark(1);
    expect(await ledger(who)).toEqual([booked, { ...booked, revision: 1, points: -1 }]);
    await mark(0);
    expect((await ledger(who)).at(-1)).toEqual({ ...booked, revision: 2, points: -1 });
    expect((await totalOf(who)).points).toBe(3);
    const marked = await world.pool.query(
      'SELECT created_at AS at FROM answer_mark WHERE student_id = $1 ORDER BY id',
      [who.studentId],
    );
    const earned = await earnedOf(who);
    expect(earned[0]).toEqual(marked.rows[0].at);
    for (const [n, at] of earned.entries())
      expect(at.getTime()).toBeGreaterThanOrEqual(marked.rows[n].at.getTime());
  });

  const earnedOf = async ({ studentId }: Learner): Promise<Date[]> =>
    (
      await world.pool.query(
        'SELECT earned_at FROM points_entry WHERE student_id = $1 ORDER BY points_entry.id',
        [studentId],
      )
    ).rows.map(({ earned_at }) => earned_at);

  test.each([
    ['none before', 0, [3]],
    ['three before', 1, [3, 1]],
  ] as const)(
    'points of an answer that came late are of the moment when it was counted (%s)',
    async (_name, inTime, points) => {
      const who = await addClassLearner();
      const practice = await openPractice(world, who.email);
      const item = await practice.makeItem('exercise', { timer: { timer: 'whole_quiz', time: 1 } });
      const attempt = await practice.start(item);
      const [late = 0, ...others] = item.questionIds.slice().reverse();
      if (inTime) await attempt.save(others[0] ?? 0, { student_answer: 'option2', client_seq: 1 });
      await world.moveClock('90 seconds');
      await attempt.save(late, { student_answer: 'option2', client_seq: 1 });
      await settle(world);
      expect((await ledger(who)).map((row) => row.points)).toEqual(points.slice(0, inTime));
      await world.moveClock('8 days');
      const { headers } = await joinStaff(
        world,
        'meenakshi.sundaram@shala.example.org',
        '--role',
        'tenant_admin',
      );
      const { rows } = await world.pool.query(
        'SELECT id, app_now() AS now FROM attempt_run WHERE attempt_id = $1',
        [attempt.id],
      );
      const answer = await world.server.inject({
        method: 'PUT',
        url: `/api/v1/course/staff/students/${who.studentId}/runs/${rows[0].id}/answers/${late}/late_answer`,
        headers,
        payload: { late_answer: { is_counted: true } },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      await settle(world);
      expect((await ledger(who)).map((row) => row.points)).toEqual(points);
      expect((await earnedOf(who)).at(-1)?.getTime()).toBeGreaterThanOrEqual(rows[0].now.getTime());
    },
  );

  test('nobody changes a booked row', async () => {
    await expect(world.pool.query('UPDATE points_entry SET points = 99')).rejects.toThrow();
  });
});
