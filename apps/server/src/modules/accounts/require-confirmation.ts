import { AppError } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import { isConfirmed } from './session-store.ts';

const minutes = 10;

/** Consents, login details and refunds ask for a code that is not older than ten minutes. */
export async function requireConfirmation(
  db: Queryable,
  { tenantId, sessionId }: { tenantId: number; sessionId: string },
): Promise<void> {
  const isFresh = await isConfirmed(db, tenantId, sessionId, minutes);
  if (!isFresh) throw new AppError('confirmation_required');
}
