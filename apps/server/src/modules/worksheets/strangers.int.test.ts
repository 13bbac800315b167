import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLearner, type Learner } from '../../../test/learners.ts';
import { makePdf } from '../../../test/pdfs.ts';
import { joinStaff, type SignedInStaff } from '../../../test/staff.ts';
import { startTestWorker } from '../../../test/worker.ts';
import {
  addPupil,
  addWorksheet,
  draftBase,
  filesAt,
  givenBase,
  multipart,
  sha256,
} from '../../../test/worksheets.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let worker: { stop(): Promise<void> };
let pupil: Learner;
let tutor: SignedInStaff;
let worksheetId: number;
let ownFile: number;
let givenFile: number;
let backFile: number;
const content = makePdf({ text: 'mine' });
const file = { name: 'mine.pdf', type: 'application/pdf', content };

beforeAll(async () => {
  world = await openWorld();
  tutor = await joinStaff(world, 'ananya.mukherjee@shala.example.org', '--role', 'tutor');
  worker = await startTestWorker(world);
  pupil = await addPupil(world);
  worksheetId = await addWorksheet(world);
  givenFile = (await filesAt(world, tutor.headers, givenBase(worksheetId)).upload(file)).id;
  const own = filesAt(world, pupil.headers, draftBase(worksheetId));
  ownFile = (await own.upload(file)).id;
  await own.call('PUT', '/turn_in');
  const back = `${givenBase(worksheetId)}/submissions/${pupil.studentId}`;
  backFile = (await filesAt(world, tutor.headers, back).upload(file)).id;
}, 60_000);
afterAll(async () => {
  await worker.stop();
  await world.stop();
});

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  payload?: object | Buffer;
  type?: string;
}

const announced = {
  files: [
    { name: 'a.pdf', content_type: 'application/pdf', size_bytes: content.length, sha256: sha256(content) },
  ],
};

const fileCalls = (base: string, fileId: number): Call[] => [
  { method: 'POST', url: `/api/v1${base}/files`, payload: announced },
  { method: 'GET', url: `/api/v1${base}/files/${fileId}` },
  { method: 'POST', url: `/api/v1${base}/files/${fileId}/finish` },
  { method: 'DELETE', url: `/api/v1${base}/files/${fileId}` },
];

/** Every call that a student has about one worksheet. */
function studentCalls(id: number, studentId: number): Call[] {
  const form = multipart({ WorksheetId: String(id), StudentId: String(studentId), TurnInStatus: 'true' }, [
    file,
  ]);
  return [
    { method: 'GET', url: `/worksheet/GetStudentWorksheetInfo?WorksheetId=${id}&StudentId=${studentId}` },
    { method: 'POST', url: '/worksheet/SubmitWorkSheet', payload: form.payload, type: form.contentType },
    { method: 'PUT', url: `/api/v1${draftBase(id)}/turn_in` },
    ...fileCalls(draftBase(id), ownFile),
  ];
}

const changed = {
  course_id: 1,
  subject_id: 1,
  section_ids: [],
  name: { en: 'Mine now' },
  instructions: { en: 'Nothing.' },
  points: 1,
  due: '2091-01-01',
};

const takenOver = { worksheet: changed };

/** Every call that a tutor has about one worksheet and one student. */
function staffCalls(id: number, studentId: number): Call[] {
  const base = givenBase(id);
  const submission = `${base}/submissions/${studentId}`;
  return [
    { method: 'GET', url: `/api/v1${base}` },
    { method: 'PUT', url: `/api/v1${base}`, payload: takenOver },
    { method: 'POST', url: `/api/v1${base}/publish` },
    { method: 'PUT', url: `/api/v1${base}/schedule`, payload: { schedule: { publish_at: null } } },
    { method: 'GET', url: `/api/v1${base}/submissions` },
    { method: 'GET', url: `/api/v1${submission}` },
    { method: 'PUT', url: `/api/v1${submission}/grade`, payload: { grade: { points: 1 } } },
    {
      method: 'POST',
      url: `/api/v1${submission}/return`,
      payload: { return: { private_message: 'Again.' } },
    },
    ...fileCalls(base, givenFile),
    ...fileCalls(submission, backFile),
  ];
}

const send = ({ method, url, payload, type }: Call, headers: Record<string, string>) =>
  world.server.inject({
    method,
    url,
    headers: { ...headers, ...(type && { 'content-type': type }) },
    ...(payload && { payload }),
  });

/** Without what differs from one answer to the next in any case. */
const bare = (body: string) => body.replace(/"request_id":"[^"]*"/, '');

/** The calls answer as they do for a number that nobody has ever had. */
async function expectNothing(
  calls: readonly Call[],
  unknown: readonly Call[],
  headers: Record<string, string>,
) {
  expect(calls.length).toBeGreaterThan(0);
  for (const [index, call] of calls.entries()) {
    const answer = await send(call, headers);
    const nothing = await send(unknown[index] as Call, headers);
    expect([call.url, answer.statusCode]).toEqual([call.url, 404]);
    expect([nothing.statusCode, bare(answer.body)]).toEqual([404, bare(nothing.body)]);
  }
}

const never = 987_654_321;

describe('a worksheet of others answers like one that does not exist, on every call:', () => {
  const strangers: Record<string, () => Promise<Learner>> = {
    'to a student of another section': async () => {
      const other = await addPupil(world, false);
      await world.pool.query(
        `INSERT INTO section_membership (student_id, section_id, tenant_id, from_day)
         SELECT $1, id, tenant_id, app_today() - 10 FROM section WHERE slug = '8-B'`,
        [other.studentId],
      );
      return other;
    },
    'to a student of another family who pays for the course themselves': () => addPupil(world, false),
    'to a student of another course': () =>
      addLearner(world, { course: 'cbse-9', grants: [{ source: 'admin' }] }),
    'to a student whose course has run out': () =>
      addLearner(world, { course: 'cbse-8', grants: [{ source: 'admin', to: -1 }], isMember: true }),
    'to a student of another school on another host': () =>
      addLearner(world, { course: 'cbse-8', grants: [{ source: 'admin' }], tenant: 'udaan' }),
  };
  test.each(Object.entries(strangers))('%s', async (_title, make) => {
    const stranger = await make();
    await expectNothing(
      studentCalls(worksheetId, stranger.studentId),
      studentCalls(never, stranger.studentId),
      stranger.headers,
    );
  });

  test('to a classmate who names another student, while their own number opens it', async () => {
    const mate = await addPupil(world);
    const asOther = (studentId: number): Call[] => [
      ...studentCalls(worksheetId, studentId).slice(0, 2),
      { method: 'GET', url: `/worksheet/GetStudentWorkSheetList?StudentId=${studentId}` },
    ];
    await expectNothing(asOther(pupil.studentId), asOther(never), mate.headers);
    const own = await send(studentCalls(worksheetId, mate.studentId)[0] as Call, mate.headers);
    expect(own.statusCode).toBe(200);
    expect(own.json().worksheet.studentAttachmentList).toEqual([]);
    // And the number of another's file opens nothing in their own draft.
    const calls = fileCalls(draftBase(worksheetId), ownFile).slice(1);
    await expectNothing(calls, fileCalls(draftBase(worksheetId), never).slice(1), mate.headers);
  });

  test('to a tutor of another subject or section, and to a tutor about a student they do not teach', async () => {
    const chemist = await joinStaff(world, 'joseph.kurian@shala.example.org', '--role', 'tutor');
    await expectNothing(
      staffCalls(worksheetId, pupil.studentId),
      staffCalls(never, pupil.studentId),
      chemist.headers,
    );
    const outsider = await addPupil(world, false);
    await expectNothing(
      staffCalls(worksheetId, outsider.studentId).filter(({ url }) => url.includes('submissions/')),
      staffCalls(worksheetId, never).filter(({ url }) => url.includes('submissions/')),
      tutor.headers,
    );
  });

  test('to a tutor of one of its sections who wants to change it: they see it, and no more', async () => {
    const shared = await addWorksheet(world, { sections: ['8-A', '8-B'], isDraft: true });
    const { rows } = await world.pool.query(
      `SELECT worksheet.course_id, subject_id, json_build_array(section.id) AS section_ids
       FROM worksheet JOIN section ON section.slug = '8-A' WHERE worksheet.id = $1`,
      [shared],
    );
    await world.pool.query(
      `DELETE FROM teaching_assignment WHERE section_id IN (SELECT id FROM section WHERE slug = '8-B')`,
    );
    // Taken for the own section alone, it would be theirs to write.
    const own = { worksheet: { ...changed, ...rows[0] } };
    const writes = (id: number) =>
      staffCalls(id, never)
        .filter(({ method, url }) => method !== 'GET' && !url.includes('submissions'))
        .map((call) => (call.payload === takenOver ? { ...call, payload: own } : call));
    expect(writes(1)).toHaveLength(6);
    await expectNothing(writes(shared), writes(never), tutor.headers);
    const seen = await send({ method: 'GET', url: `/api/v1${givenBase(shared)}` }, tutor.headers);
    expect(seen.json().worksheet).toMatchObject({ posted_at: null, points: 20 });
  });
});

test('the walk leaves out no call that names a worksheet', () => {
  const walked = [...studentCalls(1, 2), ...staffCalls(1, 2)].map(
    ({ method, url }) => `${method} ${url.replace(/\?.*/, '').replace(/\/\d+/g, '/:id')}`,
  );
  const routes = world.routes
    .filter(({ url }) => /^\/(api\/v1\/)?worksheet\//.test(url))
    .map(({ method, url }) => `${method} ${url.replace(/:\w+/g, ':id')}`);
  // These name none: the list of a student is walked above, and tutors list and write their own.
  const others = [
    'GET /worksheet/GetStudentWorkSheetList',
    'GET /api/v1/worksheet/staff/worksheets',
    'POST /api/v1/worksheet/staff/worksheets',
  ];
  expect([...new Set([...walked, ...others])].sort()).toEqual([...new Set(routes)].sort());
});

test('nothing was changed by any of them', async () => {
  const { rows } = await world.pool.query(
    `SELECT points, round_no, (SELECT count(*)::int FROM worksheet_round_file) AS files,
       (SELECT count(*)::int FROM worksheet_file WHERE worksheet_id = $2) AS given
     FROM student_worksheet WHERE student_id = $1`,
    [pupil.studentId, worksheetId],
  );
  const { rows: demo } = await world.pool.query(
    'SELECT count(*)::int AS files FROM worksheet_round_file WHERE student_id <> $1',
    [pupil.studentId],
  );
  expect(rows).toEqual([{ points: null, round_no: 1, files: demo[0].files + 2, given: 1 }]);
});

test('tutors do not get in as students, nor students as tutors', async () => {
  const asStudent = await send(
    { method: 'PUT', url: `/api/v1${draftBase(worksheetId)}/turn_in` },
    tutor.headers,
  );
  const asTutor = await send({ method: 'GET', url: `/api/v1${givenBase(worksheetId)}` }, pupil.headers);
  expect([asStudent.statusCode, asTutor.statusCode]).toEqual([403, 403]);
});
