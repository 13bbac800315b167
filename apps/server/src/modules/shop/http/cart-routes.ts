import * as wire from '@shala/wire/store.ts';
import type { StudentActor } from '#platform/http/actor.ts';
import { act, type Limit, type Route, write } from '#platform/http/route.ts';
import { addToCart } from '../add-to-cart.ts';
import type { Buyer, ShopDeps } from '../deps.ts';
import { getCart } from '../get-cart.ts';
import { type PricedCart, priceCart } from '../price-cart.ts';
import { removeFromCart } from '../remove-from-cart.ts';
import { presentCart, rupeesOf } from './present-product.ts';

const done = { isSuccess: true, errorMessage: null };
/** Enough for a family that tries what it was told; too few to find codes by guessing. */
const couponLimits: Limit[] = [
  { name: 'coupon', points: 30, seconds: 600, key: ({ actor }) => actor?.sessionId ?? null },
];

const buyerOf = ({ tenantId, studentId }: StudentActor): Buyer => ({ tenantId, studentId });

export function cartRoutes(deps: ShopDeps): Route[] {
  const { db, storage } = deps;
  return [
    // Looking makes the cart, and takes out what is no longer sold.
    act(wire.getCart, { policy: 'payer' }, async ({ actor, place, locale }) => {
      const which = {
        buyer: buyerOf(actor),
        brandId: place.brandId,
        isStudent: actor.kind === 'student',
        locale,
      };
      const cart = await db.transaction().execute((tx) => getCart(tx, deps, which));
      return presentCart(storage, { cart, studentId: actor.studentId, locale });
    }),
    write(wire.addToCart, { policy: 'student' }, async ({ actor, place, body: { productId } }, tx) => {
      const which = { buyer: buyerOf(actor), brandId: place.brandId, productId };
      return { isSuccess: true, errorMessage: null, cartItemId: await addToCart(tx, deps, which) };
    }),
    write(wire.deleteFromCart, { policy: 'student' }, async ({ actor, body: { cartItemId } }, tx) => {
      await removeFromCart(tx, { buyer: buyerOf(actor), cartItemId });
      return done;
    }),
    act(
      wire.applyCoupon,
      { policy: 'payer', limits: couponLimits },
      async ({ actor, place, query: { Code: couponCode } }) => {
        const { tenantId, studentId } = actor;
        const which = { tenantId, studentId, brandId: place.brandId, couponCode };
        return presentPrices(await db.transaction().execute((tx) => priceCart(tx, deps, which)));
      },
    ),
  ];
}

function presentPrices({ lines, coupon }: PricedCart) {
  if (!coupon) throw new Error('a cart was priced without the coupon that was given');
  const totals = new Map<number, number>();
  for (const { productId, pricePaise, discountPaise } of lines) {
    totals.set(productId, (totals.get(productId) ?? 0) + pricePaise - discountPaise);
  }
  return {
    isSuccess: true,
    data: [...totals].map(([productId, paise]) => ({
      productId,
      totalAmount: rupeesOf(paise),
      totalAmountPaise: paise,
    })),
    coupon: { code: coupon.code, kind: coupon.kind, value: coupon.value },
  };
}
