import type { studentLogin } from '@shala/wire/accounts.ts';
import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type { WireParent, WireStudent } from '@shala/wire/people.ts';
import type { logout } from '@shala/wire/sessions.ts';
import { toParent, toStudent, type User } from './people.ts';
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

export async function signOut(transport: Transport): Promise<void> {
  await transport.send<ResponseOf<typeof logout>>({
    family: 'main',
    method: 'POST',
    path: '/user_management/auth/logout',
  });
}
