import { openPaymentSession } from '../../src/modules/accounts/open-payment-session.ts';
import { openSession } from '../../src/modules/accounts/open-session.ts';
import { createAccessTokens } from '../../src/platform/access-tokens.ts';
import type { World } from '../world.ts';
import type { Family } from './family.ts';

type Headers = Record<string, string>;

/** Sessions of a family, as right codes and passwords leave them. */
export function doorsOf(world: World) {
  const tokens = createAccessTokens(world.config.JWT_KEYS);
  const device = { ip: '127.0.0.1', userAgent: 'test' };
  const open = async (family: Family, kind: 'student' | 'parent', hasChild = true) => {
    const { tenantId, studentId, parentId, host } = family;
    const who = {
      tenantId,
      kind,
      studentId: hasChild ? studentId : null,
      parentId: kind === 'parent' ? parentId : null,
      staffId: null,
    };
    const { sessionId, pair } = await world.db
      .transaction()
      .execute((tx) => openSession(tx, tokens, who, device));
    // A code was typed in just now.
    await world.pool.query('UPDATE session SET confirmed_at = app_now() WHERE id = $1', [sessionId]);
    return { sessionId, headers: { host, authorization: `Bearer ${pair.accessToken}` } };
  };
  const payer = async (family: Family): Promise<Headers> => {
    const { tenantId, studentId, parentId, host } = family;
    const { sessionId } = await open(family, 'parent');
    const asked = { tenantId, sessionId, kind: 'parent', studentId, parentId } as const;
    const token = await world.db.transaction().execute((tx) => openPaymentSession(tx, tokens, asked, device));
    return { host, authorization: `Bearer ${token}` };
  };
  /** Of a session that lives, and a quarter of an hour too old. */
  const old = async (family: Family): Promise<Headers> => {
    const { headers } = await open(family, 'student');
    const claims = tokens.verify(headers.authorization.slice('Bearer '.length));
    if (!claims) throw new Error('the token is not ours');
    return {
      host: family.host,
      authorization: `Bearer ${tokens.sign({ ...claims, exp: claims.exp - 3600 })}`,
    };
  };
  return { open, payer, old };
}
export type Doors = ReturnType<typeof doorsOf>;
