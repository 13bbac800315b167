import type { ShopDeps } from './deps.ts';
import { cartRoutes } from './http/cart-routes.ts';
import { gatewayRoutes } from './http/gateway-routes.ts';
import { moneyStaffRoutes } from './http/money-staff-routes.ts';
import { orderRoutes } from './http/order-routes.ts';
import { payerRoutes } from './http/payer-routes.ts';
import { productRoutes } from './http/product-routes.ts';
import { receiptRoutes } from './http/receipt-routes.ts';
import { staffStoreRoutes } from './http/staff-store-routes.ts';
import { listWaitingRefunds } from './list-waiting-refunds.ts';
import { receiptListeners } from './send-receipt.ts';
import { refundSweeps } from './send-refunds.ts';
import { shopTables } from './student-data.ts';
import { orderSweeps } from './sweep-orders.ts';

export { selectCouponId as findCouponByCode } from './coupon-store.ts';
export { amountInFigures } from './domain/amount-text.ts';
export type { Difference } from './domain/compare-statement.ts';
export type { RefundBegun } from './events.ts';
export { type Report, reconcile } from './reconcile.ts';
export { saveCart } from './save-cart.ts';
export { saveCoupon } from './save-coupon.ts';
export { saveMerchantAccount } from './save-merchant-account.ts';
export { saveProduct } from './save-product.ts';
export { selectProductId as findProduct } from './staff-product-store.ts';

export function createShopModule(deps: ShopDeps) {
  return {
    listWaitingRefunds,
    routes: [
      ...productRoutes(deps),
      ...cartRoutes(deps),
      ...staffStoreRoutes(deps),
      ...orderRoutes(deps),
      ...gatewayRoutes(deps),
      ...payerRoutes(deps),
      ...receiptRoutes(deps),
      ...moneyStaffRoutes(deps),
    ],
    listeners: receiptListeners(deps),
    sweeps: [...orderSweeps(deps), ...refundSweeps(deps)],
    studentTables: shopTables,
  };
}
