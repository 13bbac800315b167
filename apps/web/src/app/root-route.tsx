import { createRootRoute, Outlet, useLocation } from '@tanstack/react-router';
import { AppPush } from '#shared/brand-behaviour/app-push.tsx';

export const root = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <AppPush path={useLocation().pathname} />
    </>
  ),
});
