import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPupil, announce, type Board, get, post, readBoard } from '../../../test/announcements.ts';
import type { Learner } from '../../../test/learners.ts';
import { makePdf } from '../../../test/pdfs.ts';
import { runSweep } from '../../../test/shop.ts';
import { openStaffSession } from '../../../test/staff-session.ts';
import { openTestStorage } from '../../../test/storage.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { readNow } from '../../platform/db/clock.ts';

let world: World;
let board: Board;
let pupil: Learner;
let tutor: Awaited<ReturnType<typeof openStaffSession>>;
beforeAll(async () => {
  world = await openWorld();
  board = await readBoard(world);
  pupil = await addPupil(world, '8-A');
  tutor = await openStaffSession(world, 'ananya.mukherjee@shala.example.org');
});
afterAll(() => world.stop());

const inMinutes = async (minutes: number) =>
  new Date((await readNow(world.db)).getTime() + minutes * 60_000).toISOString();
const wait = async (message: string, minutes: number, file?: { content: Buffer; type: string }) => {
  const given = {
    ClassId: board.courseId,
    SectionId: board.sections['8-A'],
    Message: message,
    PublishAt: await inMinutes(minutes),
  };
  return (await announce(world, tutor, given, file)).json().announcementId as number;
};
const messages = async () =>
  (
    await get(world, pupil.headers, 'GetStudentAnnouncementList', {
      studentId: pupil.studentId,
      Pagesize: 50,
    })
  )
    .json()
    .announcement.map(({ message }: { message: string }) => message);
const read = async (id: number) =>
  (await get(world, tutor.headers, 'GetStaffAnnouncement', { AnnouncementId: id })).json();

test('[RL-06] an announcement with a moment is seen by students then, and told once', async () => {
  const id = await wait('Bring your atlas.', 30);
  await runSweep(world, 'announcements.post');
  expect(await messages()).not.toContain('Bring your atlas.');
  expect((await get(world, pupil.headers, 'GetAnnouncement', { AnnouncementId: id })).statusCode).toBe(404);
  expect((await read(id)).announcement).toMatchObject({
    postedAt: null,
    publishAt: expect.any(String),
    isOwn: true,
  });
  await world.moveClock('31 minutes');
  await runSweep(world, 'announcements.post');
  await runSweep(world, 'announcements.post');
  expect(await messages()).toContain('Bring your atlas.');
  expect((await read(id)).announcement).toMatchObject({ postedAt: expect.any(String), publishAt: null });
  const { rows } = await world.pool.query(
    `SELECT count(*)::int AS count FROM graphile_worker._private_jobs
     WHERE payload::text LIKE '%announcements.posted%' AND payload::text LIKE '%Bring your atlas%'`,
  );
  expect(rows[0].count).toBe(1);
});

test('its words and moment change until it is out, and it can be sent at once', async () => {
  const id = await wait('Test on Mondy.', 30);
  const change = (PublishAt: string | null) =>
    post(world, tutor.headers, 'ChangeScheduled', {
      AnnouncementId: id,
      Message: 'Test on Monday.',
      AllowComment: false,
      PublishAt,
    });
  await change(await inMinutes(90));
  await world.moveClock('40 minutes');
  await runSweep(world, 'announcements.post');
  expect(await messages()).not.toContain('Test on Monday.');
  expect((await change(await inMinutes(-5))).json().code).toBe('due_in_past');
  await change(null);
  expect(await messages()).toContain('Test on Monday.');
  expect(await messages()).not.toContain('Test on Mondy.');
  expect((await change(null)).json().code).toBe('announcement_posted');
});

test('one that is taken back never comes out, and its file leaves the store', async () => {
  const content = makePdf({ text: 'gone' });
  const id = await wait('Never said.', 30, { content, type: 'application/pdf' });
  const { rows } = await world.pool.query(
    'SELECT file_key FROM announcement_file WHERE announcement_id = $1',
    [id],
  );
  const key: string = rows[0].file_key;
  const storage = openTestStorage();
  expect(await storage.list(key)).toEqual([key]);
  await post(world, tutor.headers, 'CancelScheduled', { AnnouncementId: id });
  await world.moveClock('3 hours');
  await runSweep(world, 'announcements.post');
  await runSweep(world, 'announcements.sweep-uploads');
  expect(await messages()).not.toContain('Never said.');
  expect((await get(world, tutor.headers, 'GetStaffAnnouncement', { AnnouncementId: id })).statusCode).toBe(
    404,
  );
  expect(await storage.list(key)).toEqual([]);
});

test('staff reads the list and the whole conversation, with hidden words, full names and open reports', async () => {
  const sent = await announce(world, tutor, {
    ClassId: board.courseId,
    SectionId: board.sections['8-A'],
    Message: 'What did you find?',
  });
  const id = sent.json().announcementId;
  const said = await post(world, pupil.headers, 'AddComment', { AnnouncementId: id, Comment: 'A pebble.' });
  const { commentId } = said.json();
  await post(world, tutor.headers, 'ReplyComment', {
    AnnouncementId: id,
    CommentId: commentId,
    Comment: 'Good!',
  });
  await post(world, tutor.headers, 'HideComment', {
    AnnouncementId: id,
    CommentId: commentId,
    IsHidden: true,
  });
  await world.pool.query("UPDATE student SET first_name = 'Meera', last_name = 'Kulkarni' WHERE id = $1", [
    pupil.studentId,
  ]);
  const other = await addPupil(world, '8-A');
  const bad = await post(world, pupil.headers, 'AddComment', { AnnouncementId: id, Comment: 'Boo.' });
  await post(world, other.headers, 'ReportComment', {
    AnnouncementId: id,
    CommentId: bad.json().commentId,
    Reason: 'unkind',
  });
  const found = await read(id);
  expect(found).toMatchObject({
    announcement: {
      sections: [{ sectionId: board.sections['8-A'], sectionName: '8-A' }],
      commentCount: 2,
      reportCount: 1,
    },
    comments: [
      {
        comment: 'A pebble.',
        state: 'hidden',
        userType: 'Student',
        createdByName: 'Meera Kulkarni',
        reportCount: 0,
        replies: [{ comment: 'Good!', userType: 'Tutor', createdByName: 'Ananya Mukherjee', state: 'shown' }],
      },
      { comment: 'Boo.', state: 'shown', reportCount: 1, replies: [] },
    ],
  });
  const list = (await get(world, tutor.headers, 'GetStaffAnnouncementList', { Pagesize: 2 })).json();
  expect(list.announcement).toHaveLength(2);
  expect(list.announcement[0]).toMatchObject({
    announcementId: id,
    reportCount: 1,
    message: 'What did you find?',
  });
  expect(list.meta.totalCount).toBeGreaterThan(2);
});
