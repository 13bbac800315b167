import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freezeClock } from '../../../test/clock.ts';
import { type Learner, signInAgain } from '../../../test/learners.ts';
import { makePdf, stream } from '../../../test/pdfs.ts';
import { joinStaff, type SignedInStaff } from '../../../test/staff.ts';
import { startTestWorker } from '../../../test/worker.ts';
import {
  addPupil,
  addWorksheet,
  draftBase,
  filesAt,
  givenBase,
  multipart,
  readWorksheet,
  type TestFile,
} from '../../../test/worksheets.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let worker: { stop(): Promise<void> };
let pupil: Learner;
let tutor: SignedInStaff;
beforeAll(async () => {
  world = await openWorld();
  // Ananya teaches mathematics in 8-A.
  tutor = await joinStaff(world, 'ananya.mukherjee@shala.example.org', '--role', 'tutor');
  worker = await startTestWorker(world);
  pupil = await addPupil(world);
});
afterAll(async () => {
  await worker.stop();
  await world.stop();
});

const pdf = (text: string, name = `${text}.pdf`): TestFile => ({
  name,
  type: 'application/pdf',
  content: makePdf({ text }),
});
const staffCall = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  world.server.inject({
    method,
    url: `/api/v1/worksheet/staff/worksheets${path}`,
    headers: tutor.headers,
    ...(payload && { payload }),
  });
const list = (query: string, who = pupil) =>
  world.server.inject({
    method: 'GET',
    url: `/worksheet/GetStudentWorkSheetList?StudentId=${who.studentId}${query}`,
    headers: who.headers,
  });
const turnIn = (worksheetId: number, who = pupil) =>
  world.server.inject({
    method: 'PUT',
    url: `/api/v1${draftBase(worksheetId)}/turn_in`,
    headers: who.headers,
  });
const submit = (worksheetId: number, turnInStatus: boolean, files: readonly TestFile[], who = pupil) => {
  const { payload, contentType } = multipart(
    {
      WorksheetId: String(worksheetId),
      StudentId: String(who.studentId),
      TurnInStatus: String(turnInStatus),
    },
    files,
  );
  return world.server.inject({
    method: 'POST',
    url: '/worksheet/SubmitWorkSheet',
    headers: { ...who.headers, 'content-type': contentType },
    payload,
  });
};

describe('the list', () => {
  test('[AS-01] [WK-05] [CN-19] has pages of ten from the first on, the newest first, and a true count past the end', async () => {
    const reader = await addPupil(world);
    const before = (await list('', reader)).json().meta.totalCount;
    for (let index = 0; index < 12; index += 1) await addWorksheet(world);
    const first = (await list('', reader)).json();
    expect(first.meta).toEqual({
      currentPage: 1,
      totalPages: Math.ceil((before + 12) / 10),
      totalCount: before + 12,
      nextPage: 2,
      previousPage: null,
      pageSize: 10,
    });
    const ids = first.studentWorksheet.map((card: { worksheetId: number }) => card.worksheetId);
    expect(ids).toHaveLength(10);
    expect(ids).toEqual([...ids].sort((a: number, b: number) => b - a));
    const second = (await list('&CurrentPage=2&Pagesize=10', reader)).json();
    expect(second.studentWorksheet[0].worksheetId).toBe(ids[9] - 1);
    const past = (await list('&CurrentPage=99&pagesize=500', reader)).json();
    expect(past.studentWorksheet).toEqual([]);
    expect(past.meta).toMatchObject({ totalCount: before + 12, pageSize: 50, currentPage: 99 });
  });

  test('shows what is for the course, for one of the own sections, and nothing else', async () => {
    const reader = await addPupil(world);
    const seen = async () =>
      (await list('&Pagesize=50', reader))
        .json()
        .studentWorksheet.map((card: { worksheetId: number }) => card.worksheetId);
    const forSection = await addWorksheet(world, { sections: ['8-B', '8-A'] });
    const forCourse = await addWorksheet(world, { sections: [] });
    const others = [
      await addWorksheet(world, { sections: ['8-B'] }),
      await addWorksheet(world, { course: 'cbse-9', sections: [] }),
      await addWorksheet(world, { isDraft: true }),
    ];
    expect(await seen()).toEqual(expect.arrayContaining([forSection, forCourse]));
    expect((await seen()).filter((id: number) => others.includes(id))).toEqual([]);
    await world.pool.query('UPDATE access_grant SET revoked_at = app_now() WHERE student_id = $1', [
      reader.studentId,
    ]);
    expect(await seen()).toEqual([]);
  });
});

describe('a worksheet', () => {
  test('[AS-02] [EN-35] [EN-36] has every field filled after it was handed in, returned, handed in again and graded', async () => {
    const worksheetId = await addWorksheet(world, { tutor: 'ananya' });
    const given = filesAt(world, tutor.headers, givenBase(worksheetId));
    expect((await given.upload(pdf('eight sums'))).state).toBe('ready');
    const own = filesAt(world, pupil.headers, draftBase(worksheetId));
    await own.upload(pdf('round one'));
    const first = (await turnIn(worksheetId)).json().receipt;
    const base = `/${worksheetId}/submissions/${pupil.studentId}`;
    const back = filesAt(world, tutor.headers, `/worksheet/staff/worksheets${base}`);
    await back.upload(pdf('marked one'));
    const returned = await staffCall('POST', `${base}/return`, {
      return: { private_message: 'Look at 7 and 8 again.' },
    });
    expect(returned.json().submission).toMatchObject({ state: 'returned', round_number: 2 });
    expect(await readWorksheet(world, pupil, worksheetId)).toMatchObject({
      turnInStatus: false,
      canSubmit: true,
      isReturned: true,
      roundNumber: 2,
      receipt: null,
      privateMessage: 'Look at 7 and 8 again.',
      studentAttachmentList: [],
      evaluationAttachmentList: [{ name: 'marked one.pdf' }],
    });

    const jpeg = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    await own.upload({ name: 'page.jpg', type: 'image/jpeg', content: jpeg });
    const second = (await turnIn(worksheetId)).json().receipt;
    expect(second.code).not.toBe(first.code);
    await back.upload(pdf('marked two'));
    await staffCall('PUT', `${base}/grade`, { grade: { points: 18.5, private_message: 'Well done.' } });

    const answer = await world.server.inject({
      method: 'GET',
      url: `/net/worksheet/getstudentworksheetinfo?worksheetid=${worksheetId}&STUDENTID=${pupil.studentId}`,
      headers: { ...pupil.headers, 'accept-language': 'hi' },
    });
    const path = expect.stringMatching(/^http.*X-Amz-Signature=/);
    const attachment = (name: string, contentType = 'application/pdf') => ({
      attachmentId: expect.any(Number),
      name,
      path,
      isDownload: false,
      contentType,
      sizeBytes: expect.any(Number),
      pageCount: 1,
      state: 'ready',
      refusal: null,
    });
    const wall = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);
    const moment = expect.stringMatching(/^\d{4}.*Z$/);
    expect(answer.json().worksheet).toEqual({
      worksheetId,
      studentId: pupil.studentId,
      studentName: 'New',
      name: 'वर्गमूल',
      instructions: 'सभी सवाल करें।',
      dueDate: wall,
      points: 20,
      classId: pupil.courseId,
      className: expect.stringMatching(/8/),
      sectionId: expect.any(Number),
      sectionName: '8-ए',
      subjectId: expect.any(Number),
      subjectName: 'गणित',
      subjectColorCode: expect.any(String),
      createdOn: wall,
      postedDate: wall,
      studentWorksheetId: expect.any(Number),
      attachmentList: [attachment('eight sums.pdf')],
      studentAttachmentList: [attachment('page.jpg', 'image/jpeg')],
      evaluationAttachmentList: [attachment('marked two.pdf')],
      studentPoint: 18.5,
      privateMessage: 'Well done.',
      turnInStatus: true,
      turnInDate: wall,
      dueAt: moment,
      postedAt: moment,
      canSubmit: false,
      isOverdue: false,
      roundNumber: 2,
      roundState: 'graded',
      isReturned: false,
      serverNow: moment,
      receipt: { code: second.code, turnedInAt: second.turned_in_at },
      askedAt: null,
      previousRounds: [
        {
          number: 1,
          turnedInAt: first.turned_in_at,
          message: 'Look at 7 and 8 again.',
          studentAttachmentList: [attachment('round one.pdf')],
          evaluationAttachmentList: [attachment('marked one.pdf')],
        },
      ],
      mostFiles: 20,
      mostFilesPerUpload: 5,
      mostFileBytes: 10_485_760,
    });
  });
});

describe('turning in', () => {
  test('[WK-10] is final, gives one receipt however often it is asked, and closes the upload', async () => {
    const worksheetId = await addWorksheet(world);
    const own = filesAt(world, pupil.headers, draftBase(worksheetId));
    expect((await turnIn(worksheetId)).json().code).toBe('worksheet_empty');
    const kept = await own.upload(pdf('kept'));
    const [waiting] = (await own.announce([pdf('waiting')])).json().files;
    expect([(await turnIn(worksheetId)).statusCode, (await turnIn(worksheetId)).json().code]).toEqual([
      409,
      'files_not_ready',
    ]);
    await own.remove(waiting.id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => turnIn(worksheetId)));
    const receipts = answers.map((answer) => answer.json().receipt);
    expect(new Set(receipts.map(({ code }) => code)).size).toBe(1);
    expect(receipts[0]).toEqual({
      code: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      turned_in_at: expect.stringMatching(/Z$/),
    });
    expect(await readWorksheet(world, pupil, worksheetId)).toMatchObject({
      turnInStatus: true,
      canSubmit: false,
      isOverdue: false,
      roundState: 'turned_in',
      studentAttachmentList: [{ attachmentId: kept.id, state: 'ready' }],
    });
    const late = [await own.announce([pdf('more')]), await own.remove(kept.id), await own.finish(kept.id)];
    expect(late.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      Array.from({ length: 3 }, () => [409, 'already_turned_in']),
    );
  });

  test('waits until what was refused has been taken out: nothing is left out unseen', async () => {
    const worksheetId = await addWorksheet(world);
    const own = filesAt(world, pupil.headers, draftBase(worksheetId));
    await own.upload(pdf('good'));
    const bad = await own.upload({ ...pdf('bad'), content: Buffer.from('%PDF-1.7\nnothing') });
    expect([bad.state, bad.refusal, bad.url]).toEqual(['refused', 'broken', null]);
    const early = await turnIn(worksheetId);
    expect(early.json()).toMatchObject({ code: 'file_refused', details: { name: 'bad.pdf' } });
    await own.remove(bad.id);
    expect((await turnIn(worksheetId)).statusCode).toBe(200);
    const shown = await readWorksheet(world, pupil, worksheetId);
    expect(shown.studentAttachmentList.map(({ name }) => name)).toEqual(['good.pdf']);
  });
});

describe('the older way to hand in', () => {
  test('[AS-03] keeps a draft with TurnInStatus false and is final with true; the same call again changes nothing', async () => {
    const worksheetId = await addWorksheet(world);
    const draft = await submit(worksheetId, false, [pdf('one'), pdf('two')]);
    expect(draft.statusCode).toBe(200);
    expect(draft.json().worksheet).toMatchObject({
      turnInStatus: false,
      canSubmit: true,
      studentAttachmentList: [{ name: 'one.pdf', state: 'ready' }, { name: 'two.pdf' }],
    });
    const final = (await submit(worksheetId, true, [pdf('two'), pdf('three')])).json().worksheet;
    expect(final).toMatchObject({ turnInStatus: true, receipt: { code: expect.any(String) } });
    expect(final.studentAttachmentList.map(({ name }: { name: string }) => name)).toEqual([
      'one.pdf',
      'two.pdf',
      'three.pdf',
    ]);
    const again = (await submit(worksheetId, true, [pdf('two'), pdf('three')])).json().worksheet;
    expect(again.receipt).toEqual(final.receipt);
    expect(again.studentAttachmentList).toHaveLength(3);
    const other = await submit(worksheetId, true, [pdf('four')]);
    expect([other.statusCode, other.json()]).toEqual([
      409,
      expect.objectContaining({ isSuccess: false, code: 'already_turned_in' }),
    ]);
    expect((await submit(worksheetId, false, [])).statusCode).toBe(409);
  });

  test('looks into the files as well, and takes all of them or none', async () => {
    const worksheetId = await addWorksheet(world);
    const svg: TestFile = { name: 'x.jpg', type: 'image/jpeg', content: Buffer.from('<svg onload="x()"/>') };
    const refused = await submit(worksheetId, true, [pdf('good'), svg]);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      isSuccess: false,
      code: 'file_refused',
      details: { reason: 'wrong_type', name: 'x.jpg' },
    });
    expect(await readWorksheet(world, pupil, worksheetId)).toMatchObject({
      turnInStatus: false,
      studentAttachmentList: [],
    });
    const png = await submit(worksheetId, false, [{ ...svg, type: 'image/png' }]);
    expect(png.json()).toMatchObject({ errorMessage: 'You can only upload PDF/JPEG file!' });
  });

  test('takes files of ten megabytes, and no more than five of them', async () => {
    const worksheetId = await addWorksheet(world);
    const large = { ...pdf('large'), content: makePdf({ more: [stream(Buffer.alloc(9_900_000, 65))] }) };
    expect((await submit(worksheetId, false, [large])).statusCode).toBe(200);
    const tooLarge = { ...large, content: Buffer.alloc(10 * 1024 * 1024 + 1) };
    expect((await submit(worksheetId, false, [tooLarge])).statusCode).toBe(413);
    const six = Array.from({ length: 6 }, (_none, index) => pdf(`six ${index}`));
    expect((await submit(worksheetId, false, six)).statusCode).toBe(413);
  });
});

describe('the due date', () => {
  const setClock = (at: string) =>
    world.pool.query('UPDATE test_only.clock SET moved_by = moved_by + ($1::timestamptz - app_now())', [at]);

  test('[CN-22] [WK-11] is the end of its day in India, by the clock of the server alone', async () => {
    const day = '2091-03-10';
    const created = await staffCall('POST', '', {
      worksheet: await newWorksheet({ due: day }),
    });
    const { id: worksheetId, due_at: dueAt } = created.json().worksheet;
    expect(dueAt).toBe('2091-03-10T18:29:59.000Z');
    await staffCall('POST', `/${worksheetId}/publish`);
    await filesAt(world, pupil.headers, draftBase(worksheetId)).upload(pdf('in time'));

    await freezeClock(world.pool);
    await setClock('2091-03-10T18:29:59Z');
    await world.pool.query(`UPDATE access_grant SET to_day = '2092-01-01' WHERE student_id = $1`, [
      pupil.studentId,
    ]);
    const inTime = await signInAgain(world, pupil);
    // The old dates are what a wall clock in India shows: UTC and 330 minutes.
    expect(await readWorksheet(world, inTime, worksheetId)).toMatchObject({
      dueDate: '2091-03-10T23:59:59',
      serverNow: '2091-03-10T18:29:59.000Z',
      canSubmit: true,
      isOverdue: false,
    });
    await setClock('2091-03-10T18:30:00Z');
    expect(await readWorksheet(world, inTime, worksheetId)).toMatchObject({
      canSubmit: false,
      isOverdue: true,
    });
    const own = filesAt(world, inTime.headers, draftBase(worksheetId));
    const late = [
      await turnIn(worksheetId, inTime),
      await own.announce([pdf('late')]),
      await submit(worksheetId, true, [pdf('late')], inTime),
    ];
    for (const answer of late) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'worksheet_overdue',
        details: { server_now: '2091-03-10T18:30:00.000Z', due_at: '2091-03-10T18:29:59.000Z' },
      });
    }
    await setClock('2091-03-10T18:29:58Z');
    expect((await turnIn(worksheetId, inTime)).statusCode).toBe(200);
  });
});

/** What the tutor writes: mathematics for 8-A. */
async function newWorksheet(more: object = {}) {
  const { rows } = await world.pool.query(
    `SELECT course.id AS course, subject.id AS subject, section.id AS section FROM course
     JOIN subject ON subject.course_id = course.id AND subject.slug = 'mathematics'
     JOIN section ON section.slug = '8-A' WHERE course.slug = 'cbse-8'`,
  );
  return {
    course_id: rows[0].course,
    subject_id: rows[0].subject,
    section_ids: [rows[0].section],
    name: { en: 'Square roots', hi: 'वर्गमूल' },
    instructions: { en: 'Do all sums.' },
    points: 20,
    due: '2091-03-10',
    ...more,
  };
}
