import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { FailureCode } from './media-failure.ts';
import { selectState } from './media-store.ts';

export interface MediaState {
  state: 'waiting' | 'processing' | 'ready' | 'failed';
  progressPercent: number;
  failureCode: FailureCode | null;
}

/** How far the work on a file is, for its author. */
export async function findMediaState(db: Queryable, libraryId: number): Promise<MediaState> {
  const row = await selectState(db, libraryId);
  if (!row) throw notFound();
  return {
    state: row.state as MediaState['state'],
    progressPercent: row.progress_percent,
    failureCode: row.failure_code as FailureCode | null,
  };
}
