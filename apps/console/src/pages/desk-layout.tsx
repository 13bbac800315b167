import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { signOut } from '#features/staff-session/sign-out.ts';
import { staffQuery } from '#features/staff-session/staff-query.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { DeskFrame } from '#shared/layout/desk-frame.tsx';
import { PageHeaderProvider } from '#shared/layout/page-header.tsx';
import { everybody, hasRole } from '#shared/session/roles.ts';
import { updateStaff, useStaff } from '#shared/session/session.ts';
import { LeaveDesk } from './leave-desk.tsx';
import { NotAuthorisedPage } from './not-authorised-page.tsx';

/** The frame around every page of somebody who is signed in, and the guard of its roles. */
export function DeskLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <PageHeaderProvider>
        <Desk />
      </PageHeaderProvider>
    </QueryClientProvider>
  );
}

function Desk() {
  const staff = useStaff();
  const { pathname } = useLocation();
  const { data: fresh } = useQuery({ ...staffQuery, enabled: staff !== null });
  const { roles = everybody, isWide = false } = useMatches({
    select: (matches) => ({
      roles: matches.findLast(({ staticData }) => staticData.roles)?.staticData.roles,
      isWide: matches.at(-1)?.staticData.isWide,
    }),
    structuralSharing: true,
  });
  useEffect(() => {
    if (fresh) updateStaff(fresh);
  }, [fresh]);
  if (staff === null) return <LeaveDesk />;
  return (
    <DeskFrame
      staff={staff}
      path={pathname}
      isWide={isWide}
      onSignOut={() => void signOut()}
      onRetry={() => void queryClient.refetchQueries({ type: 'active' })}
    >
      {hasRole(staff, roles) ? <Outlet /> : <NotAuthorisedPage />}
    </DeskFrame>
  );
}
