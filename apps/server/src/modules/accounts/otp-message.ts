import type { BrandRegistry } from '#modules/tenancy/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { SmsSender } from '#platform/sms.ts';
import { otpCode } from './otp-code.ts';
import { isLiveChallenge, markSend, selectParentIdByPhone } from './otp-store.ts';

interface Deps {
  db: Database;
  brands: Pick<BrandRegistry, 'byId'>;
  sms: SmsSender;
  otpKey: string;
}

interface OtpMessage {
  tenantId: number;
  phone: string;
  channel: 'sms' | 'voice' | 'whatsapp' | 'email';
  sendId: number;
  brandId: number;
  nonce: string;
  isForAnyone: boolean;
  template: 'otp' | 'purchase_approval';
  variables: Readonly<Record<string, string>>;
}

/** Safe to repeat: the provider is given the same reference and sends one message for it. */
export async function sendOtpMessage({ db, brands, sms, otpKey }: Deps, message: OtpMessage): Promise<void> {
  const { tenantId, sendId } = message;
  const brand = await brands.byId(tenantId, message.brandId);
  if (!brand) throw new Error('the brand of a code is gone');
  const isReachable =
    message.isForAnyone || (await selectParentIdByPhone(db, tenantId, message.phone)) !== null;
  const nonce = Buffer.from(message.nonce, 'base64');
  if (!isReachable || !(await isLiveChallenge(db, tenantId, message.phone, nonce))) return;
  const { flags, name } = brand.record;
  const code = otpCode(otpKey, nonce, flags.otpLength);
  const mark = (outcome: Parameters<typeof markSend>[3]) =>
    db.transaction().execute((tx) => markSend(tx, tenantId, sendId, outcome));
  try {
    const providerRef = await sms.send({
      to: message.phone,
      channel: message.channel,
      template: message.template,
      variables: { ...message.variables, code, brand: name.en, minutes: '5' },
      reference: `otp-${message.nonce}`,
    });
    await mark({ providerRef });
  } catch (error) {
    await mark({ failure: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}
