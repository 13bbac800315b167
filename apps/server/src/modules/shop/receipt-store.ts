import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { ReceiptDocument } from './domain/receipt-document.ts';

interface OrderKey {
  tenantId: number;
  studentId: number;
  orderId: number;
}

export interface ReceiptFacts {
  reference: string;
  subtotal_paise: number;
  discount_paise: number;
  total_paise: number;
  coupon_code: string | null;
  brand_slug: string;
  brand_name: unknown;
  brand_colour: string;
  brand_contact: { email: string; phone: string };
  seller: unknown;
  student_name: string;
  parent_name: string | null;
  parent_phone: string | null;
  gateway: string | null;
  gateway_ref: string | null;
  method: string | null;
  today: string;
}

/** The parent is the one who ordered, else the one linked first. */
export async function selectReceiptFacts(tx: Tx, { tenantId, studentId, orderId }: OrderKey) {
  const { rows } = await sql<ReceiptFacts>`
    SELECT shop_order.reference, subtotal_paise, discount_paise, total_paise, coupon.code AS coupon_code,
      brand.slug AS brand_slug, brand.name AS brand_name, brand.theme->>'brand' AS brand_colour,
      brand.contact AS brand_contact, brand.seller,
      trim(student.first_name || ' ' || student.last_name) AS student_name,
      nullif(trim(parent.first_name || ' ' || parent.last_name), '') AS parent_name,
      parent.phone_number AS parent_phone, payment.gateway, payment.gateway_ref, payment.method,
      app_today() AS today
    FROM shop_order
    JOIN brand ON brand.tenant_id = shop_order.tenant_id AND brand.id = shop_order.brand_id
    JOIN student ON student.id = shop_order.student_id
    LEFT JOIN coupon ON coupon.tenant_id = shop_order.tenant_id AND coupon.id = shop_order.coupon_id
    LEFT JOIN payment ON payment.student_id = shop_order.student_id AND payment.order_id = shop_order.id
      AND payment.role = 'settles'
    LEFT JOIN parent ON parent.tenant_id = shop_order.tenant_id AND parent.id = coalesce(
      shop_order.ordered_by_parent,
      (SELECT parent_id FROM guardian WHERE guardian.student_id = shop_order.student_id
       ORDER BY created_at, parent_id LIMIT 1))
    WHERE shop_order.tenant_id = ${tenantId} AND shop_order.student_id = ${studentId} AND shop_order.id = ${orderId}
  `.execute(tx);
  const [facts] = rows;
  if (!facts) throw new Error(`there is no order ${orderId} of student ${studentId}`);
  return facts;
}

export async function selectReceiptLines(tx: Tx, { studentId, orderId }: OrderKey) {
  return tx
    .selectFrom('order_line')
    .innerJoin('course', 'course.id', 'order_line.course_id')
    .select(['product_name', 'course.name as course_name', 'duration_days', 'price_paise', 'discount_paise'])
    .where('student_id', '=', studentId)
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .execute();
}

/** Locks the brand's counter of the year until the transaction ends: a rollback gives the number back. */
export async function takeNumber(
  tx: Tx,
  { tenantId, brandId, financialYear }: { tenantId: number; brandId: number; financialYear: number },
): Promise<number> {
  const { last_number } = await tx
    .insertInto('receipt_counter')
    .values({ tenant_id: tenantId, brand_id: brandId, financial_year: financialYear, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'brand_id', 'financial_year'])
        .doUpdateSet({ last_number: sql`receipt_counter.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
}

export async function insertReceipt(
  tx: Tx,
  { tenantId, studentId, orderId }: OrderKey,
  receipt: { brandId: number; financialYear: number; number: number; document: ReceiptDocument },
): Promise<void> {
  await tx
    .insertInto('receipt')
    .values({
      student_id: studentId,
      order_id: orderId,
      tenant_id: tenantId,
      brand_id: receipt.brandId,
      financial_year: receipt.financialYear,
      number: receipt.number,
      document: JSON.stringify(receipt.document),
    })
    .execute();
}

export async function selectReceipt(
  db: Queryable,
  { tenantId, studentId, orderId }: OrderKey,
): Promise<ReceiptDocument | null> {
  const row = await db
    .selectFrom('receipt')
    .select('document')
    .where('tenant_id', '=', tenantId)
    .where('student_id', '=', studentId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  // Written by insertReceipt alone, and nobody can change it afterwards.
  return (row?.document as ReceiptDocument | undefined) ?? null;
}

/** Who gets it by mail: the parent who ordered, else the one linked first, of those who have an address. */
export async function selectReceiptReader(
  db: Queryable,
  { tenantId, studentId, orderId }: OrderKey,
): Promise<{ email: string; language: string } | null> {
  const { rows } = await sql<{ email: string; language: string }>`
    SELECT parent.email, parent.language
    FROM shop_order
    JOIN guardian ON guardian.student_id = shop_order.student_id
    JOIN parent ON parent.tenant_id = shop_order.tenant_id AND parent.id = guardian.parent_id
    WHERE shop_order.tenant_id = ${tenantId} AND shop_order.student_id = ${studentId} AND shop_order.id = ${orderId}
      AND parent.email IS NOT NULL
    ORDER BY parent.id IS NOT DISTINCT FROM shop_order.ordered_by_parent DESC, guardian.created_at, parent.id LIMIT 1
  `.execute(db);
  return rows[0] ?? null;
}
