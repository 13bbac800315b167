export type OrderState = 'open' | 'pending' | 'failed' | 'replaced' | 'expired' | 'paid';

/** How far an order has come. It never goes back: who was told yes is never told no. */
const steps = { open: 0, pending: 1, failed: 2, replaced: 2, expired: 2, paid: 3 } satisfies Record<
  OrderState,
  number
>;

/** The state after a word about an order: the new one if it leads forward, else the one it has. */
export const moveTo = (state: OrderState, next: OrderState): OrderState =>
  steps[next] > steps[state] ? next : state;

/** A page of the gateway may still take money for it, and the customer expects us to. */
export const isLive = (state: OrderState): boolean => state === 'open' || state === 'pending';

/** So long a gateway may take to decide before the family may begin anew. */
export const pendingMinutes = 15;

export type PaymentStatus = 'success' | 'pending' | 'failed';

/**
 * What a family is told. While there is no final word it is never told that the payment failed: it would pay again.
 * Also after a failure the gateway may be working on a further try in the same page.
 */
export function paymentStatusOf(order: { state: OrderState; isPending: boolean }): PaymentStatus {
  if (order.state === 'paid') return 'success';
  return isLive(order.state) || order.isPending ? 'pending' : 'failed';
}
