import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';
import type { MoneyLine } from './domain/compare-statement.ts';

export interface StatementAccount {
  tenantId: number;
  tenant: string;
  gateway: string;
  merchantId: string;
  /** The newest of those that were opened for this merchant: its keys are asked with. */
  accountId: number;
}

export interface Days {
  fromDay: string;
  toDay: string;
}

/** Closed ones, too: their payments are still ours. */
export async function selectAccounts(db: Queryable, tenant: string | null): Promise<StatementAccount[]> {
  const { rows } = await sql<StatementAccount>`
    SELECT account.tenant_id AS "tenantId", tenant.slug AS tenant, account.gateway,
      account.merchant_id AS "merchantId", max(account.id) AS "accountId"
    FROM merchant_account account JOIN tenant ON tenant.id = account.tenant_id
    ${tenant === null ? sql`` : sql`WHERE tenant.slug = ${tenant}`}
    GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4
  `.execute(db);
  return rows;
}

const ofAccount = ({ tenantId, gateway, merchantId }: StatementAccount) => sql`
  shop_order.tenant_id = ${tenantId} AND shop_order.merchant_account_id IN (
    SELECT id FROM merchant_account WHERE tenant_id = ${tenantId} AND gateway = ${gateway}
      AND merchant_id = ${merchantId})`;
const orderDay = sql`(shop_order.created_at AT TIME ZONE 'Asia/Kolkata')::date`;

/** The ledger of the orders of these days. */
export async function selectLedger(
  db: Queryable,
  account: StatementAccount,
  { fromDay, toDay }: Days,
): Promise<MoneyLine[]> {
  const { rows } = await sql<MoneyLine>`
    SELECT entry.kind, shop_order.reference AS "orderReference", payment.gateway_ref AS "gatewayRef",
      refund.reference AS "refundReference", entry.amount_paise AS "amountPaise", payment.currency
    FROM money_entry entry
    JOIN shop_order ON shop_order.student_id = entry.student_id AND shop_order.id = entry.order_id
    JOIN payment ON payment.student_id = entry.student_id AND payment.id = entry.payment_id
    LEFT JOIN refund ON refund.student_id = entry.student_id AND refund.id = entry.refund_id
    WHERE ${ofAccount(account)} AND ${orderDay} BETWEEN ${fromDay}::date AND ${toDay}::date
    ORDER BY shop_order.id, entry.id
  `.execute(db);
  return rows;
}

/** Orders of other days among these: the gateway counts an order from the moment its page was opened. */
export async function selectOfOtherDays(
  db: Queryable,
  account: StatementAccount,
  { fromDay, toDay }: Days,
  references: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ reference: string }>`
    SELECT reference FROM shop_order WHERE ${ofAccount(account)} AND reference = ANY (${references}::text[])
      AND ${orderDay} NOT BETWEEN ${fromDay}::date AND ${toDay}::date
  `.execute(db);
  return new Set(rows.map(({ reference }) => reference));
}

export interface Fault {
  orderReference: string;
  fault: string;
}

/** Where our own books disagree with one another. */
export async function selectFaults(
  db: Queryable,
  tenant: string | null,
  { fromDay, toDay }: Days,
): Promise<Fault[]> {
  const { rows } = await sql<Fault>`
    WITH told AS (
      SELECT shop_order.*,
        (SELECT count(*) FROM payment p WHERE p.student_id = shop_order.student_id AND p.order_id = shop_order.id
          AND p.role = 'settles' AND p.amount_paise = shop_order.total_paise) AS settling,
        (SELECT count(*) FROM receipt r WHERE r.student_id = shop_order.student_id AND r.order_id = shop_order.id)
          AS receipts,
        (SELECT coalesce(sum(amount_paise), 0) FROM payment p WHERE p.student_id = shop_order.student_id
          AND p.order_id = shop_order.id) AS taken,
        (SELECT coalesce(sum(amount_paise), 0) FROM refund f WHERE f.student_id = shop_order.student_id
          AND f.order_id = shop_order.id AND f.state = 'done') AS returned,
        (SELECT coalesce(sum(amount_paise) FILTER (WHERE kind = 'payment'), 0) FROM money_entry m
          WHERE m.student_id = shop_order.student_id AND m.order_id = shop_order.id) AS booked_in,
        (SELECT coalesce(-sum(amount_paise) FILTER (WHERE kind = 'refund'), 0) FROM money_entry m
          WHERE m.student_id = shop_order.student_id AND m.order_id = shop_order.id) AS booked_out
      FROM shop_order JOIN tenant ON tenant.id = shop_order.tenant_id
      WHERE ${orderDay} BETWEEN ${fromDay}::date AND ${toDay}::date
        ${tenant === null ? sql`` : sql`AND tenant.slug = ${tenant}`}
    )
    SELECT reference AS "orderReference", fault FROM told, LATERAL (VALUES
      (state = 'paid' AND total_paise > 0 AND settling = 0, 'is paid, but no payment of its total settles it'),
      (state <> 'paid' AND settling > 0, 'has the payment that settles it, but is not paid'),
      (state = 'paid' AND receipts = 0, 'is paid and has no receipt'),
      (state <> 'paid' AND receipts > 0, 'has a receipt and is not paid'),
      (taken <> booked_in, format('payments are %s paise, the ledger has %s', taken, booked_in)),
      (returned <> booked_out, format('refunds are %s paise, the ledger has %s', returned, booked_out)),
      (booked_out > booked_in, format('%s paise came in, %s went back', booked_in, booked_out))
    ) AS looked (is_wrong, fault)
    WHERE is_wrong ORDER BY id
  `.execute(db);
  return rows;
}
