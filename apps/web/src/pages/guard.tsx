import { Navigate, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { signOut } from '#features/auth/sign-out.ts';
import { decideAccess } from '#shared/session/access.ts';
import { useSession } from '#shared/session/session.ts';
import { NotAuthorisedPage } from './not-authorised-page.tsx';

/** Shows what is inside only to the roles its route lists. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const roles = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.roles)?.staticData.roles,
  });
  const access = decideAccess(session, roles ?? []);
  if (access === 'sign-in') return <Navigate to="/auth/login" replace />;
  if (access === 'refused') return <NotAuthorisedPage onSignOut={signOut} />;
  return children;
}
