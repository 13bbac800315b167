import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addContent, chaptersOf } from '../../../test/contents.ts';
import { addLibrary, pdfOf } from '../../../test/media.ts';
import { callNotices, tell } from '../../../test/notices.ts';
import { aarav, dhruv, signIn } from '../../../test/people.ts';
import { openPractice, type Practice } from '../../../test/practice.ts';
import type { Kind } from '../../../test/practice-items.ts';
import { freeText } from '../../../test/practice-questions.ts';
import { joinStaff, type SignedInStaff } from '../../../test/staff.ts';
import { openTestStorage } from '../../../test/storage.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { runCommand } from '../../app/import/command-line.ts';
import { addSourceFile, announceContent } from '../catalogue/index.ts';

let world: World;
let worker: { stop(): Promise<void> };
let practice: Practice;
let tutor: SignedInStaff;
let notices: ReturnType<typeof callNotices>;
beforeAll(async () => {
  world = await openWorld();
  tutor = await joinStaff(world, 'meenakshi.sundaram@shala.example.org', '--role', 'tenant_admin');
  worker = await startTestWorker(world);
  practice = await openPractice(world, dhruv);
  notices = callNotices(world, practice.headers());
}, 120_000);
beforeEach(async () => {
  await settle(world);
  await world.pool.query('DELETE FROM notification');
});
afterAll(async () => {
  await worker.stop();
  await world.stop();
});

const newest = async () => (await notices.list()).notifications[0];

describe('an answer that a tutor has marked', () => {
  const answered = async (kind: Kind, count: number) => {
    const questions = Array.from({ length: count }, (_, index) => freeText(`q${index}`));
    const item = await practice.makeItem(kind, { questions });
    const attempt = await practice.start(item);
    for (const id of item.questionIds) await attempt.save(id, { student_answer: 'Some words.' });
    await attempt.complete();
    const { rows } = await world.pool.query('SELECT id FROM attempt_run WHERE attempt_id = $1', [attempt.id]);
    return { item, runId: Number(rows[0].id) };
  };
  const mark = async (runId: number, questionId: number, marks = 4) => {
    const answer = await world.server.inject({
      method: 'PUT',
      url: `/api/v1/course/staff/students/${practice.studentId}/runs/${runId}/answers/${questionId}/evaluation`,
      headers: tutor.headers,
      payload: { evaluation: { marks } },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    await settle(world);
  };

  test.each([
    ['exercise', 'excercise', 'excercise'],
    ['exam_exercise', 'exam_exercise', 'exam_exercise'],
    ['paper', 'paper', 'paper'],
    ['quick_quiz', 'chaptor_content', 'chapter_content'],
  ] as const)('of a run of kind %s is told, and leads there', async (kind, type, key) => {
    const { item, runId } = await answered(kind, 1);
    await mark(runId, Number(item.questionIds[0]), 3);
    const shown = await newest();
    expect(shown).toMatchObject({
      action: 'evaluated',
      title: 'Your answer was checked',
      body: `Title of ${item.slug}: your score is 75%.`,
      student_course_id: item.enrolmentId,
      data: { type },
    });
    if (kind === 'quick_quiz') expect(shown.data[key].content_library_id).toBe(item.placeId);
    else expect(shown.data[key]).toMatchObject({ id: item.id });
  });

  test('is one notification for each run, new again with every mark', async () => {
    const { item, runId } = await answered('exercise', 2);
    const [first = 0, second = 0] = item.questionIds;
    await mark(runId, first);
    const told = await newest();
    expect(told.body).toContain('so far');
    await notices.view(told.id);
    await mark(runId, second);
    expect((await notices.list()).meta).toMatchObject({ total_count: 1, new_notification_count: 1 });
    expect((await newest()).body).toContain('your score is 100%');
    await notices.remove(told.id);
    await mark(runId, second, 2);
    expect((await newest()).body).toContain('your score is 75%');
    expect((await notices.list()).meta).toMatchObject({ total_count: 1, new_notification_count: 1 });
  });

  test('leads to a place of the quick quiz that can still be opened', async () => {
    const { item, runId } = await answered('quick_quiz', 1);
    const { rows } = await world.pool.query(
      `WITH off AS (UPDATE content SET is_active = false WHERE content_library_id = $1 RETURNING chapter_id, title)
       INSERT INTO content (chapter_id, content_library_id, title, position)
       SELECT other.id, $1, off.title, 999 FROM off JOIN chapter own ON own.id = off.chapter_id
       JOIN chapter other ON other.subject_id = own.subject_id AND other.position > own.position
       ORDER BY other.position LIMIT 1 RETURNING id`,
      [item.placeId],
    );
    await mark(runId, Number(item.questionIds[0]));
    expect((await newest()).data.chapter_content).toMatchObject({ id: Number(rows[0].id) });
  });

  test('is put right when the score changes without a mark, and stays as the student left it', async () => {
    const { item, runId } = await answered('exercise', 2);
    for (const id of item.questionIds) await mark(runId, id);
    const seen = await newest();
    await notices.view(seen.id);
    // As after a late answer that was counted.
    await world.pool.query('UPDATE attempt_run SET score = 40 WHERE student_id = $1 AND id = $2', [
      practice.studentId,
      runId,
    ]);
    await hearAgain(runId, item);
    const after = await newest();
    expect(after.body).toContain('your score is 40%');
    expect(after).toEqual({ ...seen, body: after.body, is_seen: true });
    await notices.remove(seen.id);
    await world.pool.query('UPDATE attempt_run SET score = 30 WHERE student_id = $1 AND id = $2', [
      practice.studentId,
      runId,
    ]);
    await hearAgain(runId, item);
    expect((await notices.list()).meta.total_count).toBe(0);
  });

  /** The event of the first answer's mark, told once more. */
  const hearAgain = async (runId: number, item: { id: number; questionIds: readonly number[] }, at = 0) => {
    const listener = world.modules.listeners.find(
      ({ name }) => name === 'notifications.assessment.answer_evaluated',
    );
    const { courseId } = await practice.courseOf('exercise');
    const { rows } = await world.pool.query('SELECT tenant_id FROM notification');
    await listener?.handle({
      id: randomUUID(),
      type: 'assessment.answer_evaluated',
      tenantId: rows[0].tenant_id,
      data: {
        studentId: practice.studentId,
        runId,
        questionId: item.questionIds[at],
        courseId,
        kind: 'exercise',
        practiceItemId: item.id,
        contentLibraryId: null,
        score: 1,
      },
    });
  };

  test('is told once, however often and in whatever order the events come', async () => {
    const { item, runId } = await answered('exercise', 2);
    for (const id of item.questionIds) await mark(runId, id);
    const seen = await newest();
    await notices.view(seen.id);
    for (const at of [1, 0, 1]) await hearAgain(runId, item, at);
    expect(await newest()).toEqual({ ...seen, is_seen: true });
    expect((await notices.list()).meta.total_count).toBe(1);
  });
});

describe('a lesson', () => {
  const storage = openTestStorage();
  afterAll(() => storage.close());
  const addLink = async (slug: string, ...more: string[]) => {
    const deps = { db: world.db, sealer: null, storage, print: () => {} };
    const url = ['--url', 'https://phet.colorado.edu/en/simulations/friction'];
    const place = ['--course', 'cbse-8', '--subject', 'physics', '--chapter', 'force-and-friction'];
    const named = ['--owner', 'shala', '--slug', slug, '--title', 'Rolling', '--title-hi', 'लुढ़कना'];
    const code = await runCommand(deps, ['content', 'add', ...named, ...place, ...url, ...more]);
    await settle(world);
    return code;
  };
  const receivers = async () => {
    const { rows } = await world.pool.query('SELECT student_id, tenant_id FROM notification');
    return rows;
  };

  test('that its author adds is told once to everybody in the course, whichever tenant they are of', async () => {
    await world.pool.query(
      `INSERT INTO course_licence (tenant_id, course_id)
       SELECT tenant.id, course.id FROM tenant, course WHERE tenant.slug = 'udaan' AND course.slug = 'cbse-8'
       ON CONFLICT DO NOTHING`,
    );
    const { rows: ofUdaan } = await world.pool.query(
      `INSERT INTO access_grant (student_id, tenant_id, course_id, source, from_day, to_day)
       SELECT student.id, student.tenant_id, course.id, 'admin', app_today(), app_today() + 9
       FROM student JOIN tenant ON tenant.id = student.tenant_id, course
       WHERE tenant.slug = 'udaan' AND course.slug = 'cbse-8' ORDER BY student.id LIMIT 1 RETURNING student_id`,
    );
    expect(await addLink('rolling')).toBe(0);
    const own = callNotices(world, (await signIn(world.server, aarav)).headers);
    const [shown] = (await own.list('', { 'accept-language': 'hi' })).notifications;
    expect(shown).toMatchObject({
      action: 'published',
      title: 'नया पाठ',
      course_type: 'class_room',
      data: { type: 'chaptor_content', chapter_content: { title: 'लुढ़कना', content_type: 'external_link' } },
    });
    expect(shown.body).toMatch(/^लुढ़कना अब .* में है।$/);
    const told = await receivers();
    expect(told.length).toBeGreaterThan(5);
    expect(told.map(({ student_id }) => Number(student_id))).toContain(Number(ofUdaan[0].student_id));
    await addLink('rolling');
    expect(await receivers()).toHaveLength(told.length);
  });

  test('that has a file is told when the worker has made it ready; one of a bulk import is not', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shala-lesson-'));
    const [first, second] = [join(folder, '1.pdf'), join(folder, '2.pdf')];
    await writeFile(first, pdfOf(1));
    await writeFile(second, pdfOf(2));
    await addSourceFile(
      { db: world.db, storage },
      { libraryId: await addLibrary(world, 'in-bulk', { contentType: 'pdf' }), path: first },
    );
    await settle(world, 60_000);
    expect(await receivers()).toEqual([]);

    const added = ['--owner', 'shala', '--slug', 'by-hand'];
    const deps = { db: world.db, sealer: null, storage, print: () => {} };
    const add = async (...more: string[]) => {
      expect(await runCommand(deps, ['content', 'add', ...added, ...more])).toBe(0);
      await settle(world, 60_000);
      return (await receivers()).length;
    };
    const place = ['--course', 'cbse-8', '--subject', 'physics', '--chapter', 'sound'];
    const told = await add('--type', 'pdf', '--title', 'Notes', ...place, '--file', first);
    expect(told).toBeGreaterThan(5);
    // A better file of a lesson that is open is no new lesson.
    await world.pool.query('DELETE FROM notification');
    expect(await add('--file', second)).toBe(0);
  }, 120_000);

  test('that cannot be opened yet is not told, nor one that was switched off meanwhile', async () => {
    const { chapterIds } = await chaptersOf(world.pool, 'cbse-8', 'physics');
    const chapterId = Number(chapterIds[0]);
    const announce = async (more: object) => {
      const { libraryId, contentId } = await addContent(world.pool, { chapterId, ...more });
      const added = { contentLibraryId: libraryId, newContentId: contentId };
      await world.db.transaction().execute((tx) => announceContent(tx, added));
      await settle(world);
    };
    await announce({ isWaiting: true });
    await announce({ isActive: false });
    expect(await receivers()).toEqual([]);
    await announce({});
    expect((await receivers()).length).toBeGreaterThan(5);
  });
});

describe('events of the class', () => {
  const audience = async () => {
    const { rows } = await world.pool.query(
      `SELECT section.id, course_id FROM section JOIN tenant ON tenant.id = tenant_id
       WHERE tenant.slug = 'shala' AND section.slug = '8-A'`,
    );
    return { courseId: Number(rows[0].course_id), sectionIds: [Number(rows[0].id)] };
  };
  const hear = async (type: string, data: object, id: string = randomUUID()) => {
    const { rows } = await world.pool.query("SELECT id FROM tenant WHERE slug = 'shala'");
    const event = { id, type, tenantId: Number(rows[0].id), data };
    for (const listener of world.modules.listeners.filter((one) => one.event === type)) {
      await listener.handle(event);
      await listener.handle(event);
    }
  };
  const ofAarav = async () => callNotices(world, (await signIn(world.server, aarav)).headers);
  const student = async (email: string) => (await signIn(world.server, email)).body.student.id;

  test('an announcement and the answer to a comment become messages, once each', async () => {
    const own = await ofAarav();
    const { courseId, sectionIds } = await audience();
    const message = `Bring your atlas. ${'क्षेत्र '.repeat(60)}`;
    const staffName = 'Meenakshi Sundaram';
    await hear('announcements.posted', { announcementId: 7, courseId, sectionIds, message, staffName });
    const studentId = await student(aarav);
    const reply = { announcementId: 7, courseId, commentId: 3, studentId, message: 'Yes.', staffName };
    await hear('announcements.replied', reply);
    const { notifications } = await own.list();
    expect(notifications).toHaveLength(2);
    expect(notifications[0]).toMatchObject({
      title: 'Meenakshi Sundaram replied to you',
      body: 'Yes.',
      sender: { name: staffName },
      data: { type: 'tutor_reply', announcement: { id: 7 } },
    });
    expect(notifications[1]).toMatchObject({
      title: 'New announcement',
      data: { type: 'announcement', announcement: { id: 7 } },
    });
    expect(notifications[1].body).toMatch(/^Bring your atlas\. .*…$/);
    expect(await own.counts()).toEqual([0, 0, 2]);
    await hear('announcements.replied', reply);
    expect(await own.counts()).toEqual([0, 0, 3]);
    const { rows } = await world.pool.query(
      "SELECT count(DISTINCT student_id) FROM notification WHERE type = 'tutor_reply'",
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('a worksheet is told to its section, and what became of it to its student, once each', async () => {
    const own = await ofAarav();
    const { courseId, sectionIds } = await audience();
    const sheet = { worksheetId: 9, courseId, title: { en: 'Fractions', hi: 'भिन्न' } };
    await hear('worksheets.posted', { ...sheet, sectionIds, dueAt: '2026-11-20T18:29:59Z' });
    expect(await own.counts()).toEqual([0, 1, 0]);
    const ofStudent = { ...sheet, studentId: await student(aarav), points: null, mostPoints: 10 };
    await hear('worksheets.returned', ofStudent);
    await hear('worksheets.graded', { ...ofStudent, points: 8 });
    const { notifications } = await own.list();
    expect(notifications).toHaveLength(3);
    const [graded, returned, posted] = notifications;
    expect(posted).toMatchObject({
      title: 'New worksheet',
      data: { worksheet: { id: 9, title: 'Fractions' } },
    });
    expect(posted.body).toMatch(/^Fractions\. Hand it in by 20 Nov.* 11:59 pm\.$/);
    expect(returned).toMatchObject({ action: 'returned', title: 'Worksheet returned' });
    expect(graded).toMatchObject({ action: 'graded', body: 'Fractions: 8 of 10 points.' });
    expect(await own.counts()).toEqual([0, 3, 0]);
    const hindi = (await own.list('', { 'accept-language': 'hi' })).notifications;
    expect(hindi.map(({ body }: { body: string }) => body)).toEqual([
      'भिन्न: 10 में से 8 अंक।',
      'भिन्न। कृपया सुधारकर फिर से जमा करें।',
      expect.stringMatching(/^भिन्न। 20 .* तक जमा करें।$/),
    ]);
    await hear('worksheets.returned', ofStudent);
    expect((await own.list()).meta.total_count).toBe(4);
  });
});

test('news reach only those whom the audience means', async () => {
  const { rows } = await world.pool.query(
    `SELECT section.id, course_id FROM section JOIN tenant ON tenant.id = tenant_id
     WHERE tenant.slug = 'shala' AND section.slug = '8-A'`,
  );
  await tell(world, { courseId: Number(rows[0].course_id), sectionIds: [Number(rows[0].id)] }, {});
  const { rows: told } = await world.pool.query('SELECT student_id FROM notification ORDER BY student_id');
  const { rows: members } = await world.pool.query(
    `SELECT student_id FROM section_membership WHERE section_id = $1 AND from_day <= app_today()
       AND (to_day IS NULL OR to_day >= app_today()) ORDER BY student_id`,
    [rows[0].id],
  );
  expect(told).toEqual(members);
  expect(told.length).toBeGreaterThan(2);
});
