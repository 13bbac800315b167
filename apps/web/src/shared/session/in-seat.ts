import { ApiError } from '@shala/api-client/api-error.ts';
import { readTokens, studentOf } from '@shala/api-client/tokens.ts';
import { isCurrentProfile } from './session.ts';

/**
 * Nothing of one student is sent in the name of another: the server would say that it knows no such run, and the
 * answer would be taken for refused. It waits as it would for a sign-in. The seat may also change while the call is
 * under way, and a renewed token is then another's: a refusal that comes afterwards says nothing either. The token may
 * be another's a moment before this browser knows: another tab is still waiting for the answer of its switch.
 */
export async function inSeat<T>(studentId: number, send: () => Promise<T>): Promise<T> {
  needSeat(studentId);
  try {
    return await send();
  } catch (error) {
    needSeat(studentId);
    throw error;
  }
}

function needSeat(studentId: number): void {
  const tokens = readTokens(localStorage);
  const actsFor = (tokens && studentOf(tokens.accessToken)) ?? studentId;
  if (isCurrentProfile(studentId) && actsFor === studentId) return;
  throw new ApiError({
    status: 401,
    code: 'not_seated',
    message: '',
    retryAfter: null,
    requestId: null,
  });
}
