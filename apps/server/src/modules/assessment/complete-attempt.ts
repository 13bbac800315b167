import { AppError, notFound } from '#platform/app-error.ts';
import { lockRunOf } from './attempt-store.ts';
import type { EngineDeps } from './deps.ts';
import type { AttemptRef } from './domain/run.ts';
import { type AttemptView, findAttempt } from './find-attempt.ts';
import { findAttemptedItem } from './find-attempted-item.ts';
import { finishRun } from './finish-run.ts';

interface CompleteAttempt {
  ref: AttemptRef;
  /** Where the caller says that it hangs, where a door asks for that. */
  placeId?: number | undefined;
  /** Without it the newest run. */
  runNo?: number | undefined;
  locale: 'en' | 'hi';
}

/** Ends the run. Asked again, it tells what it told before, also when another run has been opened since. */
export async function completeAttempt(
  deps: EngineDeps,
  { ref, placeId, runNo, locale }: CompleteAttempt,
): Promise<AttemptView> {
  await findAttemptedItem(deps.db, ref, placeId);
  await deps.db.transaction().execute(async (tx) => {
    const found = await lockRunOf(tx, ref, runNo ?? null);
    if (!found) throw notFound();
    if (found.run.state === 'abandoned') throw new AppError('attempt_closed');
    if (found.run.state !== 'open') return;
    if (found.run.startedAt === null) throw new AppError('attempt_not_started');
    await finishRun(tx, deps, found);
  });
  const attempt = await findAttempt(deps, ref, locale);
  const run = attempt.completed.find((done) => done.runNo === runNo) ?? attempt.run;
  return { ...attempt, run };
}
