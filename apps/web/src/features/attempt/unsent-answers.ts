import { toast } from '@shala/ui/toast-store.ts';
import { transport } from '#shared/api/transport.ts';
import { beforeProfileChange } from '#shared/session/leave-profile.ts';
import { t } from '#shared/texts/texts.ts';
import { deviceStore } from './outbox/device-store.ts';
import { sendUnsent } from './outbox/send-unsent.ts';

/** Sends what an earlier page could not, for whoever has the seat now. */
export async function sendUnsentAnswers(studentId: number): Promise<void> {
  const refused = await sendUnsent(transport, deviceStore(), studentId);
  if (refused > 0) toast.bad(t('attempt.sentLaterTitle'), t('attempt.refusedLater', { count: refused }));
}

// Before another child sits down. What does not get through waits under its own child's name.
beforeProfileChange(sendUnsentAnswers);
