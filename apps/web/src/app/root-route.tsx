import { createRootRoute, Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { appStoreUrl } from '#shared/brand-behaviour/app-store.ts';

// Only phones and tablets of a brand with an app ever need it.
const AppPush = lazy(() =>
  import('#shared/brand-behaviour/app-push.tsx').then(({ AppPush }) => ({ default: AppPush })),
);

export const root = createRootRoute({ component: Root });

function Root() {
  const { pathname } = useLocation();
  return (
    <>
      <Outlet />
      {appStoreUrl() === null ? null : (
        <Suspense fallback={null}>
          <AppPush path={pathname} />
        </Suspense>
      )}
    </>
  );
}
