import { randomBytes } from 'node:crypto';
import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import type { Place } from '#platform/http/route.ts';
import { hashSecret } from '#platform/random.ts';
import { coolDownSeconds, otpAllowance } from './domain/otp-allowance.ts';
import type { OtpRequested } from './events.ts';
import {
  countSends,
  insertSend,
  isKnownDevice,
  lockPhone,
  replaceChallenge,
  updateSignUp,
} from './otp-store.ts';
import { toPhoneNumber } from './phone-number.ts';

const otpSeconds = 5 * 60;
export type OtpChannel = 'sms' | 'voice' | 'whatsapp' | 'email';

export interface SignUp {
  email: string;
  firstName: string;
  dob: string;
}

interface SendOtp {
  place: Place;
  phone: string;
  channel: OtpChannel;
  ip: string;
  deviceToken: string | undefined;
  signUp: SignUp | null;
  /** May a number that nobody registered get a code? */
  takesUnknown: boolean;
}

/**
 * Asks for a code. Known and unknown numbers take the same road and the same time; where strangers may not sign
 * up, only the worker looks whether there is somebody to write to.
 */
export async function sendOtp(tx: Tx, request: SendOtp): Promise<{ retryAfter: number }> {
  const { place, channel, signUp } = request;
  const { tenantId } = place;
  const phone = toPhoneNumber(request.phone);
  if (phone === null) throw new AppError('phone_invalid');
  await lockPhone(tx, tenantId, phone);
  const token = request.deviceToken;
  const isKnown = token !== undefined && (await isKnownDevice(tx, tenantId, phone, hashSecret(token)));
  const allowance = otpAllowance(await countSends(tx, tenantId, phone, isKnown));
  if (allowance.may === 'wait') {
    // A form that was corrected in the meantime counts, though no second message goes out for it.
    if (signUp) await updateSignUp(tx, tenantId, phone, signUp);
    return { retryAfter: allowance.seconds };
  }
  if (allowance.may === 'not') throw new AppError('otp_capped', { retry_after: allowance.seconds });

  const nonce = randomBytes(16);
  const hasForm = await replaceChallenge(tx, {
    tenantId,
    phone,
    purpose: 'sign-in',
    nonce,
    seconds: otpSeconds,
    signUp,
    subject: null,
  });
  const send = { tenantId, phone, brandId: place.brandId, channel, isKnownDevice: isKnown, ip: request.ip };
  const sendId = await insertSend(tx, send);
  await emit<OtpRequested>(tx, {
    type: 'accounts.otp_requested',
    tenantId,
    data: {
      phone,
      channel,
      sendId,
      brandId: place.brandId,
      nonce: nonce.toString('base64'),
      isForAnyone: request.takesUnknown || hasForm,
    },
  });
  return { retryAfter: coolDownSeconds };
}
