import { ApiError } from './api-error.ts';
import type { TextStorage } from './storage.ts';
import { readTokens, type Tokens, writeTokens } from './tokens.ts';

export interface RenewalParts {
  readonly storage: TextStorage;
  /** Web Locks where the browser has them; without them the server's grace period carries two tabs. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** Asks the server for a new pair; throws an ApiError. */
  readonly requestTokens: (refreshToken: string) => Promise<Tokens>;
}

/** The access token to go on with, or null when the session has ended for good. */
export type RenewSession = (refusedToken: string) => Promise<string | null>;

/** One refresh at a time in this tab, and one at a time over all tabs of the browser. */
export function createSessionRenewal(parts: RenewalParts): RenewSession {
  let underway: Promise<string | null> | null = null;

  return (refusedToken) => {
    const newer = newerAccessToken(parts.storage, refusedToken);
    if (newer !== null) return Promise.resolve(newer);
    underway ??= withLock(parts, () => renew(parts, refusedToken)).finally(() => {
      underway = null;
    });
    return underway;
  };
}

function newerAccessToken(storage: TextStorage, refusedToken: string): string | null {
  const accessToken = readTokens(storage)?.accessToken;
  return accessToken !== undefined && accessToken !== refusedToken ? accessToken : null;
}

async function withLock<T>(parts: RenewalParts, work: () => Promise<T>): Promise<T> {
  return parts.locks ? await parts.locks.request('shala-refresh', work) : await work();
}

async function renew(parts: RenewalParts, refusedToken: string): Promise<string | null> {
  const before = readTokens(parts.storage);
  if (before === null) return null;
  // Another tab may have been here while we waited for the lock.
  if (before.accessToken !== refusedToken) return before.accessToken;
  try {
    const tokens = await parts.requestTokens(before.refreshToken);
    writeTokens(parts.storage, tokens);
    return tokens.accessToken;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return newerAccessToken(parts.storage, refusedToken);
  }
}

/** A server that is slow, busy or out of reach says nothing about the session. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
