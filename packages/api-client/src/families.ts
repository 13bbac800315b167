import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/families.ts';
import type { createStudent, listStudents, parentMe, updateStudent } from '@shala/wire/parents.ts';
import { type Parent, type Student, toParent, toStudent } from './people.ts';
import type { Tokens } from './tokens.ts';
import type { Transport } from './transport.ts';

/** A child, and a new pair of tokens where the change made it the one the session acts for. */
export interface ChildAndTokens {
  readonly child: Student;
  readonly tokens: Tokens | null;
}

export interface NewChild {
  readonly firstName: string;
  readonly lastName: string;
  /** YYYY-MM-DD */
  readonly dateOfBirth: string;
  readonly picture: File | null;
}

/** School, exam, both: the numbers of the frozen contract. */
export type UsageId = 0 | 1 | 2;
/** 2 usage, 3 exams after the class, 0 done. */
export type OnboardingStep = 0 | 2 | 3;

const base = '/user_management/parent/students';

export async function getParent(transport: Transport, signal?: AbortSignal): Promise<Parent> {
  const answer = await transport.send<ResponseOf<typeof parentMe>>({
    family: 'main',
    method: 'GET',
    path: '/user_management/parent/auth/me',
    signal,
  });
  return toParent(answer.parent);
}

export async function listChildren(transport: Transport, signal?: AbortSignal): Promise<Student[]> {
  const answer = await transport.send<ResponseOf<typeof listStudents>>({
    family: 'main',
    method: 'GET',
    path: base,
    signal,
  });
  return answer.students.map(toStudent);
}

/** The new child becomes the current one: the wizard goes on for it. Multipart, for the picture. */
export async function addChild(transport: Transport, child: NewChild): Promise<ChildAndTokens> {
  const body = new FormData();
  body.set('student[first_name]', child.firstName);
  body.set('student[last_name]', child.lastName);
  body.set('student[dob]', child.dateOfBirth);
  body.set('student[is_current]', 'true');
  if (child.picture) body.set('student[display_picture]', child.picture, child.picture.name);
  const answer = await transport.send<ResponseOf<typeof createStudent>>({
    family: 'main',
    method: 'POST',
    path: base,
    body,
  });
  return toChildAndTokens(answer);
}

export const makeCurrent = (transport: Transport, studentId: number): Promise<ChildAndTokens> =>
  update(transport, studentId, { is_current: true });

export interface Progress {
  readonly step: OnboardingStep;
  readonly usage?: UsageId;
}

export async function saveProgress(
  transport: Transport,
  studentId: number,
  { step, usage }: Progress,
): Promise<Student> {
  const { child } = await update(transport, studentId, usage === undefined ? { step } : { step, usage });
  return child;
}

/** The address becomes the child's login once whoever reads it has set a password by the link. */
export async function createStudentLogin(
  transport: Transport,
  { studentId, email }: { studentId: number; email: string },
): Promise<void> {
  const body: BodyOf<typeof wire.createStudentLogin> = { student: { email } };
  await transport.send({ family: 'main', method: 'POST', path: `${base}/${studentId}/login`, body });
}

async function update(
  transport: Transport,
  studentId: number,
  student: BodyOf<typeof updateStudent>['student'],
): Promise<ChildAndTokens> {
  const body: BodyOf<typeof updateStudent> = { student };
  const answer = await transport.send<ResponseOf<typeof updateStudent>>({
    family: 'main',
    method: 'PUT',
    path: `${base}/${studentId}`,
    body,
  });
  return toChildAndTokens(answer);
}

function toChildAndTokens({ student, token }: ResponseOf<typeof updateStudent>): ChildAndTokens {
  return {
    child: toStudent(student),
    tokens: token ? { accessToken: token.access_token, refreshToken: token.refresh_token } : null,
  };
}
