import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { day, id, idText, instant } from './fields.ts';
import { meta, paging } from './paging.ts';

const base = '/store/staff';
const paise = z.int().check(z.gte(0), z.lte(1_000_000_00));
const texts = (most: number) =>
  z.object({
    en: z.string().check(z.trim(), z.minLength(1), z.maxLength(most)),
    hi: z.optional(z.string().check(z.trim(), z.maxLength(most))),
  });

const line = z.object({
  course_id: id,
  /** Null: all. */
  subject_ids: z.nullable(z.array(id).check(z.minLength(1), z.maxLength(50))),
  duration_days: z.int().check(z.gte(1), z.lte(3_660)),
  price_paise: paise,
});
const productInput = z.object({
  slug: z.string().check(z.regex(/^[a-z0-9-]{2,80}$/)),
  name: texts(200),
  description: texts(2_000),
  is_on_sale: z.boolean(),
  lines: z.array(line).check(z.minLength(1), z.maxLength(20)),
});
const staffProduct = z.extend(productInput, { id, price_paise: paise, sold: z.int() });
export type WireStaffProduct = z.infer<typeof staffProduct>;

export const listStaffProducts = contract({
  summary: 'Products of the tenant, those not on sale among them',
  family: 'main',
  method: 'GET',
  path: `${base}/products`,
  query: z.object(paging),
  response: z.object({ products: z.array(staffProduct), meta }),
});
export const createProduct = contract({
  summary: 'Adds a product',
  family: 'main',
  method: 'POST',
  path: `${base}/products`,
  body: z.object({ product: productInput }),
  response: z.object({ product: staffProduct }),
});
export const updateProduct = contract({
  summary: 'Changes a product; orders keep what they were made with',
  family: 'main',
  method: 'PUT',
  path: `${base}/products/:productId`,
  params: z.object({ productId: idText }),
  body: z.object({ product: productInput }),
  response: z.object({ product: staffProduct }),
});

const couponInput = z.object({
  code: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9-]{3,30}$/)),
  kind: z.enum(['percent', 'amount']),
  /** Percent, or paise. */
  value: z.int().check(z.gte(1), z.lte(1_000_000_00)),
  max_discount_paise: z.nullable(z.int().check(z.gte(1))),
  min_total_paise: paise,
  from_day: day,
  to_day: day,
  max_uses: z.nullable(z.int().check(z.gte(1))),
  max_uses_per_student: z.nullable(z.int().check(z.gte(1))),
  /** None: every product. */
  product_ids: z.array(id).check(z.maxLength(200)),
  is_active: z.boolean(),
});
const staffCoupon = z.extend(couponInput, { id, uses: z.int() });
export type WireStaffCoupon = z.infer<typeof staffCoupon>;

export const listStaffCoupons = contract({
  summary: 'Coupons of the tenant',
  family: 'main',
  method: 'GET',
  path: `${base}/coupons`,
  query: z.object(paging),
  response: z.object({ coupons: z.array(staffCoupon), meta }),
});
export const createCoupon = contract({
  summary: 'Adds a coupon',
  family: 'main',
  method: 'POST',
  path: `${base}/coupons`,
  body: z.object({ coupon: couponInput }),
  response: z.object({ coupon: staffCoupon }),
});
export const updateCoupon = contract({
  summary: 'Changes a coupon; a limit below what is used is refused',
  family: 'main',
  method: 'PUT',
  path: `${base}/coupons/:couponId`,
  params: z.object({ couponId: idText }),
  body: z.object({ coupon: couponInput }),
  response: z.object({ coupon: staffCoupon }),
});

const orderState = z.enum(['open', 'pending', 'failed', 'replaced', 'expired', 'paid']);
const staffOrder = z.object({
  reference: z.string(),
  student_id: id,
  student_name: z.string(),
  state: orderState,
  total_paise: paise,
  coupon_code: z.nullable(z.string()),
  products: z.array(z.string()),
  gateway: z.nullable(z.string()),
  gateway_refs: z.array(z.string()),
  receipt_number: z.nullable(z.string()),
  created_at: instant,
  settled_at: z.nullable(instant),
});
export type WireStaffOrder = z.infer<typeof staffOrder>;

export const listStaffOrders = contract({
  summary:
    'Orders of the tenant, the newest first; search finds reference, gateway reference or receipt number',
  family: 'main',
  method: 'GET',
  path: `${base}/orders`,
  query: z.object({
    ...paging,
    search: z.optional(z.string().check(z.maxLength(100))),
    state: z.optional(orderState),
  }),
  response: z.object({ orders: z.array(staffOrder), meta }),
});

const refundReason = z.enum(['requested', 'staff', 'duplicate', 'unavailable', 'surplus', 'mismatch']);
const refundState = z.enum(['requested', 'refused', 'approved', 'sent', 'done', 'failed']);
const orderDetail = z.object({
  reference: z.string(),
  lines: z.array(
    z.object({
      line_no: z.int(),
      product_name: z.string(),
      course_name: z.string(),
      paid_paise: paise,
      can_refund: z.boolean(),
    }),
  ),
  refunds: z.array(
    z.object({
      id,
      /** Null: of a payment as such. */
      line_no: z.nullable(z.int()),
      amount_paise: paise,
      reason: refundReason,
      state: refundState,
      note: z.nullable(z.string()),
      created_at: instant,
      done_at: z.nullable(instant),
      /** Null: not done, or no receipt speaks of the money. */
      credit_note_number: z.nullable(z.string()),
    }),
  ),
});
export type WireOrderDetail = z.infer<typeof orderDetail>;
const orderParams = z.object({ reference: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) });

export const getStaffOrder = contract({
  summary: 'The lines and refunds of one order',
  family: 'main',
  method: 'GET',
  path: `${base}/orders/:reference`,
  params: orderParams,
  response: z.object({ order: orderDetail }),
});
export const beginRefund = contract({
  summary: 'Gives back what lines of an order cost, whole or in part, without having been asked',
  family: 'main',
  method: 'POST',
  path: `${base}/orders/:reference/refunds`,
  params: orderParams,
  body: z.object({
    refund: z.object({
      lines: z
        .array(
          z.object({
            line_no: z.int().check(z.gte(1)),
            /** Without it all that the line cost. */
            amount_paise: z.optional(z.int().check(z.gte(1))),
          }),
        )
        .check(z.minLength(1), z.maxLength(100)),
      /** Why; the family reads it. */
      note: z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000)),
    }),
  }),
  response: z.object({ order: orderDetail }),
});

const staffRefund = z.object({
  id,
  student_id: id,
  student_name: z.string(),
  order_reference: z.string(),
  product_name: z.nullable(z.string()),
  amount_paise: paise,
  reason: refundReason,
  message: z.nullable(z.string()),
  state: refundState,
  note: z.nullable(z.string()),
  created_at: instant,
  done_at: z.nullable(instant),
});
export type WireStaffRefund = z.infer<typeof staffRefund>;

export const listStaffRefunds = contract({
  summary: 'Refunds of the tenant, those that wait for a decision first',
  family: 'main',
  method: 'GET',
  path: `${base}/refunds`,
  query: z.object(paging),
  response: z.object({ refunds: z.array(staffRefund), meta }),
});
export const getStaffCreditNote = contract({
  summary: 'The credit note of a refund that is done as a PDF',
  family: 'main',
  method: 'GET',
  path: `${base}/refunds/:studentId/:refundId/credit_note`,
  params: z.object({ studentId: idText, refundId: idText }),
  response: z.unknown(),
});
export const decideRefund = contract({
  summary: 'Approves a refund, whole or in part, or refuses it with a reason',
  family: 'main',
  method: 'PUT',
  path: `${base}/refunds/:studentId/:refundId`,
  params: z.object({ studentId: idText, refundId: idText }),
  body: z.object({
    refund: z.object({
      decision: z.enum(['approve', 'refuse']),
      /** Of an approval: at most what was asked for. Without it all. */
      amount_paise: z.optional(z.int().check(z.gte(1))),
      note: z.nullable(z.string().check(z.trim(), z.maxLength(1_000))),
    }),
  }),
  response: z.object({ refund: staffRefund }),
});
