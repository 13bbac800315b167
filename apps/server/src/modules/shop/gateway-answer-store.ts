import type { Queryable } from '#platform/db/database.ts';
import { hideCardNumbers } from './domain/hide-card-numbers.ts';

interface GatewayAnswer {
  tenantId: number;
  accountId: number;
  channel: 'callback' | 'webhook' | 'status' | 'refund';
  orderReference: string | null;
  body: string;
  verdict: string;
}

const longest = 20_000;

export async function insertAnswer(db: Queryable, answer: GatewayAnswer): Promise<void> {
  await db
    .insertInto('gateway_answer')
    .values({
      tenant_id: answer.tenantId,
      merchant_account_id: answer.accountId,
      channel: answer.channel,
      order_reference: answer.orderReference,
      // PostgreSQL takes no NUL in a text, and whoever calls us may send one.
      body: hideCardNumbers(answer.body.slice(0, longest).replaceAll('\0', '')),
      verdict: answer.verdict,
    })
    .execute();
}
