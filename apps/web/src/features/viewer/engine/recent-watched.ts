import { readOwn, storageKeys, type TextStorage, writeOwn } from '@shala/api-client/storage.ts';
import type { Interval } from './intervals.ts';

/** What was played and is not yet on the server. */
export interface Watched {
  /** Of the history record. */
  readonly id: number;
  readonly courseId: number;
  readonly contentLibraryId: number;
  readonly playedSeconds: number;
  readonly intervals: readonly Interval[];
  /** When the place was true, in milliseconds of this device's clock. */
  readonly at: number;
}

type Copies = Record<string, Watched>;
const key = storageKeys.recentWatchedContent;

/** The unsent work of one child on this device; a brother or sister never sees it. */
export const readWatched = (storage: TextStorage, studentId: number): Watched[] =>
  Object.values(readOwn<Copies>(storage, key, studentId) ?? {});

export function keepWatched(storage: TextStorage, studentId: number, watched: Watched): void {
  const copies = readOwn<Copies>(storage, key, studentId) ?? {};
  writeOwn(storage, key, studentId, { ...copies, [watched.id]: watched });
}

/** Takes a copy away once the server has it, unless more has been played since. */
export function dropWatched(storage: TextStorage, studentId: number, { id, at }: Watched): void {
  const { [id]: kept, ...others } = readOwn<Copies>(storage, key, studentId) ?? {};
  if (kept === undefined || kept.at > at) return;
  writeOwn(storage, key, studentId, Object.keys(others).length > 0 ? others : null);
}
