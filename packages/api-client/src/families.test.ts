import type { Contract } from '@shala/wire/contract.ts';
import { createStudentCourse } from '@shala/wire/courses.ts';
import {
  listBoards as boards,
  listExams as exams,
  registerTrial as trial,
  listUsages as usages,
} from '@shala/wire/onboarding.ts';
import { createStudent, listStudents, parentMe, updateStudent } from '@shala/wire/parents.ts';
import { expect, test } from 'vitest';
import { courses, token } from './example-answers.ts';
import * as example from './example-family.ts';
import { addChild, getParent, listChildren, makeCurrent, saveProgress } from './families.ts';
import { listBoards, listExams, listUsages, registerTrial, takeCourse } from './onboarding.ts';
import type { ApiRequest, Transport } from './transport.ts';

/** Holds a call against its contract, and keeps what was sent. */
function wireOf(contract: Contract, answer: unknown): { transport: Transport; sent: ApiRequest[] } {
  expect(contract.response.safeParse(answer).error).toBeUndefined();
  const sent: ApiRequest[] = [];
  const transport: Transport = {
    async send<Answer>(request: ApiRequest): Promise<Answer> {
      sent.push(request);
      expect([request.family, request.method]).toEqual([contract.family, contract.method]);
      expect(request.path).toMatch(new RegExp(`^${contract.path.replaceAll(/:\w+/g, '[1-9]\\d*')}$`));
      if (contract.body && !(request.body instanceof FormData)) {
        expect(contract.body.safeParse(request.body).error).toBeUndefined();
      }
      if (contract.query) expect(contract.query.safeParse(request.query).error).toBeUndefined();
      return answer as Answer;
    },
  };
  return { transport, sent };
}

const vihaan = example.child(8, 'Vihaan');

test('the parent and the children come under clean names', async () => {
  const me = wireOf(parentMe, { parent: example.parent(vihaan) });
  await expect(getParent(me.transport)).resolves.toMatchObject({
    kind: 'parent',
    id: 3,
    currentStudent: { id: 8, firstName: 'Vihaan' },
  });
  const list = wireOf(listStudents, { students: [vihaan, example.child(9, 'Ira', { is_blocked: true })] });
  await expect(listChildren(list.transport)).resolves.toMatchObject([
    { id: 8, isBlocked: false, pictureUrl: null },
    { id: 9, isBlocked: true },
  ]);
});

test('a new child goes as a form with its picture, becomes the current one and brings new tokens', async () => {
  const { transport, sent } = wireOf(createStudent, { student: vihaan, token: token('new') });
  const picture = new File(['x'], 'vihaan.png', { type: 'image/png' });
  const details = { firstName: 'Vihaan', lastName: 'Rao', dateOfBirth: '2015-02-28', picture };
  await expect(addChild(transport, details)).resolves.toMatchObject({
    child: { id: 8 },
    tokens: { accessToken: 'new', refreshToken: 'refresh' },
  });
  const form = sent[0]?.body as FormData;
  expect([...form.keys()]).toEqual([
    'student[first_name]',
    'student[last_name]',
    'student[dob]',
    'student[is_current]',
    'student[display_picture]',
  ]);
  expect(form.get('student[dob]')).toBe('2015-02-28');
  expect((form.get('student[display_picture]') as File).name).toBe('vihaan.png');
});

test('a change of the current child brings new tokens; a saved step brings none', async () => {
  const seat = wireOf(updateStudent, { student: vihaan, token: token('new') });
  await expect(makeCurrent(seat.transport, 8)).resolves.toMatchObject({ tokens: { accessToken: 'new' } });
  expect(seat.sent[0]?.body).toEqual({ student: { is_current: true } });
  const step = wireOf(updateStudent, { student: { ...vihaan, step: 3 } });
  await expect(saveProgress(step.transport, 8, { step: 3 })).resolves.toMatchObject({ onboardingStep: 3 });
  await saveProgress(step.transport, 8, { step: 2, usage: 2 });
  expect(step.sent.map(({ body }) => body)).toEqual([
    { student: { step: 3 } },
    { student: { step: 2, usage: 2 } },
  ]);
});

test('boards keep only the classes that are open, exams only those that are', async () => {
  const closed = example.board(1, 'CBSE', 'Central Board', ['Class 7', 'Class 8']);
  for (const room of closed.class_rooms.slice(1)) room.is_active = false;
  const found = await listBoards(wireOf(boards, { boards: [closed] }).transport);
  expect(found).toEqual([
    {
      id: 1,
      name: 'Central Board',
      acronym: 'CBSE',
      pictureUrl: null,
      classRooms: [{ id: 11, name: 'Class 7', pictureUrl: null }],
    },
  ]);
  const medical = example.exam(30, 'MED', 'Medical Entrance');
  const open = wireOf(exams, { exams: [medical, { ...medical, id: 31, is_active: false }] });
  await expect(listExams(open.transport)).resolves.toEqual([
    { id: 30, name: 'Medical Entrance', acronym: 'MED', pictureUrl: null },
  ]);
});

test('usages say which of them are open', async () => {
  const { transport } = wireOf(usages, example.usages([0]));
  await expect(listUsages(transport)).resolves.toEqual([
    { id: 0, name: 'Preparing School Subjects', isEnabled: true },
    { id: 1, name: 'Competitive Exams', isEnabled: false },
    { id: 2, name: 'Both', isEnabled: false },
  ]);
});

test('a course is taken by kind and id, and the trial is asked for by POST with the parent id', async () => {
  const taken = wireOf(createStudentCourse, { student_course: courses.student_courses[0] });
  await takeCourse(taken.transport, { kind: 'exam', courseId: 30 });
  await takeCourse(taken.transport, { kind: 'class_room', courseId: 12 });
  expect(taken.sent.map(({ body }) => body)).toEqual([
    { student_course: { course_id: 30, course_type: 'Exam' } },
    { student_course: { course_id: 12, course_type: 'ClassRoom' } },
  ]);
  const started = wireOf(trial, { isSuccess: true, courses: [] });
  await registerTrial(started.transport, 3);
  expect(started.sent[0]?.query).toEqual({ parentid: '3' });
});
