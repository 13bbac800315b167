import type { Queryable } from '#platform/db/database.ts';
import { selectQuestionIds } from './bank-store.ts';

/** The owner's questions by their slugs; what is not there is not in the answer. */
export async function findQuestions(
  db: Queryable,
  { ownerTenantId, slugs }: { ownerTenantId: number; slugs: readonly string[] },
): Promise<Map<string, number>> {
  const rows = slugs.length === 0 ? [] : await selectQuestionIds(db, ownerTenantId, slugs);
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
