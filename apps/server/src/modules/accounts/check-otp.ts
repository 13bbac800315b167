import { AppError } from '#platform/app-error.ts';
import type { Database } from '#platform/db/database.ts';
import { isSameCode, otpCode } from './otp-code.ts';
import { countTry, type OtpPurpose, selectChallengeState } from './otp-store.ts';

const mostTries = 5;

interface CheckOtp {
  tenantId: number;
  phone: string;
  purpose: OtpPurpose;
  code: string;
  key: string;
  /** The brand's: a shorter guess at a longer code never fits. */
  length: number;
}

export interface RightOtp {
  nonce: Buffer;
  signUp: unknown;
  subject: unknown;
}

/** The try is counted and committed before the code is compared: nobody gets a sixth one by being quick. */
export async function checkOtp(db: Database, { code, key, length, ...which }: CheckOtp): Promise<RightOtp> {
  const challenge = await db.transaction().execute((tx) => countTry(tx, which, mostTries));
  if (!challenge) {
    const state = await selectChallengeState(db, which);
    throw new AppError(state?.is_live ? 'otp_locked' : 'otp_expired');
  }
  if (!isSameCode(code, otpCode(key, challenge.nonce, length))) {
    throw new AppError(challenge.tries >= mostTries ? 'otp_locked' : 'otp_invalid', {
      tries_left: mostTries - challenge.tries,
    });
  }
  return { nonce: challenge.nonce, signUp: challenge.sign_up, subject: challenge.subject };
}
