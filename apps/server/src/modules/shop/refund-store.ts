import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Database, Queryable, Tx } from '#platform/db/database.ts';
import { askPauses, type RefundReason, type RefundState } from './domain/refund-state.ts';

export interface NewRefund {
  tenantId: number;
  studentId: number;
  orderId: number;
  paymentId: number;
  reference: string;
  /** Null: of the payment as such. */
  lineNo: number | null;
  amountPaise: number;
  reason: RefundReason;
}

const columnsOf = (refund: NewRefund) => ({
  tenant_id: refund.tenantId,
  student_id: refund.studentId,
  order_id: refund.orderId,
  payment_id: refund.paymentId,
  reference: refund.reference,
  line_no: refund.lineNo,
  amount_paise: refund.amountPaise,
  reason: refund.reason,
});

/** Nothing is written where the line or the payment has one. */
export async function insertApproved(tx: Tx, refund: NewRefund): Promise<void> {
  await tx
    .insertInto('refund')
    .values({ ...columnsOf(refund), state: 'approved', ask_at: appNow })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Decided by whoever begins it; the note is read by the family. */
export async function insertBegun(
  tx: Tx,
  refund: NewRefund & { staffId: number; note: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('refund')
    .values({
      ...columnsOf(refund),
      state: 'approved',
      ask_at: appNow,
      decided_by: refund.staffId,
      decision_note: refund.note,
      decided_at: appNow,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertDone(tx: Tx, refund: NewRefund): Promise<number> {
  const { id } = await tx
    .insertInto('refund')
    .values({ ...columnsOf(refund), state: 'done', done_at: appNow })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertRequested(
  tx: Tx,
  refund: NewRefund & { message: string; parentId: number | null },
): Promise<number> {
  const { id } = await tx
    .insertInto('refund')
    .values({
      ...columnsOf(refund),
      state: 'requested',
      message: refund.message,
      requested_by_parent: refund.parentId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The payment that paid the order; null: nothing was to be paid. */
export async function selectSettlingPayment(
  tx: Tx,
  studentId: number,
  orderId: number,
): Promise<number | null> {
  const row = await tx
    .selectFrom('payment')
    .select('id')
    .where('student_id', '=', studentId)
    .where('order_id', '=', orderId)
    .where('role', '=', 'settles')
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface RefundKey {
  tenantId: number;
  studentId: number;
  refundId: number;
}

export interface LockedRefund {
  state: RefundState;
  reason: RefundReason;
  amountPaise: number;
  /** What the line cost, or the payment brought. */
  mostPaise: number;
}

export async function lockRefund(tx: Tx, key: RefundKey): Promise<LockedRefund | null> {
  const { rows } = await sql<LockedRefund>`
    SELECT refund.state, refund.reason, refund.amount_paise AS "amountPaise",
      coalesce(line.price_paise - line.discount_paise, payment.amount_paise) AS "mostPaise"
    FROM refund
    JOIN payment ON payment.student_id = refund.student_id AND payment.id = refund.payment_id
    LEFT JOIN order_line line ON line.student_id = refund.student_id AND line.order_id = refund.order_id
      AND line.line_no = refund.line_no
    WHERE refund.tenant_id = ${key.tenantId} AND refund.student_id = ${key.studentId} AND refund.id = ${key.refundId}
    FOR UPDATE OF refund
  `.execute(tx);
  return rows[0] ?? null;
}

interface Decision {
  staffId: number;
  note: string | null;
}

const one = (tx: Tx, { tenantId, studentId, refundId }: RefundKey) =>
  tx
    .updateTable('refund')
    .where('tenant_id', '=', tenantId)
    .where('student_id', '=', studentId)
    .where('id', '=', refundId);

/** Each approval has a reference of its own: what a gateway has refused under the old one it refuses for ever. */
export async function updateApproved(
  tx: Tx,
  key: RefundKey,
  { staffId, note, amountPaise, reference }: Decision & { amountPaise: number; reference: string },
): Promise<void> {
  await one(tx, key)
    .set({
      state: 'approved',
      amount_paise: amountPaise,
      reference,
      gateway_refund: null,
      decided_by: staffId,
      decision_note: note,
      decided_at: appNow,
      ask_at: appNow,
      tries: 0,
    })
    .execute();
}

export async function updateRefused(tx: Tx, key: RefundKey, { staffId, note }: Decision): Promise<void> {
  await one(tx, key)
    .set({ state: 'refused', decided_by: staffId, decision_note: note, decided_at: appNow })
    .execute();
}

export interface DueRefund extends RefundKey {
  orderId: number;
  orderReference: string;
  paymentId: number;
  lineNo: number | null;
  durationDays: number | null;
  reference: string;
  state: 'approved' | 'sent';
  tries: number;
  amountPaise: number;
  reason: RefundReason;
  gatewayRef: string;
  merchantAccountId: number;
}

/**
 * Takes refunds whose time has come, and moves their time on, so that another worker leaves them alone. A worker
 * that is killed now is followed by another one after the pause.
 */
export async function takeDue(db: Database, most: number): Promise<DueRefund[]> {
  const { rows } = await sql<DueRefund>`
    UPDATE refund SET tries = due.tries + 1,
      ask_at = app_now() + make_interval(secs => (${askPauses}::int[])[least(due.tries + 1, ${askPauses.length})])
    FROM (
      SELECT student_id, id, tries FROM refund WHERE ask_at <= app_now()
        AND tenant_id NOT IN (SELECT tenant_id FROM tenant_closed)
      ORDER BY ask_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    ) due, payment, shop_order
    WHERE refund.student_id = due.student_id AND refund.id = due.id
      AND payment.student_id = refund.student_id AND payment.id = refund.payment_id
      AND shop_order.student_id = refund.student_id AND shop_order.id = refund.order_id
    RETURNING refund.tenant_id AS "tenantId", refund.student_id AS "studentId", refund.id AS "refundId",
      refund.order_id AS "orderId", shop_order.reference AS "orderReference", refund.payment_id AS "paymentId",
      refund.line_no AS "lineNo", refund.reference, refund.state, refund.tries, refund.amount_paise AS "amountPaise",
      (SELECT duration_days FROM order_line line WHERE line.student_id = refund.student_id
        AND line.order_id = refund.order_id AND line.line_no = refund.line_no) AS "durationDays",
      refund.reason, payment.gateway_ref AS "gatewayRef", shop_order.merchant_account_id AS "merchantAccountId"
  `.execute(db);
  return rows;
}

/** Whether it is still wanted under this reference: it may have ended, or been approved anew, since it was taken. */
export async function isWanted(
  db: Queryable,
  refund: Pick<DueRefund, 'studentId' | 'refundId' | 'reference'>,
) {
  const row = await db
    .selectFrom('refund')
    .select('id')
    .where('student_id', '=', refund.studentId)
    .where('id', '=', refund.refundId)
    .where('reference', '=', refund.reference)
    .where('state', 'in', ['approved', 'sent'])
    .executeTakeFirst();
  return row !== undefined;
}

/** False: somebody else wrote down how it ended, or it was approved anew: the word is about an old reference. */
export async function updateAsked(
  tx: Tx,
  key: RefundKey & { reference: string },
  state: 'approved' | 'sent' | 'done' | 'failed',
  gatewayRefund: string | null,
): Promise<boolean> {
  const isOver = state === 'done' || state === 'failed';
  const { numUpdatedRows } = await one(tx, key)
    .set({
      state,
      gateway_refund: gatewayRefund,
      ...(isOver && { ask_at: null }),
      ...(state === 'done' && { done_at: appNow }),
    })
    .where('reference', '=', key.reference)
    .where('state', 'in', ['approved', 'sent'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
