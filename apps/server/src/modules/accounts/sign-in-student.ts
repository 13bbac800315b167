import type { AccessTokens } from '#platform/access-tokens.ts';
import { AppError } from '#platform/app-error.ts';
import type { Database } from '#platform/db/database.ts';
import { checkPassword } from '#platform/passwords.ts';
import { selectCredential } from './credential-store.ts';
import { type Device, openSession } from './open-session.ts';
import type { TokenPair } from './token-pair.ts';

interface SignIn {
  tenantId: number;
  email: string;
  password: string;
  device: Device;
}

/** The same answer at the same cost for a wrong password and for an address nobody has. */
export async function signInStudent(
  { db, tokens }: { db: Database; tokens: AccessTokens },
  { tenantId, email, password, device }: SignIn,
): Promise<{ studentId: number; pair: TokenPair }> {
  const found = await selectCredential(db, tenantId, email.trim().toLowerCase());
  const isRight = await checkPassword(found?.password_hash ?? null, password);
  if (!found || !isRight) throw new AppError('wrong_credentials');
  if (found.blocked_at) throw new AppError('blocked');
  const who = { tenantId, kind: 'student', studentId: found.id, parentId: null, staffId: null } as const;
  const { pair } = await db.transaction().execute((tx) => openSession(tx, tokens, who, device));
  return { studentId: found.id, pair };
}
