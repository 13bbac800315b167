import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { tenantAdmins } from '#shared/session/roles.ts';
import { desk } from './desk-route.tsx';

const seen = { roles: tenantAdmins };

const first = createRoute({
  getParentRoute: () => desk,
  path: '/shop',
  staticData: seen,
  beforeLoad: () => {
    throw redirect({ to: '/shop/$part', params: { part: 'products' }, replace: true });
  },
});

const ShopPage = lazyRouteComponent(() => import('#pages/shop-page.tsx'), 'ShopPage');

const part = createRoute({
  getParentRoute: () => desk,
  path: '/shop/$part',
  staticData: seen,
  component: function PartOfShop() {
    return <ShopPage part={part.useParams().part} />;
  },
});

export const shopRoutes = [first, part];
