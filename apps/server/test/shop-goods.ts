import { randomUUID } from 'node:crypto';
import type pg from 'pg';

interface GivenProduct {
  pricePaise?: number;
  days?: number;
  courseId: number;
  subjectIds?: number[];
}

/** A product of one line. */
export async function insertProduct(pool: pg.Pool, tenantId: number, given: GivenProduct): Promise<number> {
  const { pricePaise = 49_900, days = 30, courseId, subjectIds = [] } = given;
  const { rows } = await pool.query(
    `INSERT INTO product (tenant_id, slug, name, description)
     VALUES ($1, $2, '{"en": "Class 8", "hi": "कक्षा 8"}', '{"en": "All of it"}') RETURNING id`,
    [tenantId, `p-${randomUUID()}`],
  );
  const productId = Number(rows[0].id);
  await pool.query(
    `INSERT INTO product_line (tenant_id, product_id, line_no, course_id, duration_days, price_paise)
     VALUES ($1, $2, 1, $3, $4, $5)`,
    [tenantId, productId, courseId, days, pricePaise],
  );
  await pool.query(
    `INSERT INTO product_line_subject (tenant_id, product_id, line_no, subject_id)
     SELECT $1, $2, 1, unnest($3::bigint[])`,
    [tenantId, productId, subjectIds],
  );
  return productId;
}

/** Percent off. */
export async function insertCoupon(
  pool: pg.Pool,
  tenantId: number,
  percent: number,
  maxUses: number | null = null,
): Promise<string> {
  const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
  await pool.query(
    `INSERT INTO coupon (tenant_id, code, kind, value, from_day, to_day, max_uses)
     VALUES ($1, $2, 'percent', $3, app_today() - 1, app_today() + 30, $4)`,
    [tenantId, code, percent, maxUses],
  );
  return code;
}

/** All that one order has brought. */
export async function readOutcome(pool: pg.Pool, reference: string) {
  const { rows } = await pool.query(
    `SELECT state, asked,
       (SELECT count(*)::int FROM access_grant g WHERE g.student_id = o.student_id AND g.source = 'order_line'
          AND g.source_ref LIKE o.id || ':%' AND g.revoked_at IS NULL) AS grants,
       (SELECT count(*)::int FROM receipt r WHERE r.student_id = o.student_id AND r.order_id = o.id) AS receipts,
       coalesce((SELECT json_agg(p.role ORDER BY p.id) FROM payment p
          WHERE p.student_id = o.student_id AND p.order_id = o.id), '[]') AS payments,
       coalesce((SELECT json_agg(json_build_object('reason', f.reason, 'paise', f.amount_paise, 'line', f.line_no)
          ORDER BY f.id) FROM refund f WHERE f.student_id = o.student_id AND f.order_id = o.id), '[]') AS refunds,
       coalesce((SELECT sum(amount_paise)::int FROM money_entry m WHERE m.student_id = o.student_id
          AND m.order_id = o.id AND m.kind = 'payment'), 0) AS money,
       (SELECT state FROM coupon_use u WHERE u.student_id = o.student_id AND u.order_id = o.id) AS coupon
     FROM shop_order o WHERE reference = $1`,
    [reference],
  );
  return rows[0];
}
