import type { Locale } from '@shala/brand/brand.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { newReference } from '#platform/random.ts';

import { askIfRested } from './ask-gateway.ts';
import { updateBegun } from './ask-store.ts';
import { type Begun, beginPayment } from './begin-payment.ts';
import { lockCart, selectPendingReference } from './cart-store.ts';
import type { Buyer, ShopDeps } from './deps.ts';
import { firstAsk } from './domain/ask-again.ts';
import { findGateway, type OpenAccount } from './find-gateway.ts';
import {
  insertLines,
  insertOrder,
  type Order,
  selectLiveOrder,
  selectOpenEnded,
  selectOrderOfCall,
} from './order-store.ts';
import { type PricedCart, priceCart } from './price-cart.ts';
import { requireApproval } from './require-approval.ts';
import { reserveCoupon } from './reserve-coupon.ts';
import { settleOrder } from './settle-order.ts';
import { move } from './take-answer.ts';

export interface CheckOut extends Buyer {
  brandId: number;
  /** Scheme, host and port of the brand as registered: the gateway sends the browser back there. */
  origin: string;
  /** Who orders, where it is not the student. */
  parentId: number | null;
  cartId: number;
  couponCode: string | null;
  channel: 'web' | 'flutter';
  /** What the person was shown. */
  totalPaise: number | undefined;
  requestKey: string | null;
  locale: Locale;
}

/**
 * Orders what is in the cart and begins its payment. The same cart again is the same order, however often and from
 * wherever it is asked for. The gateway is spoken to before and after the transaction, never in it.
 */
export async function checkOut(deps: ShopDeps, request: CheckOut): Promise<Begun> {
  const { db } = deps;
  await refusePaid(deps, request);
  // What a receipt needs is asked for before money is taken.
  const brand = await deps.brands.byId(request.tenantId, request.brandId);
  if (!brand?.seller) throw new AppError('payment_unavailable');
  const account = await findGateway(db, deps, request);
  const order = await db.transaction().execute((tx) => placeOrder(tx, deps, request, account));
  if (order.state === 'paid') return { reference: order.reference, handOver: null };
  if (!account) throw new AppError('payment_unavailable');
  return beginPayment(deps, { account, order, origin: request.origin, locale: request.locale });
}

/** Money may have come that nobody has told us of: it is looked for before the same is offered for payment again. */
async function refusePaid(deps: ShopDeps, buyer: Buyer): Promise<void> {
  for (const order of await selectOpenEnded(deps.db, buyer)) {
    if ((await askIfRested(deps, order)) === 'paid') {
      throw new AppError('already_paid', { transaction: order.reference });
    }
  }
}

async function placeOrder(
  tx: Tx,
  deps: ShopDeps,
  request: CheckOut,
  account: OpenAccount | null,
): Promise<Order> {
  await lockCart(tx, request);
  const repeated = request.requestKey && (await selectOrderOfCall(tx, request, request.requestKey));
  if (repeated && repeated.state === 'paid') return repeated;
  const cart = await priceCart(tx, deps, request);
  if (cart.cartId !== request.cartId) throw notFound();
  if (request.totalPaise !== undefined && request.totalPaise !== cart.totalPaise) {
    throw new AppError('price_changed', { total_paise: cart.totalPaise });
  }
  await requireApproval(tx, deps, request, cart);
  const pending = await selectPendingReference(tx, request.studentId);
  if (pending !== null) throw new AppError('payment_pending', { transaction: pending });
  const live = await selectLiveOrder(tx, request);
  if (live && isSameWish(live, cart, account)) {
    await updateBegun(tx, live, firstAsk);
    return live;
  }
  if (live) await move(tx, live, 'replaced');
  return createOrder(tx, request, cart, account);
}

const isSameWish = (order: Order, cart: PricedCart, account: OpenAccount | null): boolean =>
  order.state === 'open' &&
  order.cartVersion === cart.version &&
  order.couponId === (cart.coupon?.id ?? null) &&
  order.totalPaise === cart.totalPaise &&
  order.accountId === (account?.accountId ?? null);

async function createOrder(
  tx: Tx,
  request: CheckOut,
  cart: PricedCart,
  account: OpenAccount | null,
): Promise<Order> {
  const isFree = cart.totalPaise === 0;
  if (!isFree && !account) throw new AppError('payment_unavailable');
  const { tenantId, studentId, brandId, channel, parentId, requestKey } = request;
  const order = await insertOrder(tx, {
    tenantId,
    studentId,
    brandId,
    reference: newReference(),
    accountId: isFree ? null : (account?.accountId ?? null),
    cartVersion: cart.version,
    couponId: cart.coupon?.id ?? null,
    subtotalPaise: cart.subtotalPaise,
    discountPaise: cart.discountPaise,
    totalPaise: cart.totalPaise,
    channel,
    parentId,
    requestKey,
  });
  await insertLines(tx, order, cart.lines);
  if (cart.coupon) {
    await reserveCoupon(tx, { tenantId, studentId, couponId: cart.coupon.id, orderId: order.orderId });
  }
  if (isFree) {
    await settleOrder(tx, order, null);
    return { ...order, state: 'paid' };
  }
  await updateBegun(tx, order, firstAsk);
  return order;
}
