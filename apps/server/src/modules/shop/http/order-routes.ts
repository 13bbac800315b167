import * as wire from '@shala/wire/orders.ts';
import { act, type Limit, type Route } from '#platform/http/route.ts';
import { type CheckOut, checkOut } from '../check-out.ts';
import type { ShopDeps } from '../deps.ts';
import { findPaymentStatus } from '../find-payment-status.ts';
import { presentHandOver, presentStatus } from './present-hand-over.ts';

/** Nobody orders that often; a program that does would fill the gateway's books. */
const checkOutLimits: Limit[] = [
  { name: 'check-out', points: 60, seconds: 600, key: ({ actor }) => actor?.sessionId ?? null },
];

/** Checkout, and how a payment stands. */
export function orderRoutes(deps: ShopDeps): Route[] {
  return [
    act(
      wire.initiateTransaction,
      { policy: 'payer', limits: checkOutLimits },
      async ({ actor, place, body, requestKey, locale }) => {
        const request: CheckOut = {
          tenantId: actor.tenantId,
          studentId: actor.studentId,
          parentId: actor.parentId,
          brandId: place.brandId,
          origin: place.origin,
          cartId: body.cartId,
          couponCode: body.couponCode ?? null,
          channel: body.type === 'flutter' ? 'flutter' : 'web',
          totalPaise: body.totalPaise,
          requestKey,
          locale,
        };
        return { isSuccess: true, errorMessage: null, data: presentHandOver(await checkOut(deps, request)) };
      },
    ),
    act(wire.getPaymentStatus, { policy: 'payer' }, async ({ actor, query }) => {
      const { tenantId, studentId } = actor;
      const status = await findPaymentStatus(deps, { tenantId, studentId, reference: query.TransactionId });
      return { isSuccess: true, transactionStatus: presentStatus(status) };
    }),
  ];
}
