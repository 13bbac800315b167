import type { AccessTokens } from '#platform/access-tokens.ts';
import { readNow } from '#platform/db/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { newUuid } from '#platform/random.ts';
import type { Device } from './open-session.ts';
import { insertSession, selectLiveness } from './session-store.ts';

/** As long as a slow payment takes. It is not made longer: there is no refresh token. */
const seconds = 60 * 60;

export interface PaymentSession {
  tenantId: number;
  /** The session that asked for it. */
  sessionId: string;
  kind: 'student' | 'parent';
  studentId: number;
  parentId: number | null;
}

/** An access token that can pay and do nothing else; null when the session that asked for it may not any more. */
export async function openPaymentSession(
  tx: Tx,
  tokens: AccessTokens,
  { tenantId, sessionId, kind, studentId, parentId }: PaymentSession,
  { userAgent, ip }: Device,
): Promise<string | null> {
  const asking = await selectLiveness(tx, tenantId, sessionId, studentId);
  const mayAct = kind === 'student' || asking?.guarded_student === studentId;
  if (!asking?.is_live || asking.blocked_at !== null || !mayAct) return null;
  const id = newUuid();
  const who = { tenantId, kind, studentId, parentId, staffId: null };
  await insertSession(tx, { id, ...who, userAgent, ip, seconds, scope: 'payment' });
  return tokens.sign({
    sid: id,
    ten: tenantId,
    kind,
    stu: studentId,
    par: parentId,
    stf: null,
    scp: 'payment',
    exp: Math.floor((await readNow(tx)).getTime() / 1000) + seconds,
  });
}
