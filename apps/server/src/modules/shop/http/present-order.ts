import { inLocale, type Locale } from '@shala/brand/brand.ts';
import type { WireOrder, WireRefund } from '@shala/wire/orders.ts';
import { paymentStatusOf } from '../domain/order-state.ts';
import { canAskRefund } from '../domain/refund-state.ts';
import type { OrderLineView, OrderView, RefundView } from '../order-view.ts';
import { presentStatus } from './present-hand-over.ts';

export const presentOrder = (order: OrderView, locale: Locale): WireOrder => ({
  transactionId: order.reference,
  state: order.state,
  transactionStatus: presentStatus(paymentStatusOf(order)),
  subtotalPaise: order.subtotalPaise,
  discountPaise: order.discountPaise,
  totalPaise: order.totalPaise,
  couponCode: order.couponCode,
  createdAt: order.createdAt.toISOString(),
  settledAt: order.settledAt?.toISOString() ?? null,
  lines: order.lines.map((line) => presentLine(line, order.refunds, locale)),
  refunds: order.refunds.map(presentRefund),
  receiptNumber: order.receiptNumber,
});

const presentLine = (
  line: OrderLineView,
  refunds: readonly RefundView[],
  locale: Locale,
): WireOrder['lines'][number] => ({
  lineNo: line.lineNo,
  productName: inLocale(line.productName, locale),
  courseId: line.courseId,
  courseName: inLocale(line.courseName, locale),
  subjectNames: line.subjectNames?.map((name) => inLocale(name, locale)) ?? null,
  durationDays: line.durationDays,
  pricePaise: line.pricePaise,
  discountPaise: line.discountPaise,
  outcome: line.outcome,
  openUntil: line.openUntil,
  canAskRefund: canAskRefund(line, refunds),
});

const presentRefund = (refund: RefundView): WireRefund => ({
  refundId: refund.id,
  lineNo: refund.lineNo,
  amountPaise: refund.amountPaise,
  reason: refund.reason,
  state: refund.state,
  note: refund.note,
  createdAt: refund.createdAt,
  doneAt: refund.doneAt,
  creditNoteNumber: refund.creditNoteNumber,
});
