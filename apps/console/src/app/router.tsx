import type { StaffRole } from '@shala/api-client/staff.ts';
import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { announcementRoutes } from './announcement-routes.tsx';
import { brandRoutes } from './brand-routes.tsx';
import { dayRoutes } from './day-routes.tsx';
import { desk } from './desk-route.tsx';
import { liveRoom, liveRoutes } from './live-routes.tsx';
import { markingRoutes } from './marking-routes.tsx';
import { PageFault } from './page-fault.tsx';
import { peopleRoutes } from './people-routes.tsx';
import { questionRoutes } from './question-routes.tsx';
import { reportError } from './report-error.ts';
import { root } from './root-route.tsx';
import { schoolRoutes } from './school-routes.tsx';
import { shopRoutes } from './shop-routes.tsx';
import { staffSessionRoutes } from './staff-session-routes.tsx';
import { teachingRoutes } from './teaching-routes.tsx';
import { worksheetRoutes } from './worksheet-routes.tsx';

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** Who may see the route and those below it, unless they list their own. */
    roles?: readonly StaffRole[];
    /** The page needs the whole width: no rail. */
    isWide?: boolean;
  }
}

/** Every path nobody knows leads home. */
const elsewhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});

const routeTree = root.addChildren([
  ...staffSessionRoutes,
  desk.addChildren([
    ...dayRoutes,
    ...peopleRoutes,
    ...schoolRoutes,
    ...markingRoutes,
    ...teachingRoutes,
    ...questionRoutes,
    ...worksheetRoutes,
    ...announcementRoutes,
    ...liveRoutes,
    ...shopRoutes,
    ...brandRoutes,
  ]),
  liveRoom,
  elsewhere,
]);

export type AppRouter = ReturnType<typeof createAppRouter>;

export const createAppRouter = () =>
  createRouter({
    routeTree,
    basepath: '/console',
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: PageFault,
    defaultOnCatch: reportError,
  });
