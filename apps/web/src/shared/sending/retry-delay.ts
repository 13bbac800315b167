import { ApiError } from '@shala/api-client/api-error.ts';

const first = 500;
const longest = 15_000;

/** Twice as long after each failure, up to a quarter of a minute; a part of it by chance, so that a class does not
 * come back all at once. */
export function retryDelay(failures: number, retryAfter: number | null, chance = Math.random()): number {
  if (retryAfter !== null) return retryAfter * 1000 + chance * first;
  const full = Math.min(longest, first * 2 ** (failures - 1));
  return full * (0.5 + chance / 2);
}

export type Verdict = 'later' | 'signed-out' | 'refused';

/**
 * Not about what was sent: something else was written at the same moment, or the student is kept out for a while and
 * may be let in again.
 */
const passing = new Set(['meanwhile', 'blocked', 'forbidden']);

/** A refusal without a code of ours is a word of whatever stands between: a proxy, the network of a school. */
const isOfStranger = ({ code }: ApiError): boolean => code.startsWith('http_');

/** Whether another try can help. A server in trouble or out of reach says nothing about the answer. */
export function judgeFailure(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return 'later';
  if (passing.has(error.code)) return 'later';
  if (error.status === 401) return 'signed-out';
  if (isOfStranger(error)) return 'later';
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500
    ? 'later'
    : 'refused';
}
