import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { getStaff } from '#shared/session/session.ts';
import { root } from './root-route.tsx';

/** A place of this app and nothing else: a link from outside must not lead away after the sign-in. */
const isOwnPath = (to: unknown): to is string =>
  typeof to === 'string' && /^\/(?!\/)/.test(to) && !to.startsWith('/sign-in');

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: ({ to }: Record<string, unknown>): { to?: string } => (isOwnPath(to) ? { to } : {}),
  beforeLoad: () => {
    if (getStaff() !== null) throw redirect({ to: '/', replace: true });
  },
  component: lazyRouteComponent(() => import('#pages/sign-in-page.tsx'), 'SignInPage'),
});

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: lazyRouteComponent(() => import('#pages/invitation-page.tsx'), 'InvitationPage'),
});

export const staffSessionRoutes = [signIn, invitation];
