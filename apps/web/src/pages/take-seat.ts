import { toast } from '@shala/ui/toast-store.ts';
import { childrenQuery } from '#features/profiles/children-query.ts';
import { chooseProfile } from '#features/profiles/choose-profile.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { getSession } from '#shared/session/session.ts';
import { t } from '#shared/texts/texts.ts';

/**
 * The child whose steps are opened must have the seat: what is chosen there is saved for whoever has it.
 * False for a child that is not this parent's, or is blocked, or could not take the seat.
 */
export async function takeSeat(childId: number): Promise<boolean> {
  const { user } = getSession();
  if (user?.kind === 'parent' && user.currentStudent?.id === childId) return true;
  try {
    const children = await queryClient.fetchQuery(childrenQuery());
    const child = children.find(({ id }) => id === childId);
    if (!child || child.isBlocked) return false;
    await chooseProfile(childId);
    return true;
  } catch {
    // The list of profiles, where we go instead, says what can be done.
    toast.bad(t('profiles.cannotUpdate'), t('error.tryAgain'));
    return false;
  }
}
