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

/** Who the access token is for. Only to draw the right screen: the server decides for itself. */
export function roleOf(accessToken: string): string | null {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const { kind } = JSON.parse(text) as { kind?: unknown };
    return typeof kind === 'string' ? kind : null;
  } catch {
    return null;
  }
}
