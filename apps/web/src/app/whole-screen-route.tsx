import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { learnerRoles } from '#shared/session/access.ts';
import { getSession } from '#shared/session/session.ts';
import { loadMoreTexts } from '#shared/texts/texts.ts';
import { root } from './root-route.tsx';

/** Where nothing stands around the page: the question panel, a live class. */
export const wholeScreen = createRoute({
  getParentRoute: () => root,
  id: 'whole-screen',
  staticData: { roles: learnerRoles },
  beforeLoad: () => {
    if (!getSession().isAuthenticated) throw redirect({ to: '/auth/login', replace: true });
  },
  loader: loadMoreTexts,
  component: lazyRouteComponent(() => import('#pages/whole-screen-layout.tsx'), 'WholeScreenLayout'),
});
