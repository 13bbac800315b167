import { GatewayFault, type OrderStatus } from '#platform/payment/gateway.ts';
import { claimAsk, updateAskAt } from './ask-store.ts';
import type { ShopDeps } from './deps.ts';
import { askWithoutAnswer } from './domain/ask-again.ts';
import type { OrderState } from './domain/order-state.ts';
import { gatewayOfAccount, type OpenAccount } from './find-gateway.ts';
import { insertAnswer } from './gateway-answer-store.ts';
import type { Order } from './order-store.ts';
import { takeAnswer } from './take-answer.ts';

type Deps = Pick<ShopDeps, 'db' | 'openGateway' | 'sealer'>;

/**
 * Asks the gateway over our own connection how an order stands, and does what follows from the answer. This is the
 * only way an order is settled, whoever made us ask. Null: there was no answer, and it is asked again.
 */
export async function askGateway(deps: Deps, order: Order): Promise<OrderState | null> {
  const { db } = deps;
  const { tenantId, reference } = order;
  if (order.accountId === null) return order.state;
  const account = await gatewayOfAccount(db, deps, { tenantId, accountId: order.accountId });
  if (!account) throw new Error(`the account of order ${reference} is gone`);
  const word = {
    tenantId,
    accountId: account.accountId,
    channel: 'status',
    orderReference: reference,
  } as const;
  const answer = await statusOf(account, order);
  if (answer instanceof GatewayFault) {
    await insertAnswer(db, { ...word, body: answer.message, verdict: 'no answer' });
    await updateAskAt(db, order, askWithoutAnswer(order.ageMinutes));
    return null;
  }
  return db.transaction().execute(async (tx) => {
    // That nobody has begun to pay is said about most orders, over and over.
    if (answer.state !== 'unknown')
      await insertAnswer(tx, { ...word, body: answer.raw, verdict: answer.state });
    return takeAnswer(tx, order, account.gatewayName, answer);
  });
}

/** The same for somebody who waits: not if it was asked a moment ago. */
export async function askIfRested(deps: Deps, order: Order): Promise<OrderState> {
  const mayAsk = await claimAsk(deps.db, order);
  return (mayAsk ? await askGateway(deps, order) : null) ?? order.state;
}

async function statusOf({ gateway }: OpenAccount, order: Order): Promise<OrderStatus | GatewayFault> {
  const { reference, gatewayOrder, totalPaise } = order;
  try {
    return await gateway.findStatus({ reference, gatewayOrder, amountPaise: totalPaise, currency: 'INR' });
  } catch (error) {
    if (error instanceof GatewayFault) return error;
    throw error;
  }
}
