import type { World } from './world.ts';

/** Somebody of the tenant paid and asks for it back. */
export async function addRefund(
  { pool }: Pick<World, 'pool'>,
  tenant: string,
): Promise<{ studentId: number; refundId: number; order: string }> {
  const { rows } = await pool.query(
    `WITH buyer AS (
       SELECT tenant.id AS tenant_id, (SELECT min(id) FROM student WHERE tenant_id = tenant.id) AS student_id,
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
    [tenant],
  );
  return { studentId: Number(rows[0].student_id), refundId: Number(rows[0].id), order: rows[0].reference };
}
