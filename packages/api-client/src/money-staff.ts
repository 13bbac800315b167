import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/store-staff.ts';
import type { Transport } from './transport.ts';

const base = '/store/staff';

export type StaffOrderState = wire.WireStaffOrder['state'];

export interface StaffOrder {
  readonly reference: string;
  readonly studentId: number;
  readonly studentName: string;
  readonly state: StaffOrderState;
  readonly totalPaise: number;
  readonly couponCode: string | null;
  readonly products: readonly string[];
  readonly gateway: string | null;
  readonly gatewayRefs: readonly string[];
  readonly receiptNumber: string | null;
  readonly createdAt: string;
  readonly settledAt: string | null;
}

export interface StaffRefund {
  readonly id: number;
  readonly studentId: number;
  readonly studentName: string;
  readonly orderReference: string;
  /** Null: of a payment as such. */
  readonly productName: string | null;
  readonly amountPaise: number;
  readonly reason: wire.WireStaffRefund['reason'];
  readonly message: string | null;
  readonly state: wire.WireStaffRefund['state'];
  readonly note: string | null;
  readonly createdAt: string;
  readonly doneAt: string | null;
}

export interface StaffOrderLine {
  readonly number: number;
  readonly productName: string;
  readonly courseName: string;
  readonly paidPaise: number;
  /** It opened its course, cost something, and is not given back already. */
  readonly canRefund: boolean;
}

export interface StaffOrderRefund {
  readonly id: number;
  /** Null: of a payment as such. */
  readonly lineNo: number | null;
  readonly amountPaise: number;
  readonly reason: StaffRefund['reason'];
  readonly state: StaffRefund['state'];
  readonly note: string | null;
  readonly createdAt: string;
  readonly doneAt: string | null;
  /** Null: not done, or no receipt speaks of the money. */
  readonly creditNoteNumber: string | null;
}

export interface StaffOrderDetail {
  readonly reference: string;
  readonly lines: readonly StaffOrderLine[];
  readonly refunds: readonly StaffOrderRefund[];
}

const toDetail = (one: wire.WireOrderDetail): StaffOrderDetail => ({
  reference: one.reference,
  lines: one.lines.map((line) => ({
    number: line.line_no,
    productName: line.product_name,
    courseName: line.course_name,
    paidPaise: line.paid_paise,
    canRefund: line.can_refund,
  })),
  refunds: one.refunds.map((refund) => ({
    id: refund.id,
    lineNo: refund.line_no,
    amountPaise: refund.amount_paise,
    reason: refund.reason,
    state: refund.state,
    note: refund.note,
    createdAt: refund.created_at,
    doneAt: refund.done_at,
    creditNoteNumber: refund.credit_note_number,
  })),
});

const toOrder = (one: wire.WireStaffOrder): StaffOrder => ({
  reference: one.reference,
  studentId: one.student_id,
  studentName: one.student_name,
  state: one.state,
  totalPaise: one.total_paise,
  couponCode: one.coupon_code,
  products: one.products,
  gateway: one.gateway,
  gatewayRefs: one.gateway_refs,
  receiptNumber: one.receipt_number,
  createdAt: one.created_at,
  settledAt: one.settled_at,
});

const toRefund = (one: wire.WireStaffRefund): StaffRefund => ({
  id: one.id,
  studentId: one.student_id,
  studentName: one.student_name,
  orderReference: one.order_reference,
  productName: one.product_name,
  amountPaise: one.amount_paise,
  reason: one.reason,
  message: one.message,
  state: one.state,
  note: one.note,
  createdAt: one.created_at,
  doneAt: one.done_at,
});

interface OrdersRequest {
  readonly page: number;
  readonly search: string;
  readonly state: StaffOrderState | null;
  readonly signal?: AbortSignal;
}

export async function listStaffOrders(
  transport: Transport,
  { page, search, state, signal }: OrdersRequest,
): Promise<{ orders: readonly StaffOrder[]; pages: number; total: number }> {
  const { orders, meta } = await transport.send<ResponseOf<typeof wire.listStaffOrders>>({
    family: 'main',
    method: 'GET',
    path: `${base}/orders`,
    query: {
      page: String(page),
      items_per_page: '25',
      search: search === '' ? undefined : search,
      state: state ?? undefined,
    },
    signal,
  });
  return { orders: orders.map(toOrder), pages: meta.total_pages, total: meta.total_count };
}

export async function getStaffOrder(
  transport: Transport,
  { reference, signal }: { reference: string; signal?: AbortSignal },
): Promise<StaffOrderDetail> {
  const { order } = await transport.send<ResponseOf<typeof wire.getStaffOrder>>({
    family: 'main',
    method: 'GET',
    path: `${base}/orders/${encodeURIComponent(reference)}`,
    signal,
  });
  return toDetail(order);
}

export interface NewRefund {
  readonly reference: string;
  readonly lines: readonly { readonly number: number; readonly amountPaise: number }[];
  readonly note: string;
}

/** Unasked: the seller's own decision. */
export async function beginRefund(
  transport: Transport,
  { reference, lines, note }: NewRefund,
): Promise<StaffOrderDetail> {
  const body: BodyOf<typeof wire.beginRefund> = {
    refund: { lines: lines.map((line) => ({ line_no: line.number, amount_paise: line.amountPaise })), note },
  };
  const { order } = await transport.send<ResponseOf<typeof wire.beginRefund>>({
    family: 'main',
    method: 'POST',
    path: `${base}/orders/${encodeURIComponent(reference)}/refunds`,
    body,
  });
  return toDetail(order);
}

export async function listStaffRefunds(
  transport: Transport,
  { page, signal }: { page: number; signal?: AbortSignal },
): Promise<{ refunds: readonly StaffRefund[]; pages: number; total: number }> {
  const { refunds, meta } = await transport.send<ResponseOf<typeof wire.listStaffRefunds>>({
    family: 'main',
    method: 'GET',
    path: `${base}/refunds`,
    query: { page: String(page), items_per_page: '25' },
    signal,
  });
  return { refunds: refunds.map(toRefund), pages: meta.total_pages, total: meta.total_count };
}

/** The credit note of a refund that is done, a PDF. */
export async function getStaffCreditNote(
  transport: Transport,
  { studentId, id }: Pick<StaffRefund, 'studentId' | 'id'>,
): Promise<Blob> {
  return transport.send<Blob>({
    family: 'main',
    method: 'GET',
    path: `${base}/refunds/${studentId}/${id}/credit_note`,
    isFile: true,
  });
}

export interface RefundDecision {
  readonly decision: 'approve' | 'refuse';
  /** Null: all that was asked for. */
  readonly amountPaise: number | null;
  readonly note: string | null;
}

export async function decideRefund(
  transport: Transport,
  { studentId, id }: Pick<StaffRefund, 'studentId' | 'id'>,
  { decision, amountPaise, note }: RefundDecision,
): Promise<StaffRefund> {
  const body: BodyOf<typeof wire.decideRefund> = {
    refund: { decision, note, ...(amountPaise !== null && { amount_paise: amountPaise }) },
  };
  const { refund } = await transport.send<ResponseOf<typeof wire.decideRefund>>({
    family: 'main',
    method: 'PUT',
    path: `${base}/refunds/${studentId}/${id}`,
    body,
  });
  return toRefund(refund);
}
