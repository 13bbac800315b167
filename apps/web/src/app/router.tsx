import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { learnerRoles } from '#shared/session/access.ts';
import { getSession } from '#shared/session/session.ts';
import { PageFault } from './page-fault.tsx';
import { reportError } from './report-error.ts';
import { unbuiltAreas } from './unbuilt-areas.ts';

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** Who may see the route and those below it, unless they list their own. */
    roles?: readonly string[];
  }
}

const root = createRootRoute({ component: Outlet });

const toLogin = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  beforeLoad: () => {
    throw redirect({ to: '/auth/login', replace: true });
  },
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/auth/login',
  beforeLoad: () => {
    if (getSession().isAuthenticated) throw redirect({ to: '/learn', replace: true });
  },
  component: lazyRouteComponent(() => import('#pages/login-page.tsx'), 'LoginPage'),
});

const main = createRoute({
  getParentRoute: () => root,
  id: 'main',
  staticData: { roles: learnerRoles },
  beforeLoad: () => {
    if (!getSession().isAuthenticated) throw redirect({ to: '/auth/login', replace: true });
  },
  component: lazyRouteComponent(() => import('#pages/main-layout.tsx'), 'MainLayout'),
});

const learn = createRoute({
  getParentRoute: () => main,
  path: '/learn',
  component: lazyRouteComponent(() => import('#pages/learn-page.tsx'), 'LearnPage'),
});

const OpensSoonPage = lazyRouteComponent(() => import('#pages/opens-soon-page.tsx'), 'OpensSoonPage');

const unbuilt = Object.entries(unbuiltAreas).map(([path, area]) =>
  createRoute({
    getParentRoute: () => main,
    path,
    component: () => <OpensSoonPage area={area} />,
  }),
);

/** /, /main and every path nobody knows lead home. */
const elsewhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/learn', replace: true });
  },
});

/** The design system at a glance, for the people who build with it: not in production builds. */
const gallery = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => root,
        path: '/gallery',
        component: lazyRouteComponent(() => import('../gallery/gallery-page.tsx'), 'GalleryPage'),
      }),
    ]
  : [];

const routeTree = root.addChildren([
  toLogin,
  login,
  main.addChildren([learn, ...unbuilt]),
  elsewhere,
  ...gallery,
]);

export type AppRouter = ReturnType<typeof createAppRouter>;

export const createAppRouter = () =>
  createRouter({
    routeTree,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: PageFault,
    defaultOnCatch: reportError,
  });
