import type { Queryable } from '#platform/db/database.ts';
import type { WaitingLine } from '#platform/waiting.ts';
import { selectWaitingRefunds } from './waiting-refund-store.ts';

/** Refunds of the tenant that somebody has to decide about, or that went wrong. */
export async function listWaitingRefunds(
  db: Queryable,
  { tenantId }: { tenantId: number },
): Promise<WaitingLine[]> {
  const { count, oldest_at: oldestAt } = await selectWaitingRefunds(db, tenantId);
  return oldestAt === null ? [] : [{ course: null, subject: null, count, oldestAt }];
}
