import { inLocale, type Locale } from '@shala/brand/brand.ts';
import { AppError } from '#platform/app-error.ts';
import { type BeginPayment, GatewayFault, type HandOver } from '#platform/payment/gateway.ts';
import type { ShopDeps } from './deps.ts';
import type { OpenAccount } from './find-gateway.ts';
import { type Order, saveGatewayOrder } from './order-store.ts';

export interface Begun {
  reference: string;
  /** Null: nothing to pay. */
  handOver: HandOver | null;
}

interface Page {
  account: OpenAccount;
  order: Order;
  origin: string;
  locale: Locale;
}

/** Tells the gateway of the order. Nobody is sent there with a name of the order that we have not kept. */
export async function beginPayment(deps: Pick<ShopDeps, 'db' | 'brands'>, page: Page): Promise<Begun> {
  const { account, order, origin, locale } = page;
  const { reference } = order;
  const brand = await deps.brands.byId(order.tenantId, order.brandId);
  const told: BeginPayment = {
    reference,
    gatewayOrder: order.gatewayOrder,
    amountPaise: order.totalPaise,
    currency: 'INR',
    callbackUrl: `${origin}/api/payments/${account.accountReference}/callback?order=${reference}`,
    description: brand ? inLocale(brand.record.name, locale) : '',
    locale,
  };
  try {
    const begun = await account.gateway.begin(told);
    if (begun.gatewayOrder === null) return { reference, handOver: begun.handOver };
    const kept = await saveGatewayOrder(deps.db, order, begun.gatewayOrder);
    if (kept === begun.gatewayOrder) return { reference, handOver: begun.handOver };
    const { handOver } = await account.gateway.begin({ ...told, gatewayOrder: kept });
    return { reference, handOver };
  } catch (error) {
    if (error instanceof GatewayFault) throw new AppError('payment_unavailable');
    throw error;
  }
}
