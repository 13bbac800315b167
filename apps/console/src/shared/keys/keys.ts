import { singleKeysKey } from '@shala/api-client/storage.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { TextId } from '../texts/texts.ts';
import { isForFields, isSingle, type KeyBinding, matchKeys, nameKey } from './match-keys.ts';

export interface Key extends KeyBinding {
  readonly text: TextId;
}

export interface KeyGroup {
  readonly title: TextId;
  readonly keys: readonly Key[];
}

/** How long a row of keys waits for its next one. */
const ROW_WAIT = 1500;

let groups: readonly KeyGroup[] = [];
let areSinglesOn = true;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable=true]') !== null;

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('[role=dialog]') !== null;

/** Listens for as long as the frame stands. */
export function startKeys(): () => void {
  areSinglesOn = localStorage.getItem(singleKeysKey) !== 'off';
  let begun: string | null = null;
  let begunAt = 0;
  const press = (event: KeyboardEvent) => {
    const name = nameKey(event);
    if (event.defaultPrevented || event.repeat || ['Shift', 'Control', 'Alt', 'Meta'].includes(event.key))
      return;
    if (isInDialog(event.target)) return;
    if (isSingle(name) && !areSinglesOn) return;
    if (isForFields(name) && isEditable(event.target)) return;
    const isWaiting = event.timeStamp - begunAt < ROW_WAIT;
    const match = matchKeys(
      groups.flatMap(({ keys }) => keys),
      isWaiting ? begun : null,
      name,
    );
    begun = match.begun;
    begunAt = event.timeStamp;
    if (match.run === null && match.begun === null) return;
    event.preventDefault();
    match.run?.();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

/** The keys of a page, for as long as it is shown; the help lists them. The newest wins over the same key below. */
export function useKeys(title: TextId, keys: readonly Key[]): void {
  const newest = useRef(keys);
  newest.current = keys;
  const names = keys.map(({ keys: row, text }) => `${row}|${text}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the keys do is read when they are pressed
  useEffect(() => {
    const group: KeyGroup = {
      title,
      keys: newest.current.map((key, place) => ({ ...key, run: () => newest.current[place]?.run() })),
    };
    groups = [...groups, group];
    tell();
    return () => {
      groups = groups.filter((other) => other !== group);
      tell();
    };
  }, [title, names]);
}

export const useKeyGroups = (): readonly KeyGroup[] => useSyncExternalStore(subscribe, () => groups);

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, () => areSinglesOn);

export function setSingleKeys(on: boolean): void {
  areSinglesOn = on;
  if (on) localStorage.removeItem(singleKeysKey);
  else localStorage.setItem(singleKeysKey, 'off');
  tell();
}
