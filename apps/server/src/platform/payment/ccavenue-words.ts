import * as z from 'zod';
import type { OrderStatus } from './gateway.ts';
import { parseRupees } from './rupees.ts';

/** Numbers come as text or as numbers, as the version of the call has it. */
const text = z.union([z.string(), z.number()]).transform(String);

/** One attempt to pay, as status call and lookup tell it. */
export const attempt = z.object({
  order_no: z.string(),
  reference_no: text.default(''),
  order_status: z.string(),
  order_amt: text.default(''),
  order_capt_amt: text.optional(),
  order_currncy: z.string().default(''),
  order_option_type: z.string().default(''),
  order_date_time: z.string().default(''),
});
export type Attempt = z.infer<typeof attempt>;

export const lookupPage = z.object({
  page_count: z.coerce.number().int().max(10_000),
  order_Status_List: z.array(attempt),
});

export const refundList = z.object({
  refunds: z
    .array(
      z.object({
        refund_ref_no: z.string(),
        refund_amount: text,
        refund_status: z.string(),
        refund_date_time: z.string().default(''),
      }),
    )
    .default([]),
});

/**
 * What the gateway's words mean for money. Successful is held for us and goes back after twelve days unless we confirm
 * it; Shipped is ours. Refunded: it was taken before it went back.
 */
export const stateOf: Record<string, OrderStatus['state']> = {
  Shipped: 'paid',
  Refunded: 'paid',
  'Partially Refunded': 'paid',
  Successful: 'pending',
  Awaited: 'pending',
  // The page was opened; nobody has begun to pay.
  Initiated: 'unknown',
  Aborted: 'failed',
  Cancelled: 'failed',
  'Auto-Cancelled': 'failed',
  'Auto-Reversed': 'failed',
  'System refund': 'failed',
  Fraud: 'failed',
  Invalid: 'failed',
  Unsuccessful: 'failed',
};

/** Captured, where the gateway tells it; else what was authorised. */
export function takenPaise({ order_amt, order_capt_amt }: Attempt): number {
  const captured = parseRupees(order_capt_amt || '0');
  return captured > 0 ? captured : parseRupees(order_amt);
}
