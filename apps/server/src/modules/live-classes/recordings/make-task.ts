import type { Tx } from '#platform/db/database.ts';
import { enqueue } from '#platform/jobs.ts';
import type { WhichRecording } from '../recording-store.ts';

export const makeTask = 'live.make-recording';

/** One at a time in the whole installation: it takes a core for minutes, and nobody waits at the screen for it. */
export const enqueueMake = (tx: Tx, { tenantId, recordingId }: WhichRecording): Promise<void> =>
  enqueue(
    tx,
    makeTask,
    { tenantId, recordingId },
    { key: `${makeTask}:${tenantId}:${recordingId}`, queue: makeTask, keepsRunAt: true },
  );
