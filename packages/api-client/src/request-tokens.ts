import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type { parentLogin } from '@shala/wire/parents.ts';
import type { Tokens } from './tokens.ts';
import type { Transport } from './transport.ts';

/** The frozen contract refreshes every session by the parent path, in the student wrapper. */
export async function requestTokens(transport: Transport, refreshToken: string): Promise<Tokens> {
  const body: BodyOf<typeof parentLogin> = {
    student: { grant_type: 'refresh_token', refresh_token: refreshToken },
  };
  const answer = await transport.send<ResponseOf<typeof parentLogin>>({
    family: 'main',
    method: 'POST',
    path: '/user_management/parent/auth/login',
    body,
    withoutRenewal: true,
  });
  return { accessToken: answer.token.access_token, refreshToken: answer.token.refresh_token };
}
