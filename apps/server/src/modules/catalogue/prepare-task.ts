import type { Tx } from '#platform/db/database.ts';
import { enqueue } from '#platform/jobs.ts';

export const prepareTask = 'prepare-media';

/** Two films at a time in the whole installation: the rest of the workers' hands stay free for what is quick. */
const lanes = 2;

/** A PDF takes a moment: it does not stand behind films that take an hour. */
export function enqueuePrepare(
  tx: Tx,
  { id: libraryId, content_type }: { id: number; content_type: string },
): Promise<void> {
  const key = `${prepareTask}:${libraryId}`;
  const queue = content_type === 'pdf' ? 'media-pdf' : `media-${libraryId % lanes}`;
  return enqueue(tx, prepareTask, { libraryId }, { key, queue });
}
