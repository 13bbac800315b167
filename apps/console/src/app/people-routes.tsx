import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { office } from '#shared/session/roles.ts';
import { desk } from './desk-route.tsx';

const people = createRoute({
  getParentRoute: () => desk,
  path: '/school/staff',
  staticData: { roles: office },
  component: lazyRouteComponent(() => import('#pages/people-page.tsx'), 'PeoplePage'),
});

/** Until the school has a first page of its own. */
const school = createRoute({
  getParentRoute: () => desk,
  path: '/school',
  staticData: { roles: office },
  beforeLoad: () => {
    throw redirect({ to: '/school/staff', replace: true });
  },
});

export const peopleRoutes = [people, school];
