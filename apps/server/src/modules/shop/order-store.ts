import type { LocalText } from '@shala/brand/brand.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Buyer } from './deps.ts';
import type { OrderState } from './domain/order-state.ts';
import type { LineOutcome } from './domain/refund-state.ts';

export interface OrderKey extends Buyer {
  orderId: number;
}

export interface Order extends OrderKey {
  brandId: number;
  reference: string;
  /** Null: nothing to pay. */
  accountId: number | null;
  gatewayOrder: string | null;
  cartVersion: number;
  couponId: number | null;
  state: OrderState;
  totalPaise: number;
  currency: string;
  /** Since somebody was last sent to pay it. */
  ageMinutes: number;
  /** Null: the gateway is not known to be working on it. */
  pendingMinutes: number | null;
}

const minutesSince = (column: string) =>
  sql<number | null>`(extract(epoch FROM app_now() - ${sql.ref(column)}) / 60)::float8`;

const selectOrders = (db: Queryable) =>
  db
    .selectFrom('shop_order')
    .select([
      'id',
      'student_id',
      'tenant_id',
      'brand_id',
      'reference',
      'merchant_account_id',
      'gateway_order',
      'cart_version',
      'coupon_id',
      'state',
      'total_paise',
      'currency',
      minutesSince('begun_at').as('age_minutes'),
      minutesSince('pending_since').as('pending_minutes'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>;

const toOrder = (row: Row): Order => ({
  orderId: row.id,
  studentId: row.student_id,
  tenantId: row.tenant_id,
  brandId: row.brand_id,
  reference: row.reference,
  accountId: row.merchant_account_id,
  gatewayOrder: row.gateway_order,
  cartVersion: row.cart_version,
  couponId: row.coupon_id,
  state: row.state as OrderState,
  totalPaise: row.total_paise,
  currency: row.currency,
  ageMinutes: row.age_minutes ?? 0,
  pendingMinutes: row.pending_minutes,
});

export async function selectOrder(db: Queryable, { tenantId, studentId, orderId }: OrderKey): Promise<Order> {
  const row = await selectOrders(db)
    .where('student_id', '=', studentId)
    .where('id', '=', orderId)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return toOrder(row);
}

/** The one that may be paid in a page. */
export async function selectLiveOrder(db: Queryable, { tenantId, studentId }: Buyer): Promise<Order | null> {
  const row = await selectOrders(db)
    .where('student_id', '=', studentId)
    .where('tenant_id', '=', tenantId)
    .where('state', 'in', ['open', 'pending'])
    .executeTakeFirst();
  return row ? toOrder(row) : null;
}

/** The one that may be paid in a page, and others on which a gateway is working. */
export async function selectOpenEnded(db: Queryable, { tenantId, studentId }: Buyer): Promise<Order[]> {
  const rows = await selectOrders(db)
    .where('student_id', '=', studentId)
    .where('tenant_id', '=', tenantId)
    .where('state', '<>', 'paid')
    .where((where) =>
      where.or([where('state', 'in', ['open', 'pending']), where('pending_since', 'is not', null)]),
    )
    .orderBy('id')
    .execute();
  return rows.map(toOrder);
}

/** The newest that was made by a call of this key. */
export async function selectOrderOfCall(
  db: Queryable,
  { tenantId, studentId }: Buyer,
  key: string,
): Promise<Order | null> {
  const row = await selectOrders(db)
    .where('student_id', '=', studentId)
    .where('tenant_id', '=', tenantId)
    .where('request_key', '=', key)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toOrder(row) : null;
}

export async function selectOrderOfStudent(
  db: Queryable,
  { tenantId, studentId }: Buyer,
  reference: string,
): Promise<Order | null> {
  const row = await selectOrders(db)
    .where('tenant_id', '=', tenantId)
    .where('reference', '=', reference)
    .where('student_id', '=', studentId)
    .executeTakeFirst();
  return row ? toOrder(row) : null;
}

/** An order that is paid into this account, by our name of it or by the gateway's. */
export async function selectOrderOfAccount(
  db: Queryable,
  { tenantId, accountId }: { tenantId: number; accountId: number },
  named: { reference: string } | { gatewayOrder: string },
): Promise<Order | null> {
  const row = await selectOrders(db)
    .where('tenant_id', '=', tenantId)
    .where('merchant_account_id', '=', accountId)
    .where((where) =>
      'reference' in named
        ? where('reference', '=', named.reference)
        : where('gateway_order', '=', named.gatewayOrder),
    )
    .executeTakeFirst();
  return row ? toOrder(row) : null;
}

export interface NewOrder extends Buyer {
  brandId: number;
  reference: string;
  accountId: number | null;
  cartVersion: number;
  couponId: number | null;
  subtotalPaise: number;
  discountPaise: number;
  totalPaise: number;
  channel: 'web' | 'flutter';
  parentId: number | null;
  requestKey: string | null;
}

export async function insertOrder(tx: Tx, order: NewOrder): Promise<Order> {
  const { tenantId, studentId } = order;
  const { id } = await tx
    .insertInto('shop_order')
    .values({
      tenant_id: tenantId,
      student_id: studentId,
      brand_id: order.brandId,
      reference: order.reference,
      merchant_account_id: order.accountId,
      cart_version: order.cartVersion,
      coupon_id: order.couponId,
      subtotal_paise: order.subtotalPaise,
      discount_paise: order.discountPaise,
      total_paise: order.totalPaise,
      channel: order.channel,
      ordered_by_parent: order.parentId,
      request_key: order.requestKey,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return selectOrder(tx, { tenantId, studentId, orderId: id });
}

/** Also remembers since when, or that no longer, a gateway is working on it, and when it was paid. */
export async function updateState(
  tx: Tx,
  { studentId, orderId }: OrderKey,
  state: OrderState,
  isPending: boolean,
): Promise<void> {
  await tx
    .updateTable('shop_order')
    .set({
      state,
      pending_since: isPending ? sql`coalesce(pending_since, app_now())` : null,
      settled_at: state === 'paid' ? sql`coalesce(settled_at, app_now())` : null,
    })
    .where('student_id', '=', studentId)
    .where('id', '=', orderId)
    .execute();
}

/** What the gateway calls it, if nobody was quicker; the name that holds comes back. */
export async function saveGatewayOrder(
  db: Queryable,
  { studentId, orderId }: OrderKey,
  gatewayOrder: string,
): Promise<string> {
  const row = await db
    .updateTable('shop_order')
    .set({ gateway_order: sql`coalesce(gateway_order, ${gatewayOrder})` })
    .where('student_id', '=', studentId)
    .where('id', '=', orderId)
    .returning('gateway_order')
    .executeTakeFirstOrThrow();
  return row.gateway_order ?? gatewayOrder;
}

export interface NewLine {
  cartItemId: number;
  productId: number;
  productName: LocalText;
  productLineNo: number;
  courseId: number;
  subjectIds: number[] | null;
  durationDays: number;
  pricePaise: number;
  discountPaise: number;
}

export async function insertLines(tx: Tx, order: OrderKey, lines: readonly NewLine[]): Promise<void> {
  await tx
    .insertInto('order_line')
    .values(
      lines.map((line, index) => ({
        student_id: order.studentId,
        order_id: order.orderId,
        tenant_id: order.tenantId,
        line_no: index + 1,
        cart_item_id: line.cartItemId,
        product_id: line.productId,
        product_name: JSON.stringify(line.productName),
        product_line_no: line.productLineNo,
        course_id: line.courseId,
        subject_ids: line.subjectIds,
        duration_days: line.durationDays,
        price_paise: line.pricePaise,
        discount_paise: line.discountPaise,
      })),
    )
    .execute();
}

/**
 * With whether the purchase of each was paid for before, in another order, and whether the tenant has the course to
 * open. A product that is no longer on sale is honoured; a course that is gone opens nothing.
 */
export async function selectLinesToSettle(tx: Tx, { studentId, orderId }: OrderKey) {
  const rows = await tx
    .selectFrom('order_line as line')
    .select([
      'line.line_no',
      'line.cart_item_id',
      'line.course_id',
      sql<number[] | null>`line.subject_ids::float8[]`.as('subject_ids'),
      'line.duration_days',
      'line.price_paise',
      'line.discount_paise',
      sql<boolean>`EXISTS (
        SELECT FROM order_line bought WHERE bought.student_id = line.student_id
          AND bought.cart_item_id = line.cart_item_id AND bought.product_line_no = line.product_line_no
          AND bought.outcome = 'granted'
      )`.as('is_bought'),
      sql<boolean>`EXISTS (
        SELECT FROM course JOIN course_licence ON course_licence.course_id = course.id
        WHERE course.id = line.course_id AND course.is_active AND course_licence.tenant_id = line.tenant_id
      )`.as('is_there'),
    ])
    .where('line.student_id', '=', studentId)
    .where('line.order_id', '=', orderId)
    .orderBy('line.line_no')
    .execute();
  return rows.map((row) => ({
    lineNo: row.line_no,
    cartItemId: row.cart_item_id,
    courseId: row.course_id,
    subjectIds: row.subject_ids,
    durationDays: row.duration_days,
    paidPaise: row.price_paise - row.discount_paise,
    outcome: outcomeOf(row),
  }));
}

function outcomeOf({ is_bought, is_there }: { is_bought: boolean; is_there: boolean }): LineOutcome {
  if (is_bought) return 'duplicate';
  return is_there ? 'granted' : 'unavailable';
}

export async function updateOutcome(
  tx: Tx,
  { studentId, orderId }: OrderKey,
  lineNo: number,
  outcome: LineOutcome,
): Promise<void> {
  await tx
    .updateTable('order_line')
    .set({ outcome })
    .where('student_id', '=', studentId)
    .where('order_id', '=', orderId)
    .where('line_no', '=', lineNo)
    .execute();
}
