import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { main } from './main-route.tsx';

const list = createRoute({
  getParentRoute: () => main,
  path: '/assignment',
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } =>
    Number.isInteger(page) && Number(page) > 1 ? { page: Number(page) } : {},
  component: lazyRouteComponent(() => import('#pages/worksheet-list-page.tsx'), 'WorksheetListPage'),
});

const one = createRoute({
  getParentRoute: () => main,
  path: '/assignment/$worksheetId',
  component: lazyRouteComponent(() => import('#pages/worksheet-page.tsx'), 'WorksheetPage'),
});

export const worksheetRoutes = [list, one];
