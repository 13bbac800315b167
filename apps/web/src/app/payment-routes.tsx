import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMoreTexts } from '#shared/texts/texts.ts';
import { main } from './main-route.tsx';
import { root } from './root-route.tsx';

/** Open to everybody: a ticket or a session is asked for by the pages themselves. */
const payment = createRoute({
  getParentRoute: () => root,
  id: 'payment',
  loader: loadMoreTexts,
  component: lazyRouteComponent(() => import('#pages/payment-layout.tsx'), 'PaymentLayout'),
});

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 30) : undefined;

const request = createRoute({
  getParentRoute: () => payment,
  path: '/payment-request',
  validateSearch: ({ cc, type }: Record<string, unknown>): { cc?: string; type?: string } => ({
    ...(text(cc) && { cc: text(cc) ?? '' }),
    ...(text(type) && { type: text(type) ?? '' }),
  }),
  component: lazyRouteComponent(() => import('#pages/payment-request-page.tsx'), 'PaymentRequestPage'),
});

const response = createRoute({
  getParentRoute: () => payment,
  path: '/pgResponse/$',
  component: lazyRouteComponent(() => import('#pages/pg-response-page.tsx'), 'PgResponsePage'),
});

export const paymentRoutes = payment.addChildren([request, response]);

export const ordersRoute = createRoute({
  getParentRoute: () => main,
  path: '/my-profile/orders',
  component: lazyRouteComponent(() => import('#pages/orders-page.tsx'), 'OrdersPage'),
});
