import { requestPasswordReset, setPassword, studentLogin } from '@shala/wire/accounts.ts';
import { reportClientError as reportContract } from '@shala/wire/client-errors.ts';
import {
  listClassRoomSubjects,
  listExamSubjects,
  listStudentCourses,
  productDetails,
} from '@shala/wire/courses.ts';
import { confirmWithOtp, parentLogin, parentSignup, sendOtp } from '@shala/wire/parents.ts';
import { erpLogin, logout } from '@shala/wire/sessions.ts';
import { expect, test } from 'vitest';
import {
  askForResetLink,
  setNewPassword,
  signInWithPassword,
  signInWithTicket,
  signOut,
} from './accounts.ts';
import { reportClientError } from './client-errors.ts';
import { listCourses, listProductDetails, listSubjects } from './courses.ts';
import { classRoomSubject, codeSent, courses, parent, products, student, token } from './example-answers.ts';
import { wireOf } from './hold-to-contract.ts';
import { confirmWithCode, sendCode, signInWithCode, signUpParent } from './parents.ts';
import { requestTokens } from './request-tokens.ts';

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

test('sign-up and sends name the number, and read when and how another code may come', async () => {
  const clean = { retryAfter: 30, codeLength: 4, channels: ['sms', 'whatsapp'] };
  const details = {
    phone: '+919845012345',
    email: 'p@example.org',
    firstName: 'Ananya',
    dateOfBirth: '2013-05-01',
  };
  const signUp = wireOf(parentSignup, codeSent);
  await expect(signUpParent(signUp.transport, details)).resolves.toEqual(clean);
  expect(signUp.sent().body).toEqual({
    parent: {
      phone_number: '+919845012345',
      email: 'p@example.org',
      first_name: 'Ananya',
      dob: '2013-05-01',
    },
  });
  const send = wireOf(sendOtp, codeSent);
  const wish = { phone: '+919845012345', channel: 'whatsapp', deviceToken: 'known' } as const;
  await expect(sendCode(send.transport, wish)).resolves.toEqual(clean);
  expect(send.sent().body).toEqual({
    parent: { phone_number: '+919845012345', channel: 'whatsapp', device_token: 'known' },
  });
});

test('a right code signs the parent in and says whether the account is new', async () => {
  const answer = { parent, token: token('access'), is_new_account: true, device_token: 'device' };
  const { transport, sent } = wireOf(parentLogin, answer);
  const result = await signInWithCode(transport, { phone: '9845012345', code: '4712' });
  expect(sent().body).toEqual({ parent: { grant_type: 'otp', phone_number: '9845012345', otp: '4712' } });
  expect(result).toMatchObject({
    user: {
      kind: 'parent',
      id: 3,
      phoneNumber: '+919845012345',
      currentStudent: { id: 7, firstName: 'Ananya' },
    },
    tokens: { accessToken: 'access', refreshToken: 'refresh' },
    isNewAccount: true,
    deviceToken: 'device',
  });
});

test('a confirmation carries the code only', async () => {
  const { transport, sent } = wireOf(confirmWithOtp, { success: true });
  await confirmWithCode(transport, '4712');
  expect(sent().body).toEqual({ parent: { otp: '4712' } });
});

test('a reset link is asked for with the page it leads to, and the new password goes with its token', async () => {
  const ask = wireOf(requestPasswordReset, { success: true });
  await askForResetLink(ask.transport, {
    email: 'a@example.org',
    page: 'https://s.example/auth/update-password',
  });
  expect(ask.sent().body).toEqual({
    student: { email: 'a@example.org', redirect_url: 'https://s.example/auth/update-password' },
  });
  const set = wireOf(setPassword, { success: true });
  await setNewPassword(set.transport, {
    email: 'a@example.org',
    resetToken: 'token',
    password: 'newer-1234',
  });
  expect(set.sent().body).toEqual({
    student: { email: 'a@example.org', reset_password_token: 'token', new_password: 'newer-1234' },
  });
});

test('a ticket of the school hands the student over with the path to arrive at', async () => {
  const { transport, sent } = wireOf(erpLogin, {
    student,
    token: token('access'),
    redirect_path: '/practice',
  });
  const result = await signInWithTicket(transport, { ticket: 'signed', callbackUrl: '/practice' });
  expect(sent().body).toEqual({ ticket: 'signed', callback_url: '/practice' });
  expect(result).toMatchObject({ user: { id: 7 }, tokens: { accessToken: 'access' }, path: '/practice' });
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
  const clean = { pictureUrl: null, isActive: true, isTrial: true, isExpired: false, isLocked: false };
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
  const clean = {
    id: 11,
    name: 'Mathematics',
    colourCode: '1',
    icon: 'sigma',
    pictureUrl: null,
    isLocked: false,
    completionPercent: 40,
    exercisePercent: 30,
    contentPercent: 50,
  };
  const subject = classRoomSubject(11, 'Mathematics', 16);
  const classRoom = wireOf(listClassRoomSubjects, { class_room_subjects: [subject] });
  await expect(
    listSubjects(classRoom.transport, { course: { id: 5, kind: 'class_room' }, search: 'mat' }),
  ).resolves.toEqual([{ ...clean, chapterCount: 16 }]);
  expect(classRoom.sent()).toMatchObject({
    path: '/course/student/student_courses/5/class_room_subjects',
    query: { search: 'mat' },
  });

  const exam = wireOf(listExamSubjects, {
    exam_subjects: [
      {
        ...subject,
        exam_chapter_count: 9,
        exam_exercise_completion_percentage: 30,
        exam_content_completion_percentage: 50,
      },
    ],
  });
  await expect(
    listSubjects(exam.transport, { course: { id: 6, kind: 'exam' }, search: '' }),
  ).resolves.toEqual([{ ...clean, chapterCount: 9 }]);
  expect(exam.sent().query?.search).toBeUndefined();
});
