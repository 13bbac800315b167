import { ApiError } from '@shala/api-client/api-error.ts';
import type { Transport } from '@shala/api-client/transport.ts';
import { judgeFailure } from '#shared/sending/retry-delay.ts';
import { finishRun } from './finish-run.ts';
import type { OutboxStore, PendingFinish } from './outbox-store.ts';
import { sendPending } from './send-pending.ts';

export interface SentUnsent {
  /** How many changes the server will never take. */
  readonly refused: number;
  /** Something did not get through. */
  readonly isWaiting: boolean;
}

/**
 * Sends what an earlier page left behind for a student, run by run. What does not get through stays for the next
 * time; what the server refuses for good goes.
 */
export async function sendUnsent(
  transport: Transport,
  store: OutboxStore,
  studentId: number,
): Promise<SentUnsent> {
  let refused = 0;
  let isWaiting = false;
  for (const run of await store.listRuns(studentId)) {
    try {
      // Asked before the list is read: whatever was answered before Finish stands on that list then. The page of the
      // run may be open in another tab, and its student may answer and finish while older answers are on their way.
      const isEnding = await store.hasFinish(run);
      for (const pending of await store.list(run)) {
        if (!(await sendOrRefuse(() => sendPending(transport, pending)))) refused += 1;
        await store.remove(pending);
      }
      const isStillEnding = await store.hasFinish(run);
      if (isEnding && isStillEnding) await endRun(transport, store, run);
      else if (isStillEnding) isWaiting = true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      isWaiting = true;
    }
  }
  return { refused, isWaiting };
}

async function endRun(transport: Transport, store: OutboxStore, run: PendingFinish): Promise<void> {
  if (!(await sendOrRefuse(() => finishRun(transport, store, run)))) await store.removeFinish(run);
}

/** False: refused for good. Throws what another try can mend. */
async function sendOrRefuse(send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    if (judgeFailure(error) === 'refused') return false;
    throw error;
  }
}
