import type { BrandRegistry } from '#modules/tenancy/index.ts';
import type { SmsSender } from '#platform/sms.ts';

interface Deps {
  brands: Pick<BrandRegistry, 'byId'>;
  sms: SmsSender;
}

interface Notice {
  tenantId: number;
  /** The same for every delivery of one event, so that a repeated job sends one message. */
  requestRef: string;
  oldPhone: string;
  newDigits: string;
  brandId: number;
}

export async function sendPhoneNotice({ brands, sms }: Deps, notice: Notice): Promise<void> {
  const brand = await brands.byId(notice.tenantId, notice.brandId);
  if (!brand) throw new Error('the brand of a changed number is gone');
  await sms.send({
    to: notice.oldPhone,
    channel: 'sms',
    template: 'phone_changed',
    variables: { brand: brand.record.name.en, digits: notice.newDigits, host: brand.host },
    reference: `phone-changed-${notice.requestRef}`,
  });
}
