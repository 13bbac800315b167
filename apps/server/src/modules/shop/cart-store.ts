import { sql } from 'kysely';
import { appNowPlus } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Buyer } from './deps.ts';
import { pendingMinutes } from './domain/order-state.ts';

export interface Cart {
  cartId: number;
  version: number;
}

/** The cart, made if there is none, and locked: under this lock the orders of a student are made and settled. */
export async function lockCart(tx: Tx, buyer: Buyer): Promise<Cart> {
  const cart = await selectLocked(tx, buyer);
  if (cart) return cart;
  await insertCart(tx, buyer);
  const made = await selectLocked(tx, buyer);
  if (!made) throw new Error('a cart was made and is not there');
  return made;
}

async function selectLocked(tx: Tx, { tenantId, studentId }: Buyer): Promise<Cart | null> {
  const row = await tx
    .selectFrom('cart')
    .select(['id', 'version'])
    .where('student_id', '=', studentId)
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirst();
  return row ? { cartId: row.id, version: row.version } : null;
}

/** False: there was one. */
export async function insertCart(tx: Tx, { tenantId, studentId }: Buyer): Promise<boolean> {
  const made = await tx
    .insertInto('cart')
    .values({ tenant_id: tenantId, student_id: studentId })
    .onConflict((conflict) => conflict.column('student_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Every change of what is in the cart; orders remember which state they were made of. */
export async function countChange(tx: Tx, studentId: number): Promise<number> {
  const { version } = await tx
    .updateTable('cart')
    .set({ version: sql`version + 1` })
    .where('student_id', '=', studentId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function selectItems(db: Queryable, studentId: number) {
  const rows = await db
    .selectFrom('cart_item')
    .select(['id', 'product_id'])
    .where('student_id', '=', studentId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, productId: row.product_id }));
}

export async function insertItem(tx: Tx, { tenantId, studentId }: Buyer, productId: number): Promise<number> {
  const { id } = await tx
    .insertInto('cart_item')
    .values({ tenant_id: tenantId, student_id: studentId, product_id: productId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How many of them were there. */
export async function deleteItems(tx: Tx, studentId: number, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await tx
    .deleteFrom('cart_item')
    .where('student_id', '=', studentId)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The order that a gateway is known to be working on, for as long as checkout waits for its decision. */
export async function selectPendingReference(db: Queryable, studentId: number): Promise<string | null> {
  const row = await db
    .selectFrom('shop_order')
    .select('reference')
    .where('student_id', '=', studentId)
    .where('state', '<>', 'paid')
    .where('pending_since', '>', appNowPlus(-pendingMinutes * 60))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.reference ?? null;
}

/** In whole years today; null: nobody has said. */
export async function selectAge(db: Queryable, studentId: number): Promise<number | null> {
  const { rows } = await sql<{ age: number | null }>`
    SELECT date_part('year', age(app_today(), dob))::int AS age FROM student WHERE id = ${studentId}
  `.execute(db);
  return rows[0]?.age ?? null;
}
