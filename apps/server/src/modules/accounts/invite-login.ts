import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import type { LoginInvited } from './events.ts';

/** A login without a password is of no use until its owner has set one: the way there comes by mail. */
export async function inviteLogin(
  tx: Tx,
  { tenantId, brandId, email }: { tenantId: number; brandId: number; email: string },
): Promise<void> {
  await emit<LoginInvited>(tx, { type: 'accounts.login_invited', tenantId, data: { email, brandId } });
}
