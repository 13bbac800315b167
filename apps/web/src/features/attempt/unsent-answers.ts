import { toast } from '@shala/ui/toast-store.ts';
import { transport } from '#shared/api/transport.ts';
import { beforeProfileChange } from '#shared/session/leave-profile.ts';
import { t } from '#shared/texts/texts.ts';
import { deviceStore } from './outbox/device-store.ts';
import { keepSending } from './outbox/keep-sending.ts';
import { type SentUnsent, sendUnsent } from './outbox/send-unsent.ts';

/** Sends what an earlier page could not, for whoever has the seat now. */
async function sendUnsentAnswers(studentId: number): Promise<SentUnsent> {
  const sent = await sendUnsent(transport, deviceStore(), studentId);
  const { refused } = sent;
  if (refused > 0) toast.bad(t('attempt.sentLaterTitle'), t('attempt.refusedLater', { count: refused }));
  return sent;
}

/** Until everything has arrived, or the answer is called. */
export const keepSendingAnswers = (studentId: number): (() => void) =>
  keepSending(() => sendUnsentAnswers(studentId));

// Before another child sits down. What does not get through waits under its own child's name.
beforeProfileChange(async (studentId) => {
  await sendUnsentAnswers(studentId);
});
