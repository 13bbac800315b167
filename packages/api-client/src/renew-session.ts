import { ApiError } from './api-error.ts';
import type { TextStorage } from './storage.ts';
import { readTokens, type Tokens, writeTokens } from './tokens.ts';

const lockName = 'shala-refresh';

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
    underway ??= withLock(parts, (hasWaited) => renew(parts, refusedToken, hasWaited)).finally(() => {
      underway = null;
    });
    return underway;
  };
}

function newerAccessToken(storage: TextStorage, refusedToken: string): string | null {
  const accessToken = readTokens(storage)?.accessToken;
  return accessToken !== undefined && accessToken !== refusedToken ? accessToken : null;
}

/** Tells the work whether another tab was there first. */
async function withLock<T>({ locks }: RenewalParts, work: (hasWaited: boolean) => Promise<T>): Promise<T> {
  if (!locks) return work(false);
  const first = await locks.request(lockName, { ifAvailable: true }, async (lock) =>
    lock ? { result: await work(false) } : null,
  );
  return first ? first.result : await locks.request(lockName, () => work(true));
}

async function renew(parts: RenewalParts, refusedToken: string, hasWaited: boolean): Promise<string | null> {
  await waitForOtherTab(parts.storage, refusedToken, hasWaited ? 1000 : 100);
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

/** What another tab has stored is seen in this one a moment later, and the lock does not wait for that. */
async function waitForOtherTab(storage: TextStorage, refusedToken: string, longest: number): Promise<void> {
  const end = Date.now() + longest;
  while (readTokens(storage)?.accessToken === refusedToken && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** A server that is slow, busy or out of reach says nothing about the session. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
