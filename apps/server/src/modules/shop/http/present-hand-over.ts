import type { WireHandOver } from '@shala/wire/orders.ts';
import type { Begun } from '../begin-payment.ts';
import type { PaymentStatus } from '../domain/order-state.ts';

const statuses = { success: 'Success', pending: 'Pending', failed: 'Failed' } as const;

export const presentStatus = (status: PaymentStatus) => statuses[status];

export function presentHandOver({ reference, handOver }: Begun): WireHandOver {
  return {
    transactionId: reference,
    checkoutURL: handOver?.url ?? '',
    encString: handOver?.kind === 'form' ? handOver.encString : '',
    accessCode: handOver?.kind === 'form' ? handOver.accessCode : '',
    fields: handOver?.kind === 'fields' ? handOver.fields : {},
    handOver: handOver?.kind ?? 'none',
  };
}
