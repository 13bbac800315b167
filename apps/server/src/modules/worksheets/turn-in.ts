import { randomInt } from 'node:crypto';
import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Learner, WorksheetDeps } from './deps.ts';
import { selectFiles } from './file-place-store.ts';
import { draftOf, openWork, refuseClosed } from './open-draft.ts';
import { lockWork, updateAsked, updateTurnedIn, type WhichWork, type Work } from './round-store.ts';

export interface Receipt {
  code: string;
  turnedInAt: Date;
  now: Date;
}

/** Without letters and digits that are taken for each other when read out. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const newReceipt = (): string => {
  const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return `${part()}-${part()}-${part()}`;
};

/**
 * Hands the draft in: all of its files are ready, or nothing happens. One transaction under the lock of the work,
 * so that a second press finds the first one's receipt. Null: only our own check is not done yet. That it was asked
 * for is kept, and it is handed in as of now once the check is done.
 */
export async function turnIn(
  tx: Tx,
  deps: Pick<WorksheetDeps, 'enrolment'>,
  which: { learner: Learner; worksheetId: number },
): Promise<Receipt | null> {
  return turnInWork(tx, await openWork(tx, deps, which));
}

export async function turnInWork(tx: Tx, work: Work): Promise<Receipt | null> {
  const { now } = work;
  if (work.receipt !== null && work.turnedInAt !== null) {
    return { code: work.receipt, turnedInAt: work.turnedInAt, now };
  }
  const askedAt = work.askedAt ?? now;
  refuseClosed({ ...work, now: askedAt });
  const files = await selectFiles(tx, draftOf(work));
  if (files.length === 0) throw new AppError('worksheet_empty');
  if (files.some(({ state }) => state === 'uploading')) throw new AppError('files_not_ready');
  const refused = files.find(({ state }) => state === 'refused');
  // Once it is too late to mend it, what is good is handed in; the other stays to be seen.
  const mayMend = now <= work.dueAt || files.every(({ state }) => state === 'refused');
  if (refused && mayMend)
    throw new AppError('file_refused', { reason: refused.refusal ?? 'broken', name: refused.name });
  if (files.some(({ state }) => state === 'checking')) {
    await updateAsked(tx, work, askedAt);
    return null;
  }
  const code = newReceipt();
  await updateTurnedIn(tx, work, { receipt: code, at: askedAt });
  return { code, turnedInAt: askedAt, now };
}

/** The check is done. With a file that was refused the student decides what to do, as long as there is time. */
export async function turnInAsked(tx: Tx, which: WhichWork): Promise<void> {
  const work = await lockWork(tx, which);
  if (work?.state !== 'draft' || work.askedAt === null) return;
  try {
    await turnInWork(tx, work);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await updateAsked(tx, work, null);
  }
}
