import { lockRunOf } from './attempt-store.ts';
import type { EngineDeps } from './deps.ts';
import type { AttemptRef } from './domain/run.ts';
import { isOver } from './domain/run-clock.ts';
import { findAttemptedItem } from './find-attempted-item.ts';
import { finishRun } from './finish-run.ts';
import { abandonRun } from './run-store.ts';

interface QuitAttempt {
  ref: AttemptRef;
  /** Where the caller says that it hangs, where a door asks for that. */
  placeId?: number | undefined;
  /** Without it the newest run. One that is not open any more is left as it is. */
  runNo?: number | undefined;
}

/** Gives the open run up. It is kept, counts for nothing, and its number is not used again. */
export async function quitAttempt(deps: EngineDeps, { ref, placeId, runNo }: QuitAttempt): Promise<void> {
  await findAttemptedItem(deps.db, ref, placeId);
  await deps.db.transaction().execute(async (tx) => {
    const found = await lockRunOf(tx, ref, runNo ?? null);
    if (found?.run.state !== 'open') return;
    // Too late to give up: the time was over, and what was answered counts.
    if (isOver(found.run, found.now)) await finishRun(tx, deps, found);
    else await abandonRun(tx, found.run);
  });
}
