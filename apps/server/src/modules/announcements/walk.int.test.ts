import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPupil, announce, get, post, readBoard } from '../../../test/announcements.ts';
import { addLearner, type Learner } from '../../../test/learners.ts';
import { openParentSession } from '../../../test/parent-session.ts';
import { joinStaff, type SignedInStaff } from '../../../test/staff.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let ananya: SignedInStaff;
let owner: Learner;
let id: number;
let commentId: number;
beforeAll(async () => {
  world = await openWorld();
  const board = await readBoard(world);
  ananya = await joinStaff(world, 'ananya.mukherjee@shala.example.org', '--role', 'tutor');
  owner = await addPupil(world, '8-A');
  const wish = { ClassId: board.courseId, SectionId: board.sections['8-A'] };
  id = (await announce(world, ananya, wish)).json().announcementId;
  const said = { AnnouncementId: id, Comment: 'Mine' };
  commentId = (await post(world, owner.headers, 'AddComment', said)).json().commentId;
});
afterAll(() => world.stop());

type Headers = Record<string, string>;
const nowhere = 987_654;

/** Every call of a student that names an announcement or a comment. */
const calls: Record<
  string,
  (headers: Headers, announcementId: number, comment: number) => ReturnType<typeof post>
> = {
  GetAnnouncement: (headers, AnnouncementId) => get(world, headers, 'GetAnnouncement', { AnnouncementId }),
  AddComment: (headers, AnnouncementId) =>
    post(world, headers, 'AddComment', { AnnouncementId, Comment: 'Hello' }),
  DeleteComment: (headers, AnnouncementId, CommentId) =>
    post(world, headers, 'DeleteComment', { AnnouncementId, CommentId }),
  ReportComment: (headers, AnnouncementId, CommentId) =>
    post(world, headers, 'ReportComment', { AnnouncementId, CommentId, Reason: 'other' }),
};

const strangers: Record<string, () => Promise<Headers>> = {
  'a student of another section': async () => (await addPupil(world, '8-B')).headers,
  'a student of another family who pays for the same course': async () =>
    (await addLearner(world, { course: 'cbse-8', grants: [{ source: 'order_line' }] })).headers,
  'a student of the section whose access has ended': async () => {
    const ended = await addPupil(world, '8-A');
    await world.pool.query('UPDATE access_grant SET to_day = app_today() - 1 WHERE student_id = $1', [
      ended.studentId,
    ]);
    return ended.headers;
  },
  'a parent of a child of another class': async () =>
    (await openParentSession(world, '+919000010018')).headers,
  'a student of another brand': async () =>
    (
      await addLearner(world, {
        course: 'engineering-entrance',
        grants: [{ source: 'order_line' }],
        tenant: 'udaan',
      })
    ).headers,
};

const plain = (answer: Awaited<ReturnType<typeof post>>) => {
  const { request_id: _ours, ...body } = answer.json();
  return { status: answer.statusCode, body };
};

test.each(Object.keys(strangers))('for %s it does not exist, in any call', async (who) => {
  const headers = await (strangers[who] as () => Promise<Headers>)();
  for (const [name, call] of Object.entries(calls)) {
    const answer = plain(await call(headers, id, commentId));
    expect(answer.status, name).toBe(404);
    expect(answer, name).toEqual(plain(await call(headers, nowhere, commentId)));
  }
});

test('another student’s list does not exist either, whether there is such a student or not', async () => {
  const other = await addPupil(world, '8-A');
  const ask = (studentId: number) =>
    get(world, other.headers, 'GetStudentAnnouncementList', { studentId }).then(plain);
  expect((await ask(owner.studentId)).status).toBe(404);
  expect(await ask(owner.studentId)).toEqual(await ask(nowhere));
  expect((await ask(other.studentId)).status).toBe(200);
});

test('students are kept from the calls of staff', async () => {
  const wishes = {
    ReplyComment: { AnnouncementId: id, CommentId: commentId, Comment: 'Hello' },
    HideComment: { AnnouncementId: id, CommentId: commentId, IsHidden: true },
  };
  for (const [name, wish] of Object.entries(wishes)) {
    expect((await post(world, owner.headers, name, wish)).statusCode, name).toBe(403);
    const unknown = plain(await post(world, ananya.headers, name, { ...wish, AnnouncementId: nowhere }));
    expect(unknown.status, name).toBe(404);
  }
});

test('nothing was written by any of them', async () => {
  const { rows } = await world.pool.query(
    'SELECT body, deleted_at FROM announcement_comment WHERE announcement_id = $1',
    [id],
  );
  expect(rows).toEqual([{ body: 'Mine', deleted_at: null }]);
});
