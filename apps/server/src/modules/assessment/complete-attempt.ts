import { AppError, notFound } from '#platform/app-error.ts';
import { lockRunOf } from './attempt-store.ts';
import type { EngineDeps } from './deps.ts';
import type { AttemptRef } from './domain/run.ts';
import { type AttemptView, findAttempt } from './find-attempt.ts';
import { finishRun } from './finish-run.ts';

/** Ends the run. Asked again, it tells what it told before. */
export async function completeAttempt(
  deps: EngineDeps,
  ref: AttemptRef,
  locale: 'en' | 'hi',
): Promise<AttemptView> {
  await deps.db.transaction().execute(async (tx) => {
    const found = await lockRunOf(tx, ref, null);
    if (!found) throw notFound();
    if (found.run.state !== 'open') return;
    if (found.run.startedAt === null) throw new AppError('attempt_not_started');
    await finishRun(tx, deps, found);
  });
  return findAttempt(deps, ref, locale);
}
