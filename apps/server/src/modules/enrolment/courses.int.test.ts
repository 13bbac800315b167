import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLearner } from '../../../test/learners.ts';
import { aanya, aarav, dhruv, kids, shala, shreya, signIn, udaan } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const base = '/api/v1/course/student/student_courses';
const get = (url: string, headers: Record<string, string>) =>
  world.server.inject({ method: 'GET', url, headers });
interface ListedCourse {
  id: number;
  course: { type: string; class_room: object | null; exam: object | null };
}
const courseId = async (slug: string): Promise<number> => {
  const { rows } = await world.pool.query<{ id: number }>('SELECT id FROM course WHERE slug = $1', [slug]);
  return Number(rows[0]?.id);
};

describe('the courses of a student', () => {
  test('[AL-01] are listed with what they are worth today', async () => {
    const { headers } = await signIn(world.server, aarav);
    const answer = await get(base, headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().student_courses).toEqual([
      {
        id: expect.any(Number),
        is_active: true,
        is_trial: false,
        is_expired: false,
        is_locked: false,
        course: {
          type: 'class_room',
          class_room: {
            id: await courseId('cbse-8'),
            name: 'Class 8',
            board_name: 'Central Board of Secondary Education',
            board_acronym: 'CBSE',
            display_picture_url: null,
          },
          exam: null,
        },
      },
    ]);
  });

  test('are called by their Hindi names when the caller prefers Hindi', async () => {
    const { headers } = await signIn(world.server, aarav);
    const answer = await get(base, { ...headers, 'accept-language': 'hi' });
    expect(answer.json().student_courses[0].course.class_room.name).toBe('कक्षा 8');
  });

  test('[AP-17] [EN-07] an exam comes with its acronym, and the course selected last stands first', async () => {
    const { headers } = await signIn(world.server, dhruv);
    const list = async () => (await get(base, headers)).json().student_courses as ListedCourse[];
    const before = await list();
    expect(before.map(({ course }) => course.type).sort()).toEqual(['class_room', 'exam']);
    for (const { course } of before) {
      const own = course.type === 'exam' ? course.exam : course.class_room;
      const other = course.type === 'exam' ? course.class_room : course.exam;
      expect(own).toMatchObject({ id: expect.any(Number), name: expect.any(String) });
      expect(other).toBeNull();
    }
    const last = before.at(-1);
    await world.server.inject({
      method: 'PUT',
      url: `${base}/${last?.id}`,
      headers,
      payload: { student_course: { is_active: true } },
    });
    expect((await list())[0]?.id).toBe(last?.id);
  });

  test('what a school gave is expired for a student who has left it', async () => {
    const learner = await addLearner(world, {
      course: 'cbse-8',
      grants: [{ source: 'institution' }],
      isMember: true,
    });
    const [before] = (await get(base, learner.headers)).json().student_courses;
    expect(before).toMatchObject({ is_trial: false, is_expired: false, is_locked: false });
    await world.pool.query('UPDATE section_membership SET to_day = app_today() - 1 WHERE student_id = $1', [
      learner.studentId,
    ]);
    const [after] = (await get(base, learner.headers)).json().student_courses;
    expect(after).toMatchObject({ is_trial: false, is_expired: true, is_locked: true });
  });

  test('one that was switched off is not active: nothing of it can be opened', async () => {
    const { headers } = await addLearner(world, { course: 'icse-8', grants: [{ source: 'order_line' }] });
    const isActive = async () => (await get(base, headers)).json().student_courses[0].is_active;
    expect(await isActive()).toBe(true);
    await world.pool.query("UPDATE course SET is_active = false WHERE slug = 'icse-8'");
    expect(await isActive()).toBe(false);
    await world.pool.query("UPDATE course SET is_active = true WHERE slug = 'icse-8'");
  });

  test("another family's course answers exactly like one that does not exist", async () => {
    const own = await signIn(world.server, aarav);
    const other = await signIn(world.server, dhruv);
    const [theirs] = (await get(base, other.headers)).json().student_courses;
    const put = async (id: number) => {
      const payload = { student_course: { is_active: false } };
      const answer = await world.server.inject({
        method: 'PUT',
        url: `${base}/${id}`,
        headers: own.headers,
        payload,
      });
      const { request_id, ...body } = answer.json();
      return { status: answer.statusCode, body };
    };
    const foreign = await put(theirs.id);
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(await put(987654321));
    const subjects = async (id: number) => {
      const answer = await get(`${base}/${id}/class_room_subjects`, own.headers);
      const { request_id, ...body } = answer.json();
      return { status: answer.statusCode, body };
    };
    expect(await subjects(theirs.id)).toEqual(await subjects(987654321));
  });
});

describe('the subjects of a course', () => {
  const subjects = async (headers: Record<string, string>, search = '') => {
    const [course] = (await get(base, headers)).json().student_courses;
    const answer = await get(
      `${base}/${course.id}/class_room_subjects?search=${encodeURIComponent(search)}`,
      headers,
    );
    return answer.json().class_room_subjects as {
      name: string;
      chaptor_count: number;
      subject: { color_code: string };
    }[];
  };

  test('[AL-02] come in order, with colour and number of chapters', async () => {
    const { headers } = await signIn(world.server, aarav);
    const all = await subjects(headers);
    expect(all.length).toBeGreaterThan(5);
    expect(all[0]).toMatchObject({ name: 'Mathematics', subject: { color_code: '1', icon: 'sigma' } });
    expect(all.every((subject) => subject.chaptor_count > 0)).toBe(true);
  });

  test('are searched without regard to case, blanks around or wild cards', async () => {
    const { headers } = await signIn(world.server, aarav);
    expect((await subjects(headers, '  MATHEM ')).map(({ name }) => name)).toEqual(['Mathematics']);
    expect(await subjects(headers, '%')).toEqual([]);
    expect(await subjects(headers, '_')).toEqual([]);
  });

  test('an exam course shows its subjects in the other skin only', async () => {
    const { headers } = await signIn(world.server, shreya, udaan);
    const [course] = (await get(base, headers)).json().student_courses;
    const exam = await get(`${base}/${course.id}/exam_subjects`, headers);
    expect(exam.json().exam_subjects.length).toBeGreaterThan(1);
    expect((await get(`${base}/${course.id}/class_room_subjects`, headers)).statusCode).toBe(404);
  });
});

describe('product details', () => {
  test('[AP-19] say until when and as what, on the net host', async () => {
    const { headers } = await signIn(world.server, aarav);
    const answer = await get('/Student/ProductDetails', headers);
    expect(answer.json()).toEqual([
      {
        id: await courseId('cbse-8'),
        istrial: false,
        enddate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        studenttype: 'institution',
        instituteId: expect.any(Number),
      },
    ]);
  });

  test('a retail student belongs to no institute', async () => {
    const { headers } = await signIn(world.server, aanya);
    const [first] = (await get('/Student/ProductDetails', headers)).json();
    expect(first).toMatchObject({ studenttype: 'retail', instituteId: null });
  });
});

describe('adding a course', () => {
  const add = (headers: Record<string, string>, version: 'v1' | 'v2', payload: object) =>
    world.server.inject({
      method: 'POST',
      url: `/api/${version}/course/student/student_courses`,
      headers,
      payload,
    });

  test('[AP-16] gives a trial once, and the same row however often it is asked for', async () => {
    const { headers } = await signIn(world.server, aanya);
    const payload = { student_course: { course_id: await courseId('cbse-9'), course_type: 'ClassRoom' } };
    const first = (await add(headers, 'v1', payload)).json().student_course;
    expect(first).toMatchObject({ is_trial: true, is_expired: false });
    await world.moveClock('8 days');
    const second = (await add(headers, 'v1', payload)).json().student_course;
    expect(second).toMatchObject({ id: first.id, is_trial: true, is_expired: true });
    await world.moveClock('-8 days');
  });

  test('that is not licensed to the tenant, or of the other kind, is refused', async () => {
    const { headers } = await signIn(world.server, shreya, udaan);
    const foreign = { student_course: { course_id: await courseId('cbse-8'), course_type: 'ClassRoom' } };
    expect((await add(headers, 'v1', foreign)).json()).toMatchObject({ code: 'course_unknown' });
    const wrongKind = { student_course: { course_id: await courseId('cbse-12'), course_type: 'Exam' } };
    expect((await add(headers, 'v1', wrongKind)).statusCode).toBe(422);
  });

  test('of a kind the brand does not offer is refused', async () => {
    const { headers } = await signIn(world.server, aarav);
    const payload = {
      student_course: { course_id: await courseId('medical-entrance'), course_type: 'Exam' },
    };
    expect((await add({ ...headers, host: kids }, 'v1', payload)).json()).toMatchObject({
      code: 'usage_disabled',
    });
  });

  test('[AP-20] works in camel case on v2: courseId, courseType, isActive', async () => {
    const { headers } = await signIn(world.server, dhruv);
    const created = await add(headers, 'v2', {
      studentCourse: { courseId: await courseId('cbse-9'), courseType: 'ClassRoom' },
    });
    expect(created.statusCode).toBe(200);
    expect(created.json().studentCourse).toMatchObject({
      isActive: true,
      course: { classRoom: { boardAcronym: 'CBSE' } },
    });
    const { id } = created.json().studentCourse;
    const changed = await world.server.inject({
      method: 'PUT',
      url: `/api/v2/course/student/student_courses/${id}`,
      headers: { ...headers, host: shala },
      payload: { studentCourse: { isActive: false } },
    });
    expect(changed.json().studentCourse).toMatchObject({ id, isActive: false });
    const snake = await add(headers, 'v2', { student_course: { course_id: 1, course_type: 'ClassRoom' } });
    expect(snake.statusCode).toBe(422);
  });
});
