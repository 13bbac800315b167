import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Place } from '#platform/http/route.ts';
import { hashSecret } from '#platform/random.ts';
import { askForCode } from './ask-for-code.ts';
import type { OtpChannel } from './domain/otp-channel.ts';
import { isKnownDevice, lockPhone, updateSignUp } from './otp-store.ts';
import { toPhoneNumber } from './phone-number.ts';

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
 * Asks for a code to sign in with. Known and unknown numbers take the same road and the same time; where strangers
 * may not sign up, only the worker looks whether there is somebody to write to.
 */
export async function sendOtp(tx: Tx, request: SendOtp): Promise<{ retryAfter: number }> {
  const { place, channel, signUp, ip } = request;
  const { tenantId, brandId } = place;
  const phone = toPhoneNumber(request.phone);
  if (phone === null) throw new AppError('phone_invalid');
  await lockPhone(tx, tenantId, phone);
  const token = request.deviceToken;
  const isKnown = token !== undefined && (await isKnownDevice(tx, tenantId, phone, hashSecret(token)));
  const { isSent, retryAfter } = await askForCode(tx, {
    tenantId,
    brandId,
    phone,
    channel,
    ip,
    isKnownDevice: isKnown,
    takesUnknown: request.takesUnknown,
    purpose: 'sign-in',
    signUp,
    subject: null,
    message: { template: 'otp', variables: {} },
  });
  // A form that was corrected in the meantime counts, though no second message goes out for it.
  if (!isSent && signUp) await updateSignUp(tx, tenantId, phone, signUp);
  return { retryAfter };
}
