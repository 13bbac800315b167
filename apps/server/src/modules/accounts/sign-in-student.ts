import type { AccessTokens } from '#platform/access-tokens.ts';
import { AppError } from '#platform/app-error.ts';
import type { Database } from '#platform/db/database.ts';
import { checkPassword } from '#platform/passwords.ts';
import { selectCredential } from './credential-store.ts';
import type { GuessGuard } from './guess-guard.ts';
import { type Device, openSession } from './open-session.ts';
import type { TokenPair } from './token-pair.ts';

interface SignIn {
  tenantId: number;
  email: string;
  password: string;
  device: Device;
}

interface Deps {
  db: Database;
  tokens: AccessTokens;
  guesses: GuessGuard;
}

/** The same answer at the same cost, and the same waiting, for a wrong password and for an address nobody has. */
export async function signInStudent(
  { db, tokens, guesses }: Deps,
  { tenantId, email, password, device }: SignIn,
): Promise<{ studentId: number; pair: TokenPair }> {
  const address = email.trim().toLowerCase();
  const found = await selectCredential(db, tenantId, address);
  // A new password, set by the link of a mail, starts a new count: that is how an account is unlocked.
  const passwordAge = found?.password_changed_at?.getTime() ?? 0;
  const guess = { account: `student:${tenantId}:${address}:${passwordAge}`, ip: device.ip };
  await guesses.begin(guess);
  const isRight = await checkPassword(found?.password_hash ?? null, password);
  if (!found || !isRight) throw new AppError('wrong_credentials');
  await guesses.succeed(guess);
  if (found.blocked_at) throw new AppError('blocked');
  const who = { tenantId, kind: 'student', studentId: found.id, parentId: null, staffId: null } as const;
  const { pair } = await db.transaction().execute((tx) => openSession(tx, tokens, who, device));
  return { studentId: found.id, pair };
}
