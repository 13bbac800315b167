import type { CreditNoteDocument } from '../src/modules/shop/domain/credit-note-document.ts';
import type { World } from './world.ts';

/** Somebody of the tenant paid and asks for it back. */
export async function addRefund(
  { pool }: Pick<World, 'pool'>,
  tenant: string,
  /** Without one the first of the tenant. */
  studentId: number | null = null,
): Promise<{ studentId: number; refundId: number; order: string }> {
  const { rows } = await pool.query(
    `WITH buyer AS (
       SELECT tenant.id AS tenant_id, coalesce($2, (SELECT min(id) FROM student WHERE tenant_id = tenant.id)) AS student_id,
         (SELECT min(id) FROM brand WHERE tenant_id = tenant.id) AS brand_id FROM tenant WHERE slug = $1
     ), ordered AS (
       INSERT INTO shop_order (student_id, tenant_id, brand_id, reference, cart_version, state, subtotal_paise,
         discount_paise, total_paise, channel, settled_at)
       SELECT student_id, tenant_id, brand_id, gen_random_uuid()::text, 1, 'paid', 0, 0, 0, 'web', app_now()
       FROM buyer RETURNING student_id, tenant_id, id, reference
     ), paid AS (
       INSERT INTO payment (student_id, tenant_id, order_id, gateway, gateway_ref, amount_paise, currency, role)
       SELECT student_id, tenant_id, id, 'test', gen_random_uuid()::text, 100, 'INR', 'settles' FROM ordered
       RETURNING student_id, tenant_id, order_id, id
     )
     INSERT INTO refund (student_id, tenant_id, order_id, payment_id, reference, amount_paise, reason, state)
     SELECT student_id, tenant_id, order_id, id, gen_random_uuid()::text, 100, 'requested', 'requested' FROM paid
     RETURNING student_id, id, (SELECT reference FROM ordered)`,
    [tenant, studentId],
  );
  return { studentId: Number(rows[0].student_id), refundId: Number(rows[0].id), order: rows[0].reference };
}

const credited: CreditNoteDocument = {
  number: 'T/C26-27/00001',
  issuedOn: '2026-11-15',
  receipt: { number: 'T/26-27/000001', issuedOn: '2026-11-14' },
  orderReference: 'abc',
  brand: { name: 'Shala', colour: '#3346d3', email: 'help@shala.example.org', phone: '+919000019001' },
  seller: { legalName: 'Shala', address: [], gstin: null, state: null, sacCode: null, placeOfSupply: null },
  buyer: { studentName: 'Buyer', parentName: null, parentPhone: null },
  line: { productName: 'Class 8', courseName: 'CBSE 8', durationDays: 30, paidPaise: 100 },
  amountPaise: 100,
  tax: { taxablePaise: 100, parts: [] },
  payment: null,
};

/** The same, given back and with its credit note. */
export async function addCreditNote(
  world: Pick<World, 'pool'>,
  tenant: string,
  studentId: number | null = null,
) {
  const made = await addRefund(world, tenant, studentId);
  await world.pool.query(
    `INSERT INTO credit_note (student_id, refund_id, tenant_id, brand_id, financial_year, number, document)
     SELECT refund.student_id, refund.id, refund.tenant_id, shop_order.brand_id, 2026, refund.id, $3
     FROM refund JOIN shop_order ON shop_order.id = refund.order_id WHERE refund.student_id = $1 AND refund.id = $2`,
    [made.studentId, made.refundId, JSON.stringify(credited)],
  );
  return made;
}
