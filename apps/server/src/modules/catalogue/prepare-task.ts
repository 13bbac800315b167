import type { Tx } from '#platform/db/database.ts';
import { enqueue } from '#platform/jobs.ts';

export const prepareTask = 'prepare-media';

/** Two films at a time in the whole installation: the rest of the workers' hands stay free for what is quick. */
const lanes = 2;

export function enqueuePrepare(tx: Tx, libraryId: number): Promise<void> {
  const key = `${prepareTask}:${libraryId}`;
  return enqueue(tx, prepareTask, { libraryId }, { key, queue: `media-${libraryId % lanes}` });
}
