import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { getStaff } from '#shared/session/session.ts';
import { root } from './root-route.tsx';

/** Everything behind the sign-in. */
export const desk = createRoute({
  getParentRoute: () => root,
  id: 'desk',
  beforeLoad: ({ location }) => {
    if (getStaff() !== null) return;
    throw redirect({
      to: '/sign-in',
      search: location.pathname === '/' ? {} : { to: location.href },
      replace: true,
    });
  },
  component: lazyRouteComponent(() => import('#pages/desk-layout.tsx'), 'DeskLayout'),
});
