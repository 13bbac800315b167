import { studentLogin } from '@shala/wire/accounts.ts';
import { reportClientError as reportContract } from '@shala/wire/client-errors.ts';
import type { Contract } from '@shala/wire/contract.ts';
import {
  listClassRoomSubjects,
  listExamSubjects,
  listStudentCourses,
  productDetails,
} from '@shala/wire/courses.ts';
import { parentLogin } from '@shala/wire/parents.ts';
import { logout } from '@shala/wire/sessions.ts';
import { expect, test } from 'vitest';
import { signInWithPassword, signOut } from './accounts.ts';
import { reportClientError } from './client-errors.ts';
import { listCourses, listProductDetails, listSubjects } from './courses.ts';
import { classRoomSubject, courses, products, student, token } from './example-answers.ts';
import { requestTokens } from './request-tokens.ts';
import type { ApiRequest, Transport } from './transport.ts';

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
  const { transport, sent } = wireOf(studentLogin, { student, token: token('access') });
  const result = await signInWithPassword(transport, { email: 'a@example.org', password: 'secret-1' });
  expect(sent().body).toEqual({
    student: { grant_type: 'password', email: 'a@example.org', password: 'secret-1' },
  });
  expect(result).toEqual({
    user: {
      kind: 'student',
      id: 7,
      email: 'ananya@example.org',
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
    tokens: { accessToken: 'access', refreshToken: 'refresh' },
  });
});

test('refresh goes to the parent path in the student wrapper and reads the new pair', async () => {
  const { transport } = wireOf(parentLogin, { user: student, token: token('access') });
  await expect(requestTokens(transport, 'old')).resolves.toEqual({
    accessToken: 'access',
    refreshToken: 'refresh',
  });
});

test('sign-out and error reports fit their contracts, long reports are cut to what the server takes', async () => {
  await signOut(wireOf(logout, { success: true }).transport);
  const { transport, sent } = wireOf(reportContract, { success: true });
  const long = 'x'.repeat(10_000);
  await reportClientError(transport, { message: long, stack: long, path: long, build: long });
  expect(sent().body).toMatchObject({ message: 'x'.repeat(1000) });
});

test('courses of both kinds become one clean shape', async () => {
  const clean = { isActive: true, isTrial: true, isExpired: false, isLocked: false };
  await expect(listCourses(wireOf(listStudentCourses, courses).transport)).resolves.toEqual([
    { id: 42, courseId: 30, kind: 'exam', shortName: 'MED', name: 'Medical Entrance', board: null, ...clean },
    {
      id: 41,
      courseId: 12,
      kind: 'class_room',
      shortName: 'Class 8',
      name: 'Class 8',
      board: 'CBSE',
      ...clean,
    },
  ]);
});

test('product details come from the net host under clean names', async () => {
  await expect(listProductDetails(wireOf(productDetails, products(12)).transport)).resolves.toEqual([
    { courseId: 12, isTrial: true, endDate: '2027-03-31', studentType: 'retail', instituteId: null },
  ]);
});

test('subjects of a class room and of an exam come from their own paths with their chapter counts', async () => {
  const clean = { id: 11, name: 'Mathematics', colourCode: '1', icon: 'sigma', pictureUrl: null };
  const subject = classRoomSubject(11, 'Mathematics', 16);
  const classRoom = wireOf(listClassRoomSubjects, { class_room_subjects: [subject] });
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
