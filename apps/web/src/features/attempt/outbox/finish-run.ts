import { ApiError } from '@shala/api-client/api-error.ts';
import { completeAttempt } from '@shala/api-client/attempts.ts';
import type { Transport } from '@shala/api-client/transport.ts';
import { inSeat } from '#shared/session/in-seat.ts';
import type { OutboxStore, PendingFinish } from './outbox-store.ts';

/** Ends the run it was pressed in: another device may have begun the next one since, and that one goes on. */
export async function finishRun(
  transport: Transport,
  store: OutboxStore,
  { studentId, attemptId, runNo, ref }: PendingFinish,
): Promise<void> {
  try {
    await inSeat(studentId, () => completeAttempt(transport, ref, { runNo }));
  } catch (error) {
    if (!isGivenUp(error)) throw error;
  }
  await store.removeFinish({ studentId, attemptId, runNo });
}

/** Given up meanwhile: there is nothing left to end. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'attempt_closed');
