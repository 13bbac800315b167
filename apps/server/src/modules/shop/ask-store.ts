import { sql } from 'kysely';
import { appNow, appNowPlus } from '#platform/db/clock.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { OrderKey } from './order-store.ts';

/** Who waits asks us often; the gateway is asked about an order no more than once in so many seconds. */
const restSeconds = 3;
/** Whoever asks and dies leaves the order to the next one after this. */
const leaseSeconds = 60;

/** Minutes after somebody was last sent to pay; null: no more. */
export async function updateAskAt(
  db: Queryable,
  { studentId, orderId }: OrderKey,
  minutes: number | null,
): Promise<void> {
  await db
    .updateTable('shop_order')
    .set({
      ask_at: minutes === null ? null : sql`begun_at + make_interval(secs => ${minutes * 60})`,
    })
    .where('student_id', '=', studentId)
    .where('id', '=', orderId)
    .execute();
}

/** Somebody is sent to pay the order, maybe again: the questions begin anew. */
export async function updateBegun(
  db: Queryable,
  { studentId, orderId }: OrderKey,
  firstMinutes: number,
): Promise<void> {
  await db
    .updateTable('shop_order')
    .set({ begun_at: appNow, ask_at: appNowPlus(firstMinutes * 60) })
    .where('student_id', '=', studentId)
    .where('id', '=', orderId)
    .execute();
}

/** True: the gateway may be asked now. Of callers at the same moment one gets it. */
export async function claimAsk(db: Queryable, { studentId, orderId }: OrderKey): Promise<boolean> {
  const row = await db
    .updateTable('shop_order')
    .set({ asked_at: appNow, asked: sql`asked + 1` })
    .where('student_id', '=', studentId)
    .where('id', '=', orderId)
    .where('merchant_account_id', 'is not', null)
    .where((where) =>
      where.or([where('asked_at', 'is', null), where('asked_at', '<=', appNowPlus(-restSeconds))]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface DueOrder extends OrderKey {
  accountId: number | null;
}

/** Takes the orders that are due, the longest first, but none of these accounts. Two workers never get the same one. */
export async function claimDue(
  db: Queryable,
  most: number,
  without: ReadonlySet<number> = new Set(),
): Promise<DueOrder[]> {
  const rows = await db
    .with('due', (query) =>
      query
        .selectFrom('shop_order')
        .select(['student_id', 'id'])
        .where('ask_at', '<=', appNow)
        .where('tenant_id', 'not in', (closed) => closed.selectFrom('tenant_closed').select('tenant_id'))
        .where(sql<boolean>`merchant_account_id <> ALL (${[...without]}::bigint[])`)
        .orderBy('ask_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('shop_order')
    .from('due')
    .set({ ask_at: appNowPlus(leaseSeconds), asked_at: appNow, asked: sql`asked + 1` })
    .whereRef('shop_order.student_id', '=', 'due.student_id')
    .whereRef('shop_order.id', '=', 'due.id')
    .returning([
      'shop_order.tenant_id',
      'shop_order.student_id',
      'shop_order.id',
      'shop_order.merchant_account_id',
    ])
    .execute();
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    studentId: row.student_id,
    orderId: row.id,
    accountId: row.merchant_account_id,
  }));
}
