import { inLocale, type Locale, localTextSchema } from '@shala/brand/brand.ts';
import type { WireOrderDetail, WireStaffOrder, WireStaffRefund } from '@shala/wire/store-staff.ts';
import { canAskRefund } from '../domain/refund-state.ts';
import type { OrderView } from '../order-view.ts';
import type { StaffOrder, StaffRefund } from '../staff-money.ts';

const say = (text: unknown, locale: Locale): string => inLocale(localTextSchema.parse(text), locale);

export const presentStaffOrder = (order: StaffOrder, locale: Locale): WireStaffOrder => ({
  reference: order.reference,
  student_id: order.studentId,
  student_name: order.studentName,
  state: order.state,
  total_paise: order.totalPaise,
  coupon_code: order.couponCode,
  products: order.productNames.map((name) => say(name, locale)),
  gateway: order.gateway,
  gateway_refs: order.gatewayRefs,
  receipt_number: order.receiptNumber,
  created_at: order.createdAt.toISOString(),
  settled_at: order.settledAt?.toISOString() ?? null,
});

export const presentOrderDetail = (order: OrderView, locale: Locale): WireOrderDetail => ({
  reference: order.reference,
  lines: order.lines.map((line) => ({
    line_no: line.lineNo,
    product_name: inLocale(line.productName, locale),
    course_name: inLocale(line.courseName, locale),
    paid_paise: line.pricePaise - line.discountPaise,
    can_refund: canAskRefund(line, order.refunds),
  })),
  refunds: order.refunds.map((refund) => ({
    id: refund.id,
    line_no: refund.lineNo,
    amount_paise: refund.amountPaise,
    reason: refund.reason,
    state: refund.state,
    note: refund.note,
    created_at: refund.createdAt,
    done_at: refund.doneAt,
    credit_note_number: refund.creditNoteNumber,
  })),
});

export const presentStaffRefund = (refund: StaffRefund, locale: Locale): WireStaffRefund => ({
  id: refund.id,
  student_id: refund.studentId,
  student_name: refund.studentName,
  order_reference: refund.orderReference,
  product_name: refund.productName === null ? null : say(refund.productName, locale),
  amount_paise: refund.amountPaise,
  reason: refund.reason,
  message: refund.message,
  state: refund.state,
  note: refund.note,
  created_at: refund.createdAt.toISOString(),
  done_at: refund.doneAt?.toISOString() ?? null,
});
