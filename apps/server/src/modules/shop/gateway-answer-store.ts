import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';
import { hideCardNumbers } from './domain/hide-card-numbers.ts';

export interface GatewayAnswer {
  tenantId: number;
  accountId: number;
  channel: 'callback' | 'webhook' | 'status' | 'refund';
  orderReference: string | null;
  body: string;
  verdict: string;
}

const longest = 20_000;

// PostgreSQL takes no NUL in a text, and whoever calls us may send one.
const bodyOf = ({ body }: GatewayAnswer) => hideCardNumbers(body.slice(0, longest).replaceAll('\0', ''));

/** What is written down of this order already: the same word, and words that were not the gateway's. */
export async function selectHeard(
  db: Queryable,
  answer: GatewayAnswer & { orderReference: string },
): Promise<{ isRepeated: boolean; forged: number }> {
  const { rows } = await sql<{ isRepeated: boolean; forged: number }>`
    SELECT coalesce(bool_or(channel = ${answer.channel} AND verdict = ${answer.verdict} AND body = ${bodyOf(answer)}),
        false) AS "isRepeated",
      count(*) FILTER (WHERE verdict = 'forged')::int AS forged
    FROM gateway_answer WHERE tenant_id = ${answer.tenantId} AND order_reference = ${answer.orderReference}
  `.execute(db);
  return rows[0] ?? { isRepeated: false, forged: 0 };
}

export async function insertAnswer(db: Queryable, answer: GatewayAnswer): Promise<void> {
  await db
    .insertInto('gateway_answer')
    .values({
      tenant_id: answer.tenantId,
      merchant_account_id: answer.accountId,
      channel: answer.channel,
      order_reference: answer.orderReference,
      body: bodyOf(answer),
      verdict: answer.verdict,
    })
    .execute();
}
