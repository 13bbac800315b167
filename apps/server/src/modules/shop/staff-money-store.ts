import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';
import type { Page } from '#platform/page.ts';
import type { OrderState } from './domain/order-state.ts';
import type { RefundReason, RefundState } from './domain/refund-state.ts';

const studentName = sql`trim(student.first_name || ' ' || student.last_name)`;
const part = ({ number, size }: Page) => sql`LIMIT ${size} OFFSET ${(number - 1) * size}`;

export interface StaffOrderRow {
  reference: string;
  student_id: number;
  student_name: string;
  state: OrderState;
  total_paise: number;
  coupon_code: string | null;
  products: unknown[];
  gateway: string | null;
  gateway_refs: string[];
  receipt_number: string | null;
  created_at: Date;
  settled_at: Date | null;
}

export interface OrderFilter {
  tenantId: number;
  /** A reference of ours, of the gateway, or a receipt's number; empty: all. */
  search: string;
  state: OrderState | null;
}

function ofFilter({ tenantId, search, state }: OrderFilter): RawBuilder<unknown> {
  const words = search.trim();
  return sql`shop_order.tenant_id = ${tenantId}
    ${state === null ? sql`` : sql`AND shop_order.state = ${state}`}
    ${
      words === ''
        ? sql``
        : sql`AND (shop_order.reference = ${words} OR EXISTS (
            SELECT FROM payment WHERE payment.student_id = shop_order.student_id
              AND payment.order_id = shop_order.id AND payment.gateway_ref = ${words}
          ) OR EXISTS (
            SELECT FROM receipt WHERE receipt.student_id = shop_order.student_id
              AND receipt.order_id = shop_order.id AND receipt.document->>'number' = ${words.toUpperCase()}
          ))`
    }`;
}

export async function countStaffOrders(db: Queryable, filter: OrderFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM shop_order WHERE ${ofFilter(filter)}
  `.execute(db);
  return rows[0]?.total ?? 0;
}

export async function selectStaffOrders(
  db: Queryable,
  filter: OrderFilter,
  page: Page,
): Promise<StaffOrderRow[]> {
  const { rows } = await sql<StaffOrderRow>`
    SELECT shop_order.reference, shop_order.student_id, ${studentName} AS student_name, shop_order.state,
      shop_order.total_paise, coupon.code AS coupon_code, account.gateway, shop_order.created_at,
      shop_order.settled_at, receipt.document->>'number' AS receipt_number,
      (SELECT json_agg(name ORDER BY line_no) FROM (
        SELECT product_name AS name, min(line_no) AS line_no FROM order_line
        WHERE order_line.student_id = shop_order.student_id AND order_line.order_id = shop_order.id
        GROUP BY product_id, product_name) product) AS products,
      (SELECT coalesce(json_agg(gateway_ref ORDER BY payment.id), '[]') FROM payment
        WHERE payment.student_id = shop_order.student_id AND payment.order_id = shop_order.id) AS gateway_refs
    FROM shop_order
    JOIN student ON student.id = shop_order.student_id
    LEFT JOIN coupon ON coupon.tenant_id = shop_order.tenant_id AND coupon.id = shop_order.coupon_id
    LEFT JOIN merchant_account account ON account.tenant_id = shop_order.tenant_id
      AND account.id = shop_order.merchant_account_id
    LEFT JOIN receipt ON receipt.student_id = shop_order.student_id AND receipt.order_id = shop_order.id
    WHERE ${ofFilter(filter)}
    ORDER BY shop_order.created_at DESC, shop_order.id DESC ${part(page)}
  `.execute(db);
  return rows;
}

export interface StaffRefundRow {
  id: number;
  student_id: number;
  student_name: string;
  order_reference: string;
  product_name: unknown;
  amount_paise: number;
  reason: RefundReason;
  message: string | null;
  state: RefundState;
  note: string | null;
  created_at: Date;
  done_at: Date | null;
}

const refundsOf = (tenantId: number) => sql`
  SELECT refund.id, refund.student_id, ${studentName} AS student_name, shop_order.reference AS order_reference,
    line.product_name, refund.amount_paise, refund.reason, refund.message, refund.state,
    refund.decision_note AS note, refund.created_at, refund.done_at
  FROM refund
  JOIN student ON student.id = refund.student_id
  JOIN shop_order ON shop_order.student_id = refund.student_id AND shop_order.id = refund.order_id
  LEFT JOIN order_line line ON line.student_id = refund.student_id AND line.order_id = refund.order_id
    AND line.line_no = refund.line_no
  WHERE refund.tenant_id = ${tenantId}`;

export async function countStaffRefunds(db: Queryable, tenantId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM refund WHERE tenant_id = ${tenantId}
  `.execute(db);
  return rows[0]?.total ?? 0;
}

/** Those that wait for somebody come first, the oldest of them on top. */
export async function selectStaffRefunds(
  db: Queryable,
  tenantId: number,
  page: Page,
): Promise<StaffRefundRow[]> {
  const waits = sql`refund.state IN ('requested', 'failed')`;
  const { rows } = await sql<StaffRefundRow>`
    ${refundsOf(tenantId)}
    ORDER BY ${waits} DESC, CASE WHEN ${waits} THEN refund.created_at END, refund.created_at DESC, refund.id DESC
    ${part(page)}
  `.execute(db);
  return rows;
}

export async function selectStaffRefund(
  db: Queryable,
  { tenantId, studentId, refundId }: { tenantId: number; studentId: number; refundId: number },
): Promise<StaffRefundRow | null> {
  const { rows } = await sql<StaffRefundRow>`
    ${refundsOf(tenantId)} AND refund.student_id = ${studentId} AND refund.id = ${refundId}
  `.execute(db);
  return rows[0] ?? null;
}
