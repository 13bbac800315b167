import { openSession } from '../src/modules/accounts/open-session.ts';
import { createAccessTokens } from '../src/platform/access-tokens.ts';
import { shala } from './people.ts';
import type { World } from './world.ts';

/** Parents of the demo school. */
export const lakshmi = '+919000010001';
export const farah = '+919000010003';

export interface ParentSession {
  parentId: number;
  sessionId: string;
  refreshToken: string;
  headers: { host: string; authorization: string };
}

/** A parent as a right code leaves them, without the code. */
export async function openParentSession(world: World, phone: string, host = shala): Promise<ParentSession> {
  const parent = await world.db
    .selectFrom('parent')
    .select(['id', 'tenant_id', 'current_student_id'])
    .where('phone_number', '=', phone)
    .executeTakeFirstOrThrow();
  const who = {
    tenantId: parent.tenant_id,
    kind: 'parent',
    studentId: parent.current_student_id,
    parentId: parent.id,
    staffId: null,
  } as const;
  const tokens = createAccessTokens(world.config.JWT_KEYS);
  const { sessionId, pair } = await world.db
    .transaction()
    .execute((tx) => openSession(tx, tokens, who, { ip: '127.0.0.1', userAgent: 'test' }));
  return {
    parentId: parent.id,
    sessionId,
    refreshToken: pair.refreshToken,
    headers: { host, authorization: `Bearer ${pair.accessToken}` },
  };
}

/** A parent who has just come, with nobody to look after yet. */
export async function openNewParent(world: World, phone: string, host = shala): Promise<ParentSession> {
  await world.pool.query(
    `INSERT INTO parent (tenant_id, phone_number, first_name)
     SELECT tenant_id, $1, 'Meera' FROM brand_host WHERE host = $2`,
    [phone, host],
  );
  return openParentSession(world, phone, host);
}
