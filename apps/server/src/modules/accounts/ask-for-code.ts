import { randomBytes } from 'node:crypto';
import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import { coolDownSeconds, otpAllowance } from './domain/otp-allowance.ts';
import type { OtpChannel } from './domain/otp-channel.ts';
import type { OtpRequested } from './events.ts';
import { countSends, insertSend, lockPhone, type OtpPurpose, replaceChallenge } from './otp-store.ts';

const otpSeconds = 5 * 60;

interface AskForCode {
  tenantId: number;
  brandId: number;
  phone: string;
  channel: OtpChannel;
  ip: string;
  isKnownDevice: boolean;
  /** May a number that nobody registered get a code? */
  takesUnknown: boolean;
  purpose: OtpPurpose;
  signUp: object | null;
  subject: object | null;
  message: Pick<OtpRequested['data'], 'template' | 'variables'>;
}

/** One count of messages for a number, whatever they are for: SMS is money, and so is a parent's patience. */
export async function askForCode(
  tx: Tx,
  request: AskForCode,
): Promise<{ isSent: boolean; retryAfter: number }> {
  const { tenantId, brandId, phone, channel, ip, isKnownDevice, purpose, signUp, subject } = request;
  await lockPhone(tx, tenantId, phone);
  const allowance = otpAllowance(await countSends(tx, tenantId, phone, isKnownDevice));
  if (allowance.may === 'wait') return { isSent: false, retryAfter: allowance.seconds };
  if (allowance.may === 'not') throw new AppError('otp_capped', { retry_after: allowance.seconds });

  const nonce = randomBytes(16);
  const seconds = otpSeconds;
  const hasForm = await replaceChallenge(tx, { tenantId, phone, purpose, nonce, seconds, signUp, subject });
  const sendId = await insertSend(tx, { tenantId, phone, brandId, channel, isKnownDevice, ip });
  await emit<OtpRequested>(tx, {
    type: 'accounts.otp_requested',
    tenantId,
    data: {
      phone,
      channel,
      sendId,
      brandId,
      nonce: nonce.toString('base64'),
      isForAnyone: request.takesUnknown || hasForm,
      template: request.message.template,
      variables: request.message.variables,
    },
  });
  return { isSent: true, retryAfter: coolDownSeconds };
}
