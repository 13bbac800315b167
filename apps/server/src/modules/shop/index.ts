import type { ShopDeps } from './deps.ts';
import { cartRoutes } from './http/cart-routes.ts';
import { productRoutes } from './http/product-routes.ts';
import { shopTables } from './student-data.ts';

export function createShopModule(deps: ShopDeps) {
  return { routes: [...productRoutes(deps), ...cartRoutes(deps)], studentTables: shopTables };
}
export type ShopModule = ReturnType<typeof createShopModule>;
