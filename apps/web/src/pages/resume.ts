import { getParent, listChildren } from '@shala/api-client/families.ts';
import { resumePath } from '#features/auth/resume-path.ts';
import { transport } from '#shared/api/transport.ts';
import { getSession, updateUser } from '#shared/session/session.ts';

const profiles = '/auth/register/profiles';

/** Whether a parent can learn at once: a child has the seat, and its course is set up. */
function isReady(): boolean {
  const { user } = getSession();
  if (user?.kind !== 'parent') return true;
  const { currentStudent: child } = user;
  return child !== null && !child.isBlocked && child.onboardingStep === 0;
}

/** Where a parent has to go first, by what the server knows now; null when Learn may open. */
export async function resume(): Promise<string | null> {
  if (isReady()) return null;
  try {
    const [parent, children] = await Promise.all([getParent(transport), listChildren(transport)]);
    updateUser(parent);
    if (isReady()) return null;
    const path = resumePath(parent, children);
    return path === '/learn' ? profiles : path;
  } catch {
    // The list of profiles has a retry of its own; a session that ended leads from there to the login page.
    return profiles;
  }
}
