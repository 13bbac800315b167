import type pg from 'pg';
import type { StatementLine } from '../../src/platform/payment/gateway.ts';
import type { Told } from './payments-family.ts';

export interface Faults {
  /** What kind of wrong, and where. */
  found: Map<string, string[]>;
  count(kind?: string): number;
}

interface OrderRow {
  reference: string;
  state: string;
  total: number;
  receipts: number;
  /** Lines that opened their course, with the number of grants they should and do have. */
  granted: { line: number; wanted: number; grants: number; revoked: number; back: boolean }[];
  duplicates: { line: number; paise: number; refunded: number; grants: number }[];
  unsettled: number;
  /** The price had been given up for another order, and its coupon was honoured for this student already. */
  isPriceGone: boolean;
  settles: number;
  other: { role: string; paise: number; refunded: number }[];
  entries: number;
}

/** Everything we hold about every order, one row each. */
const ordersStatement = `
  SELECT o.reference, o.state, o.total_paise AS total,
    (SELECT count(*)::int FROM receipt r WHERE r.student_id = o.student_id AND r.order_id = o.id) AS receipts,
    coalesce(lines.granted, '[]') AS granted, coalesce(lines.duplicates, '[]') AS duplicates,
    coalesce(lines.unsettled, 0)::int AS unsettled,
    EXISTS (SELECT FROM coupon_use u JOIN coupon_use h ON h.student_id = u.student_id AND h.coupon_id = u.coupon_id
      WHERE u.student_id = o.student_id AND u.order_id = o.id AND u.state = 'released' AND h.state = 'honoured')
      AS "isPriceGone",
    (SELECT count(*)::int FROM payment p WHERE p.student_id = o.student_id AND p.order_id = o.id
      AND p.role = 'settles') AS settles,
    coalesce((SELECT jsonb_agg(jsonb_build_object('role', p.role, 'paise', p.amount_paise, 'refunded', (
        SELECT coalesce(sum(f.amount_paise), 0) FROM refund f
        WHERE f.student_id = p.student_id AND f.payment_id = p.id AND f.line_no IS NULL AND f.state = 'done')))
      FROM payment p WHERE p.student_id = o.student_id AND p.order_id = o.id AND p.role <> 'settles'), '[]') AS other,
    (SELECT coalesce(sum(m.amount_paise), 0)::int FROM money_entry m
      WHERE m.student_id = o.student_id AND m.order_id = o.id) AS entries
  FROM shop_order o LEFT JOIN LATERAL (
    SELECT
      jsonb_agg(jsonb_build_object('line', l.line_no, 'wanted', coalesce(cardinality(l.subject_ids), 1),
        'grants', g.grants, 'revoked', g.revoked, 'back', EXISTS (SELECT FROM refund f
          WHERE f.student_id = l.student_id AND f.order_id = l.order_id AND f.line_no = l.line_no AND f.state = 'done')))
        FILTER (WHERE l.outcome = 'granted') AS granted,
      jsonb_agg(jsonb_build_object('line', l.line_no, 'paise', l.price_paise - l.discount_paise, 'grants', g.grants,
        'refunded', (SELECT coalesce(sum(f.amount_paise), 0) FROM refund f WHERE f.student_id = l.student_id
          AND f.order_id = l.order_id AND f.line_no = l.line_no AND f.state = 'done')))
        FILTER (WHERE l.outcome = 'duplicate') AS duplicates,
      count(*) FILTER (WHERE l.outcome IS NULL) AS unsettled
    FROM order_line l CROSS JOIN LATERAL (
      SELECT count(*)::int AS grants, count(revoked_at)::int AS revoked FROM access_grant a
      WHERE a.student_id = l.student_id AND a.source = 'order_line' AND a.source_ref = l.order_id || ':' || l.line_no
    ) g WHERE l.student_id = o.student_id AND l.order_id = o.id
  ) lines ON true`;

/** Statements that must find nothing. */
const nothing: Record<string, string> = {
  'a coupon over its limit': `
    SELECT c.code, c.max_uses, count(*) FROM coupon c JOIN coupon_use u ON u.tenant_id = c.tenant_id AND u.coupon_id = c.id
    WHERE u.state IN ('reserved', 'used') GROUP BY c.tenant_id, c.id, c.code, c.max_uses HAVING count(*) > c.max_uses`,
  'a coupon used too often by one student': `
    SELECT c.code, u.student_id FROM coupon c JOIN coupon_use u ON u.tenant_id = c.tenant_id AND u.coupon_id = c.id
    WHERE u.state IN ('reserved', 'used') AND c.max_uses_per_student IS NOT NULL
    GROUP BY c.tenant_id, c.id, c.code, c.max_uses_per_student, u.student_id HAVING count(*) > c.max_uses_per_student`,
  'a coupon honoured outside its limit more than once for one student': `
    SELECT coupon_id, student_id FROM coupon_use WHERE state = 'honoured'
    GROUP BY coupon_id, student_id HAVING count(*) > 1`,
  'a coupon whose count is not its uses': `
    SELECT c.code, c.uses FROM coupon c WHERE c.uses <> (SELECT count(*) FROM coupon_use u
      WHERE u.tenant_id = c.tenant_id AND u.coupon_id = c.id AND u.state IN ('reserved', 'used'))`,
  'a coupon kept for an order that nobody can pay any more': `
    SELECT u.order_id FROM coupon_use u WHERE u.state = 'reserved'`,
  'receipt numbers with a gap': `
    SELECT brand_id, financial_year, count(*), max(number) FROM receipt GROUP BY tenant_id, brand_id, financial_year
    HAVING count(*) <> max(number) OR min(number) <> 1 OR count(DISTINCT number) <> count(*)`,
  'a refund without an end': `SELECT id, state FROM refund WHERE state <> 'done'`,
  'an order without an end': `SELECT reference, state FROM shop_order WHERE state IN ('open', 'pending') OR ask_at IS NOT NULL`,
  'a grant without its enrolment': `
    SELECT a.source_ref FROM access_grant a WHERE a.source = 'order_line' AND NOT EXISTS (SELECT FROM enrolment e
      WHERE e.student_id = a.student_id AND e.course_id = a.course_id)`,
  'a grant of no order line': `
    SELECT source_ref FROM access_grant a WHERE source = 'order_line' AND NOT EXISTS (SELECT FROM order_line l
      WHERE l.student_id = a.student_id AND a.source_ref = l.order_id || ':' || l.line_no AND l.outcome = 'granted')`,
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Given back at the gateway's own desk; refunds of ours carry names that look otherwise. */
const isByHand = ({ kind, refundReference }: StatementLine) =>
  kind === 'refund' && (refundReference ?? '').startsWith('rfnd_');

function judgeOrder(
  order: OrderRow,
  lines: readonly StatementLine[],
  wrong: (kind: string, what: string) => void,
): void {
  const { reference, total } = order;
  const handBack = new Set(lines.filter(isByHand).map(({ gatewayRef }) => gatewayRef));
  const isRight = (line: StatementLine) =>
    line.kind === 'payment' &&
    line.amountPaise === total &&
    line.currency === 'INR' &&
    !handBack.has(line.gatewayRef);
  const isPaid = total === 0 || (lines.some(isRight) && !(order.isPriceGone && order.settles === 0));
  const facts = JSON.stringify(order);
  if (order.entries !== sum(lines.map(({ amountPaise }) => amountPaise)))
    wrong('ledger and statement differ', facts);
  if (isPaid) {
    if (order.state !== 'paid' || order.unsettled > 0) wrong('a paid order was not settled', facts);
    if (order.receipts !== 1) wrong('a paid order has not one receipt', facts);
    if (order.settles !== (total === 0 ? 0 : 1)) wrong('a paid order was not settled by one payment', facts);
    for (const { wanted, grants, revoked, back } of order.granted) {
      if (grants !== wanted || revoked !== (back ? grants : 0)) wrong('a line has not its grants', facts);
    }
    for (const { paise, refunded, grants } of order.duplicates) {
      if (grants > 0 || (total > 0 && refunded !== paise)) wrong('a duplicate was not given back', facts);
    }
  } else if (order.state === 'paid' || order.receipts > 0 || order.granted.length > 0 || order.settles > 0) {
    wrong('opened without payment', facts);
  }
  for (const { paise, refunded } of order.other)
    if (paise !== refunded) wrong('money kept', `${reference} ${facts}`);
}

/** Compares our books with the gateway's statement and with what families were told. */
export async function findFaults(
  pool: pg.Pool,
  { statement, held }: { statement: readonly StatementLine[]; held: readonly string[] },
  told: Told,
): Promise<Faults> {
  const found = new Map<string, string[]>();
  const wrong = (kind: string, what: string) => found.set(kind, [...(found.get(kind) ?? []), what]);
  const { rows } = await pool.query<OrderRow>(ordersStatement);
  const orders = new Map(rows.map((order) => [order.reference, order]));
  const lines = Map.groupBy(statement, ({ orderReference }) => orderReference);
  for (const order of rows) judgeOrder(order, lines.get(order.reference) ?? [], wrong);
  for (const reference of lines.keys()) {
    if (!orders.has(reference)) wrong('money for an order we do not have', reference);
  }
  for (const reference of told.references) {
    if (!orders.has(reference)) wrong('an order that was lost', reference);
  }
  for (const reference of told.successes) {
    if (orders.get(reference)?.state !== 'paid') wrong('a success that was taken back', reference);
  }
  for (const [kind, query] of Object.entries(nothing)) {
    for (const row of (await pool.query(query)).rows) wrong(kind, JSON.stringify(row));
  }
  for (const reference of held) wrong('money held for us that nobody took', reference);
  const honoured = await pool.query(`SELECT count(*)::int AS count FROM coupon_use WHERE state = 'honoured'`);
  if (honoured.rows[0].count > told.late)
    wrong('more coupons honoured than payments came late', `${honoured.rows[0].count} and ${told.late}`);
  const [ours, theirs] = [
    sum(rows.map(({ entries }) => entries)),
    sum(statement.map((line) => line.amountPaise)),
  ];
  if (ours !== theirs) wrong('the sums differ', `${ours} and ${theirs}`);
  const count = (kind?: string) =>
    kind === undefined ? sum([...found.values()].map((list) => list.length)) : (found.get(kind)?.length ?? 0);
  return { found, count };
}
