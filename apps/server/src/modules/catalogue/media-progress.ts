import type { Database } from '#platform/db/database.ts';
import { moveLeftover } from './media-leftover-store.ts';
import { type Run, updateProgress } from './media-run-store.ts';

const betweenMs = 2_000;
/** As long as a run gives no sign of life before what it made is thought abandoned. */
export const abandonedSeconds = 15 * 60;

/**
 * Writes down every two seconds how far the work is. That is also the run's sign of life, so it is written even
 * when nothing has moved.
 */
export async function withProgress<Result>(
  db: Database,
  { run, prefix }: { run: Run; prefix: string },
  work: (report: (percent: number) => void) => Promise<Result>,
): Promise<Result> {
  let percent = 0;
  let writing = Promise.resolve();
  const timer = setInterval(() => {
    const write = async () => {
      await moveLeftover(db, prefix, abandonedSeconds);
      await updateProgress(db, run, Math.floor(percent));
    };
    // One that fails is made good by the next; a database that is gone for good is noticed by publishing.
    writing = writing.then(write).catch(() => {});
  }, betweenMs);
  try {
    return await work((reached) => {
      percent = Math.min(99, Math.max(percent, reached));
    });
  } finally {
    clearInterval(timer);
    await writing;
  }
}
