import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { office } from '#shared/session/roles.ts';
import { desk } from './desk-route.tsx';

const people = createRoute({
  getParentRoute: () => desk,
  path: '/school/staff',
  staticData: { roles: office },
  component: lazyRouteComponent(() => import('#pages/people-page.tsx'), 'PeoplePage'),
});

export const peopleRoutes = [people];
