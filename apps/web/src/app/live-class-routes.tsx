import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { main } from './main-route.tsx';
import { wholeScreen } from './whole-screen-route.tsx';

export const liveClassRoute = createRoute({
  getParentRoute: () => main,
  path: '/live-class',
  component: lazyRouteComponent(() => import('#pages/live-class-page.tsx'), 'LiveClassPage'),
});

export const meetingRoute = createRoute({
  getParentRoute: () => wholeScreen,
  path: '/live-class/$liveClassId/meeting',
  component: lazyRouteComponent(() => import('#pages/meeting-page.tsx'), 'MeetingPage'),
});
