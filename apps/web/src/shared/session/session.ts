import type { SignedIn } from '@shala/api-client/accounts.ts';
import { learnerOf, type Student, type User } from '@shala/api-client/people.ts';
import { clearCourses, clearSession, readJson, storageKeys, writeJson } from '@shala/api-client/storage.ts';
import { readTokens, roleOf, type Tokens, writeTokens } from '@shala/api-client/tokens.ts';
import { useSyncExternalStore } from 'react';
import { ownStorage } from './own-storage.ts';

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
    if (key !== null && key !== storageKeys.user) return;
    const next = readSession();
    if (next.isAuthenticated || keeper === null) change(next);
    else keeper();
  });
}

export function beginSession({ user, tokens }: SignedIn): void {
  writeTokens(localStorage, tokens);
  updateUser(user);
}

/** What the server now says about the person who is signed in. */
export function updateUser(user: User): void {
  const learner = learnerOf(user);
  if (learner === null || !isCurrentProfile(learner.id)) clearCourses(localStorage);
  if (learner === null) localStorage.removeItem(storageKeys.currentProfile);
  else writeJson(localStorage, storageKeys.currentProfile, learner);
  // USER last: the other tabs read everything again when it changes.
  writeJson(localStorage, storageKeys.user, user);
  change(readSession());
}

/** A child takes the seat, or has new facts about it. The session acts for it from the new tokens on. */
export function enterProfile(child: Student, tokens: Tokens | null): void {
  const { user } = current;
  if (user?.kind !== 'parent') throw new Error('only a parent has profiles');
  if (tokens) writeTokens(localStorage, tokens);
  updateUser({ ...user, onboardingStep: child.onboardingStep, currentStudent: child });
}

/** Whether a student still has the seat: an answer that comes late must not be kept as another's. */
export function isCurrentProfile(studentId: number): boolean {
  const user = readJson<User>(localStorage, storageKeys.user);
  return user !== null && learnerOf(user)?.id === studentId;
}

export function endSession(): void {
  clearSession(ownStorage);
  change(nobody);
}

type Keeper = () => void;
let keeper: Keeper | null = null;

/**
 * For a page whose work must not go away: a session that dies leaves such a page standing, and the page asks to
 * sign in again. The answer ends it.
 */
export function keepPage(whenSessionDies: Keeper): () => void {
  keeper = whenSessionDies;
  return () => {
    if (keeper !== whenSessionDies) return;
    keeper = null;
    // It died, and nobody signed in again before the page was left.
    if (current.isAuthenticated && readTokens(localStorage) === null) endSession();
  };
}

/** The server knows this session no more, and the tokens are gone already. */
export function loseSession(): void {
  if (keeper) keeper();
  else endSession();
}

const seatListeners = new Set<() => void>();

/** For whoever can ask the server who has the seat: a switch whose answer got lost has happened all the same. */
export function onSeatLost(listener: () => void): () => void {
  seatListeners.add(listener);
  return () => seatListeners.delete(listener);
}

/** The tokens act for another child than this page shows. */
export function loseSeat(): void {
  for (const listener of seatListeners) listener();
}

export const getSession = (): Session => current;

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSession = (): Session => useSyncExternalStore(onSessionChange, getSession);
