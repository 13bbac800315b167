import type { LocalText } from '@shala/brand/brand.ts';
import type { DomainEvent } from '#platform/events.ts';

/** An order was settled: what it opened is open. */
export type OrderPaid = DomainEvent<
  'shop.order_paid',
  {
    orderId: number;
    studentId: number;
    brandId: number;
    reference: string;
    totalPaise: number;
    courseIds: readonly number[];
    /** Had been paid for before: that money goes back. */
    returnedPaise: number;
  }
>;

/** The seller gives the money of a line back, unasked. */
export type RefundBegun = DomainEvent<
  'shop.refund_begun',
  {
    refundId: number;
    studentId: number;
    productName: LocalText;
    amountPaise: number;
    /** Why, in the seller's words. */
    note: string;
  }
>;

/** Money is back with the family; what a line had opened is closed. */
export type RefundDone = DomainEvent<
  'shop.refund_done',
  {
    refundId: number;
    orderId: number;
    studentId: number;
    /** Null: a payment that should not have been. */
    lineNo: number | null;
    amountPaise: number;
  }
>;
