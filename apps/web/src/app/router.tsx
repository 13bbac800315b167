import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { learnerRoles, parentRoles } from '#shared/session/access.ts';
import { getSession } from '#shared/session/session.ts';
import { loadMoreTexts } from '#shared/texts/texts.ts';
import { announcementRoutes } from './announcement-routes.tsx';
import { attemptRoutes } from './attempt-routes.tsx';
import { authRoutes } from './auth-routes.tsx';
import { leaderboardRoute } from './leaderboard-route.tsx';
import { liveClassRoute, meetingRoute } from './live-class-routes.tsx';
import { main } from './main-route.tsx';
import { PageFault } from './page-fault.tsx';
import { ordersRoute, paymentRoutes } from './payment-routes.tsx';
import { practiceRoutes } from './practice-routes.tsx';
import { profileRoutes } from './profile-routes.tsx';
import { progressRoutes } from './progress-routes.tsx';
import { reportError } from './report-error.ts';
import { root } from './root-route.tsx';
import { storeRoutes } from './store-routes.tsx';
import { wholeScreen } from './whole-screen-route.tsx';
import { worksheetRoutes } from './worksheet-routes.tsx';

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** Who may see the route and those below it, unless they list their own. */
    roles?: readonly string[];
  }
}

/** Profiles and onboarding: a parent's own. */
const family = createRoute({
  getParentRoute: () => root,
  id: 'family',
  staticData: { roles: parentRoles },
  beforeLoad: () => {
    if (!getSession().isAuthenticated) throw redirect({ to: '/auth/login', replace: true });
  },
  loader: loadMoreTexts,
  component: lazyRouteComponent(() => import('#pages/family-layout.tsx'), 'FamilyLayout'),
});

const profiles = createRoute({
  getParentRoute: () => family,
  path: '/auth/register/profiles',
  component: lazyRouteComponent(() => import('#pages/profiles-page.tsx'), 'ProfilesPage'),
});

const addStudent = createRoute({
  getParentRoute: () => family,
  path: '/auth/register/profiles/add',
  component: lazyRouteComponent(() => import('#pages/add-student-page.tsx'), 'AddStudentPage'),
});

const childRecord = createRoute({
  getParentRoute: () => family,
  path: '/auth/register/profiles/$studentId/record',
  component: lazyRouteComponent(() => import('#pages/child-record-page.tsx'), 'ChildRecordPage'),
});

const wizard = createRoute({
  getParentRoute: () => family,
  path: '/auth/register/profiles/add/$studentId/usage',
  beforeLoad: async ({ params, preload }) => {
    // A link that is only pointed at gives nobody the seat.
    if (preload || getSession().role !== 'parent') return;
    const [{ takeSeat }] = await Promise.all([import('#pages/take-seat.ts'), loadMoreTexts()]);
    if (!(await takeSeat(Number(params.studentId)))) {
      throw redirect({ to: '/auth/register/profiles', replace: true });
    }
  },
  component: lazyRouteComponent(() => import('#pages/wizard-layout.tsx'), 'WizardLayout'),
});

const usage = createRoute({
  getParentRoute: () => wizard,
  path: '/',
  component: lazyRouteComponent(() => import('#pages/usage-page.tsx'), 'UsagePage'),
});

const boards = createRoute({
  getParentRoute: () => wizard,
  path: '$usageId/boards',
  component: lazyRouteComponent(() => import('#pages/boards-page.tsx'), 'BoardsPage'),
});

const classes = createRoute({
  getParentRoute: () => wizard,
  path: '$usageId/boards/$boardId/classes',
  component: lazyRouteComponent(() => import('#pages/classes-page.tsx'), 'ClassesPage'),
});

const exams = createRoute({
  getParentRoute: () => wizard,
  path: '$usageId/exams',
  component: lazyRouteComponent(() => import('#pages/exams-page.tsx'), 'ExamsPage'),
});

const building = createRoute({
  getParentRoute: () => family,
  path: '/building',
  staticData: { roles: learnerRoles },
  component: lazyRouteComponent(() => import('#pages/building-page.tsx'), 'BuildingPage'),
});

const learn = createRoute({
  getParentRoute: () => main,
  path: '/learn',
  component: lazyRouteComponent(() => import('#pages/learn-page.tsx'), 'LearnPage'),
});

const chapters = createRoute({
  getParentRoute: () => main,
  path: '/learn/$subjectId',
  component: lazyRouteComponent(() => import('#pages/chapters-page.tsx'), 'ChaptersPage'),
});

const chapterContents = createRoute({
  getParentRoute: () => main,
  path: '/learn/$subjectId/chapter/$chapterId',
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } =>
    Number.isInteger(page) && Number(page) > 1 ? { page: Number(page) } : {},
  component: lazyRouteComponent(() => import('#pages/chapter-contents-page.tsx'), 'ChapterContentsPage'),
});

const content = createRoute({
  getParentRoute: () => main,
  path: '/learn/$subjectId/chapter/$chapterId/content/$contentId',
  component: lazyRouteComponent(() => import('#pages/content-page.tsx'), 'ContentPage'),
});

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
  ...authRoutes,
  family.addChildren([
    profiles,
    addStudent,
    childRecord,
    wizard.addChildren([usage, boards, classes, exams]),
    building,
  ]),
  main.addChildren([
    learn,
    chapters,
    chapterContents,
    content,
    ...practiceRoutes,
    leaderboardRoute,
    ...progressRoutes,
    ...announcementRoutes,
    ...worksheetRoutes,
    liveClassRoute,
    ...storeRoutes,
    ordersRoute,
    ...profileRoutes,
  ]),
  wholeScreen.addChildren([...attemptRoutes, meetingRoute]),
  paymentRoutes,
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
