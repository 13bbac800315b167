import { useSyncExternalStore } from 'react';

/** On this device; it goes with everything else at sign-out. */
const key = 'WORKSHEET_DOWNLOADS';
const mostRemembered = 300;
const listeners = new Set<() => void>();

function read(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids.filter(Number.isInteger) : [];
  } catch {
    // Somebody else wrote something else there.
    return [];
  }
}

export function rememberDownload(fileId: number): void {
  const ids = [...read().filter((id) => id !== fileId), fileId].slice(-mostRemembered);
  localStorage.setItem(key, JSON.stringify(ids));
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useIsDownloaded = (fileId: number): boolean =>
  useSyncExternalStore(subscribe, () => read().includes(fileId));
