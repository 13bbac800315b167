import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { tenantAdmins } from '#shared/session/roles.ts';
import { desk } from './desk-route.tsx';

const seen = { roles: tenantAdmins };

const first = createRoute({
  getParentRoute: () => desk,
  path: '/brand',
  staticData: seen,
  beforeLoad: () => {
    throw redirect({ to: '/brand/$part', params: { part: 'theme' }, replace: true });
  },
});

const BrandPage = lazyRouteComponent(() => import('#pages/brand-page.tsx'), 'BrandPage');

const part = createRoute({
  getParentRoute: () => desk,
  path: '/brand/$part',
  staticData: seen,
  component: function PartOfBrand() {
    return <BrandPage part={part.useParams().part} />;
  },
});

export const brandRoutes = [first, part];
