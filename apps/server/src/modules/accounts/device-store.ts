import { type ExpressionBuilder, sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.generated.ts';
import type { SessionKind } from './session-store.ts';

/** Whose devices: a person is a kind and an id, inside a tenant. */
export interface Owner {
  tenantId: number;
  kind: SessionKind;
  id: number;
}

const columnOf = { student: 'student_id', parent: 'parent_id', staff: 'staff_id' } as const;

/** Sessions that live and belong to this person; a parent's are no child's and the other way round. */
const livesAndBelongsTo = (owner: Owner) => (where: ExpressionBuilder<DB, 'session'>) =>
  where.and([
    where('tenant_id', '=', owner.tenantId),
    where('kind', '=', owner.kind),
    where(columnOf[owner.kind], '=', owner.id),
    where('revoked_at', 'is', null),
    where('expires_at', '>', appNow),
  ]);

export async function selectDevices(db: Queryable, owner: Owner) {
  return (
    db
      .selectFrom('session')
      .select(['id', 'user_agent', sql<string | null>`host(ip)`.as('ip'), 'created_at', 'last_used_at'])
      .where(livesAndBelongsTo(owner))
      // A page that may only pay is no device somebody is signed in on; it ends with all the others.
      .where('scope', 'is', null)
      .orderBy('last_used_at', 'desc')
      .orderBy('id')
      .execute()
  );
}

/** How many sessions ended. Without an id: all of them. */
export async function revokeDevices(
  tx: Tx,
  owner: Owner,
  sessionId: string | null,
  reason: string,
): Promise<number> {
  const result = await tx
    .updateTable('session')
    .set({ revoked_at: appNow, revoked_for: reason })
    .where(livesAndBelongsTo(owner))
    .$if(sessionId !== null, (update) => update.where('id', '=', sessionId ?? ''))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
