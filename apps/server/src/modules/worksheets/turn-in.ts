import { randomInt } from 'node:crypto';
import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Learner, WorksheetDeps } from './deps.ts';
import { deletePlaced, selectFiles } from './file-place-store.ts';
import { draftOf, openWork, refuseClosed } from './open-draft.ts';
import { updateTurnedIn, type Work } from './round-store.ts';

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
 * so that a second press finds the first one's receipt.
 */
export async function turnIn(
  tx: Tx,
  deps: Pick<WorksheetDeps, 'enrolment'>,
  which: { learner: Learner; worksheetId: number },
): Promise<Receipt> {
  return turnInWork(tx, await openWork(tx, deps, which));
}

export async function turnInWork(tx: Tx, work: Work): Promise<Receipt> {
  const { now } = work;
  if (work.receipt !== null && work.turnedInAt !== null) {
    return { code: work.receipt, turnedInAt: work.turnedInAt, now };
  }
  refuseClosed(work);
  const draft = draftOf(work);
  const files = await selectFiles(tx, draft);
  if (files.some(({ state }) => state === 'uploading' || state === 'checking')) {
    throw new AppError('files_not_ready');
  }
  const refused = files.filter(({ state }) => state === 'refused');
  if (refused.length === files.length) throw new AppError('worksheet_empty');
  await deletePlaced(
    tx,
    draft,
    refused.map(({ id }) => id),
  );
  const code = newReceipt();
  await updateTurnedIn(tx, work, { receipt: code, at: now });
  return { code, turnedInAt: now, now };
}
