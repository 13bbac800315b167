import { signOut as askServer } from '@shala/api-client/accounts.ts';
import { ApiError } from '@shala/api-client/api-error.ts';
import { transport } from '#shared/api/transport.ts';
import { sendWork } from '#shared/session/before-sign-out.ts';
import { endSession } from '#shared/session/session.ts';

/** Leaves this device in any case: on a shared computer that matters more than the server's answer. */
export async function signOut(): Promise<void> {
  try {
    await sendWork();
    await askServer(transport);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  } finally {
    endSession();
  }
}
