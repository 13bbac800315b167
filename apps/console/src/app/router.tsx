import type { StaffRole } from '@shala/api-client/staff.ts';
import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { areas } from '#shared/layout/areas.tsx';
import { announcementRoutes } from './announcement-routes.tsx';
import { brandRoutes } from './brand-routes.tsx';
import { dayRoutes } from './day-routes.tsx';
import { desk } from './desk-route.tsx';
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
import { unbuiltAreas } from './unbuilt-areas.ts';
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

const OpensSoonPage = lazyRouteComponent(() => import('#pages/opens-soon-page.tsx'), 'OpensSoonPage');

const unbuilt = areas
  .filter(({ path }) => unbuiltAreas.includes(path))
  .map(({ path, text, roles }) =>
    createRoute({
      getParentRoute: () => desk,
      path,
      staticData: { roles },
      component: () => <OpensSoonPage area={text} />,
    }),
  );

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
    ...shopRoutes,
    ...brandRoutes,
    ...unbuilt,
  ]),
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
