import * as wire from '@shala/wire/store-staff.ts';
import { type Route, read, write } from '#platform/http/route.ts';
import { pageOf } from '#platform/page.ts';
import type { ShopDeps } from '../deps.ts';
import { getStaffCoupon, listStaffCoupons } from '../list-staff-coupons.ts';
import { getStaffProduct, listStaffProducts } from '../list-staff-products.ts';
import { saveCoupon } from '../save-coupon.ts';
import { saveProduct } from '../save-product.ts';
import {
  presentCoupon,
  presentMeta,
  presentProduct,
  readCoupon,
  readProduct,
} from './present-staff-store.ts';

const admin = { policy: 'tenant-admin' } as const;

/** What a tenant sells, and at which price, is its administrator's to say. */
export const staffStoreRoutes = (deps: ShopDeps): Route[] => [...productRoutes(deps), ...couponRoutes(deps)];

function productRoutes({ db }: ShopDeps): Route[] {
  return [
    read(wire.listStaffProducts, admin, async ({ actor: { tenantId }, query }) => {
      const page = pageOf({ number: query.page, size: query.items_per_page });
      const { products, meta } = await listStaffProducts(db, { tenantId, page });
      return { products: products.map(presentProduct), meta: presentMeta(meta) };
    }),
    write(wire.createProduct, admin, async ({ actor: { tenantId, staffId }, body }, tx) => {
      const input = readProduct(body.product);
      const saved = await saveProduct(tx, { shopkeeper: { tenantId, staffId }, productId: null, input });
      return { product: presentProduct(await getStaffProduct(tx, { tenantId, productId: saved.id })) };
    }),
    write(wire.updateProduct, admin, async ({ actor: { tenantId, staffId }, params, body }, tx) => {
      const { productId } = params;
      const input = readProduct(body.product);
      await saveProduct(tx, { shopkeeper: { tenantId, staffId }, productId, input });
      return { product: presentProduct(await getStaffProduct(tx, { tenantId, productId })) };
    }),
  ];
}

function couponRoutes({ db }: ShopDeps): Route[] {
  return [
    read(wire.listStaffCoupons, admin, async ({ actor: { tenantId }, query }) => {
      const page = pageOf({ number: query.page, size: query.items_per_page });
      const { coupons, meta } = await listStaffCoupons(db, { tenantId, page });
      return { coupons: coupons.map(presentCoupon), meta: presentMeta(meta) };
    }),
    write(wire.createCoupon, admin, async ({ actor: { tenantId, staffId }, body }, tx) => {
      const input = readCoupon(body.coupon);
      const saved = await saveCoupon(tx, { shopkeeper: { tenantId, staffId }, couponId: null, input });
      return { coupon: presentCoupon(await getStaffCoupon(tx, { tenantId, couponId: saved.id })) };
    }),
    write(wire.updateCoupon, admin, async ({ actor: { tenantId, staffId }, params, body }, tx) => {
      const { couponId } = params;
      const input = readCoupon(body.coupon);
      await saveCoupon(tx, { shopkeeper: { tenantId, staffId }, couponId, input });
      return { coupon: presentCoupon(await getStaffCoupon(tx, { tenantId, couponId })) };
    }),
  ];
}
