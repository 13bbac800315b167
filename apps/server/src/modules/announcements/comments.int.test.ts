import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseTables, exportTables } from '#platform/student-data.ts';
import { mask } from '#platform/text/mask-contacts.ts';
import { addPupil, announce, type Board, get, post, readBoard } from '../../../test/announcements.ts';
import type { Learner } from '../../../test/learners.ts';
import { joinStaff, type SignedInStaff } from '../../../test/staff.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let board: Board;
let ananya: SignedInStaff;
let joseph: SignedInStaff;
let pupil: Learner;
let friend: Learner;
let id: number;
beforeAll(async () => {
  world = await openWorld();
  board = await readBoard(world);
  ananya = await joinStaff(world, 'ananya.mukherjee@shala.example.org', '--role', 'tutor');
  joseph = await joinStaff(world, 'joseph.kurian@shala.example.org', '--role', 'tutor');
});
afterAll(() => world.stop());

let round = 0;
beforeEach(async () => {
  round += 1;
  // New people each time: how fast somebody may write is counted per student.
  [pupil, friend] = [await addPupil(world, '8-A'), await addPupil(world, '8-A')];
  id = await announceOne();
});
const announceOne = async (more: object = {}): Promise<number> =>
  (
    await announce(world, ananya, {
      ClassId: board.courseId,
      SectionId: board.sections['8-A'],
      Message: `Round ${round} ${JSON.stringify(more)}`,
      ...more,
    })
  ).json().announcementId;

const say = (who: Learner, Comment: string, more: object = {}) =>
  post(world, who.headers, 'AddComment', { AnnouncementId: id, Comment, ...more });
const comments = async (who: Learner, AnnouncementId = id) =>
  (await get(world, who.headers, 'GetAnnouncement', { AnnouncementId })).json().announcement.comments;

describe('a comment', () => {
  test('[AS-07] is there for everybody the announcement is for, sent twice it is there once', async () => {
    const first = (await say(pupil, 'May I bring graph paper?')).json();
    expect(first).toEqual({
      isSuccess: true,
      errorMessage: null,
      commentId: expect.any(Number),
      isMasked: false,
    });
    expect((await say(pupil, 'May I bring graph paper?')).json().commentId).toBe(first.commentId);
    expect(await comments(friend)).toMatchObject([
      { comment: 'May I bring graph paper?', createdByName: 'New', isOwn: false, userType: 'Student' },
    ]);
    expect(await comments(pupil)).toMatchObject([{ isOwn: true }]);
  });

  test('loses phone numbers and addresses before anybody reads it, and says so [H13]', async () => {
    expect((await say(pupil, 'Call +91 98765-43210 or me at gmail dot com')).json().isMasked).toBe(true);
    const { rows } = await world.pool.query(
      'SELECT body FROM announcement_comment WHERE announcement_id = $1',
      [id],
    );
    expect(rows).toEqual([{ body: `Call ${mask} or ${mask}` }]);
  });

  test('is kept as text whatever it looks like, without signs that trick a reader', async () => {
    await say(pupil, '<img src=x onerror=alert(1)>\u202e\u0007 {{7*7}}');
    expect((await comments(friend))[0].comment).toBe('<img src=x onerror=alert(1)> {{7*7}}');
  });

  test('of more than 1,000 characters or without any is refused', async () => {
    const long = await say(pupil, 'क'.repeat(1001));
    expect(long.json()).toMatchObject({ isSuccess: false, code: 'comment_too_long' });
    expect(long.json().errorMessage).toBe('A comment can have 1,000 characters.');
    expect((await say(pupil, ' \n ')).json().code).toBe('invalid');
    expect((await say(pupil, 'क'.repeat(1000))).statusCode).toBe(200);
  });

  test('is refused where comments are closed, also for a tutor [H11]', async () => {
    const commentId = (await say(pupil, 'Before')).json().commentId;
    await world.pool.query('UPDATE announcement SET allows_comments = false WHERE id = $1', [id]);
    const closed = await say(pupil, 'After');
    expect([closed.statusCode, closed.json().code]).toEqual([403, 'comments_closed']);
    const reply = await post(world, ananya.headers, 'ReplyComment', {
      AnnouncementId: id,
      CommentId: commentId,
      Comment: 'After',
    });
    expect(reply.json().code).toBe('comments_closed');
    expect(await comments(pupil)).toHaveLength(1);
  });

  test('can be written five times a minute, and another student is not held up by that [H13]', async () => {
    const answers = [];
    for (let n = 1; n <= 6; n += 1) answers.push((await say(pupil, `Number ${n}`)).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await say(friend, 'Me too')).statusCode).toBe(200);
  });

  test('is taken back by its author and by nobody else; its place stays where a tutor has answered', async () => {
    const { commentId } = (await say(pupil, 'Wrong words')).json();
    const lonely = (await say(pupil, 'Nobody answers')).json().commentId;
    const reply = { AnnouncementId: id, CommentId: commentId, Comment: 'An answer' };
    await post(world, ananya.headers, 'ReplyComment', reply);
    const remove = (who: Learner, CommentId: number) =>
      post(world, who.headers, 'DeleteComment', { AnnouncementId: id, CommentId });
    expect((await remove(friend, commentId)).statusCode).toBe(404);
    for (const one of [commentId, commentId, lonely]) expect((await remove(pupil, one)).statusCode).toBe(200);
    expect(await comments(friend)).toMatchObject([
      {
        comment: '',
        state: 'deleted',
        createdById: null,
        createdByName: '',
        userType: 'Student',
        replies: [{ comment: 'An answer', createdByName: 'Ananya Mukherjee' }],
      },
    ]);
    expect(await comments(pupil)).toMatchObject([{ state: 'deleted', createdById: pupil.studentId }]);
    const { rows } = await world.pool.query('SELECT body FROM announcement_comment WHERE id = $1', [lonely]);
    expect(rows).toEqual([{ body: 'Nobody answers' }]);
  });
});

describe('a reply', () => {
  test('of a tutor stands below the comment, and the student is told once [H12]', async () => {
    const { commentId } = (await say(pupil, 'Is sum 6 right?')).json();
    const reply = { AnnouncementId: id, CommentId: commentId, Comment: 'Yes. Mail me at a@b.in' };
    const send = () => post(world, ananya.headers, 'ReplyComment', reply);
    expect((await send()).json()).toEqual({
      isSuccess: true,
      errorMessage: null,
      commentId: expect.any(Number),
    });
    await send();
    expect((await comments(friend))[0].replies).toMatchObject([
      { comment: `Yes. Mail me at ${mask}`, userType: 'Tutor', createdByName: 'Ananya Mukherjee' },
    ]);
    const { rows } = await world.pool.query(
      "SELECT payload FROM graphile_worker._private_jobs WHERE payload ->> 'type' = 'announcements.replied' AND payload -> 'data' ->> 'commentId' = $1",
      [String(commentId)],
    );
    expect(rows.map(({ payload }) => payload.data)).toEqual([
      {
        announcementId: id,
        courseId: board.courseId,
        commentId,
        studentId: pupil.studentId,
        message: `Yes. Mail me at ${mask}`,
        staffName: 'Ananya Mukherjee',
      },
    ]);
  });

  test('to a reply does not exist: one level, kept by the use case and by the database', async () => {
    const { commentId } = (await say(pupil, 'First')).json();
    const answer = (Comment: string, CommentId: number) =>
      post(world, ananya.headers, 'ReplyComment', { AnnouncementId: id, CommentId, Comment });
    const reply = (await answer('Second', commentId)).json().commentId;
    expect((await answer('Third', reply)).statusCode).toBe(404);
    const insert = world.pool.query(
      `INSERT INTO announcement_comment (tenant_id, announcement_id, staff_id, body, answers_id)
       SELECT tenant_id, announcement_id, staff_id, 'Third', id FROM announcement_comment WHERE id = $1`,
      [reply],
    );
    await expect(insert).rejects.toThrow(/foreign key/);
  });

  test('by a student is refused, and taken where the brand lets students answer one another [H12]', async () => {
    const { commentId } = (await say(pupil, 'Who has sum 6?')).json();
    const refused = await say(friend, 'I have', { CommentId: commentId });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    await world.pool.query(`UPDATE brand SET flags = flags || '{"studentReplies": true}'`);
    const seen = async () =>
      (await get(world, friend.headers, 'GetAnnouncement', { AnnouncementId: id })).json().announcement
        .allowReply;
    // Brands are believed for some seconds.
    await expect.poll(seen, { timeout: 20_000 }).toBe(true);
    expect((await say(friend, 'I have', { CommentId: commentId })).statusCode).toBe(200);
    expect((await say(friend, 'Lost', { CommentId: 999_999 })).statusCode).toBe(404);
    expect((await comments(pupil))[0].replies).toMatchObject([{ comment: 'I have', userType: 'Student' }]);
    await world.pool.query(`UPDATE brand SET flags = flags || '{"studentReplies": false}'`);
    await expect.poll(seen, { timeout: 20_000 }).toBe(false);
  });
});

describe('what is reported', () => {
  const report = (who: Learner, CommentId: number, Reason = 'unkind') =>
    post(world, who.headers, 'ReportComment', { AnnouncementId: id, CommentId, Reason });
  const reported = async (staff: SignedInStaff) =>
    (await get(world, staff.headers, 'GetReportedComments', {}))
      .json()
      .comments.filter(({ announcementId }: { announcementId: number }) => announcementId === id);
  const hide = (staff: SignedInStaff, CommentId: number, IsHidden: boolean) =>
    post(world, staff.headers, 'HideComment', { AnnouncementId: id, CommentId, IsHidden });

  test('is shown to those who look after the class until somebody decides; hidden words are gone for all, and it is written down [H13]', async () => {
    const { commentId } = (await say(pupil, 'You are silly')).json();
    expect((await report(friend, commentId)).json()).toEqual({ isSuccess: true, errorMessage: null });
    expect((await report(friend, commentId)).statusCode).toBe(200);
    // Nobody reports their own words; what was said is there until staff has looked.
    expect((await report(pupil, commentId)).statusCode).toBe(404);
    expect(await comments(friend)).toHaveLength(1);
    expect(await reported(joseph)).toEqual([
      {
        announcementId: id,
        commentId,
        comment: 'You are silly',
        createdById: pupil.studentId,
        createdByName: 'New',
        createdAt: expect.stringMatching(/Z$/),
        isHidden: false,
        reports: [{ reason: 'unkind', reportedByName: 'New', reportedAt: expect.stringMatching(/Z$/) }],
      },
    ]);
    expect((await hide(joseph, commentId, true)).statusCode).toBe(200);
    expect(await reported(joseph)).toEqual([]);
    expect(await comments(friend)).toEqual([]);
    expect(await comments(pupil)).toMatchObject([{ state: 'hidden', comment: '' }]);
    expect((await hide(ananya, commentId, false)).statusCode).toBe(200);
    expect(await comments(friend)).toMatchObject([{ comment: 'You are silly' }]);
    // Two looked at it one after the other: what the first decided stays on paper.
    const decided = await world.pool.query(
      'SELECT decision, staff.email FROM comment_report JOIN staff ON staff.id = decided_by WHERE comment_id = $1',
      [commentId],
    );
    expect(decided.rows).toEqual([{ decision: 'hidden', email: 'joseph.kurian@shala.example.org' }]);
    const { rows } = await world.pool.query(
      "SELECT action, actor_kind FROM audit_log WHERE subject_kind = 'announcement_comment' AND subject_id = $1 ORDER BY id",
      [commentId],
    );
    expect(rows).toEqual([
      { action: 'comment.hidden', actor_kind: 'staff' },
      { action: 'comment.shown', actor_kind: 'staff' },
    ]);
  });

  test('can be kept, and that is written down like hiding it, once [H13]', async () => {
    const { commentId } = (await say(pupil, 'It is not my turn')).json();
    await report(friend, commentId);
    for (let n = 1; n <= 2; n += 1) expect((await hide(joseph, commentId, false)).statusCode).toBe(200);
    expect(await reported(joseph)).toEqual([]);
    expect(await comments(friend)).toMatchObject([{ comment: 'It is not my turn' }]);
    const { rows } = await world.pool.query(
      "SELECT action, details FROM audit_log WHERE subject_kind = 'announcement_comment' AND subject_id = $1",
      [commentId],
    );
    expect(rows).toEqual([
      {
        action: 'comment.kept',
        details: { announcement_id: id, author_student_id: pupil.studentId, reports: 1 },
      },
    ]);
  });

  test('is read and answered by the same people: the author, and who teaches any of those it is for', async () => {
    const tutor = await joinStaff(world, 'meenakshi.sundaram@shala.example.org', '--role', 'tutor');
    const own = "staff_id = (SELECT id FROM staff WHERE email LIKE 'meenakshi%')";
    const { courseId, sections } = board;
    const teach = async (sectionId: number | null) =>
      world.pool.query(
        `INSERT INTO teaching_assignment (tenant_id, staff_id, course_id, section_id, from_day)
         SELECT tenant_id, id, $1, $2, app_today() FROM staff WHERE email LIKE 'meenakshi%'`,
        [courseId, sectionId],
      );
    const aim = (sectionIds: number[]) =>
      world.pool.query(
        `WITH gone AS (DELETE FROM announcement_section WHERE announcement_id = $1 AND section_id <> ALL($2::bigint[]))
         INSERT INTO announcement_section (tenant_id, announcement_id, section_id)
         SELECT tenant_id, $1, id FROM section WHERE id = ANY($2::bigint[]) ON CONFLICT DO NOTHING`,
        [id, sectionIds],
      );
    const { commentId } = (await say(pupil, 'Hm, hm')).json();
    await report(friend, commentId);
    let turn = 0;
    const expectReach = async (isTheirs: boolean) => {
      turn += 1;
      expect(await reported(tutor), `turn ${turn}`).toHaveLength(isTheirs ? 1 : 0);
      const reply = { AnnouncementId: id, CommentId: commentId, Comment: `Answer ${turn}` };
      const answer = await post(world, tutor.headers, 'ReplyComment', reply);
      expect(answer.statusCode, `turn ${turn}`).toBe(isTheirs ? 200 : 404);
    };
    await world.pool.query(`DELETE FROM staff_role WHERE ${own} AND role <> 'tutor'`);
    await world.pool.query(`DELETE FROM teaching_assignment WHERE ${own}`);
    await expectReach(false);
    await teach(sections['8-B']);
    await expectReach(false);
    await aim([sections['8-A'], sections['8-B']]);
    await expectReach(true);
    await aim([]);
    await expectReach(true);
    await aim([sections['8-A']]);
    await expectReach(false);
    await teach(null);
    await expectReach(true);
    await world.pool.query(`DELETE FROM teaching_assignment WHERE ${own}`);
    await expectReach(false);
    await world.pool.query(
      "UPDATE announcement SET staff_id = (SELECT id FROM staff WHERE email LIKE 'meenakshi%') WHERE id = $1",
      [id],
    );
    await expectReach(true);
  });

  test('is nobody else’s business: not of students, and not of tutors of other classes', async () => {
    const { commentId } = (await say(pupil, 'Hm')).json();
    await report(friend, commentId, 'other');
    expect((await get(world, friend.headers, 'GetReportedComments', {})).statusCode).toBe(403);
    const stranger = await joinStaff(world, 'imliakum.ao@shala.example.org', '--role', 'tutor');
    await world.pool.query(
      "UPDATE teaching_assignment SET to_day = app_today() - 1 WHERE staff_id = (SELECT id FROM staff WHERE email LIKE 'imliakum%')",
    );
    expect(await reported(stranger)).toEqual([]);
    expect((await hide(stranger, commentId, true)).statusCode).toBe(404);
    const reply = { AnnouncementId: id, CommentId: commentId, Comment: 'Hello' };
    expect((await post(world, stranger.headers, 'ReplyComment', reply)).statusCode).toBe(404);
  });
});

test('what a student wrote and reported leaves with an export and is erased with them, with the answers to it', async () => {
  const { commentId } = (await say(pupil, 'My words')).json();
  await say(friend, 'Words of a friend');
  const reply = { AnnouncementId: id, CommentId: commentId, Comment: 'To you' };
  await post(world, ananya.headers, 'ReplyComment', reply);
  const [, other] = await comments(pupil);
  const which = { AnnouncementId: id, CommentId: other.commentId, Reason: 'off_topic' };
  await post(world, pupil.headers, 'ReportComment', which);
  const data = await exportTables(world.db, world.modules.studentTables, pupil.studentId);
  expect(data.announcement_comment).toMatchObject([{ body: 'My words', announcement_id: id }]);
  expect(data.comment_report).toMatchObject([{ reason: 'off_topic' }]);
  await world.db.transaction().execute((tx) => eraseTables(tx, world.modules.studentTables, pupil.studentId));
  expect(await comments(friend)).toMatchObject([{ comment: 'Words of a friend' }]);
  const { rows } = await world.pool.query('SELECT id FROM comment_report WHERE author_student_id = $1', [
    pupil.studentId,
  ]);
  expect(rows).toEqual([]);
});
