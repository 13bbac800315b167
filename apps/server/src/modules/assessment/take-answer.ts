import { inLocale, localTextSchema } from '@shala/brand/brand.ts';
import { AppError } from '#platform/app-error.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import { selectRun } from './attempt-store.ts';
import type { EngineDeps } from './deps.ts';
import type { AnswerKey } from './domain/marking.ts';
import { type FullAnswer, readFullAnswer } from './get-marking-answer.ts';
import { deleteLease, selectLease, upsertLease } from './lease-store.ts';
import { requireMarkable } from './markable-run.ts';
import { selectFreeAnswers } from './marking-store.ts';
import type { Staff } from './reach-store.ts';

type Deps = Pick<EngineDeps, 'bank'>;

/** For five minutes, or five more: as long as it is mine nobody else marks it. */
export async function takeAnswer(tx: Tx, deps: Deps, staff: Staff, key: AnswerKey): Promise<FullAnswer> {
  const run = await requireMarkable(tx, staff, key);
  // Read first: what is no answer for a person to mark is not taken.
  await readFullAnswer(tx, deps, run, key.questionId);
  // A colleague who lets go between our two looks leaves it free: then we try again.
  while (!(await upsertLease(tx, staff, key))) await refuseIfTaken(tx, staff, key);
  return readFullAnswer(tx, deps, run, key.questionId);
}

/** A colleague who looks at it now is named. */
export async function refuseIfTaken(db: Queryable, { staffId }: Staff, key: AnswerKey): Promise<void> {
  const lease = await selectLease(db, key);
  if (!lease || lease.staff_id === staffId) return;
  throw new AppError('answer_taken', {
    staff_name: inLocale(localTextSchema.parse(lease.staff_name), 'en'),
    until: lease.until.toISOString(),
  });
}

/** Letting go of what is not mine is nothing. */
export async function releaseAnswer(tx: Tx, staff: Staff, key: AnswerKey): Promise<void> {
  await requireMarkable(tx, staff, key);
  await deleteLease(tx, staff, key);
}

interface Next {
  itemId: number;
  questionId: number;
  after: { studentId: number; runId: number } | null;
  except: readonly { studentId: number; runId: number }[];
}

/** How many colleagues may be quicker than we are before we look at the list again. */
const candidates = 8;

/** The next one that waits and that no colleague has; null when there is none. */
export async function takeNextAnswer(
  tx: Tx,
  deps: Deps,
  staff: Staff,
  next: Next,
): Promise<FullAnswer | null> {
  const { questionId } = next;
  const lost: { studentId: number; runId: number }[] = [];
  for (;;) {
    const except = [...next.except, ...lost];
    const free = await selectFreeAnswers(tx, staff, { ...next, except, limit: candidates });
    if (free.length === 0) return null;
    for (const { studentId, runId } of free) {
      lost.push({ studentId, runId });
      const key = { studentId, runId, questionId };
      if (!(await upsertLease(tx, staff, key))) continue;
      // Within reach and finished: the list holds no others.
      const run = await selectRun(tx, studentId, runId);
      if (!run) continue;
      const answer = await readFullAnswer(tx, deps, run, questionId);
      if (answer.card.isWaiting) return answer;
      // It was marked in the moment before it was ours.
      await deleteLease(tx, staff, key);
    }
  }
}
