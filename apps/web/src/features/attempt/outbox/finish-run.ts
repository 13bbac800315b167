import { ApiError } from '@shala/api-client/api-error.ts';
import { attemptStatus, completeAttempt } from '@shala/api-client/attempts.ts';
import type { Transport } from '@shala/api-client/transport.ts';
import { needSeat } from './need-seat.ts';
import type { OutboxStore, PendingFinish } from './outbox-store.ts';

/**
 * Ends the run it was pressed in. The call itself knows only the attempt, and another device may have begun the
 * next run of it since: that one goes on.
 */
export async function finishRun(
  transport: Transport,
  store: OutboxStore,
  { studentId, attemptId, runNo, ref }: PendingFinish,
): Promise<void> {
  needSeat(studentId);
  try {
    const status = await attemptStatus(transport, ref);
    if (status.runNo === runNo && status.state !== 'completed') await completeAttempt(transport, ref);
  } catch (error) {
    // Given up meanwhile: there is nothing left to end.
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  await store.removeFinish({ studentId, attemptId, runNo });
}
