import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form, formType, photo } from '../../../test/forms.ts';
import { messagesTo, newPhone, waitForCode } from '../../../test/messages.ts';
import { lakshmi, openNewParent, openParentSession } from '../../../test/parent-session.ts';
import { aarav, dhruv, signIn } from '../../../test/people.ts';
import { startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let worker: { stop(): Promise<void> };
beforeAll(async () => {
  world = await openWorld();
  worker = await startTestWorker(world);
});
afterAll(async () => {
  await worker.stop();
  await world.stop();
});

type Method = 'GET' | 'POST' | 'PUT';
type Headers = Record<string, string>;
const call = (method: Method, url: string, headers: Headers, payload?: object | Buffer) =>
  world.server.inject({ method, url, headers, ...(payload && { payload }) });
const withoutId = (answer: { json(): Record<string, unknown> }) => {
  const { request_id, ...body } = answer.json();
  return body;
};

describe('the profile of a student', () => {
  const me = '/api/v2/user_management/student/auth/me';

  test('[EN-54] [AS-26] is sent as student with a display_picture file, and comes back with every field', async () => {
    const { headers } = await signIn(world.server, aarav);
    const fields = {
      'student[first_name]': 'Aarav',
      'student[last_name]': 'Kumar Iyer',
      'student[dob]': '2013-06-15',
      'student[phone_number]': '9000055555',
    };
    const file = { name: 'student[display_picture]', type: 'image/jpeg', content: await photo() };
    const sent = { ...headers, 'content-type': formType };
    const answer = await call('PUT', me.replace('v2', 'v1'), sent, form(fields, file));
    expect(answer.statusCode).toBe(200);
    const profile = {
      firstName: 'Aarav',
      lastName: 'Kumar Iyer',
      dob: '2013-06-15',
      phoneNumber: '+919000055555',
      email: aarav,
      displayPictureUrl: expect.stringMatching(/^http/),
    };
    const kept = (await call('GET', me, headers)).json().student;
    expect(kept).toMatchObject(profile);
    const stored = await sharp(
      Buffer.from(await (await fetch(kept.displayPictureUrl)).arrayBuffer()),
    ).metadata();
    expect([stored.format, stored.exif]).toEqual(['webp', undefined]);
  });

  test('[M01] its phone number is for calls only, and can be taken away again', async () => {
    const { headers } = await signIn(world.server, dhruv);
    const save = async (phoneNumber: string | null) =>
      (await call('PUT', me, headers, { student: { phoneNumber } })).json().student.phoneNumber;
    expect(await save('98765 43210')).toBe('+919876543210');
    expect(await save(null)).toBeNull();
  });

  test('says at which school the student is, in the language of the reader', async () => {
    const { headers } = await signIn(world.server, aarav);
    const url = '/api/v1/course/student/school_place';
    const place = (await call('GET', url, headers)).json().school_place;
    expect(place).toEqual({
      institute_name: expect.any(String),
      section_name: expect.any(String),
      roll: expect.any(Number),
    });
    const hindi = (await call('GET', url, { ...headers, 'accept-language': 'hi' })).json().school_place;
    expect(hindi.institute_name).toMatch(/[\u0900-\u097f]/);
    const retail = await signIn(world.server, 'arnav.gupta@students.example.org');
    expect((await call('GET', url, retail.headers)).json()).toEqual({ school_place: null });
  });

  test('tells who agreed to what, also to the student', async () => {
    const parent = await openParentSession(world, lakshmi);
    const own = await call('GET', '/api/v1/user_management/student/auth/consents', parent.headers);
    const child = await call('GET', '/api/v1/user_management/parent/auth/me', parent.headers);
    const { id } = child.json().parent.current_student;
    const asParent = await call(
      'GET',
      `/api/v1/user_management/parent/students/${id}/consents`,
      parent.headers,
    );
    expect(own.json().consents.length).toBeGreaterThan(0);
    expect(own.json()).toEqual(asParent.json());
  });
});

describe('the courses of a profile', () => {
  const base = '/api/v2/course/student/student_courses';

  test('[AS-25] [AS-26] [C05] [C06] an exam is added as a trial, once, and stands in all lists', async () => {
    const { headers } = await signIn(world.server, dhruv);
    const listed = async () => (await call('GET', base, headers)).json().studentCourses;
    const had = new Set(
      (await listed()).map((one: { course: { exam: { id: number } | null } }) => one.course.exam?.id),
    );
    const exams: { id: number }[] = (await call('GET', '/api/v2/meta/exams', headers)).json().exams;
    const wanted = exams.find(({ id }) => !had.has(id));
    const add = () =>
      call('POST', base, headers, { studentCourse: { courseType: 'Exam', courseId: wanted?.id } });
    const first = await add();
    expect(first.statusCode).toBe(200);
    expect(first.json().studentCourse).toMatchObject({ isTrial: true, isExpired: false });
    const details = async () =>
      (await call('GET', '/Student/ProductDetails', headers))
        .json()
        .find(({ id }: { id: number }) => id === wanted?.id);
    const trial = await details();
    expect(trial).toMatchObject({ istrial: true, enddate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
    await world.moveClock('30 days');
    const again = await signIn(world.server, dhruv);
    const second = await call('POST', base, again.headers, {
      studentCourse: { courseType: 'Exam', courseId: wanted?.id },
    });
    expect(second.json().studentCourse).toMatchObject({ id: first.json().studentCourse.id, isExpired: true });
    await world.moveClock('-30 days');
  });

  const text = expect.stringMatching(/\S/);
  const picture = expect.stringMatching(/^http/);
  /** Also where the demo has drawn none: each field must be seen filled. */
  const givePictures = () =>
    world.pool.query(`UPDATE board SET picture_key = 'p.png'; UPDATE course SET picture_key = 'p.png'`);

  test('[EN-52] boards come with their classes, exams with their short name and picture, in camel form', async () => {
    await givePictures();
    const { headers } = await signIn(world.server, dhruv);
    const { boards } = (await call('GET', '/api/v2/meta/boards', headers)).json();
    const classRooms = expect.arrayContaining([
      expect.objectContaining({ id: expect.any(Number), name: text }),
    ]);
    expect(boards).toContainEqual(
      expect.objectContaining({ id: expect.any(Number), name: text, img_url: picture, classRooms }),
    );
    const { exams } = (await call('GET', '/api/v2/meta/exams', headers)).json();
    expect(exams).toContainEqual(
      expect.objectContaining({
        id: expect.any(Number),
        name: text,
        acronym: text,
        displayPictureUrl: picture,
      }),
    );
  });

  test('[EN-53] a subscription names its class with the board, or its exam, each with its picture', async () => {
    await givePictures();
    const { headers } = await signIn(world.server, dhruv);
    const { studentCourses } = (await call('GET', base, headers)).json();
    const courses = studentCourses.map(({ course }: { course: object }) => course);
    expect(courses).toContainEqual(
      expect.objectContaining({
        classRoom: expect.objectContaining({ name: text, boardAcronym: text, displayPictureUrl: picture }),
      }),
    );
    expect(courses).toContainEqual(
      expect.objectContaining({
        exam: expect.objectContaining({ name: text, acronym: text, displayPictureUrl: picture }),
      }),
    );
  });

  test('[AS-25] [AS-26] a class comes from its board, and only as what it is', async () => {
    const { headers } = await signIn(world.server, 'kriti.joshi@students.example.org');
    const boards = (await call('GET', '/api/v2/meta/boards', headers)).json().boards;
    const classRoom = boards
      .flatMap((one: { classRooms: { id: number; name: string }[] }) => one.classRooms)
      .at(-1);
    const add = (courseType: string) =>
      call('POST', base, headers, { studentCourse: { courseType, courseId: classRoom.id } });
    expect((await add('Exam')).statusCode).not.toBe(200);
    const added = await add('ClassRoom');
    expect(added.json().studentCourse.course).toMatchObject({
      type: 'class_room',
      classRoom: { id: classRoom.id },
    });
  });
});

describe('the number a parent signs in with', () => {
  const phonePath = '/api/v1/user_management/parent/auth/phone';
  const send = (headers: Headers, phone: string) =>
    call('PUT', `${phonePath}/otp`, headers, { parent: { phone_number: phone } });
  const change = (headers: Headers, phone: string, otp: string) =>
    call('PUT', phonePath, headers, { parent: { phone_number: phone, otp } });

  test('[A31] [M01] changes by a code on the new number, and the old one is told', async () => {
    const [old, next] = [newPhone(), newPhone()];
    const { headers, parentId } = await openNewParent(world, old);
    expect((await send(headers, next)).json()).toMatchObject({ success: true, otp_length: 4 });
    const code = await waitForCode(next);
    const wrong = code === '1234' ? '4321' : '1234';
    expect((await change(headers, next, wrong)).json()).toMatchObject({ code: 'otp_invalid' });
    const answer = await change(headers, next, code);
    expect(answer.json().parent).toMatchObject({ id: parentId, phone_number: next });
    await expect.poll(() => messagesTo(old)).toHaveLength(1);
    expect((await messagesTo(old))[0]?.variables).toMatchObject({ digits: next.slice(-4) });
    expect((await change(headers, next, code)).json()).toMatchObject({ code: 'otp_expired' });
  });

  test("somebody else's number stays theirs, and a code to sign in with changes nothing", async () => {
    const [own, taken] = [newPhone(), newPhone()];
    const { headers } = await openNewParent(world, own);
    const owner = await openNewParent(world, taken);
    await send(headers, taken);
    const code = await waitForCode(taken);
    const refused = await change(headers, taken, code);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'account_exists']);
    // The code was meant for one parent: the owner of the number cannot use it for a change of their own either.
    expect((await change(owner.headers, taken, code)).json()).toMatchObject({ code: 'otp_expired' });
    const me = await call('GET', '/api/v1/user_management/parent/auth/me', headers);
    expect(me.json().parent.phone_number).toBe(own);
  });
});

describe('the weekly letter', () => {
  test('is stopped and started in the settings; a child of others answers like an unknown one', async () => {
    const { headers } = await openParentSession(world, lakshmi);
    const [child] = (await call('GET', '/api/v1/user_management/parent/students', headers)).json().students;
    const url = (id: number) => `/api/v1/user_management/parent/students/${id}/weekly_letter`;
    const save = async (isOn: boolean) =>
      (await call('PUT', url(child.id), headers, { weekly_letter: { is_on: isOn } })).json().weekly_letter;
    const before = (await call('GET', url(child.id), headers)).json().weekly_letter;
    expect(before).toEqual({ is_on: true, email: expect.stringContaining('@') });
    expect(await save(false)).toEqual({ ...before, is_on: false });
    expect((await call('GET', url(child.id), headers)).json().weekly_letter.is_on).toBe(false);
    expect(await save(true)).toEqual(before);
    const stranger = await openNewParent(world, newPhone());
    for (const method of ['GET', 'PUT'] as const) {
      const payload = method === 'PUT' ? { weekly_letter: { is_on: false } } : undefined;
      const foreign = await call(method, url(child.id), stranger.headers, payload);
      const unknown = await call(method, url(987654321), stranger.headers, payload);
      expect(foreign.statusCode).toBe(404);
      expect(withoutId(foreign)).toEqual(withoutId(unknown));
    }
  });
});
