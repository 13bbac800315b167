import * as z from 'zod';

const paise = z.int().min(0);
const name = z.string().min(1).max(100);

const order = z.object({ id: name, receipt: z.string().nullable(), amount: paise, currency: z.string() });
export const newOrder = order;
export const orders = z.object({ items: z.array(order) });

/** authorized: held for us until we take it. refunded: was captured, and went back later. */
export const payment = z.object({
  id: name,
  order_id: name,
  amount: paise,
  amount_refunded: paise.nullable().default(0),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  method: z.string().nullable().default(''),
  created_at: z.int(),
});
export type RazorpayPayment = z.infer<typeof payment>;
export const payments = z.object({ items: z.array(payment) });

export const refund = z.object({
  id: name,
  amount: paise,
  currency: z.string(),
  receipt: z.string().nullable().default(null),
  status: z.enum(['pending', 'processed', 'failed']),
  created_at: z.int(),
});
export type RazorpayRefund = z.infer<typeof refund>;
export const refunds = z.object({ items: z.array(refund) });

/** The money came to us, whatever became of it later. */
export const isTaken = ({ status }: RazorpayPayment): boolean =>
  status === 'captured' || status === 'refunded';
