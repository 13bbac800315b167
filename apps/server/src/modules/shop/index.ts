import type { ShopDeps } from './deps.ts';
import { shopTables } from './student-data.ts';

export function createShopModule(_deps: ShopDeps) {
  return { routes: [], studentTables: shopTables };
}
export type ShopModule = ReturnType<typeof createShopModule>;
