import { issueReceipt } from '../../src/modules/shop/issue-receipt.ts';
import { addCreditNote } from '../refunds.ts';
import { insertProduct } from '../shop-goods.ts';
import type { Owner } from './owner.ts';

/** What a family buys. */
export async function shopThings({ world, family, make, one }: Owner) {
  const { studentId, tenantId, host } = family;
  const { brand_id: brandId = 0, course_id: courseId = 0 } = await one(
    `SELECT brand_id, min(course_id) AS course_id FROM brand_host JOIN course_licence USING (tenant_id)
     WHERE host = $1 GROUP BY brand_id`,
    [host],
  );
  const cartItem = () =>
    make('cart item', async () => {
      await world.pool.query(
        'INSERT INTO cart (student_id, tenant_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [studentId, tenantId],
      );
      return one(
        'INSERT INTO cart_item (student_id, tenant_id, product_id) VALUES ($1, $2, $3) RETURNING id',
        [studentId, tenantId, await insertProduct(world.pool, tenantId, { courseId })],
      );
    });
  return {
    cartItem,
    cart: async () => {
      await cartItem();
      return make('cart', () => one('SELECT id FROM cart WHERE student_id = $1', [studentId]));
    },
    /** In the address at which a gateway calls the seller. */
    account: async () => {
      const { rows } = await world.pool.query(
        'SELECT min(reference) AS reference FROM merchant_account WHERE tenant_id = $1',
        [tenantId],
      );
      return String(rows[0].reference);
    },
    /** Paid, with a receipt. */
    order: () =>
      make('order', async () => {
        const { id: orderId = 0 } = await one(
          `WITH ordered AS (
             INSERT INTO shop_order (student_id, tenant_id, brand_id, reference, cart_version, state, subtotal_paise,
               discount_paise, total_paise, channel, settled_at)
             VALUES ($1, $2, $3, replace(gen_random_uuid()::text, '-', ''), 1, 'paid', 0, 0, 0, 'web', app_now())
             RETURNING id
           )
           INSERT INTO order_line (student_id, order_id, line_no, tenant_id, cart_item_id, product_id, product_name,
             course_id, duration_days, price_paise, discount_paise, outcome, product_line_no)
           SELECT $1, id, 1, $2, id, $4, '{"en": "P"}', $5, 30, 0, 0, 'granted', 1 FROM ordered RETURNING order_id AS id`,
          [studentId, tenantId, brandId, family.productId, courseId],
        );
        const order = { tenantId, brandId, studentId, orderId };
        await world.db.transaction().execute((tx) => issueReceipt(tx, order));
        const { rows } = await world.pool.query('SELECT reference FROM shop_order WHERE id = $1', [orderId]);
        return String(rows[0].reference);
      }),
    /** Of money that has gone back. */
    creditNote: () =>
      make('credit note', async () => {
        const { rows } = await world.pool.query('SELECT slug FROM tenant WHERE id = $1', [tenantId]);
        return addCreditNote(world, rows[0].slug, studentId);
      }),
  };
}
