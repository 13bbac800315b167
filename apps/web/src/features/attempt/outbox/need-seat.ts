import { ApiError } from '@shala/api-client/api-error.ts';
import { isCurrentProfile } from '#shared/session/session.ts';

/**
 * Nothing of one student is sent in the name of another: the server would say that it knows no such run, and the
 * answer would be taken for refused. It waits as it would for a sign-in.
 */
export function needSeat(studentId: number): void {
  if (isCurrentProfile(studentId)) return;
  throw new ApiError({
    status: 401,
    code: 'not_seated',
    message: '',
    retryAfter: null,
    requestId: null,
  });
}
