import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { desk } from './desk-route.tsx';

const day = createRoute({
  getParentRoute: () => desk,
  path: '/',
  component: lazyRouteComponent(() => import('#pages/day-page.tsx'), 'DayPage'),
});

export const dayRoutes = [day];
