import { type FamilyRow, nothing } from './matrix.ts';
import type { Things } from './things.ts';

const store = '/api/Store/Store';
const order = async (things: Things) => ({ query: { TransactionId: await things.order() } });

/** Buying. */
export const shopRows: readonly FamilyRow[] = [
  { call: 'GET /Product/GetProductList', ask: nothing },
  { call: 'GET /Master/GetActiveBoards', ask: nothing },
  { call: 'GET /Master/GetGradesByBoard', ask: async () => ({ query: { BoardId: 1 } }) },
  { call: `GET ${store}/GetCart`, ask: nothing },
  {
    call: `POST ${store}/AddToCart`,
    ask: async ({ family: { productId } }) => ({ body: { productId } }),
  },
  {
    call: `POST ${store}/DeleteFromCart`,
    ask: async (things) => ({ body: { cartItemId: (await things.cartItem()).id } }),
  },
  {
    call: `GET ${store}/ApplyCoupon`,
    ask: async ({ family: { coupon } }) => ({ query: { Code: coupon } }),
    strangers: 'coupon_invalid',
  },
  {
    call: `POST ${store}/InitiateTransaction`,
    ask: async (things) => ({ body: { cartId: (await things.cart()).id, type: 'web' } }),
  },
  { call: `GET ${store}/GetPaymentStatus`, ask: order },
  { call: `POST ${store}/GetTransactionInfo`, ask: order },
  { call: `GET ${store}/GetOrders`, ask: nothing },
  { call: `GET ${store}/GetReceipt`, ask: order },
  {
    call: `GET ${store}/GetCreditNote`,
    ask: async (things) => ({ query: { RefundId: (await things.creditNote()).refundId } }),
  },
  {
    call: `GET ${store}/GetChildCreditNote`,
    ask: async (things) => ({
      query: { StudentId: things.family.studentId, RefundId: (await things.creditNote()).refundId },
    }),
  },
  {
    call: `GET ${store}/GetChildOrders`,
    ask: async ({ family: { studentId } }) => ({ query: { StudentId: studentId } }),
  },
  {
    call: `GET ${store}/GetChildReceipt`,
    ask: async (things) => ({
      query: { StudentId: things.family.studentId, TransactionId: await things.order() },
    }),
  },
  {
    call: `POST ${store}/RequestRefund`,
    ask: async (things) => ({
      body: { transactionId: await things.order(), lineNo: 1, message: 'Not used.' },
    }),
    // Nothing was paid for it.
    own: 'refund_not_possible',
  },
  {
    call: `POST ${store}/RequestChildRefund`,
    ask: async (things) => ({
      body: {
        studentId: things.family.studentId,
        transactionId: await things.order(),
        lineNo: 1,
        message: 'Not used.',
      },
    }),
    own: 'refund_not_possible',
  },
  { call: `POST ${store}/IssuePaymentTicket`, ask: nothing },
  { call: `POST ${store}/SendApprovalCode`, ask: async () => ({ body: {} }), own: 'usage_disabled' },
  {
    call: `POST ${store}/ApprovePurchase`,
    ask: async () => ({ body: { otp: '123456' } }),
    own: 'usage_disabled',
  },
];
