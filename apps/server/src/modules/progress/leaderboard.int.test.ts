import type { WireLeaderboard } from '@shala/wire/leaderboard.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addContent, chaptersOf } from '../../../test/contents.ts';
import { addPeers, givePoints } from '../../../test/leaderboard.ts';
import { addLearner, type Learner, signInAgain } from '../../../test/learners.ts';
import { moveToNoon } from '../../../test/noon.ts';
import { completeLesson } from '../../../test/points.ts';
import { openPractice } from '../../../test/practice.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.pool.query('UPDATE content SET is_active = false');
  await moveToNoon(world);
});
afterAll(() => world.stop());
// Whatever the demo school has earned is not what these tests are about.
beforeEach(() => world.pool.query('DELETE FROM points_entry; DELETE FROM points_total'));

const ask = (who: Learner, query = '', language = 'en') =>
  world.server.inject({
    url: `/StudentReport/GetLeaderBoardByCourse?CourseId=${who.enrolmentId}${query}`,
    headers: { ...who.headers, 'accept-language': language },
  });
const boardOf = async (who: Learner, query = '', language = 'en'): Promise<WireLeaderboard> => {
  const answer = await ask(who, query, language);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().studentLeaderboard;
};
const addRetail = () => addLearner(world, { course: 'cbse-8', grants: [{ source: 'order_line' }] });
const namesOf = ({ neighbours }: WireLeaderboard) => neighbours.map(({ rank, name }) => [rank, name]);

describe('the list', () => {
  test('[AL-41] [EN-33] tells the first three, the own place, two above, two below, and what is missing', async () => {
    const who = await addRetail();
    const peers = [
      { name: 'Ishaan Patel', points: 1120 },
      { name: 'Diya Mehta', points: 1065 },
      { name: 'Harjot Singh', points: 980 },
      { name: 'Sana Khan', points: 672 },
      { name: 'Rohan Das', points: 655 },
      { name: 'Kabir Nair', points: 631 },
      { name: 'Gauri Pai', points: 618 },
      { name: 'Tara', points: 10 },
    ];
    const [first = 0] = await addPeers(world, who.courseId, peers);
    await world.pool.query('UPDATE student SET photo_allowed = true WHERE id = $1', [first]);
    await givePoints(world, who, 640);
    expect(await boardOf(who)).toMatchObject({
      firstRank: {
        rank: 1,
        name: 'Ishaan P.',
        point: 1120,
        imageUrl: expect.stringMatching(/^http.*X-Amz-Sig/),
        // The colour that this child's id leads to on all other screens.
        colorNumber: first % 7,
      },
      secondRank: { rank: 2, name: 'Diya M.', point: 1065, imageUrl: null },
      thirdRank: { rank: 3, name: 'Harjot S.', point: 980, imageUrl: null },
      currentStudentRank: 6,
      currentStudentPoint: 640,
      studentCount: 9,
      neighbours: [
        { rank: 4, name: 'Sana K.', point: 672, isCurrentStudent: false },
        { rank: 5, name: 'Rohan D.', point: 655, isCurrentStudent: false },
        { rank: 6, name: 'New', point: 640, isCurrentStudent: true, colorNumber: who.studentId % 7 },
        { rank: 7, name: 'Kabir N.', point: 631, isCurrentStudent: false },
        { rank: 8, name: 'Gauri P.', point: 618, isCurrentStudent: false },
      ],
      nextRank: { rank: 5, pointsMissing: 15 },
      isShown: true,
      historyTotal: 1,
    });
  });

  test('equal points are an equal rank, and whoever had them first stands first', async () => {
    const who = await addRetail();
    await addPeers(world, who.courseId, [
      { name: 'Late Top', points: 90, hoursAgo: 1 },
      { name: 'Early Top', points: 90, hoursAgo: 9 },
      { name: 'Third', points: 80 },
      { name: 'Before', points: 50, hoursAgo: 7 },
      { name: 'Earlier', points: 50, hoursAgo: 8 },
      { name: 'After', points: 50, hoursAgo: 2 },
      { name: 'Below', points: 40 },
    ]);
    await givePoints(world, who, 50, 5);
    const board = await boardOf(who);
    const podium = [board.firstRank, board.secondRank, board.thirdRank];
    expect(podium.map((place) => [place?.rank, place?.name])).toEqual([
      [1, 'Early T.'],
      [1, 'Late T.'],
      [3, 'Third'],
    ]);
    expect(namesOf(board)).toEqual([
      [4, 'Earlier'],
      [4, 'Before'],
      [4, 'New'],
      [4, 'After'],
      [8, 'Below'],
    ]);
    // Equals are passed together.
    expect(board.nextRank).toEqual({ rank: 3, pointsMissing: 30 });
  });

  test('without points there is no rank, and nobody is a list of nobody', async () => {
    const who = await addRetail();
    expect(await boardOf(who)).toEqual({
      firstRank: null,
      secondRank: null,
      thirdRank: null,
      currentStudentRank: null,
      currentStudentPoint: 0,
      studentCount: 0,
      neighbours: [],
      nextRank: null,
      monthPoints: 0,
      isShown: true,
      pointHistory: [],
      historyTotal: 0,
    });
    await givePoints(world, who, 10);
    const alone = await boardOf(who);
    expect([alone.currentStudentRank, alone.studentCount, alone.nextRank]).toEqual([1, 1, null]);
  });

  test('a school sees its own students of the class, families by themselves see each other, nobody another tenant', async () => {
    const retail = await addRetail();
    const member = await addLearner(world, {
      course: 'cbse-8',
      grants: [{ source: 'institution' }],
      isMember: true,
    });
    const elsewhere = await addLearner(world, {
      course: 'medical-entrance',
      grants: [{ source: 'order_line' }],
      tenant: 'udaan',
    });
    await addPeers(world, retail.courseId, [
      { name: 'Class Mate', points: 30, isMember: true },
      { name: 'By Herself', points: 40 },
    ]);
    await addPeers(world, elsewhere.courseId, [{ name: 'Other Tenant', points: 99 }]);
    for (const who of [retail, member, elsewhere]) await givePoints(world, who, 20);
    expect(namesOf(await boardOf(retail))).toEqual([
      [1, 'By H.'],
      [2, 'New'],
    ]);
    expect(namesOf(await boardOf(member))).toEqual([
      [1, 'Class M.'],
      [2, 'New'],
    ]);
    expect(namesOf(await boardOf(elsewhere))).toEqual([[1, 'New']]);
  });

  test('somebody else’s course, and one that does not exist, are not found', async () => {
    const [who, other] = [await addRetail(), await addRetail()];
    for (const enrolmentId of [other.enrolmentId, 99_999_999]) {
      const answer = await ask({ ...who, enrolmentId });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    }
  });

  test('it is right without Redis', async () => {
    const who = await addRetail();
    await givePoints(world, who, 20);
    await addPeers(world, who.courseId, [{ name: 'Kabir Nair', points: 30 }]);
    world.redis.disconnect();
    try {
      expect(namesOf(await boardOf(who))).toEqual([
        [1, 'Kabir N.'],
        [2, 'New'],
      ]);
    } finally {
      await world.redis.connect();
    }
  });
});

describe('the points history', () => {
  test('[EN-34] names what each point was for, in the reader’s language, with subject, colour and chapter', async () => {
    const who = await addRetail();
    const { chapterIds, subjectId } = await chaptersOf(world.pool, 'cbse-8', 'physics');
    const [chapterId = 0] = chapterIds;
    await world.pool.query(`UPDATE subject SET picture_key = 'pictures/physics.webp' WHERE id = $1`, [
      subjectId,
    ]);
    const lesson = await addContent(world.pool, {
      chapterId,
      type: 'external_link',
      title: { en: 'Friction in daily life', hi: 'रोज़ का घर्षण' },
    });
    await world.pool.query(`UPDATE content_library SET poster_key = 'media/poster.jpg' WHERE id = $1`, [
      lesson.libraryId,
    ]);
    const worker = await startTestWorker(world);
    await completeLesson(world, who, lesson, chapterId);
    const practice = await openPractice(world, who.email);
    const item = await practice.makeItem('exercise');
    const attempt = await practice.start(item);
    for (const id of item.questionIds) await attempt.save(id, { student_answer: 'option2' });
    await attempt.complete();
    await settle(world);
    await worker.stop();

    const { pointHistory, historyTotal, monthPoints } = await boardOf(who);
    expect([historyTotal, monthPoints]).toEqual([4, 35]);
    expect(pointHistory.map(({ fieldType, point }) => [fieldType, point])).toEqual([
      ['excercise', 5],
      ['subject', 10],
      ['chapter', 10],
      ['content', 10],
    ]);
    const [exercise, subject, chapter, content] = pointHistory;
    const inPhysics = {
      subjectId,
      subjectName: 'Physics',
      subjectColorCode: expect.stringMatching(/^[1-7]$/),
      subjectIcon: 'atom',
      subjectThumbnailUrl: expect.stringMatching(/physics\.webp/),
      isCorrection: false,
      earnedAt: expect.stringMatching(/Z$/),
    };
    expect(content).toEqual({
      id: expect.any(Number),
      point: 10,
      contentName: 'Friction in daily life',
      contentThumbnailUrl: expect.stringMatching(/poster\.jpg/),
      counts: 1,
      fieldType: 'content',
      chapterName: expect.any(String),
      chapterNumber: 1,
      percent: null,
      ...inPhysics,
    });
    expect(chapter).toMatchObject({ contentName: content?.chapterName, counts: 1, ...inPhysics });
    expect(subject).toMatchObject({ contentName: 'Physics', counts: 1, chapterName: null, ...inPhysics });
    expect(exercise).toMatchObject({ contentName: `Title of ${item.slug}`, counts: 3, percent: 100 });
    // Other marks within the same band book nothing, but what is told is what the run is worth now.
    await world.pool.query('UPDATE item_result SET first_score = 90 WHERE student_id = $1', [who.studentId]);
    expect((await boardOf(who)).pointHistory[0]).toMatchObject({ point: 5, percent: 90 });
    await world.pool.query(
      `INSERT INTO points_entry (tenant_id, student_id, course_id, source_type, source_id, revision, points, percent, earned_at)
       SELECT tenant_id, student_id, course_id, source_type, source_id, 1, -1, 70, earned_at FROM points_entry
       WHERE student_id = $1 AND source_type = 'exercise'`,
      [who.studentId],
    );
    const corrected = (await boardOf(who)).pointHistory.filter(({ fieldType }) => fieldType === 'excercise');
    expect(corrected.map(({ point, percent }) => [point, percent])).toEqual([
      [-1, 90],
      [5, 100],
    ]);
    await world.pool.query('DELETE FROM points_entry WHERE student_id = $1 AND revision = 1', [
      who.studentId,
    ]);
    const inHindi = await boardOf(who, '', 'hi');
    expect(inHindi.pointHistory[3]?.contentName).toBe('रोज़ का घर्षण');
    const second = await boardOf(who, '&CurrentPage=2&Pagesize=3');
    expect(second.pointHistory.map(({ id }) => id)).toEqual([content?.id]);
    expect(second.historyTotal).toBe(4);
    expect((await boardOf(who, '&CurrentPage=9')).pointHistory).toEqual([]);
    // Next month all of it is long ago.
    await world.moveClock('32 days');
    expect((await boardOf(await signInAgain(world, who))).monthPoints).toBe(0);
  });
});

describe('what it costs', () => {
  test('as many statements for a thousand as for one', async () => {
    const who = await addRetail();
    await givePoints(world, who, 20);
    const count = async () => {
      const query = vi.spyOn(pg.Client.prototype, 'query');
      await boardOf(who);
      const texts = query.mock.calls.map(([given]) =>
        String(typeof given === 'string' ? given : (given as { text?: unknown }).text),
      );
      query.mockRestore();
      return texts.filter((text) => !/"session"|"brand_host"/.test(text)).length;
    };
    const few = await count();
    await world.pool.query(
      `WITH made AS (
         INSERT INTO student (tenant_id, first_name) SELECT tenant.id, 'Peer' FROM tenant, generate_series(1, 1000)
         WHERE slug = 'shala' RETURNING id, tenant_id
       ) INSERT INTO points_total (student_id, course_id, tenant_id, points, reached_at)
         SELECT id, $1, tenant_id, 1 + id % 90, app_now() FROM made`,
      [who.courseId],
    );
    expect(await count()).toBe(few);
    expect(few).toBeLessThanOrEqual(6);
  });
});
