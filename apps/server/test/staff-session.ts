import { openSession } from '../src/modules/accounts/open-session.ts';
import { createAccessTokens } from '../src/platform/access-tokens.ts';
import { shala } from './people.ts';
import type { World } from './world.ts';

/** A member of staff as password and code leave them, without either. */
export async function openStaffSession(world: Pick<World, 'db' | 'config'>, email: string, host = shala) {
  const staff = await world.db
    .selectFrom('staff')
    .select(['id', 'tenant_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const who = {
    tenantId: staff.tenant_id,
    kind: 'staff',
    studentId: null,
    parentId: null,
    staffId: staff.id,
  } as const;
  const tokens = createAccessTokens(world.config.JWT_KEYS);
  const device = { ip: '127.0.0.1', userAgent: 'test' };
  const { sessionId, pair } = await world.db
    .transaction()
    .execute((tx) => openSession(tx, tokens, who, device));
  return {
    sessionId,
    staffId: staff.id,
    tenantId: staff.tenant_id,
    headers: { host, authorization: `Bearer ${pair.accessToken}` },
  };
}
