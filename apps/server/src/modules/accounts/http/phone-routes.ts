import { changePhone as changeContract, sendPhoneCode as sendContract } from '@shala/wire/parent-phone.ts';
import { AppError } from '#platform/app-error.ts';
import { act, type Route, write } from '#platform/http/route.ts';
import { changePhone } from '../change-phone.ts';
import { sendPhoneCode } from '../send-phone-code.ts';
import { brandFlags } from './brand-flags.ts';
import type { AccountHttpDeps } from './deps.ts';
import { sendLimits, tryLimits } from './otp-limits.ts';
import { presentParent } from './present-parent.ts';

/** The number a parent signs in with. */
export function phoneRoutes(deps: AccountHttpDeps): Route[] {
  return [
    write(
      sendContract,
      { policy: 'parent', limits: sendLimits },
      async ({ actor, body: { parent }, place, ip }, tx) => {
        const { otpChannels, otpLength } = await brandFlags(deps.brands, place);
        const { phone_number: phone, channel = 'sms' } = parent;
        if (!otpChannels.includes(channel)) throw new AppError('channel_closed');
        const { parentId } = actor;
        const { retryAfter } = await sendPhoneCode(tx, { place, parentId, phone, channel, ip });
        return { success: true, retry_after: retryAfter, otp_length: otpLength, channels: otpChannels };
      },
    ),
    act(
      changeContract,
      { policy: 'parent', limits: tryLimits },
      async ({ actor: { tenantId, parentId }, body: { parent }, place }) => {
        const { otpLength } = await brandFlags(deps.brands, place);
        await changePhone(deps, {
          tenantId,
          brandId: place.brandId,
          parentId,
          phone: parent.phone_number,
          code: parent.otp,
          codeLength: otpLength,
        });
        return { parent: await presentParent(deps, tenantId, parentId) };
      },
    ),
  ];
}
