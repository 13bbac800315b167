import { inLocale, type Locale, localTextSchema } from '@shala/brand/brand.ts';
import type { WireMeta } from '@shala/wire/paging.ts';
import type { WireStaffOrder, WireStaffRefund } from '@shala/wire/store-staff.ts';
import type { PageMeta } from '#platform/page.ts';
import type { StaffOrderRow, StaffRefundRow } from '../staff-money-store.ts';

const say = (text: unknown, locale: Locale): string => inLocale(localTextSchema.parse(text), locale);

export const presentStaffOrder = (order: StaffOrderRow, locale: Locale): WireStaffOrder => ({
  reference: order.reference,
  student_id: order.student_id,
  student_name: order.student_name,
  state: order.state,
  total_paise: order.total_paise,
  coupon_code: order.coupon_code,
  products: order.products.map((name) => say(name, locale)),
  gateway: order.gateway,
  gateway_refs: order.gateway_refs,
  receipt_number: order.receipt_number,
  created_at: order.created_at.toISOString(),
  settled_at: order.settled_at?.toISOString() ?? null,
});

export const presentStaffRefund = (refund: StaffRefundRow, locale: Locale): WireStaffRefund => ({
  id: refund.id,
  student_id: refund.student_id,
  student_name: refund.student_name,
  order_reference: refund.order_reference,
  product_name: refund.product_name === null ? null : say(refund.product_name, locale),
  amount_paise: refund.amount_paise,
  reason: refund.reason,
  message: refund.message,
  state: refund.state,
  note: refund.note,
  created_at: refund.created_at.toISOString(),
  done_at: refund.done_at?.toISOString() ?? null,
});

export const presentMeta = (meta: PageMeta): WireMeta => ({
  current_page: meta.number,
  total_pages: meta.pages,
  total_count: meta.total,
  next_page: meta.next,
  prev_page: meta.previous,
  items_per_page: meta.size,
});
