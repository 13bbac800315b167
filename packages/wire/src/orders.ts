import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { day, id, idText, instant } from './fields.ts';
import { token } from './people.ts';
import { anyId, optionalCoupon, outcome, paise, storePath } from './store.ts';

/** Random and of one family's order; another one answers like none. */
const reference = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
/** `type=flutter`: the page runs inside the host app. Anything else is the web. */
const pageType = z.optional(z.nullable(z.string().check(z.maxLength(20))));

/**
 * Where the browser goes to pay. `form`: post encRequest (encString) and access_code to checkoutURL. `fields`: post
 * the fields to it, for gateways of another kind. `none`: there was nothing to pay and the courses are open.
 */
const handOver = z.object({
  transactionId: reference,
  checkoutURL: z.string(),
  encString: z.string(),
  accessCode: z.string(),
  fields: z.record(z.string(), z.string()),
  handOver: z.enum(['form', 'fields', 'none']),
});
export type WireHandOver = z.infer<typeof handOver>;

export const initiateTransaction = contract({
  summary:
    'Orders what is in the cart, at the prices of the catalogue; the same cart again is the same order',
  family: 'net',
  method: 'POST',
  path: `${storePath}/InitiateTransaction`,
  body: z.object({
    cartId: anyId,
    couponCode: optionalCoupon,
    /** Not looked at: the brand's own host is used. */
    domain: z.optional(z.unknown()),
    type: pageType,
    /** What the person was shown; another total is refused, so that nobody pays what they did not see. */
    totalPaise: z.optional(paise),
  }),
  response: z.extend(outcome, { data: handOver }),
});

const transactionStatus = z.enum(['Success', 'Pending', 'Failed']);

export const getPaymentStatus = contract({
  summary: 'How a payment stands; the gateway is asked when there is no final word',
  family: 'net',
  method: 'GET',
  path: `${storePath}/GetPaymentStatus`,
  query: z.object({ TransactionId: reference }),
  response: z.object({ isSuccess: z.boolean(), transactionStatus }),
});

const orderState = z.enum(['open', 'pending', 'failed', 'replaced', 'expired', 'paid']);
const refundState = z.enum(['requested', 'refused', 'approved', 'sent', 'done', 'failed']);

const refund = z.object({
  refundId: id,
  lineNo: z.nullable(z.int()),
  amountPaise: paise,
  /** staff: the seller gives it back unasked. */
  reason: z.enum(['requested', 'staff', 'duplicate', 'unavailable', 'surplus', 'mismatch']),
  state: refundState,
  /** The seller's words about a decision. */
  note: z.nullable(z.string()),
  createdAt: instant,
  doneAt: z.nullable(instant),
  /** Null: not done, or no receipt speaks of the money. */
  creditNoteNumber: z.nullable(z.string()),
});
export type WireRefund = z.infer<typeof refund>;

const orderLine = z.object({
  lineNo: z.int(),
  productName: z.string(),
  courseId: id,
  courseName: z.string(),
  subjectNames: z.nullable(z.array(z.string())),
  durationDays: z.int(),
  pricePaise: paise,
  discountPaise: paise,
  /** The money of the others comes back. duplicate: paid for already. unavailable: the course is gone. */
  outcome: z.nullable(z.enum(['granted', 'duplicate', 'unavailable'])),
  /** The last day of what it opened; null once given back. */
  openUntil: z.nullable(day),
  canAskRefund: z.boolean(),
});

const order = z.object({
  transactionId: reference,
  state: orderState,
  transactionStatus,
  subtotalPaise: paise,
  discountPaise: paise,
  totalPaise: paise,
  couponCode: z.nullable(z.string()),
  createdAt: instant,
  settledAt: z.nullable(instant),
  lines: z.array(orderLine),
  refunds: z.array(refund),
  receiptNumber: z.nullable(z.string()),
});
export type WireOrder = z.infer<typeof order>;

export const getTransactionInfo = contract({
  summary: 'One order of the acting student',
  family: 'net',
  method: 'POST',
  path: `${storePath}/GetTransactionInfo`,
  query: z.object({ TransactionId: reference }),
  response: z.object({ isSuccess: z.boolean(), data: order }),
});

export const listOrders = contract({
  summary: 'Orders of the acting student that were paid or are being paid, the newest first',
  family: 'net',
  method: 'GET',
  path: `${storePath}/GetOrders`,
  response: z.object({ orders: z.array(order) }),
});

export const getReceipt = contract({
  summary: 'The receipt of a paid order as a PDF',
  family: 'net',
  method: 'GET',
  path: `${storePath}/GetReceipt`,
  query: z.object({ TransactionId: reference }),
  response: z.unknown(),
});

export const listChildOrders = contract({
  summary: "Orders of a parent's child, as the child's own list has them; of a blocked child, too",
  family: 'net',
  method: 'GET',
  path: `${storePath}/GetChildOrders`,
  query: z.object({ StudentId: idText }),
  /** The seller's rule about refunds: the cart, which has it for others, is closed to a blocked child. */
  response: z.object({ orders: z.array(order), refundPolicy: z.nullable(z.string()) }),
});

export const getChildReceipt = contract({
  summary: "The receipt of a paid order of a parent's child as a PDF",
  family: 'net',
  method: 'GET',
  path: `${storePath}/GetChildReceipt`,
  query: z.object({ StudentId: idText, TransactionId: reference }),
  response: z.unknown(),
});

export const getCreditNote = contract({
  summary: 'The credit note of a refund that is done as a PDF',
  family: 'net',
  method: 'GET',
  path: `${storePath}/GetCreditNote`,
  query: z.object({ RefundId: idText }),
  response: z.unknown(),
});

export const getChildCreditNote = contract({
  summary: "The credit note of a refund of a parent's child as a PDF",
  family: 'net',
  method: 'GET',
  path: `${storePath}/GetChildCreditNote`,
  query: z.object({ StudentId: idText, RefundId: idText }),
  response: z.unknown(),
});

const refundWish = z.object({
  transactionId: reference,
  lineNo: z.int().check(z.gte(1)),
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000)),
});

export const requestRefund = contract({
  summary: 'A family asks for the money of a line back; the seller decides',
  family: 'net',
  method: 'POST',
  path: `${storePath}/RequestRefund`,
  body: refundWish,
  response: z.extend(outcome, { data: order }),
});

export const requestChildRefund = contract({
  summary: 'A parent asks for the money of a line of their child back; of a blocked child, too',
  family: 'net',
  method: 'POST',
  path: `${storePath}/RequestChildRefund`,
  body: z.extend(refundWish, { studentId: id }),
  response: z.extend(outcome, { data: order }),
});

export const issuePaymentTicket = contract({
  summary: "A one-time ticket with which the host app's page may pay this cart; lives two minutes",
  family: 'net',
  method: 'POST',
  path: `${storePath}/IssuePaymentTicket`,
  response: z.object({ ticket: z.string() }),
});

export const redeemPaymentTicket = contract({
  summary: 'Exchanges a ticket for a session that can pay its cart and nothing else',
  family: 'net',
  method: 'POST',
  path: `${storePath}/RedeemPaymentTicket`,
  body: z.object({ ticket: z.string().check(z.minLength(1), z.maxLength(4_000)) }),
  response: z.object({ token }),
});

export const sendApprovalCode = contract({
  summary: 'Sends the parent a code with which a checkout of this amount is allowed',
  family: 'net',
  method: 'POST',
  path: `${storePath}/SendApprovalCode`,
  body: z.object({ couponCode: optionalCoupon }),
  /** The last digits of the number; how long until another can be sent. */
  response: z.object({ phoneHint: z.string(), retryAfter: z.int(), totalPaise: paise }),
});

export const approvePurchase = contract({
  summary: "The parent's code: the cart as it is may be bought at this total, for a quarter of an hour",
  family: 'net',
  method: 'POST',
  path: `${storePath}/ApprovePurchase`,
  body: z.object({ otp: z.string().check(z.regex(/^\d{4,8}$/)), couponCode: optionalCoupon }),
  response: z.object({ isSuccess: z.boolean(), totalPaise: paise }),
});

/** In the addresses that a gateway calls. */
const accountParams = z.object({ accountReference: reference });

export const paymentCallback = contract({
  summary: "A gateway's answer, brought by the browser; whatever it says, it is sent on to the result page",
  family: 'net',
  method: 'POST',
  path: '/api/payments/:accountReference/callback',
  params: accountParams,
  /** Our own name of the order, as it stood in the address we gave the gateway. */
  query: z.object({ order: z.optional(z.unknown()) }),
  /** A form, as it came. */
  body: z.optional(z.string()),
  response: z.unknown(),
});

export const paymentWebhook = contract({
  summary: "A gateway's own call about an order",
  family: 'net',
  method: 'POST',
  path: '/api/payments/:accountReference/webhook',
  params: accountParams,
  body: z.optional(z.string()),
  response: z.object({ isSuccess: z.boolean() }),
});
