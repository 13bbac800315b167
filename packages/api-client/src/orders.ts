import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/orders.ts';
import type { Order } from './orders-shape.ts';
import { toOrder } from './orders-shape.ts';
import type { Transport } from './transport.ts';

const store = '/api/Store/Store';

export type PaymentStatus = 'Success' | 'Pending' | 'Failed';

/** Where the browser goes to pay: a form that is posted there. Nothing to pay: the courses are open already. */
export interface HandOver {
  readonly reference: string;
  readonly form: { readonly action: string; readonly fields: Readonly<Record<string, string>> } | null;
}

export interface Checkout {
  readonly cartId: number;
  readonly couponCode: string | null;
  /** 'flutter': the page runs inside the host app. */
  readonly type: string | null;
  /** What the person was shown. */
  readonly totalPaise?: number | undefined;
  readonly idempotencyKey: string;
}

export async function initiateTransaction(transport: Transport, checkout: Checkout): Promise<HandOver> {
  const body: BodyOf<typeof wire.initiateTransaction> = {
    cartId: checkout.cartId,
    couponCode: checkout.couponCode,
    type: checkout.type,
    ...(checkout.totalPaise !== undefined && { totalPaise: checkout.totalPaise }),
  };
  const { data } = await transport.send<ResponseOf<typeof wire.initiateTransaction>>({
    family: 'net',
    method: 'POST',
    path: `${store}/InitiateTransaction`,
    body,
    idempotencyKey: checkout.idempotencyKey,
  });
  return toHandOver(data);
}

function toHandOver(wired: wire.WireHandOver): HandOver {
  const { transactionId: reference, checkoutURL: action } = wired;
  if (wired.handOver === 'none') return { reference, form: null };
  const fields =
    wired.handOver === 'form' ? { encRequest: wired.encString, access_code: wired.accessCode } : wired.fields;
  return { reference, form: { action, fields } };
}

export async function getPaymentStatus(
  transport: Transport,
  { reference, signal }: { reference: string; signal?: AbortSignal },
): Promise<PaymentStatus> {
  const { transactionStatus } = await transport.send<ResponseOf<typeof wire.getPaymentStatus>>({
    family: 'net',
    method: 'GET',
    path: `${store}/GetPaymentStatus`,
    query: { TransactionId: reference },
    signal,
  });
  return transactionStatus;
}

export async function listOrders(transport: Transport, signal?: AbortSignal): Promise<Order[]> {
  const { orders } = await transport.send<ResponseOf<typeof wire.listOrders>>({
    family: 'net',
    method: 'GET',
    path: `${store}/GetOrders`,
    signal,
  });
  return orders.map(toOrder);
}

/** The receipt of a paid order, a PDF. */
export async function getReceipt(transport: Transport, reference: string): Promise<Blob> {
  return transport.send<Blob>({
    family: 'net',
    method: 'GET',
    path: `${store}/GetReceipt`,
    query: { TransactionId: reference },
    isFile: true,
  });
}

export interface ChildOrders {
  readonly orders: readonly Order[];
  /** The seller's rule; null: none is written down. */
  readonly refundPolicy: string | null;
}

/** A parent's look at a child, whatever the child may do at the moment. */
export async function listChildOrders(
  transport: Transport,
  { studentId, signal }: { studentId: number; signal?: AbortSignal },
): Promise<ChildOrders> {
  const { orders, refundPolicy } = await transport.send<ResponseOf<typeof wire.listChildOrders>>({
    family: 'net',
    method: 'GET',
    path: `${store}/GetChildOrders`,
    query: { StudentId: String(studentId) },
    signal,
  });
  return { orders: orders.map(toOrder), refundPolicy };
}

export async function getChildReceipt(
  transport: Transport,
  { studentId, reference }: { studentId: number; reference: string },
): Promise<Blob> {
  return transport.send<Blob>({
    family: 'net',
    method: 'GET',
    path: `${store}/GetChildReceipt`,
    query: { StudentId: String(studentId), TransactionId: reference },
    isFile: true,
  });
}

/** The credit note of a refund that is done, a PDF. */
export async function getCreditNote(transport: Transport, refundId: number): Promise<Blob> {
  return transport.send<Blob>({
    family: 'net',
    method: 'GET',
    path: `${store}/GetCreditNote`,
    query: { RefundId: String(refundId) },
    isFile: true,
  });
}

export async function getChildCreditNote(
  transport: Transport,
  { studentId, refundId }: { studentId: number; refundId: number },
): Promise<Blob> {
  return transport.send<Blob>({
    family: 'net',
    method: 'GET',
    path: `${store}/GetChildCreditNote`,
    query: { StudentId: String(studentId), RefundId: String(refundId) },
    isFile: true,
  });
}

export interface RefundWish {
  readonly reference: string;
  readonly lineNo: number;
  readonly message: string;
}

export async function requestRefund(
  transport: Transport,
  { reference, lineNo, message }: RefundWish,
): Promise<Order> {
  const body: BodyOf<typeof wire.requestRefund> = { transactionId: reference, lineNo, message };
  const { data } = await transport.send<ResponseOf<typeof wire.requestRefund>>({
    family: 'net',
    method: 'POST',
    path: `${store}/RequestRefund`,
    body,
  });
  return toOrder(data);
}

export async function requestChildRefund(
  transport: Transport,
  studentId: number,
  { reference, lineNo, message }: RefundWish,
): Promise<Order> {
  const body: BodyOf<typeof wire.requestChildRefund> = {
    studentId,
    transactionId: reference,
    lineNo,
    message,
  };
  const { data } = await transport.send<ResponseOf<typeof wire.requestChildRefund>>({
    family: 'net',
    method: 'POST',
    path: `${store}/RequestChildRefund`,
    body,
  });
  return toOrder(data);
}

/** The host app's ticket for an access token that can pay one cart and nothing else, and is not renewed. */
export async function redeemPaymentTicket(transport: Transport, ticket: string): Promise<string> {
  const body: BodyOf<typeof wire.redeemPaymentTicket> = { ticket };
  const { token } = await transport.send<ResponseOf<typeof wire.redeemPaymentTicket>>({
    family: 'net',
    method: 'POST',
    path: `${store}/RedeemPaymentTicket`,
    body,
    withoutRenewal: true,
  });
  return token.access_token;
}

export interface ApprovalCode {
  /** The last digits of the parent's number. */
  readonly phoneHint: string;
  /** Seconds until another code can be sent. */
  readonly retryAfter: number;
  readonly totalPaise: number;
}

export async function sendApprovalCode(
  transport: Transport,
  couponCode: string | null,
): Promise<ApprovalCode> {
  const body: BodyOf<typeof wire.sendApprovalCode> = { couponCode };
  const { phoneHint, retryAfter, totalPaise } = await transport.send<
    ResponseOf<typeof wire.sendApprovalCode>
  >({ family: 'net', method: 'POST', path: `${store}/SendApprovalCode`, body });
  return { phoneHint, retryAfter, totalPaise };
}

/** The total that is allowed for a quarter of an hour. */
export async function approvePurchase(
  transport: Transport,
  { code, couponCode }: { code: string; couponCode: string | null },
): Promise<number> {
  const body: BodyOf<typeof wire.approvePurchase> = { otp: code, couponCode };
  const { totalPaise } = await transport.send<ResponseOf<typeof wire.approvePurchase>>({
    family: 'net',
    method: 'POST',
    path: `${store}/ApprovePurchase`,
    body,
  });
  return totalPaise;
}
