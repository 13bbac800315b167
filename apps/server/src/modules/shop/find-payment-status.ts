import { notFound } from '#platform/app-error.ts';
import { askIfRested } from './ask-gateway.ts';
import type { Buyer, ShopDeps } from './deps.ts';
import { type PaymentStatus, paymentStatusOf } from './domain/order-state.ts';
import { selectOrder, selectOrderOfStudent } from './order-store.ts';

/** How a payment stands, for the one whose it is. While there is no yes, the gateway is asked. */
export async function findPaymentStatus(
  deps: Pick<ShopDeps, 'db' | 'openGateway' | 'sealer'>,
  { reference, ...buyer }: Buyer & { reference: string },
): Promise<PaymentStatus> {
  const order = await selectOrderOfStudent(deps.db, buyer, reference);
  if (!order) throw notFound();
  if (order.state !== 'paid') await askIfRested(deps, order);
  const { state, pendingMinutes } = await selectOrder(deps.db, order);
  return paymentStatusOf({ state, isPending: pendingMinutes !== null });
}
