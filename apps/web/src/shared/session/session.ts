import type { SignedIn } from '@shala/api-client/accounts.ts';
import type { User } from '@shala/api-client/people.ts';
import { clearSession, readJson, storageKeys, writeJson } from '@shala/api-client/storage.ts';
import { readTokens, roleOf, writeTokens } from '@shala/api-client/tokens.ts';
import { useSyncExternalStore } from 'react';

export interface Session {
  readonly isAuthenticated: boolean;
  readonly user: User | null;
  /** Null when the token names none we can read. */
  readonly role: string | null;
}

const nobody: Session = { isAuthenticated: false, user: null, role: null };
const listeners = new Set<() => void>();
let current: Session = nobody;

function readSession(): Session {
  const tokens = readTokens(localStorage);
  const user = readJson<User>(localStorage, storageKeys.user);
  if (tokens === null || user === null) return nobody;
  return { isAuthenticated: true, user, role: roleOf(tokens.accessToken) };
}

function change(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Takes up what an earlier visit stored, and follows what the other tabs do from now on. */
export function startSession(): void {
  change(readSession());
  addEventListener('storage', ({ key }) => {
    // A refresh in another tab changes tokens only; who is signed in changes with USER, or with everything.
    if (key === null || key === storageKeys.user) change(readSession());
  });
}

export function beginSession({ user, tokens }: SignedIn): void {
  writeTokens(localStorage, tokens);
  writeJson(localStorage, storageKeys.user, user);
  change(readSession());
}

export function endSession(): void {
  clearSession(localStorage);
  change(nobody);
}

export const getSession = (): Session => current;

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSession = (): Session => useSyncExternalStore(onSessionChange, getSession);
