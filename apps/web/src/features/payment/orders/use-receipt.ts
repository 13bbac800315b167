import type { Order } from '@shala/api-client/orders-shape.ts';
import type { OrderCalls } from './order-calls.ts';
import { usePaper } from './use-paper.ts';

export const useReceipt = ({ reference, receiptNumber }: Order, calls: Pick<OrderCalls, 'receipt'>) =>
  usePaper({
    number: receiptNumber ?? reference,
    fetchFile: () => calls.receipt(reference),
    failed: 'orders.downloadFailed',
  });
