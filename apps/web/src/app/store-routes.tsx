import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { getBrand } from '#shared/brand/brand.ts';
import { main } from './main-route.tsx';
import { readId } from './read-ids.ts';

/** A brand that sells elsewhere, or nothing, has no shop here. */
const needStore = () => {
  if (getBrand().flags.store !== 'internal') throw redirect({ to: '/learn', replace: true });
};

interface ProductsSearch {
  page?: number;
  board?: number;
  class?: number;
}

const products = createRoute({
  getParentRoute: () => main,
  path: '/products',
  beforeLoad: needStore,
  validateSearch: (search: Record<string, unknown>): ProductsSearch => {
    const page = readId(search.page);
    const board = readId(search.board);
    // Classes belong to a board.
    const grade = board === undefined ? undefined : readId(search.class);
    return {
      ...(board !== undefined && { board }),
      ...(grade !== undefined && { class: grade }),
      ...(page !== undefined && page > 1 && { page }),
    };
  },
  component: lazyRouteComponent(() => import('#pages/products-page.tsx'), 'ProductsPage'),
});

const cart = createRoute({
  getParentRoute: () => main,
  path: '/cart',
  beforeLoad: needStore,
  component: lazyRouteComponent(() => import('#pages/cart-page.tsx'), 'CartPage'),
});

export const storeRoutes = [products, cart];
