import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { main } from './main-route.tsx';

const list = createRoute({
  getParentRoute: () => main,
  path: '/announcement',
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } =>
    Number.isInteger(page) && Number(page) > 1 ? { page: Number(page) } : {},
  component: lazyRouteComponent(() => import('#pages/announcement-list-page.tsx'), 'AnnouncementListPage'),
});

const one = createRoute({
  getParentRoute: () => main,
  path: '/announcement/$announcementId',
  component: lazyRouteComponent(() => import('#pages/announcement-page.tsx'), 'AnnouncementPage'),
});

const doubts = createRoute({
  getParentRoute: () => main,
  path: '/doubts',
  component: lazyRouteComponent(
    () => import('#pages/announcement-doubts-page.tsx'),
    'AnnouncementDoubtsPage',
  ),
});

export const announcementRoutes = [list, one, doubts];
