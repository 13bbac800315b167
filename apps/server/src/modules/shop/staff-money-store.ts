import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';
import type { Page } from '#platform/page.ts';
import type { OrderState } from './domain/order-state.ts';
import type { StaffOrder, StaffRefund } from './staff-money.ts';

const studentName = sql`trim(student.first_name || ' ' || student.last_name)`;
const part = ({ number, size }: Page) => sql`LIMIT ${size} OFFSET ${(number - 1) * size}`;

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
): Promise<StaffOrder[]> {
  const { rows } = await sql<StaffOrder>`
    SELECT shop_order.reference, shop_order.student_id AS "studentId", ${studentName} AS "studentName",
      shop_order.state, shop_order.total_paise AS "totalPaise", coupon.code AS "couponCode", account.gateway,
      shop_order.created_at AS "createdAt", shop_order.settled_at AS "settledAt",
      receipt.document->>'number' AS "receiptNumber",
      (SELECT coalesce(json_agg(name ORDER BY line_no), '[]') FROM (
        SELECT product_name AS name, min(line_no) AS line_no FROM order_line
        WHERE order_line.student_id = shop_order.student_id AND order_line.order_id = shop_order.id
        GROUP BY product_id, product_name) product) AS "productNames",
      (SELECT coalesce(json_agg(gateway_ref ORDER BY payment.id), '[]') FROM payment
        WHERE payment.student_id = shop_order.student_id AND payment.order_id = shop_order.id) AS "gatewayRefs"
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

const refundsOf = (tenantId: number) => sql`
  SELECT refund.id, refund.student_id AS "studentId", ${studentName} AS "studentName",
    shop_order.reference AS "orderReference", line.product_name AS "productName",
    refund.amount_paise AS "amountPaise", refund.reason, refund.message, refund.state,
    refund.decision_note AS note, refund.created_at AS "createdAt", refund.done_at AS "doneAt"
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
): Promise<StaffRefund[]> {
  const waits = sql`refund.state IN ('requested', 'failed')`;
  const { rows } = await sql<StaffRefund>`
    ${refundsOf(tenantId)}
    ORDER BY ${waits} DESC, CASE WHEN ${waits} THEN refund.created_at END, refund.created_at DESC, refund.id DESC
    ${part(page)}
  `.execute(db);
  return rows;
}

export async function selectStaffRefund(
  db: Queryable,
  { tenantId, studentId, refundId }: { tenantId: number; studentId: number; refundId: number },
): Promise<StaffRefund> {
  const { rows } = await sql<StaffRefund>`
    ${refundsOf(tenantId)} AND refund.student_id = ${studentId} AND refund.id = ${refundId}
  `.execute(db);
  const [refund] = rows;
  if (!refund) throw new Error(`there is no refund ${refundId} of student ${studentId}`);
  return refund;
}
