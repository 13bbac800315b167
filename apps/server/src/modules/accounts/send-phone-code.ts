import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Place } from '#platform/http/route.ts';
import { askForCode } from './ask-for-code.ts';
import type { OtpChannel } from './domain/otp-channel.ts';
import { toPhoneNumber } from './phone-number.ts';

interface SendPhoneCode {
  place: Place;
  parentId: number;
  phone: string;
  channel: OtpChannel;
  ip: string;
}

/** The code says that the new number is in this parent's hand. It signs nobody in, and no other parent can use it. */
export async function sendPhoneCode(tx: Tx, request: SendPhoneCode): Promise<{ retryAfter: number }> {
  const { place, parentId, channel, ip } = request;
  const phone = toPhoneNumber(request.phone);
  if (phone === null) throw new AppError('phone_invalid');
  const { retryAfter } = await askForCode(tx, {
    tenantId: place.tenantId,
    brandId: place.brandId,
    phone,
    channel,
    ip,
    isKnownDevice: false,
    takesUnknown: true,
    purpose: `phone:${parentId}`,
    signUp: null,
    subject: null,
    message: { template: 'otp', variables: {} },
  });
  return { retryAfter };
}
