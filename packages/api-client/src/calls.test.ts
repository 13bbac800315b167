import { logout, parentLogin, studentLogin } from '@shala/wire/accounts.ts';
import { reportClientError as reportContract } from '@shala/wire/client-errors.ts';
import type { Contract } from '@shala/wire/contract.ts';
import {
  listClassRoomSubjects,
  listExamSubjects,
  listStudentCourses,
  productDetails,
} from '@shala/wire/courses.ts';
import { expect, test } from 'vitest';
import { signInWithPassword, signOut } from './accounts.ts';
import { reportClientError } from './client-errors.ts';
import { listCourses, listProductDetails, listSubjects } from './courses.ts';
import type { ApiRequest } from './exchange.ts';
import { requestTokens } from './request-tokens.ts';
import type { Transport } from './transport.ts';

const student = {
  id: 7,
  email: 'a@example.org',
  first_name: 'Ananya',
  last_name: 'Rao',
  full_name: 'Ananya Rao',
  phone_number: null,
  display_picture_url: '/p.png',
  step: 0,
  dob: '2013-05-01',
  is_current: true,
  is_class_room_linked: false,
  is_blocked: false,
  confirmed_at: '2026-06-01T10:00:00Z',
};
const token = { access_token: 'a', refresh_token: 'r', token_type: 'Bearer' as const };
const subject = {
  id: 11,
  name: 'Mathematics',
  subject: { id: 3, name: 'Mathematics', display_picture_url: null, color_code: '1', icon: 'sigma' },
  amount_paise: 119900,
  amount_rupees: 1199,
  amount: 1199,
  is_active: true,
  class_room: { id: 2, name: 'Class 8' },
  exam: null,
  display: true,
};

/** Holds a call against its contract: path, method, body sent and answer given must all fit the wire. */
function wireOf(contract: Contract, answer: unknown): { transport: Transport; sent: () => ApiRequest } {
  let sent: ApiRequest | undefined;
  expect(contract.response.safeParse(answer).error).toBeUndefined();
  const transport: Transport = {
    async send<Answer>(request: ApiRequest): Promise<Answer> {
      sent = request;
      expect(request.family).toBe(contract.family);
      expect(request.method).toBe(contract.method);
      expect(request.path).toMatch(new RegExp(`^${contract.path.replaceAll(/:\w+/g, '[1-9]\\d*')}$`));
      if (contract.body) expect(contract.body.safeParse(request.body).error).toBeUndefined();
      return answer as Answer;
    },
  };
  return {
    transport,
    sent: () => {
      if (!sent) throw new Error('nothing was sent');
      return sent;
    },
  };
}

test('sign-in sends the password grant and reads student and tokens', async () => {
  const { transport, sent } = wireOf(studentLogin, { student, token });
  const result = await signInWithPassword(transport, { email: 'a@example.org', password: 'secret-1' });
  expect(sent().body).toEqual({
    student: { grant_type: 'password', email: 'a@example.org', password: 'secret-1' },
  });
  expect(result).toEqual({
    user: {
      kind: 'student',
      id: 7,
      email: 'a@example.org',
      firstName: 'Ananya',
      lastName: 'Rao',
      fullName: 'Ananya Rao',
      phoneNumber: null,
      pictureUrl: '/p.png',
      onboardingStep: 0,
      dateOfBirth: '2013-05-01',
      isCurrent: true,
      isClassRoomLinked: false,
      isBlocked: false,
      confirmedAt: '2026-06-01T10:00:00Z',
    },
    tokens: { accessToken: 'a', refreshToken: 'r' },
  });
});

test('refresh goes to the parent path in the student wrapper and reads the new pair', async () => {
  const { transport } = wireOf(parentLogin, { user: student, token });
  await expect(requestTokens(transport, 'old')).resolves.toEqual({ accessToken: 'a', refreshToken: 'r' });
});

test('sign-out and error reports fit their contracts, long reports are cut to what the server takes', async () => {
  await signOut(wireOf(logout, { success: true }).transport);
  const { transport, sent } = wireOf(reportContract, { success: true });
  const long = 'x'.repeat(10_000);
  await reportClientError(transport, { message: long, stack: long, path: long, build: long });
  expect(sent().body).toMatchObject({ message: 'x'.repeat(1000) });
});

test('courses of both kinds become one clean shape', async () => {
  const flags = { is_active: true, is_trial: true, is_expired: false, is_locked: false };
  const { transport } = wireOf(listStudentCourses, {
    student_courses: [
      {
        id: 5,
        ...flags,
        course: {
          type: 'class_room',
          class_room: {
            id: 1,
            name: 'Class 8',
            board_name: 'Central',
            board_acronym: 'CBSE',
            display_picture_url: null,
          },
          exam: null,
        },
      },
      {
        id: 6,
        ...flags,
        course: {
          type: 'exam',
          class_room: null,
          exam: { id: 9, name: 'Medical Entrance', acronym: 'MED', display_picture_url: null },
        },
      },
    ],
  });
  const clean = { isActive: true, isTrial: true, isExpired: false, isLocked: false };
  await expect(listCourses(transport)).resolves.toEqual([
    {
      id: 5,
      courseId: 1,
      kind: 'class_room',
      shortName: 'Class 8',
      name: 'Class 8',
      board: 'CBSE',
      ...clean,
    },
    { id: 6, courseId: 9, kind: 'exam', shortName: 'MED', name: 'Medical Entrance', board: null, ...clean },
  ]);
});

test('product details come from the net host under clean names', async () => {
  const { transport } = wireOf(productDetails, [
    { id: 5, istrial: true, enddate: '2026-12-01', studenttype: 'retail', instituteId: null },
  ]);
  await expect(listProductDetails(transport)).resolves.toEqual([
    { courseId: 5, isTrial: true, endDate: '2026-12-01', studentType: 'retail', instituteId: null },
  ]);
});

test('subjects of a class room and of an exam come from their own paths with their chapter counts', async () => {
  const clean = { id: 11, name: 'Mathematics', colourCode: '1', icon: 'sigma', pictureUrl: null };
  const classRoom = wireOf(listClassRoomSubjects, {
    class_room_subjects: [{ ...subject, chaptor_count: 16 }],
  });
  await expect(
    listSubjects(classRoom.transport, { course: { id: 5, kind: 'class_room' }, search: 'mat' }),
  ).resolves.toEqual([{ ...clean, chapterCount: 16 }]);
  expect(classRoom.sent()).toMatchObject({
    path: '/course/student/student_courses/5/class_room_subjects',
    query: { search: 'mat' },
  });

  const exam = wireOf(listExamSubjects, { exam_subjects: [{ ...subject, exam_chapter_count: 9 }] });
  await expect(
    listSubjects(exam.transport, { course: { id: 6, kind: 'exam' }, search: '' }),
  ).resolves.toEqual([{ ...clean, chapterCount: 9 }]);
  expect(exam.sent().query?.search).toBeUndefined();
});
