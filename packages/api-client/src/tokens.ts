import { storageKeys, type TextStorage } from './storage.ts';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export function readTokens(storage: TextStorage): Tokens | null {
  const accessToken = storage.getItem(storageKeys.accessToken);
  const refreshToken = storage.getItem(storageKeys.refreshToken);
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

export function writeTokens(storage: TextStorage, tokens: Tokens): void {
  // The refresh token first: a sibling tab that sees the new access token must find its partner.
  storage.setItem(storageKeys.refreshToken, tokens.refreshToken);
  storage.setItem(storageKeys.accessToken, tokens.accessToken);
}

/** What an access token says. Only to draw the right screen: the server decides for itself. */
function readClaims(accessToken: string): Partial<Record<'kind' | 'stu' | 'par' | 'stf', unknown>> {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return {};
  }
}

/** Who the access token is for. */
export function roleOf(accessToken: string): string | null {
  const { kind } = readClaims(accessToken);
  return typeof kind === 'string' ? kind : null;
}

/** Whether two tokens act for the same person: the same child of the same parent, the same member of staff. */
export function areOfOnePerson(one: string, other: string): boolean {
  const [a, b] = [readClaims(one), readClaims(other)];
  return a.kind === b.kind && a.stu === b.stu && a.par === b.par && a.stf === b.stf;
}

/** The student whom it acts for; null where it names none. */
export function studentOf(accessToken: string): number | null {
  const { stu } = readClaims(accessToken);
  return typeof stu === 'number' ? stu : null;
}
