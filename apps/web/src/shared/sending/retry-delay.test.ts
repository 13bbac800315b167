import { ApiError } from '@shala/api-client/api-error.ts';
import { expect, test } from 'vitest';
import { judgeFailure } from './retry-delay.ts';

const failure = (status: number, code: string) =>
  new ApiError({ status, code, message: 'x', retryAfter: null, requestId: null });

test.each([
  ['a server in trouble', failure(503, 'unavailable'), 'later'],
  ['no network', failure(0, 'offline'), 'later'],
  ['too many at once', failure(429, 'too_many'), 'later'],
  ['a race that was lost', failure(409, 'meanwhile'), 'later'],
  ['a block, which may be lifted', failure(403, 'blocked'), 'later'],
  ['a session without a child', failure(403, 'forbidden'), 'later'],
  ['a page of a proxy', failure(404, 'http_404'), 'later'],
  ['an ended session', failure(401, 'session_ended'), 'signed-out'],
  ['a value that is wrong', failure(422, 'invalid'), 'refused'],
  ['something unforeseen', new Error('x'), 'later'],
] as const)('after %s an answer is judged rightly', (_what, error, verdict) => {
  expect(judgeFailure(error)).toBe(verdict);
});
