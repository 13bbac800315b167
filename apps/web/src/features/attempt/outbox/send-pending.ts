import { type SavedAnswer, saveAnswer } from '@shala/api-client/attempts.ts';
import type { Transport } from '@shala/api-client/transport.ts';
import { inSeat } from '#shared/session/in-seat.ts';
import { ageOf } from './moment.ts';
import type { Pending } from './outbox-store.ts';
import { tabName } from './tab-name.ts';

/** What was made just now is said without an age: the server's own clock knows better than the way there. */
const fresh = 1500;

export async function sendPending(
  transport: Transport,
  { studentId, ref, runNo, seq, change, madeAt }: Pending,
): Promise<SavedAnswer> {
  const age = ageOf(madeAt);
  return inSeat(studentId, () =>
    saveAnswer(transport, ref, {
      ...change,
      runNo,
      clientSeq: seq,
      isVisited: true,
      tab: tabName(),
      ...(age > fresh && { ageMs: age }),
      // Small enough to outlive the page; a long text is on the device and goes out next time.
      keepalive: (change.answer ?? '').length < 4000,
    }),
  );
}
