import { createHash } from 'node:crypto';
import { AppError } from '#platform/app-error.ts';
import type { Database, Tx } from '#platform/db/database.ts';

export interface KeyedCall {
  tenantId: number;
  /** Session, or the address of a caller who has none: a key means nothing to anybody else. */
  caller: string;
  key: string;
  request: { method: string; path: string; body: unknown };
}

const hashOf = ({ method, path, body }: KeyedCall['request']): Buffer =>
  createHash('sha256')
    .update(`${method} ${path}\n${JSON.stringify(body ?? null)}`)
    .digest();

/**
 * Runs the change and keeps its answer in one transaction. The unique key makes a second call wait for the
 * first; then it gets the first one's answer. A failed call leaves nothing behind and may be tried again.
 */
export async function runOnce(
  db: Database,
  call: KeyedCall | null,
  change: (tx: Tx) => Promise<unknown>,
): Promise<unknown> {
  if (!call) return db.transaction().execute(change);
  return db.transaction().execute(async (tx) => {
    const stored = await claim(tx, call);
    if (stored) return stored.body;
    const answer = await change(tx);
    await tx
      .updateTable('idempotent_answer')
      .set({ status: 200, body: JSON.stringify(answer) })
      .where('tenant_id', '=', call.tenantId)
      .where('caller', '=', call.caller)
      .where('key', '=', call.key)
      .execute();
    return answer;
  });
}

async function claim(tx: Tx, call: KeyedCall): Promise<{ body: unknown } | null> {
  const requestHash = hashOf(call.request);
  const claimed = await tx
    .insertInto('idempotent_answer')
    .values({ tenant_id: call.tenantId, caller: call.caller, key: call.key, request_hash: requestHash })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'caller', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return null;
  const first = await tx
    .selectFrom('idempotent_answer')
    .select(['request_hash', 'body'])
    .where('tenant_id', '=', call.tenantId)
    .where('caller', '=', call.caller)
    .where('key', '=', call.key)
    .executeTakeFirstOrThrow();
  if (!first.request_hash.equals(requestHash)) throw new AppError('idempotency_conflict');
  return { body: first.body };
}
