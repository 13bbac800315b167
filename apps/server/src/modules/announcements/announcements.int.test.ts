import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addPupil, announce, type Board, get, post, readBoard } from '../../../test/announcements.ts';
import { photo } from '../../../test/forms.ts';
import { addLearner, type Learner } from '../../../test/learners.ts';
import { makePdf } from '../../../test/pdfs.ts';
import { joinStaff, type SignedInStaff } from '../../../test/staff.ts';
import { openTestStorage } from '../../../test/storage.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let board: Board;
let ananya: SignedInStaff;
let pupil: Learner;
beforeAll(async () => {
  world = await openWorld();
  board = await readBoard(world);
  ananya = await joinStaff(world, 'ananya.mukherjee@shala.example.org', '--role', 'tutor');
  pupil = await addPupil(world, '8-A');
});
afterAll(() => world.stop());

const list = (who: Learner, more: Record<string, string | number> = {}) =>
  get(world, who.headers, 'GetStudentAnnouncementList', { studentId: who.studentId, ...more });
const messages = async (who: Learner, more: Record<string, string | number> = {}) =>
  (await list(who, more)).json().announcement.map(({ message }: { message: string }) => message.slice(0, 20));

const postMany = (courseId: number, count: number) =>
  world.pool.query(
    `INSERT INTO announcement (tenant_id, course_id, staff_id, message, allows_comments, posted_at)
     SELECT staff.tenant_id, $1, staff.id, 'Number ' || n, true, app_now() - make_interval(mins => n)
     FROM staff, generate_series(1, $2::int) n WHERE staff.email LIKE 'ananya%'`,
    [courseId, count],
  );

describe('the list', () => {
  test('[AS-04] [EN-37] [EN-38] [EN-40] shows what is for the student, the newest first, with names, file and newest comments', async () => {
    const { announcement, meta } = (await list(pupil)).json();
    expect(announcement.map(({ message }: { message: string }) => message.slice(0, 12))).toEqual([
      'In the next ',
      'Home activit',
      'प्यारे बच्चो',
      'For everyone',
    ]);
    expect(meta).toEqual({
      currentPage: 1,
      totalPages: 1,
      totalCount: 4,
      nextPage: null,
      previousPage: null,
      pageSize: 10,
    });
    const [first] = announcement;
    expect(first).toEqual({
      announcementId: expect.any(Number),
      classId: board.courseId,
      className: expect.stringContaining('8'),
      sectionId: board.sections['8-A'],
      sectionName: '8-A',
      message: expect.stringContaining('square roots'),
      attachmentName: 'square-roots-steps.pdf',
      attachmentPath: expect.stringMatching(/^https?:/),
      attachmentBytes: expect.any(Number),
      allowComment: true,
      allowReply: false,
      createdById: expect.any(Number),
      createdByName: 'Ananya Mukherjee',
      createdAt: expect.stringMatching(/Z$/),
      commentCount: 5,
      comments: [
        expect.objectContaining({ createdByName: 'Ayaan K.', replies: [expect.anything()] }),
        {
          announcementId: first.announcementId,
          commentId: expect.any(Number),
          comment: expect.stringContaining('sum 6 in two ways'),
          userType: 'Student',
          createdById: expect.any(Number),
          createdByName: 'Jasleen G.',
          createdAt: expect.stringMatching(/Z$/),
          state: 'shown',
          isOwn: false,
          replies: [],
        },
      ],
    });
    expect(announcement.at(-1)).toMatchObject({ sectionId: null, sectionName: null, allowComment: false });
  });

  test('is cut by class, section and by the subject that its author teaches', async () => {
    const subject = async (slug: string) =>
      (
        await world.pool.query('SELECT id FROM subject WHERE course_id = $1 AND slug = $2', [
          board.courseId,
          slug,
        ])
      ).rows[0].id;
    expect(await messages(pupil, { classId: board.courseId })).toHaveLength(4);
    expect(await messages(pupil, { classId: 999_999 })).toEqual([]);
    expect(await messages(pupil, { sectionId: board.sections['8-A'] })).toHaveLength(3);
    // Two sections were told; the student is in one of them, and asks for the other.
    expect(await messages(pupil, { sectionId: board.sections['8-B'] })).toEqual(['Home activity for fr']);
    expect(await messages(pupil, { SUBJECTID: await subject('mathematics') })).toEqual([
      'In the next live cla',
    ]);
  });

  test('[AS-04] [AN-08] [CN-19] has ten on a page unless another size is asked for, at most fifty, and counts from page 1', async () => {
    const reader = await addLearner(world, { course: 'cbse-9', grants: [{ source: 'order_line' }] });
    await postMany(reader.courseId, 61);
    const page = async (query: Record<string, number>) => (await list(reader, query)).json();
    const first = await page({});
    expect(first.announcement).toHaveLength(10);
    expect(first.announcement[0].message).toBe('Number 1');
    expect(first.meta).toMatchObject({
      currentPage: 1,
      pageSize: 10,
      totalPages: 7,
      totalCount: 61,
      nextPage: 2,
    });
    expect((await page({ CurrentPage: 7 })).announcement).toHaveLength(1);
    expect((await page({ CurrentPage: 8 })).announcement).toEqual([]);
    expect((await page({ CurrentPage: 8 })).meta).toMatchObject({ totalCount: 61, previousPage: 7 });
    expect((await page({ Pagesize: 500 })).announcement).toHaveLength(50);
    expect((await page({ Pagesize: 3, currentpage: 2 })).announcement[0].message).toBe('Number 4');
  });

  test('asks the database as often for fifty announcements as for few', async () => {
    const reader = await addLearner(world, { course: 'cbse-10', grants: [{ source: 'order_line' }] });
    await postMany(reader.courseId, 50);
    const statements = async (who: Learner, size: number) => {
      const query = vi.spyOn(pg.Client.prototype, 'query');
      const answer = await list(who, { Pagesize: size });
      const count = query.mock.calls.filter(([given]) => {
        const text = typeof given === 'string' ? given : (given as { text?: unknown }).text;
        return !/"session"|"brand_host"/.test(String(text));
      }).length;
      query.mockRestore();
      return [count, answer.json().announcement.length];
    };
    await list(reader);
    expect(await statements(reader, 2)).toEqual([4, 2]);
    expect(await statements(reader, 50)).toEqual([4, 50]);
  });

  test('a family that pays for itself sees what is for the whole class, and nothing of the sections', async () => {
    const retail = await addLearner(world, { course: 'cbse-8', grants: [{ source: 'order_line' }] });
    expect(await messages(retail)).toEqual(['For everyone studyin']);
    const ended = await addLearner(world, { course: 'cbse-8', grants: [{ source: 'order_line', to: -1 }] });
    expect(await messages(ended)).toEqual([]);
  });
});

describe('one announcement', () => {
  test('[AS-05] comes with all its comments and their replies', async () => {
    const [{ announcementId }] = (await list(pupil)).json().announcement;
    const answer = await get(world, pupil.headers, 'GetAnnouncement', { AnnouncementId: announcementId });
    const { announcement } = answer.json();
    expect(announcement.comments).toHaveLength(3);
    expect(announcement.comments[0]).toMatchObject({
      createdByName: 'Rishi D.',
      userType: 'Student',
      replies: [
        { userType: 'Tutor', createdByName: 'Ananya Mukherjee', comment: expect.stringMatching(/^Yes/) },
      ],
    });
  });

  test('speaks the language of the caller where there are words in two', async () => {
    const [{ announcementId }] = (await list(pupil)).json().announcement;
    const headers = { ...pupil.headers, 'accept-language': 'hi' };
    const answer = await get(world, headers, 'GetAnnouncement', { AnnouncementId: announcementId });
    expect(answer.json().announcement).toMatchObject({ createdByName: 'अनन्या मुखर्जी', sectionName: '8-ए' });
  });

  test('its file is saved under its name by an address that opens nothing else', async () => {
    const [{ attachmentPath }] = (await list(pupil)).json().announcement;
    const answer = await fetch(attachmentPath);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain(
      'attachment; filename="square-roots-steps.pdf"',
    );
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
    expect((await fetch(attachmentPath.replace('announcements/', 'announcements/x'))).status).toBe(403);
  });
});

describe('announcing', () => {
  test('[AS-06] [EN-39] [RL-06] a tutor tells a section something, with a file that is made anew; a second press tells it once', async () => {
    const send = async () =>
      announce(
        world,
        ananya,
        { ClassId: board.courseId, SectionId: board.sections['8-A'], Message: ' Look at\u0000 this. ' },
        { content: await photo(), type: 'image/jpeg' },
      );
    const answer = await send();
    expect(answer.json()).toEqual({
      isSuccess: true,
      errorMessage: null,
      announcementId: expect.any(Number),
    });
    const again = (await send()).json();
    expect(again.announcementId).toBe(answer.json().announcementId);
    const [first] = (await list(pupil)).json().announcement;
    expect(first).toMatchObject({ message: 'Look at this.', attachmentName: 'me.jpg', allowComment: true });
    const stored = Buffer.from(await (await fetch(first.attachmentPath)).arrayBuffer());
    expect(stored.includes('A phone')).toBe(false);
    const { rows } = await world.pool.query(
      "SELECT payload FROM graphile_worker._private_jobs WHERE payload ->> 'type' = 'announcements.posted'",
    );
    expect(rows.map(({ payload }) => payload.data)).toEqual([
      {
        announcementId: first.announcementId,
        courseId: board.courseId,
        sectionIds: [board.sections['8-A']],
        message: 'Look at this.',
        staffName: 'Ananya Mukherjee',
      },
    ]);
  });

  test('a tutor reaches several sections of theirs by one call, and a PDF goes with it', async () => {
    const pupilB = await addPupil(world, '8-B');
    const both = `${board.sections['8-A']},${board.sections['8-B']}`;
    const answer = await announce(
      world,
      ananya,
      { ClassId: board.courseId, SectionId: both, Message: 'For both', AllowComment: false },
      // The same file with a script in it is refused below.
      { content: makePdf({ catalogue: '/PageMode /UseNone' }), type: 'application/pdf' },
    );
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await list(pupil)).json().announcement[0]).toMatchObject({
      sectionName: '8-A',
      allowComment: false,
    });
    expect((await list(pupilB)).json().announcement[0]).toMatchObject({
      sectionName: '8-B',
      attachmentName: 'me.pdf',
    });
  });

  test('a student is refused like everywhere, and a tutor reaches nobody but those they teach [H10]', async () => {
    const wish = { ClassId: board.courseId, SectionId: board.sections['8-A'] };
    const student = await announce(world, pupil, wish);
    expect(student.statusCode).toBe(403);
    expect(student.json()).toMatchObject({
      isSuccess: false,
      code: 'forbidden',
      errorMessage: expect.any(String),
    });
    // Ananya teaches sections of class 8, not everybody who has it, and not the other tenant's courses.
    const { rows } = await world.pool.query("SELECT id FROM course WHERE slug = 'engineering-entrance'");
    const others = [{ ClassId: board.courseId }, { ClassId: Number(rows[0].id) }, { ClassId: 999_999 }];
    for (const other of others) {
      const answer = await announce(world, ananya, other);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    }
    const mixed = await announce(world, ananya, { ClassId: board.courseId, SectionId: 999_999 });
    expect(mixed.statusCode).toBe(404);
    await world.pool.query(
      "UPDATE teaching_assignment SET to_day = app_today() - 1 WHERE section_id = $1 AND staff_id = (SELECT id FROM staff WHERE email LIKE 'ananya%')",
      [board.sections['8-B']],
    );
    const ended = await announce(world, ananya, {
      ClassId: board.courseId,
      SectionId: board.sections['8-B'],
    });
    expect(ended.statusCode).toBe(404);
  });

  test('an administrator of the tenant tells the whole class', async () => {
    const head = await joinStaff(world, 'meenakshi.sundaram@shala.example.org', '--role', 'tenant_admin');
    const answer = await announce(world, head, { ClassId: board.courseId, Message: 'For all of class 8' });
    expect(answer.statusCode, answer.body).toBe(200);
    const retail = await addLearner(world, { course: 'cbse-8', grants: [{ source: 'order_line' }] });
    expect(await messages(retail)).toContain('For all of class 8');
  });

  test.each([
    ['an empty file', Buffer.alloc(0), 'image/jpeg'],
    ['a script that calls itself a picture', Buffer.from('<svg onload="alert(1)"/>'), 'image/png'],
    ['a program with the head of a PDF', Buffer.from('%PDF-1.4\nMZ\u0000not a pdf'), 'application/pdf'],
    [
      'a PDF that runs something',
      makePdf({ catalogue: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
      'application/pdf',
    ],
  ])('%s is not taken, and nothing is announced', async (_what, content, type) => {
    const before = (await list(pupil)).json().meta.totalCount;
    const wish = { ClassId: board.courseId, SectionId: board.sections['8-A'], Message: 'With a bad file' };
    const answer = await announce(world, ananya, wish, { content, type });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'attachment_invalid']);
    expect((await list(pupil)).json().meta.totalCount).toBe(before);
  });

  test('a file whose announcement never came leaves the store after an hour, one that is shown stays', async () => {
    const storage = openTestStorage();
    const wish = { ClassId: board.courseId, SectionId: board.sections['8-A'], Message: 'Twice' };
    const file = { content: await photo(), type: 'image/jpeg' };
    // The second press sends its file, too, and finds that all was told.
    await announce(world, ananya, wish, file);
    await announce(world, ananya, wish, file);
    const waiting = async () =>
      (await world.pool.query<{ file_key: string }>('SELECT file_key FROM announcement_upload')).rows;
    const keys = (await waiting()).map(({ file_key }) => file_key);
    expect(keys.length).toBeGreaterThan(0);
    const isThere = async (key: string) => (await storage.list(key)).length > 0;
    const sweep = world.modules.sweeps.find(({ name }) => name === 'announcements.sweep-uploads');
    await sweep?.run();
    expect(await Promise.all(keys.map(isThere))).toEqual(keys.map(() => true));
    await world.moveClock('61 minutes');
    await sweep?.run();
    expect(await waiting()).toEqual([]);
    expect(await Promise.all(keys.map(isThere))).toEqual(keys.map(() => false));
    await world.moveClock('-61 minutes');
    const [shown] = (await list(pupil)).json().announcement;
    expect((await fetch(shown.attachmentPath)).status).toBe(200);
    storage.close();
  });

  test('no words, and more than five thousand, are refused', async () => {
    const wish = { ClassId: board.courseId, SectionId: board.sections['8-A'] };
    const empty = await announce(world, ananya, { ...wish, Message: ' \u200b ' });
    expect(empty.json()).toMatchObject({ isSuccess: false, code: 'invalid' });
    const long = await post(world, ananya.headers, 'CreateAnnouncement', {
      ...wish,
      Message: 'a'.repeat(5001),
      AllowComment: true,
    });
    expect(long.statusCode).toBe(422);
  });
});
