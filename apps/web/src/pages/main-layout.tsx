import { learnerOf } from '@shala/api-client/people.ts';
import { isPublishedVersion } from '@shala/brand/brand.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { signOut } from '#features/auth/sign-out.ts';
import { useCourse } from '#features/enrolment/use-course.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { getBrand } from '#shared/brand/brand.ts';
import { MainShell } from '#shared/layout/main-shell.tsx';
import { OfflineNotice } from '#shared/layout/offline-notice.tsx';
import { PageHeaderProvider } from '#shared/layout/page-header.tsx';
import { useNotificationFeed } from '#shared/notifications/use-notification-feed.ts';
import { useSessionActivity } from '#shared/realtime/use-session-activity.ts';
import { useSession } from '#shared/session/session.ts';
import { Guard } from './guard.tsx';
import { Switcher } from './switcher.tsx';
import { useUnsentAnswers } from './use-unsent-answers.ts';
import { useUnsentProgress } from './use-unsent-progress.ts';

const Notifications = lazy(() =>
  import('./notifications.tsx').then(({ Notifications }) => ({ default: Notifications })),
);

const ConsentGate = lazy(() =>
  import('#features/legal/consent-gate.tsx').then(({ ConsentGate }) => ({ default: ConsentGate })),
);
const ComingNotice = lazy(() =>
  import('#features/legal/coming-notice.tsx').then(({ ComingNotice }) => ({ default: ComingNotice })),
);

/** The guard of the main area, and the shell around its pages. */
export function MainLayout() {
  return (
    <Guard>
      <QueryClientProvider client={queryClient}>
        <PageHeaderProvider>
          <Shell />
        </PageHeaderProvider>
      </QueryClientProvider>
    </Guard>
  );
}

function Shell() {
  const { user } = useSession();
  const learner = user && learnerOf(user);
  const person = learner ?? user;
  const { state } = useCourse();
  const { legalComing, legalVersions } = getBrand().flags;
  useSessionActivity();
  useNotificationFeed();
  useUnsentAnswers(learner?.id ?? null);
  useUnsentProgress(learner?.id ?? null);
  // Blocked while learning: the parent goes on with another child.
  if (user?.kind === 'parent' && user.currentStudent?.isBlocked) {
    return <Navigate to="/auth/register/profiles" replace />;
  }
  return (
    <MainShell
      learner={{
        id: person?.id ?? 0,
        name: person?.firstName ?? '',
        picture: learner?.pictureUrl ?? null,
        courseName: state.course?.shortName ?? null,
      }}
      renderMenu={(menu) => (user === null ? null : <Switcher {...menu} user={user} />)}
      renderNotifications={(panel) =>
        user === null ? null : (
          <Suspense>
            <Notifications {...panel} user={user} />
          </Suspense>
        )
      }
      notice={
        <>
          <OfflineNotice onRetry={() => void queryClient.refetchQueries({ type: 'active' })} />
          {legalComing.length > 0 ? (
            <Suspense>
              <ComingNotice />
            </Suspense>
          ) : null}
        </>
      }
    >
      <Outlet />
      {user !== null && learner && Object.values(legalVersions).some(isPublishedVersion) ? (
        <Suspense>
          <ConsentGate user={user} learnerId={learner.id} onSignOut={() => void signOut()} />
        </Suspense>
      ) : null}
    </MainShell>
  );
}
