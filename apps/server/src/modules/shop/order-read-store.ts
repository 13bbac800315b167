import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';
import type { Buyer } from './deps.ts';
import type { OrderView } from './order-view.ts';

const mostListed = 200;

/** JSON has no Date: moments inside it are written as the wire writes them. */
const moment = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const lines = sql`(
  SELECT coalesce(json_agg(json_build_object(
    'lineNo', line.line_no, 'productName', line.product_name, 'courseId', line.course_id,
    'courseName', course.name, 'durationDays', line.duration_days, 'pricePaise', line.price_paise,
    'discountPaise', line.discount_paise, 'outcome', line.outcome,
    'subjectNames', CASE WHEN line.subject_ids IS NULL THEN NULL ELSE (
      SELECT coalesce(json_agg(subject.name ORDER BY subject.position, subject.id), '[]')
      FROM subject WHERE subject.id = ANY (line.subject_ids)) END,
    'openUntil', (SELECT max(to_day) FROM access_grant
      WHERE access_grant.student_id = line.student_id AND source = 'order_line'
        AND source_ref = shop_order.id || ':' || line.line_no AND revoked_at IS NULL)
  ) ORDER BY line.line_no), '[]')
  FROM order_line line JOIN course ON course.id = line.course_id
  WHERE line.student_id = shop_order.student_id AND line.order_id = shop_order.id)`;

const refunds = sql`(
  SELECT coalesce(json_agg(json_build_object(
    'id', refund.id, 'lineNo', refund.line_no, 'amountPaise', refund.amount_paise, 'reason', refund.reason,
    'state', refund.state, 'note', refund.decision_note, 'createdAt', ${moment(sql`refund.created_at`)},
    'doneAt', ${moment(sql`refund.done_at`)}, 'creditNoteNumber', note.document->>'number'
  ) ORDER BY refund.id), '[]')
  FROM refund LEFT JOIN credit_note note ON note.student_id = refund.student_id AND note.refund_id = refund.id
  WHERE refund.student_id = shop_order.student_id AND refund.order_id = shop_order.id)`;

async function select(db: Queryable, { tenantId, studentId }: Buyer, which: RawBuilder<unknown>) {
  const { rows } = await sql<OrderView>`
    SELECT shop_order.id, shop_order.reference, shop_order.state, shop_order.pending_since IS NOT NULL AS "isPending",
      subtotal_paise AS "subtotalPaise", discount_paise AS "discountPaise", total_paise AS "totalPaise",
      coupon.code AS "couponCode", shop_order.created_at AS "createdAt", settled_at AS "settledAt",
      ${lines} AS lines, ${refunds} AS refunds, receipt.document->>'number' AS "receiptNumber"
    FROM shop_order
    LEFT JOIN coupon ON coupon.tenant_id = shop_order.tenant_id AND coupon.id = shop_order.coupon_id
    LEFT JOIN receipt ON receipt.student_id = shop_order.student_id AND receipt.order_id = shop_order.id
    WHERE shop_order.tenant_id = ${tenantId} AND shop_order.student_id = ${studentId} AND ${which}
    ORDER BY shop_order.created_at DESC, shop_order.id DESC LIMIT ${mostListed}
  `.execute(db);
  return rows;
}

export async function selectOrder(db: Queryable, buyer: Buyer, reference: string): Promise<OrderView | null> {
  const [order] = await select(db, buyer, sql`shop_order.reference = ${reference}`);
  return order ?? null;
}

/** Whose order it is; null: there is none in the tenant. */
export async function selectBuyerId(
  db: Queryable,
  { tenantId, reference }: { tenantId: number; reference: string },
): Promise<number | null> {
  const row = await db
    .selectFrom('shop_order')
    .select('student_id')
    .where('tenant_id', '=', tenantId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.student_id ?? null;
}

/** Those that were paid or are being paid, and those that took money without being paid. */
export const selectOrders = (db: Queryable, buyer: Buyer): Promise<OrderView[]> =>
  select(
    db,
    buyer,
    sql`(shop_order.state IN ('paid', 'pending') OR shop_order.pending_since IS NOT NULL OR EXISTS (
      SELECT FROM payment WHERE payment.student_id = shop_order.student_id AND payment.order_id = shop_order.id))`,
  );
