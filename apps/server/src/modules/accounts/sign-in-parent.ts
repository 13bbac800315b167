import type { AccessTokens } from '#platform/access-tokens.ts';
import { AppError } from '#platform/app-error.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { hashSecret, newSecret } from '#platform/random.ts';
import { acceptInvitations } from './accept-link-offer.ts';
import { addStudent } from './add-student.ts';
import { checkOtp } from './check-otp.ts';
import { type Device, openSession } from './open-session.ts';
import { insertKnownDevice, selectParentIdByPhone, useChallenge } from './otp-store.ts';
import { selectParentView } from './person-view-store.ts';
import { toPhoneNumber } from './phone-number.ts';
import type { LegalVersions } from './record-legal-consents.ts';
import { saveParent } from './save-parent.ts';
import type { SignUp } from './send-otp.ts';
import { markConfirmed } from './session-store.ts';
import type { TokenPair } from './token-pair.ts';

interface Deps {
  db: Database;
  tokens: AccessTokens;
  otpKey: string;
}

interface SignInParent {
  tenantId: number;
  phone: string;
  code: string;
  codeLength: number;
  takesUnknown: boolean;
  language: 'en' | 'hi';
  legal: LegalVersions;
  device: Device;
}

export interface SignedInParent {
  parentId: number;
  isNewAccount: boolean;
  deviceToken: string;
  pair: TokenPair;
}

/** The account comes into being only here, with a right code in hand. */
export async function signInParent(deps: Deps, request: SignInParent): Promise<SignedInParent> {
  const { tenantId } = request;
  const phone = toPhoneNumber(request.phone);
  if (phone === null) throw new AppError('phone_invalid');
  const right = await checkOtp(deps.db, {
    tenantId,
    phone,
    purpose: 'sign-in',
    code: request.code,
    key: deps.otpKey,
    length: request.codeLength,
  });
  const outcome = await deps.db.transaction().execute(async (tx) => {
    const isFirst = await useChallenge(tx, tenantId, phone, right.nonce);
    if (!isFirst) throw new AppError('otp_expired');
    const account = await findOrCreate(tx, request, phone, right.signUp as SignUp | null);
    return 'refusal' in account ? account : enter(tx, deps, request, phone, account);
  });
  // Outside the transaction: a code that was right is used up, whatever it was right for.
  if ('refusal' in outcome) throw new AppError(outcome.refusal);
  return outcome;
}

type Account = { parentId: number; isNewAccount: boolean };

async function findOrCreate(
  tx: Tx,
  { tenantId, takesUnknown, language, legal }: SignInParent,
  phone: string,
  signUp: SignUp | null,
): Promise<Account | { refusal: 'account_exists' | 'otp_invalid' }> {
  const known = await selectParentIdByPhone(tx, tenantId, phone);
  if (known !== null)
    return signUp ? { refusal: 'account_exists' } : { parentId: known, isNewAccount: false };
  if (!signUp && !takesUnknown) return { refusal: 'otp_invalid' };
  const { id: parentId } = await saveParent(tx, {
    tenantId,
    importRef: null,
    phone,
    email: signUp?.email,
    firstName: signUp?.firstName ?? '',
    lastName: '',
    language,
  });
  // The form asks for the child's name and birthday: they are the child's, never the adult's.
  if (signUp) {
    await addStudent(tx, {
      tenantId,
      parentId,
      firstName: signUp.firstName,
      lastName: '',
      dob: signUp.dob,
      language,
      legal,
    });
  }
  return { parentId, isNewAccount: true };
}

async function enter(
  tx: Tx,
  deps: Deps,
  request: SignInParent,
  phone: string,
  account: Account,
): Promise<SignedInParent> {
  const { tenantId, device } = request;
  await acceptInvitations(tx, { tenantId, parentId: account.parentId, legal: request.legal });
  const parent = await selectParentView(tx, tenantId, account.parentId);
  const studentId = parent?.current_student_id ?? null;
  const who = { tenantId, kind: 'parent', studentId, parentId: account.parentId, staffId: null } as const;
  const { pair, sessionId } = await openSession(tx, deps.tokens, who, device);
  await markConfirmed(tx, tenantId, sessionId);
  const deviceToken = newSecret();
  await insertKnownDevice(tx, tenantId, phone, hashSecret(deviceToken));
  return { parentId: account.parentId, isNewAccount: account.isNewAccount, deviceToken, pair };
}
