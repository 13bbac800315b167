import { askForResetLink } from '@shala/api-client/accounts.ts';
import { ApiError } from '@shala/api-client/api-error.ts';
import { transport } from '#shared/api/transport.ts';

/** Silent when it fails: whoever asks must not learn from the answer whether an address is known. */
export async function askForReset(email: string): Promise<void> {
  try {
    await askForResetLink(transport, { email, page: `${location.origin}/auth/update-password` });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
