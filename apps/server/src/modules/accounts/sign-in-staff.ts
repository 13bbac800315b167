import type { AccessTokens } from '#platform/access-tokens.ts';
import { AppError } from '#platform/app-error.ts';
import type { Database } from '#platform/db/database.ts';
import { checkPassword } from '#platform/passwords.ts';
import type { Sealer } from '#platform/sealed.ts';
import type { GuessGuard } from './guess-guard.ts';
import { type Device, openSession } from './open-session.ts';
import { advanceTotpStep, selectStaffCredential } from './staff-store.ts';
import type { TokenPair } from './token-pair.ts';
import { findTotpStep } from './totp.ts';

interface Deps {
  db: Database;
  tokens: AccessTokens;
  sealer: Sealer;
  guesses: GuessGuard;
}

interface SignIn {
  tenantId: number;
  email: string;
  password: string;
  code: string;
  device: Device;
}

const refused = () => new AppError('wrong_staff_credentials');

/** One answer for every fault: nobody learns whether the address, the password or the code was wrong. */
export async function signInStaff(
  { db, tokens, sealer, guesses }: Deps,
  { tenantId, email, password, code, device }: SignIn,
): Promise<{ staffId: number; pair: TokenPair }> {
  const address = email.trim().toLowerCase();
  const guess = { account: `staff:${tenantId}:${address}`, ip: device.ip };
  await guesses.begin(guess);
  const found = await selectStaffCredential(db, tenantId, address);
  const isRight = await checkPassword(found?.password_hash ?? null, password);
  if (!found?.totp_secret || !isRight || found.blocked_at) throw refused();
  const step = findTotpStep(sealer.open(found.totp_secret), code, found.now.getTime() / 1000);
  if (step === null) throw refused();
  const who = { tenantId, kind: 'staff', studentId: null, parentId: null, staffId: found.id } as const;
  const pair = await db.transaction().execute(async (tx) => {
    if (!(await advanceTotpStep(tx, tenantId, found.id, step))) throw refused();
    return (await openSession(tx, tokens, who, device)).pair;
  });
  await guesses.succeed(guess);
  return { staffId: found.id, pair };
}
