import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { learnerRoles } from '#shared/session/access.ts';
import { getSession } from '#shared/session/session.ts';
import { takeWayBack } from '#shared/session/way-back.ts';
import { loadMoreTexts } from '#shared/texts/texts.ts';
import { root } from './root-route.tsx';

/** Everything behind the sign-in, for whoever learns. */
export const main = createRoute({
  getParentRoute: () => root,
  id: 'main',
  staticData: { roles: learnerRoles },
  beforeLoad: async ({ preload }) => {
    const { isAuthenticated, role } = getSession();
    if (!isAuthenticated) throw redirect({ to: '/auth/login', replace: true });
    if (role === 'parent') {
      const { resume } = await import('#pages/resume.ts');
      const path = await resume();
      if (path !== null) throw redirect({ to: path, replace: true });
    }
    const wayBack = preload ? null : takeWayBack();
    if (wayBack !== null) throw redirect({ to: wayBack, replace: true });
  },
  loader: loadMoreTexts,
  component: lazyRouteComponent(() => import('#pages/main-layout.tsx'), 'MainLayout'),
});
