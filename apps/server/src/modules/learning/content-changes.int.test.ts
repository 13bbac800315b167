import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContent, chaptersOf, type MadeContent } from '../../../test/contents.ts';
import { addLearner, type Learner } from '../../../test/learners.ts';
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
const send = (
  method: 'PUT' | 'PATCH' | 'POST',
  url: string,
  payload: object,
  who: Learner = lessons.learner,
) =>
  world.server.inject({
    method,
    url: `${base}/${who.enrolmentId}${url}`,
    headers: { ...who.headers },
    payload,
  });
const path = ({ contentId }: MadeContent, chapterId = lessons.first) =>
  `/chaptors/${chapterId}/chaptor_contents/${contentId}`;
const change = (content: MadeContent, fields: object, who?: Learner, method: 'PUT' | 'PATCH' = 'PUT') =>
  send(method, path(content), { student_chaptor_content: fields }, who);
const changed = async (...call: Parameters<typeof change>) =>
  (await change(...call)).json().student_chaptor_content;
const open = ({ libraryId }: MadeContent, who?: Learner) =>
  send('POST', '/content_histories', { content_library_id: libraryId }, who);
const addPaid = () => addLearner(world, { course: 'cbse-8', grants: [{ source: 'order_line' }] });

/** Opens a film, lets the time pass and reports what was played. */
async function play(content: MadeContent, intervals: [number, number][], who: Learner): Promise<void> {
  const { id } = (await open(content, who)).json().content_history;
  await world.moveClock('5 minutes');
  const [, to] = intervals.at(-1) ?? [0, 0];
  const answer = await send('PUT', `/content_histories/${id}`, { played_seconds: to, intervals }, who);
  expect(answer.statusCode).toBe(200);
}

describe('a vote', () => {
  test('[AL-09] [CN-16] is up with 1, down with 0, taken back with reset, and everybody sees the sums', async () => {
    const content = lessons.notes;
    const other = await addPaid();
    const sums = async (fields: object, who?: Learner) => {
      const now = await changed(content, fields, who);
      expect(now.upvote).toBe(now.current_student_vote);
      return [now.upvote, now.total_upvotes, now.total_downvotes];
    };
    expect(await sums({ upvote: 1 })).toEqual([1, 1, 0]);
    expect(await sums({ upvote: 1 })).toEqual([1, 1, 0]);
    expect(await sums({ upvote: 0 }, other)).toEqual([0, 1, 1]);
    expect(await sums({ upvote: 0 })).toEqual([0, 0, 2]);
    expect(await sums({ upvote: 'reset' })).toEqual([null, 0, 1]);
    expect(await sums({ upvote: 'reset' })).toEqual([null, 0, 1]);
    expect((await change(content, { upvote: 2 })).statusCode).toBe(422);
  });

  test('of one student counts once however many arrive together', async () => {
    const content = lessons.link;
    const votes = [1, 0, 1, 'reset', 1, 0, 1];
    await Promise.all(votes.map((upvote) => change(content, { upvote })));
    const { upvote, total_upvotes: up, total_downvotes: down } = await changed(content, {});
    expect([up, down]).toEqual([upvote === 1 ? 1 : 0, upvote === 0 ? 1 : 0]);
  });

  test('is counted for each tenant by itself', async () => {
    const url = `/exam_chapters/${lessons.examChapter}/exam_chapter_contents/${lessons.examFilm.contentId}`;
    const addStudentOf = (tenant: 'shala' | 'udaan') =>
      addLearner(world, { tenant, course: 'medical-entrance', grants: [{ source: 'order_line' }] });
    const sums = async (who: Learner, fields: object) => {
      const answer = await send('PUT', url, { student_exam_chapter_content: fields }, who);
      const { total_upvotes: up, total_downvotes: down } = answer.json().student_exam_chapter_content;
      return [up, down];
    };
    const [ours, theirs] = [await addStudentOf('shala'), await addStudentOf('udaan')];
    expect(await sums(ours, { upvote: 1 })).toEqual([1, 0]);
    expect(await sums(theirs, { upvote: 0 })).toEqual([0, 1]);
    expect(await sums(ours, {})).toEqual([1, 0]);
    expect(await sums(ours, { upvote: 'reset' })).toEqual([0, 0]);
    expect(await sums(theirs, {})).toEqual([0, 1]);
  });
});

describe('a note', () => {
  test('[AL-09] [VA-18] is kept, replaced, not emptied by blanks, and deleted when that is asked for', async () => {
    const content = lessons.film;
    const note = async (notes: string | null) =>
      (await changed(content, { notes }, undefined, 'PATCH')).notes;
    expect(await note('Friction acts against motion. <b>घर्षण</b>')).toBe(
      'Friction acts against motion. <b>घर्षण</b>',
    );
    expect(await note('Second thoughts')).toBe('Second thoughts');
    expect(await note('   ')).toBe('Second thoughts');
    expect(await note(null)).toBeNull();
    expect((await change(content, { notes: 'x'.repeat(10_001) })).statusCode).toBe(422);
  });

  test('is seen by nobody else', async () => {
    await change(lessons.film, { notes: 'Mine' });
    expect((await changed(lessons.film, {}, await addPaid())).notes).toBeNull();
  });
});

describe('completing', () => {
  test('[AL-09] [EN-15] a film needs four fifths of its seconds, whatever is claimed', async () => {
    const who = await addPaid();
    const complete = () => change(lessons.film, { is_completed: true }, who);
    const refused = await complete();
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'evidence_missing', error: expect.any(String) });
    await play(lessons.film, [[0, 79]], who);
    expect((await complete()).statusCode).toBe(409);
    await play(lessons.film, [[79, 80]], who);
    expect((await complete()).json().student_chaptor_content).toMatchObject({ is_completed: true });
  });

  test('[CN-13] the last six seconds alone complete nothing: a seek to the end is no watching', async () => {
    const who = await addPaid();
    await play(lessons.film, [[94, 100]], who);
    expect((await change(lessons.film, { is_completed: true }, who)).statusCode).toBe(409);
    await play(lessons.film, [[0, 94]], who);
    expect((await change(lessons.film, { is_completed: true }, who)).statusCode).toBe(200);
  });

  test.each(['notes', 'link'] as const)('[AL-09] the %s need ten seconds from the opening', async (name) => {
    const who = await addPaid();
    const complete = () => change(lessons[name], { is_completed: true }, who);
    expect((await complete()).statusCode).toBe(409);
    await open(lessons[name], who);
    expect((await complete()).statusCode).toBe(409);
    await world.moveClock('10 seconds');
    expect((await complete()).json().student_chaptor_content.is_completed).toBe(true);
  });

  test('a refused completion leaves nothing of the same call behind', async () => {
    const who = await addPaid();
    const refused = await change(lessons.film, { notes: 'kept?', upvote: 1, is_completed: true }, who);
    expect(refused.statusCode).toBe(409);
    expect(await changed(lessons.film, {}, who)).toMatchObject({
      notes: null,
      upvote: null,
      is_completed: false,
    });
  });

  test('happens once: one event, one count, however often it is said, and it cannot be taken back', async () => {
    const who = await addPaid();
    await play(lessons.film, [[0, 100]], who);
    await Promise.all([1, 2, 3, 4].map(() => change(lessons.film, { is_completed: true }, who)));
    expect((await change(lessons.film, { is_completed: false }, who)).statusCode).toBe(422);
    const { rows: counted } = await world.pool.query(
      'SELECT chapter_id, contents_done FROM learning_count WHERE student_id = $1',
      [who.studentId],
    );
    expect(counted).toEqual([{ chapter_id: lessons.first, contents_done: 1 }]);
    const { rows: events } = await world.pool.query(
      `SELECT payload -> 'data' AS data FROM graphile_worker._private_jobs
       WHERE payload ->> 'type' = 'learning.content_completed'
         AND (payload -> 'data' ->> 'studentId')::bigint = $1`,
      [who.studentId],
    );
    expect(events).toEqual([
      {
        data: {
          studentId: who.studentId,
          enrolmentId: who.enrolmentId,
          courseId: who.courseId,
          subjectId: lessons.physics.subjectId,
          chapterId: lessons.first,
          contentId: lessons.film.contentId,
        },
      },
    ]);
    const { rows: kept } = await world.pool.query(
      'SELECT evidence FROM content_state WHERE student_id = $1',
      [who.studentId],
    );
    expect(kept).toEqual([{ evidence: { watchedSeconds: 100, durationSeconds: 100 } }]);
  });

  test('[AL-09] of an exam works in the other skin and in camel case', async () => {
    const who = await addLearner(world, {
      course: 'medical-entrance',
      grants: [{ source: 'order_line' }],
    });
    const content = lessons.examFilm;
    await play(content, [[0, 90]], who);
    const url = `/exam_chapters/${lessons.examChapter}/exam_chapter_contents/${content.contentId}`;
    const answer = await world.server.inject({
      method: 'PATCH',
      url: `/api/v2/course/student/student_courses/${who.enrolmentId}${url}`,
      headers: { ...who.headers },
      payload: { studentExamChapterContent: { isCompleted: true, upvote: 1 } },
    });
    expect(answer.json().studentExamChapterContent).toMatchObject({
      isCompleted: true,
      currentStudentVote: 1,
      totalUpvotes: 1,
      examChapterId: lessons.examChapter,
      contentLibrary: { contentUrl: expect.stringContaining('/playlist') },
    });
  });
});

describe('completion in percent', () => {
  test('[EN-13] [EN-14] follows what is done, is 100 only when all is, and does not count what was switched off', async () => {
    const who = await addPaid();
    const { subjectId, chapterIds } = await chaptersOf(world.pool, 'cbse-8', 'chemistry');
    const [chapterId = 0, otherChapter = 0] = chapterIds;
    const add = (chapter: number) => addContent(world.pool, { chapterId: chapter, type: 'pdf' });
    const contents = [await add(chapterId), await add(chapterId), await add(chapterId)];
    await add(otherChapter);
    const percents = async () => {
      const get = async (url: string) =>
        (
          await world.server.inject({ url: `${base}/${who.enrolmentId}${url}`, headers: { ...who.headers } })
        ).json();
      const { chaptors } = await get(`/class_room_subjects/${subjectId}/chaptors`);
      const { class_room_subjects: subjects } = await get('/class_room_subjects');
      const subject = subjects.find(({ id }: { id: number }) => id === subjectId);
      return [chaptors[0].content_completion_percentage, subject.content_completion_percentage];
    };
    const complete = async (content: MadeContent) => {
      await open(content, who);
      await world.moveClock('1 minute');
      const body = { student_chaptor_content: { is_completed: true } };
      expect((await send('PUT', path(content, chapterId), body, who)).statusCode).toBe(200);
    };
    const [first, second, third] = contents as [MadeContent, MadeContent, MadeContent];
    expect(await percents()).toEqual([0, 0]);
    await complete(first);
    expect(await percents()).toEqual([34, 25]);
    await complete(second);
    expect(await percents()).toEqual([67, 50]);
    const switchTo = (content: MadeContent, isActive: boolean) =>
      world.pool.query('UPDATE content SET is_active = $1 WHERE id = $2', [isActive, content.contentId]);
    await switchTo(first, false);
    expect(await percents()).toEqual([50, 34]);
    await complete(third);
    expect(await percents()).toEqual([100, 67]);
    await switchTo(first, true);
    expect(await percents()).toEqual([100, 75]);
  });
});
