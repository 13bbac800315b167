import type { Tx } from '#platform/db/database.ts';
import type { TakenPayment } from '#platform/payment/gateway.ts';
import type { OrderKey } from './order-store.ts';

export type PaymentRole = 'settles' | 'surplus' | 'mismatch';

/** Null: this money is known already. */
export async function insertPayment(
  tx: Tx,
  { tenantId, studentId, orderId }: OrderKey,
  { gateway, payment, role }: { gateway: string; payment: TakenPayment; role: PaymentRole },
): Promise<number | null> {
  const row = await tx
    .insertInto('payment')
    .values({
      tenant_id: tenantId,
      student_id: studentId,
      order_id: orderId,
      gateway,
      gateway_ref: payment.gatewayRef,
      amount_paise: payment.amountPaise,
      currency: payment.currency,
      method: payment.method,
      role,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'gateway', 'gateway_ref']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
