import type { Database } from '#platform/db/database.ts';
import { selectDueRuns } from './attempt-store.ts';
import { graceSeconds } from './domain/run-clock.ts';
import { finishOverdueRun } from './finish-run.ts';
import type { QuestionBank } from './question-bank.ts';

const atOnce = 4;
const mostInOneGo = 400;

interface Deps {
  db: Database;
  bank: QuestionBank;
}

/** Ends every run whose time is up, even if no browser is open. Two workers may do it at the same time. */
export async function sweepRuns(deps: Deps, limit = mostInOneGo): Promise<number> {
  let ended = 0;
  for (;;) {
    const due = await endDueRuns(deps, limit);
    ended += due;
    // A whole school that ends at once does not wait for the next sweep.
    if (due < limit) return ended;
  }
}

async function endDueRuns(deps: Deps, limit: number): Promise<number> {
  const due = await selectDueRuns(deps.db, { grace: graceSeconds, limit });
  const waiting = [...due];
  const failures: unknown[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // One run that cannot be ended must not keep the others open.
      await finishOverdueRun(deps, next).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} runs could not be ended`);
  return due.length;
}
