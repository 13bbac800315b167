import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { main } from './main-route.tsx';

export const leaderboardRoute = createRoute({
  getParentRoute: () => main,
  path: '/leaderboard',
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } =>
    Number.isInteger(page) && Number(page) > 1 ? { page: Number(page) } : {},
  component: lazyRouteComponent(() => import('#pages/leaderboard-page.tsx'), 'LeaderboardPage'),
});
