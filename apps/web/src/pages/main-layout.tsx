import { learnerOf } from '@shala/api-client/people.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useMatches } from '@tanstack/react-router';
import { signOut } from '#features/auth/sign-out.ts';
import { enrolmentsQuery } from '#features/enrolment/enrolments-query.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { MainShell } from '#shared/layout/main-shell.tsx';
import { OfflineNotice } from '#shared/layout/offline-notice.tsx';
import { PageHeaderProvider } from '#shared/layout/page-header.tsx';
import { decideAccess } from '#shared/session/access.ts';
import { useSession } from '#shared/session/session.ts';
import { NotAuthorisedPage } from './not-authorised-page.tsx';

/** The guard of the main area, and the shell around its pages. */
export function MainLayout() {
  const session = useSession();
  const roles = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.roles)?.staticData.roles,
  });
  const access = decideAccess(session, roles ?? []);
  if (access === 'sign-in') return <Navigate to="/auth/login" replace />;
  if (access === 'refused') return <NotAuthorisedPage onSignOut={signOut} />;
  return (
    <QueryClientProvider client={queryClient}>
      <PageHeaderProvider>
        <Shell />
      </PageHeaderProvider>
    </QueryClientProvider>
  );
}

function Shell() {
  const { user } = useSession();
  const learner = user && learnerOf(user);
  const person = learner ?? user;
  const { data } = useQuery(enrolmentsQuery(learner?.id ?? null));
  return (
    <MainShell
      learner={{
        id: person?.id ?? 0,
        name: person?.firstName ?? '',
        picture: learner?.pictureUrl ?? null,
        courseName: data?.current?.shortName ?? null,
      }}
      onSignOut={signOut}
      notice={<OfflineNotice onRetry={() => void queryClient.refetchQueries({ type: 'active' })} />}
    >
      <Outlet />
    </MainShell>
  );
}
