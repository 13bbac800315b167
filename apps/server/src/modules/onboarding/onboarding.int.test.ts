import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  farah,
  lakshmi,
  openNewParent,
  openParentSession,
  type ParentSession,
} from '../../../test/parent-session.ts';
import { aarav, kids, shala, signIn, udaan } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { createStorage } from '../../platform/storage.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const api = '/api/v1';
const students = `${api}/user_management/parent/students`;
const enrolments = `${api}/course/student/student_courses`;
type Method = 'GET' | 'POST' | 'PUT';
const call = (method: Method, url: string, headers: Record<string, string>, payload?: object) =>
  world.server.inject({ method, url, headers, ...(payload && { payload }) });
const withoutId = (answer: { json(): Record<string, unknown> }) => {
  const { request_id, ...body } = answer.json();
  return body;
};

/** A picture in the store, as an editor's upload leaves it, named by a row of the catalogue. */
async function givePicture(table: 'board' | 'course', slug: string): Promise<void> {
  const { config } = world;
  const storage = createStorage({
    endpoint: config.S3_ENDPOINT,
    publicEndpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET,
    accessKey: config.S3_ACCESS_KEY,
    secretKey: config.S3_SECRET_KEY,
  });
  const key = `pictures/test-${table}-${slug}.png`;
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } });
  await storage.put(key, await picture.png().toBuffer(), 'image/png');
  storage.close();
  await world.pool.query(`UPDATE ${table} SET picture_key = $1 WHERE slug = $2`, [key, slug]);
}

const statusOf = async (url: string): Promise<number> => {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.status;
};

interface ClassRoom {
  id: number;
  name: string;
  display_picture_url: string;
}
interface Board {
  id: number;
  acronym: string;
  img_url: string;
  display_picture_url: string;
  class_rooms: ClassRoom[];
}
const boardsOf = async (headers: Record<string, string>): Promise<Board[]> =>
  (await call('GET', `${api}/meta/boards`, headers)).json().boards;

describe('what there is to choose', () => {
  test('[AP-15] [EN-04] [EN-05] [OB-08] boards come with their class rooms, every field filled', async () => {
    await givePicture('board', 'cbse');
    await givePicture('course', 'cbse-8');
    const { headers } = await openParentSession(world, lakshmi);
    const answer = await call('GET', `${api}/meta/boards`, headers);
    expect(answer.statusCode).toBe(200);
    const boards = answer.json().boards as Board[];
    const cbse = boards.find(({ acronym }) => acronym === 'CBSE');
    expect(cbse).toEqual({
      id: expect.any(Number),
      name: 'Central Board of Secondary Education',
      acronym: 'CBSE',
      display_picture_url: expect.stringMatching(/^http/),
      img_url: cbse?.display_picture_url,
      class_rooms: expect.any(Array),
    });
    expect(await statusOf(cbse?.img_url ?? '')).toBe(200);
    const eight = cbse?.class_rooms.find(({ name }) => name === 'Class 8');
    const { rows } = await world.pool.query(
      `SELECT count(*)::int AS subjects, min(course.amount_paise) AS paise FROM subject
       JOIN course ON course.id = subject.course_id WHERE course.slug = 'cbse-8' AND subject.is_active`,
    );
    expect(rows[0].subjects).toBeGreaterThan(0);
    expect(eight).toEqual({
      id: expect.any(Number),
      name: 'Class 8',
      board_name: 'Central Board of Secondary Education',
      board_acronym: 'CBSE',
      amount_paise: rows[0].paise,
      amount_rupees: rows[0].paise / 100,
      is_active: true,
      class_room_subject_count: rows[0].subjects,
      display_picture_url: expect.stringMatching(/^http/),
      board: { id: cbse?.id, name: 'Central Board of Secondary Education', acronym: 'CBSE' },
    });
    expect(await statusOf(eight?.display_picture_url ?? '')).toBe(200);
    const camel = await call('GET', '/api/v2/meta/boards', headers);
    const again = camel.json().boards.find(({ acronym }: { acronym: string }) => acronym === 'CBSE');
    expect(again.displayPictureUrl).toBe(again.img_url);
    expect(again.classRooms[0]).toHaveProperty('classRoomSubjectCount');
  });

  test('[OB-08] a board without an active, licensed class room is not listed', async () => {
    const { headers } = await openParentSession(world, lakshmi);
    const before = await boardsOf(headers);
    const [gone] = before.filter(({ acronym }) => acronym !== 'CBSE');
    expect(gone).toBeDefined();
    await world.pool.query('UPDATE course SET is_active = false WHERE board_id = $1', [gone?.id]);
    const after = await boardsOf(headers);
    expect(after.map(({ id }) => id)).toEqual(before.filter(({ id }) => id !== gone?.id).map(({ id }) => id));
    await world.pool.query('UPDATE course SET is_active = true WHERE board_id = $1', [gone?.id]);

    const { rows } = await world.pool.query<{ id: string }>(
      `SELECT count(*) AS id FROM course_licence l JOIN course c ON c.id = l.course_id
       JOIN brand_host h ON h.tenant_id = l.tenant_id WHERE h.host = $1 AND c.kind = 'class_room'`,
      [udaan],
    );
    const other = await openNewParent(world, '+919000078001', udaan);
    const seen = (await boardsOf(other.headers)).flatMap(({ class_rooms }) => class_rooms);
    expect(seen).toHaveLength(Number(rows[0]?.id));
  });

  test('[AP-14] [EN-06] exams come with every field filled', async () => {
    await givePicture('course', 'engineering-entrance');
    const { headers } = await openParentSession(world, lakshmi);
    const answer = await call('GET', `${api}/meta/exams`, headers);
    expect(answer.statusCode).toBe(200);
    const jee = answer.json().exams.find(({ acronym }: { acronym: string }) => acronym === 'JEE');
    expect(jee).toEqual({
      id: expect.any(Number),
      name: 'Engineering Entrance (JEE pattern)',
      acronym: 'JEE',
      description: expect.stringContaining('Physics'),
      amount_paise: 2499900,
      amount_rupees: 24999,
      is_active: true,
      exam_subject_count: 3,
      display_picture_url: expect.stringMatching(/^http/),
    });
    expect(await statusOf(jee.display_picture_url)).toBe(200);
  });

  test('[EN-11] [OB-04] usages have an id and a name, and the brand says which are open', async () => {
    const parent = await openParentSession(world, lakshmi);
    const all = await call('GET', `${api}/meta/usages`, parent.headers);
    expect(all.json().usages).toEqual([
      { id: 0, name: 'Preparing School Subjects', is_enabled: true },
      { id: 1, name: 'Competitive Exams', is_enabled: true },
      { id: 2, name: 'Both', is_enabled: true },
    ]);
    const few = await call('GET', `${api}/meta/usages`, { ...parent.headers, host: kids });
    expect(few.json().usages.map(({ is_enabled }: { is_enabled: boolean }) => is_enabled)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('nobody sees them without signing in', async () => {
    for (const path of ['boards', 'exams', 'usages']) {
      expect((await call('GET', `${api}/meta/${path}`, { host: shala })).statusCode).toBe(401);
    }
  });
});

/** A child just added, with the headers that act for it. */
async function addChild(phone: string, host = shala) {
  const parent = await openNewParent(world, phone, host);
  const added = await call('POST', students, parent.headers, {
    student: { first_name: 'Nina', dob: '2012-05-05' },
  });
  const { student, token } = added.json();
  const headers = { host, authorization: `Bearer ${token.access_token}` };
  return { parent, headers, studentId: student.id as number };
}
const choose = (headers: Record<string, string>, course_id: number, course_type: 'ClassRoom' | 'Exam') =>
  call('POST', enrolments, headers, { student_course: { course_id, course_type } });
const courseId = async (slug: string): Promise<number> => {
  const { rows } = await world.pool.query<{ id: string }>('SELECT id FROM course WHERE slug = $1', [slug]);
  return Number(rows[0]?.id);
};
const stepOf = async ({ headers }: Pick<ParentSession, 'headers'>): Promise<number> =>
  (await call('GET', `${api}/user_management/parent/auth/me`, headers)).json().parent.step;
const save = (parent: ParentSession, studentId: number, student: object) =>
  call('PUT', `${students}/${studentId}`, parent.headers, { student });
const dayIn = async (days: number): Promise<string> => {
  const { rows } = await world.pool.query('SELECT (app_today() + $1::int)::text AS day', [days]);
  return rows[0].day;
};

describe('from the choice to the first lesson', () => {
  test('[OB-19] [AP-18] [EN-08] [EN-09] [EN-12] school: the class is chosen, step 0 saved, the trial runs', async () => {
    await givePicture('course', 'cbse-8');
    const { parent, headers, studentId } = await addChild('+919000078010');
    await save(parent, studentId, { usage: 0 });
    expect(await stepOf(parent)).toBe(2);
    const id = await courseId('cbse-8');
    const chosen = await choose(headers, id, 'ClassRoom');
    expect(chosen.statusCode).toBe(200);
    expect(chosen.json().student_course).toEqual({
      id: expect.any(Number),
      is_active: true,
      is_trial: true,
      is_expired: false,
      is_locked: false,
      course: {
        type: 'class_room',
        class_room: {
          id,
          name: 'Class 8',
          board_name: 'Central Board of Secondary Education',
          board_acronym: 'CBSE',
          display_picture_url: expect.stringMatching(/^http/),
        },
        exam: null,
      },
    });
    await save(parent, studentId, { step: 0 });
    expect(await stepOf(parent)).toBe(0);
    const trial = await call('GET', `/net/Student/RegisterTrial?parentid=${parent.parentId}`, headers);
    expect(trial.statusCode).toBe(200);
    expect(trial.json()).toEqual({
      isSuccess: true,
      courses: [{ id, istrial: true, enddate: await dayIn(6) }],
    });
    const details = await call('GET', '/net/Student/ProductDetails', headers);
    expect(details.json()).toEqual([
      { id, istrial: true, enddate: await dayIn(6), studenttype: 'retail', instituteId: null },
    ]);
    const { headers: own } = await signIn(world.server, aarav);
    const [atSchool] = (await call('GET', '/net/Student/ProductDetails', own)).json();
    expect(atSchool).toMatchObject({ studenttype: 'institution', instituteId: expect.any(Number) });
  });

  test('[OB-20] [OB-21] both: school first, then step 3, and the exam ends with step 0 and a trial of its own', async () => {
    const { parent, headers, studentId } = await addChild('+919000078011');
    await save(parent, studentId, { usage: 2 });
    expect(await stepOf(parent)).toBe(2);
    await choose(headers, await courseId('cbse-9'), 'ClassRoom');
    await save(parent, studentId, { step: 3 });
    expect(await stepOf(parent)).toBe(3);
    const exam = await courseId('engineering-entrance');
    const chosen = await choose(headers, exam, 'Exam');
    expect(chosen.json().student_course.course).toMatchObject({ type: 'exam', exam: { acronym: 'JEE' } });
    await save(parent, studentId, { step: 0 });
    expect(await stepOf(parent)).toBe(0);
    const trial = await call('POST', `/Student/RegisterTrial?ParentId=${parent.parentId}`, headers);
    const onTrial = trial
      .json()
      .courses.map(({ id, istrial }: { id: number; istrial: boolean }) => [id, istrial]);
    expect(onTrial).toContainEqual([exam, true]);
    expect(onTrial).toHaveLength(2);
  });

  test('[EN-08] in version 2 the courses of a student carry the camel-case names, of both kinds', async () => {
    await givePicture('course', 'cbse-8');
    await givePicture('course', 'engineering-entrance');
    const { headers } = await addChild('+919000078016');
    const classId = await courseId('cbse-8');
    const examId = await courseId('engineering-entrance');
    const url = '/api/v2/course/student/student_courses';
    const create = (courseId: number, courseType: string) =>
      call('POST', url, headers, { studentCourse: { courseId, courseType } });
    await create(classId, 'ClassRoom');
    await create(examId, 'Exam');
    const { studentCourses } = (await call('GET', url, headers)).json();
    const same = {
      id: expect.any(Number),
      isActive: true,
      isTrial: true,
      isExpired: false,
      isLocked: false,
    };
    const displayPictureUrl = expect.stringMatching(/^http/);
    expect(studentCourses).toHaveLength(2);
    expect(studentCourses).toContainEqual({
      ...same,
      course: {
        type: 'class_room',
        classRoom: {
          id: classId,
          name: 'Class 8',
          boardName: 'Central Board of Secondary Education',
          boardAcronym: 'CBSE',
          displayPictureUrl,
        },
        exam: null,
      },
    });
    expect(studentCourses).toContainEqual({
      ...same,
      course: {
        type: 'exam',
        classRoom: null,
        exam: {
          id: examId,
          name: 'Engineering Entrance (JEE pattern)',
          acronym: 'JEE',
          displayPictureUrl,
        },
      },
    });
  });

  test('[AP-18] the trial of a course chosen without one starts here, exam or class, and only once, ever', async () => {
    const { parent, headers, studentId } = await addChild('+919000078012');
    for (const slug of ['cbse-7', 'engineering-entrance']) {
      await world.pool.query(
        'INSERT INTO enrolment (tenant_id, student_id, course_id) SELECT tenant_id, id, $2 FROM student WHERE id = $1',
        [studentId, await courseId(slug)],
      );
    }
    const url = `/net/Student/RegisterTrial?parentid=${parent.parentId}`;
    const ends = async () =>
      (await call('GET', url, headers)).json().courses.map(({ enddate }: { enddate: string }) => enddate);
    const first = await dayIn(6);
    const both = await Promise.all([ends(), ends()]);
    expect(both).toEqual([
      [first, first],
      [first, first],
    ]);
    await world.moveClock('20 days');
    const { token } = (await save(await openParentSession(world, '+919000078012'), studentId, {
      is_current: true,
    }).then((answer) => answer.json())) as { token: { access_token: string } };
    const later = { host: shala, authorization: `Bearer ${token.access_token}` };
    const again = await call('POST', url, later);
    expect(again.json().courses.map(({ enddate }: { enddate: string }) => enddate)).toEqual([first, first]);
    const { rows } = await world.pool.query('SELECT id FROM access_grant WHERE student_id = $1', [studentId]);
    expect(rows).toHaveLength(2);
    await world.moveClock('-20 days');
  });

  test("[AP-18] another family's parent id answers exactly like one that does not exist; so it does for a student's own session", async () => {
    const { parent, headers } = await addChild('+919000078013');
    const other = await openParentSession(world, farah);
    const own = await signIn(world.server, aarav);
    const { parentId: mother } = await openParentSession(world, lakshmi);
    for (const [method, who] of [
      ['GET', headers],
      ['POST', headers],
      ['GET', own.headers],
      ['POST', own.headers],
    ] as const) {
      const foreign = await call(method, `/Student/RegisterTrial?parentid=${other.parentId}`, who);
      const unknown = await call(method, '/Student/RegisterTrial?parentid=999999', who);
      expect(foreign.statusCode).toBe(404);
      expect(withoutId(foreign)).toEqual(withoutId(unknown));
      expect(foreign.json()).toMatchObject({ isSuccess: false, code: 'not_found' });
    }
    const mine = await call('GET', `/Student/RegisterTrial?parentid=${mother}`, own.headers);
    expect(mine.json().isSuccess).toBe(true);
    const without = await call('GET', `/Student/RegisterTrial?parentid=${parent.parentId}`, { host: shala });
    expect(without.statusCode).toBe(401);
  });

  test('[OB-14] a course that is missing, of the other kind, not active or not licensed here is refused', async () => {
    const { headers } = await addChild('+919000078014');
    const elsewhere = await addChild('+919000078015', udaan);
    const cbse = await courseId('cbse-8');
    const refused = [
      await choose(headers, 999999, 'ClassRoom'),
      await choose(headers, cbse, 'Exam'),
      await choose(elsewhere.headers, await courseId('cbse-6'), 'ClassRoom'),
      await call('POST', enrolments, headers, { student_course: { course_type: 'ClassRoom' } }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422]);
    expect(withoutId(refused[0] as never)).toEqual(withoutId(refused[2] as never));
  });
});
