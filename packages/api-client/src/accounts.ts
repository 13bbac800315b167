import type { requestPasswordReset, setPassword, studentLogin, studentMe } from '@shala/wire/accounts.ts';
import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type { WireParent, WireStudent } from '@shala/wire/people.ts';
import type { erpLogin, logout } from '@shala/wire/sessions.ts';
import { type Student, toParent, toStudent, type User } from './people.ts';
import type { Tokens } from './tokens.ts';
import type { Transport } from './transport.ts';

export interface SignedIn {
  readonly user: User;
  readonly tokens: Tokens;
}

export async function signInWithPassword(
  transport: Transport,
  credentials: { email: string; password: string },
): Promise<SignedIn> {
  const body: BodyOf<typeof studentLogin> = {
    student: { grant_type: 'password', email: credentials.email, password: credentials.password },
  };
  const answer = await transport.send<ResponseOf<typeof studentLogin>>({
    family: 'main',
    method: 'POST',
    path: '/user_management/student/auth/login',
    body,
    withoutRenewal: true,
  });
  return {
    user: toUser('student' in answer ? answer.student : answer.user),
    tokens: { accessToken: answer.token.access_token, refreshToken: answer.token.refresh_token },
  };
}

function toUser(wire: WireStudent | WireParent): User {
  return 'current_student' in wire ? toParent(wire) : toStudent(wire);
}

/** Who learns in this session; refused for a blocked student. */
export async function getStudent(transport: Transport): Promise<Student> {
  const { student } = await transport.send<ResponseOf<typeof studentMe>>({
    family: 'main',
    method: 'GET',
    path: '/user_management/student/auth/me',
  });
  return toStudent(student);
}

export async function signOut(transport: Transport): Promise<void> {
  await transport.send<ResponseOf<typeof logout>>({
    family: 'main',
    method: 'POST',
    path: '/user_management/auth/logout',
  });
}

/** The answer tells nothing about the address; the link comes by mail, if there is somebody to send it to. */
export async function askForResetLink(
  transport: Transport,
  { email, page }: { email: string; page: string },
): Promise<void> {
  const body: BodyOf<typeof requestPasswordReset> = { student: { email, redirect_url: page } };
  await transport.send<ResponseOf<typeof requestPasswordReset>>({
    family: 'main',
    method: 'POST',
    path: '/user_management/student/auth/reset_password',
    body,
    withoutRenewal: true,
  });
}

export async function setNewPassword(
  transport: Transport,
  { email, resetToken, password }: { email: string; resetToken: string; password: string },
): Promise<void> {
  const body: BodyOf<typeof setPassword> = {
    student: { email, reset_password_token: resetToken, new_password: password },
  };
  await transport.send<ResponseOf<typeof setPassword>>({
    family: 'main',
    method: 'PUT',
    path: '/user_management/student/auth/password',
    body,
    withoutRenewal: true,
  });
}

export interface HandedOver extends SignedIn {
  /** Where the school's own system wants the student to arrive; the server has checked it. */
  readonly path: string;
}

/** A school's ERP hands a student over: the ticket works once, and only for a moment. */
export async function signInWithTicket(
  transport: Transport,
  { ticket, callbackUrl }: { ticket: string; callbackUrl: string | undefined },
): Promise<HandedOver> {
  const body: BodyOf<typeof erpLogin> = { ticket, callback_url: callbackUrl };
  const answer = await transport.send<ResponseOf<typeof erpLogin>>({
    family: 'main',
    method: 'POST',
    path: '/user_management/student/auth/erp',
    body,
    withoutRenewal: true,
  });
  return {
    user: toStudent(answer.student),
    tokens: { accessToken: answer.token.access_token, refreshToken: answer.token.refresh_token },
    path: answer.redirect_path,
  };
}
