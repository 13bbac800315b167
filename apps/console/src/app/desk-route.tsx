import { createRoute, lazyRouteComponent, type ParsedLocation, redirect } from '@tanstack/react-router';
import { getStaff } from '#shared/session/session.ts';
import { root } from './root-route.tsx';

/** Nobody without a session goes on; the sign-in leads back. */
export function requireStaff({ location }: { location: ParsedLocation }): void {
  if (getStaff() !== null) return;
  throw redirect({
    to: '/sign-in',
    search: location.pathname === '/' ? {} : { to: location.href },
    replace: true,
  });
}

/** Everything behind the sign-in that stands in the frame. */
export const desk = createRoute({
  getParentRoute: () => root,
  id: 'desk',
  beforeLoad: requireStaff,
  component: lazyRouteComponent(() => import('#pages/desk-layout.tsx'), 'DeskLayout'),
});
