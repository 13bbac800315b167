import { type AccessTokens, accessTokenSeconds } from '#platform/access-tokens.ts';
import type { Tx } from '#platform/db/database.ts';
import { hashSecret, newSecret } from '#platform/random.ts';
import { insertRefreshToken, type SessionKind } from './session-store.ts';

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

export interface SessionIdentity {
  id: string;
  tenantId: number;
  kind: SessionKind;
  studentId: number | null;
  parentId: number | null;
  staffId: number | null;
}

export async function issueTokens(
  tx: Tx,
  tokens: AccessTokens,
  session: SessionIdentity,
): Promise<TokenPair> {
  const refreshToken = newSecret();
  const now = await insertRefreshToken(tx, session.tenantId, session.id, hashSecret(refreshToken));
  const accessToken = tokens.sign({
    sid: session.id,
    ten: session.tenantId,
    kind: session.kind,
    stu: session.studentId,
    par: session.parentId,
    stf: session.staffId,
    exp: Math.floor(now.getTime() / 1000) + accessTokenSeconds,
  });
  return { accessToken, refreshToken };
}
