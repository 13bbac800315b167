import { getStudent } from '@shala/api-client/accounts.ts';
import { ApiError } from '@shala/api-client/api-error.ts';
import { getParent } from '@shala/api-client/families.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { queryClient } from '../api/query-client.ts';
import { transport } from '../api/transport.ts';
import { endSession, getSession, updateUser } from '../session/session.ts';
import { t } from '../texts/texts.ts';

/**
 * Asks the server whether whoever sits here may still learn. A session that was ended leaves through the
 * transport; a blocked student is sent out here, a parent of one learns it and goes to the other children.
 */
export async function recheckSession(): Promise<void> {
  try {
    await transport.renew();
    const { user } = getSession();
    if (user?.kind === 'parent') {
      updateUser(await getParent(transport));
      // The list of the children says as well who is blocked.
      await queryClient.invalidateQueries();
    }
    if (user?.kind === 'student' && (await isBlocked())) {
      endSession();
      toast.bad(t('login.failedTitle'), t('access.blocked'));
    }
  } catch (error) {
    // Nobody answered: the next call will find out.
    if (!(error instanceof ApiError)) throw error;
  }
}

async function isBlocked(): Promise<boolean> {
  try {
    return (await getStudent(transport)).isBlocked;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'blocked') return true;
    throw error;
  }
}
