import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teachersAndOffice } from '#shared/session/roles.ts';
import { desk } from './desk-route.tsx';

const list = createRoute({
  getParentRoute: () => desk,
  path: '/marking',
  staticData: { roles: teachersAndOffice },
  component: lazyRouteComponent(() => import('#pages/marking-page.tsx'), 'MarkingPage'),
});

const MarkingDeskPage = lazyRouteComponent(() => import('#pages/marking-desk-page.tsx'), 'MarkingDeskPage');

const item = createRoute({
  getParentRoute: () => desk,
  path: '/marking/$itemId',
  staticData: { roles: teachersAndOffice, isWide: true },
  params: {
    parse: ({ itemId }) => ({ itemId: Number(itemId) }),
    stringify: ({ itemId }) => ({ itemId: String(itemId) }),
  },
  component: function MarkingItem() {
    const { itemId } = item.useParams();
    return <MarkingDeskPage key={itemId} itemId={itemId} />;
  },
});

export const markingRoutes = [list, item];
