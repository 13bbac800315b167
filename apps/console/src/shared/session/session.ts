import type { SignedInStaff, StaffMember } from '@shala/api-client/staff.ts';
import { clearSession, readJson, storageKeys, writeJson } from '@shala/api-client/storage.ts';
import { readTokens, writeTokens } from '@shala/api-client/tokens.ts';
import { useSyncExternalStore } from 'react';
import { forgetDrafts } from './drafts.ts';
import { isAboutUser, staffStorage } from './staff-storage.ts';

const listeners = new Set<() => void>();
let current: StaffMember | null = null;
let wasLost = false;

function change(next: StaffMember | null): void {
  current = next;
  for (const listener of listeners) listener();
}

const read = (): StaffMember | null =>
  readTokens(staffStorage) && readJson<StaffMember>(staffStorage, storageKeys.user);

/** Takes up what an earlier visit stored, and follows what the other tabs do from now on. */
export function startSession(): void {
  change(read());
  addEventListener('storage', ({ key }) => {
    if (isAboutUser(key, storageKeys.user)) change(read());
  });
}

export function beginSession({ staff, tokens }: SignedInStaff): void {
  writeTokens(staffStorage, tokens);
  updateStaff(staff);
}

/** What the server now says about the person: a role may have come or gone. */
export function updateStaff(staff: StaffMember): void {
  writeJson(staffStorage, storageKeys.user, staff);
  change(staff);
}

export function endSession(): void {
  clearSession(staffStorage);
  forgetDrafts();
  wasLost = false;
  change(null);
}

/** The server knows this session no more: whoever signs in again goes on where they were. */
export function loseSession(): void {
  clearSession(staffStorage);
  wasLost = true;
  change(null);
}

export const isSessionLost = (): boolean => wasLost;

export const getStaff = (): StaffMember | null => current;

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useStaff = (): StaffMember | null => useSyncExternalStore(onSessionChange, getStaff);
