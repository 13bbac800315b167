import { learnerOf } from '@shala/api-client/people.ts';
import { preferencesKey } from '@shala/api-client/storage.ts';
import { useSyncExternalStore } from 'react';
import { getSession, onSessionChange } from '../session/session.ts';

export const textSizes = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

/** How a person likes the pages to look and move on this device. */
export interface Preferences {
  readonly textSize: TextSize;
  readonly hasLessMotion: boolean;
  readonly hidesTimer: boolean;
}

const usual: Preferences = { textSize: 'normal', hasLessMotion: false, hidesTimer: false };
const listeners = new Set<() => void>();
let current: Preferences = usual;

/** Children who share a device do not share their eyes: each has their own. */
function personKey(): string | null {
  const { user } = getSession();
  const person = user && (learnerOf(user) ?? user);
  return person && `${person.kind}-${person.id}`;
}

type Stored = Record<string, Partial<Preferences>>;

/** What somebody else broke counts as not there. */
function readAll(): Stored {
  try {
    return (JSON.parse(localStorage.getItem(preferencesKey) ?? '{}') as Stored | null) ?? {};
  } catch {
    return {};
  }
}

/** The style sheet knows what the marks at the root of the page mean. */
function show(): void {
  const key = personKey();
  current = { ...usual, ...(key === null ? {} : readAll()[key]) };
  const { dataset } = document.documentElement;
  dataset.textSize = current.textSize;
  dataset.motion = current.hasLessMotion ? 'less' : 'usual';
  for (const listener of listeners) listener();
}

/** Follows whoever has the seat, and what other tabs change. */
export function startPreferences(): void {
  show();
  onSessionChange(show);
  addEventListener('storage', ({ key }) => {
    if (key === preferencesKey) show();
  });
}

export function savePreferences(change: Partial<Preferences>): void {
  const key = personKey();
  if (key === null) return;
  localStorage.setItem(preferencesKey, JSON.stringify({ ...readAll(), [key]: { ...current, ...change } }));
  show();
}

export const getPreferences = (): Preferences => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, getPreferences);
