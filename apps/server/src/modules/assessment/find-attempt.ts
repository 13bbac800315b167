import { inLocale, localTextSchema } from '@shala/brand/brand.ts';
import { notFound } from '#platform/app-error.ts';
import { selectRuns } from './attempt-store.ts';
import type { EngineDeps } from './deps.ts';
import type { AttemptRef, Run } from './domain/run.ts';
import { isOver } from './domain/run-clock.ts';
import { finishOverdueRun } from './finish-run.ts';

/** An attempt as its student sees it: the newest run that was not given up, and all that were completed. */
export interface AttemptView {
  run: Run;
  completed: readonly Run[];
  title: string;
  description: string;
  now: Date;
}

/** A run whose time is up has ended, even if nobody has looked since. */
export async function findAttempt(
  deps: Pick<EngineDeps, 'db' | 'bank'>,
  ref: AttemptRef,
  locale: 'en' | 'hi',
): Promise<AttemptView> {
  const rows = await selectRuns(deps.db, ref);
  const last = rows.at(-1);
  if (!last) throw notFound();
  if (last.run.state === 'open' && isOver(last.run, last.now)) {
    await finishOverdueRun(deps, { studentId: last.run.studentId, runId: last.run.id });
    return findAttempt(deps, ref, locale);
  }
  return {
    run: last.run,
    completed: rows.map(({ run }) => run).filter(({ state }) => state === 'completed'),
    title: inLocale(localTextSchema.parse(last.title), locale),
    description: inLocale(localTextSchema.parse(last.description), locale),
    now: last.now,
  };
}
