import type { AccessTokens } from '#platform/access-tokens.ts';
import type { Tx } from '#platform/db/database.ts';
import { updateCurrentStudent, updateSessionStudent } from './family-store.ts';
import { retireRefreshTokens } from './session-store.ts';
import { issueTokens, type TokenPair } from './token-pair.ts';

interface Switch {
  tenantId: number;
  parentId: number;
  sessionId: string;
  studentId: number;
}

/**
 * Makes the child the current one and gives the session tokens that act for it. An access token given out
 * before goes on acting for the child it was made for until it ends, so that no half-done work of one child
 * is saved for another.
 */
export async function switchStudent(
  tx: Tx,
  tokens: AccessTokens,
  { tenantId, parentId, sessionId, studentId }: Switch,
): Promise<TokenPair> {
  await updateCurrentStudent(tx, tenantId, parentId, studentId);
  await updateSessionStudent(tx, tenantId, sessionId, studentId);
  await retireRefreshTokens(tx, tenantId, sessionId);
  return issueTokens(tx, tokens, {
    id: sessionId,
    tenantId,
    kind: 'parent',
    studentId,
    parentId,
    staffId: null,
  });
}
