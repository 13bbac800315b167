import {
  confirmWithOtp as confirmContract,
  parentLogin,
  parentSignup,
  sendOtp as sendContract,
} from '@shala/wire/parents.ts';
import { AppError } from '#platform/app-error.ts';
import { act, type Place, type Route, write } from '#platform/http/route.ts';
import { checkSignUp } from '../check-sign-up.ts';
import { confirmWithOtp } from '../confirm-with-otp.ts';
import type { OtpChannel } from '../domain/otp-channel.ts';
import { type SignUp, sendOtp } from '../send-otp.ts';
import { signInParent } from '../sign-in-parent.ts';
import type { AccountHttpDeps } from './deps.ts';
import { sendLimits, tryLimits } from './otp-limits.ts';
import { presentParent } from './present-parent.ts';
import { presentToken } from './present-student.ts';
import { type RefreshBody, refreshByBody } from './refresh-by-body.ts';

type Tx = Parameters<typeof sendOtp>[0];

/** Parents by phone and one-time code. */
export function parentRoutes(deps: AccountHttpDeps): Route[] {
  const flagsOf = async ({ tenantId, brandId }: Place) => {
    const brand = await deps.brands.byId(tenantId, brandId);
    if (!brand) throw new AppError('unavailable');
    return brand.record.flags;
  };

  interface Ask {
    phone: string;
    channel: OtpChannel;
    deviceToken: string | undefined;
    signUp: SignUp | null;
  }
  const send = async (tx: Tx, place: Place, ip: string, { phone, channel, deviceToken, signUp }: Ask) => {
    const { otpLength, otpChannels, phoneOnlySignup, selfRegistration } = await flagsOf(place);
    if (!otpChannels.includes(channel)) throw new AppError('channel_closed');
    const { retryAfter } = await sendOtp(tx, {
      place,
      phone,
      channel,
      ip,
      deviceToken,
      signUp,
      takesUnknown: phoneOnlySignup && selfRegistration,
    });
    return { success: true, retry_after: retryAfter, otp_length: otpLength, channels: otpChannels };
  };

  return [
    write(
      sendContract,
      { policy: 'anyone', limits: sendLimits },
      async ({ body: { parent }, place, ip }, tx) =>
        send(tx, place, ip, {
          phone: parent.phone_number,
          channel: parent.channel ?? 'sms',
          deviceToken: parent.device_token,
          signUp: null,
        }),
    ),
    write(
      parentSignup,
      { policy: 'anyone', limits: sendLimits },
      async ({ body: { parent }, place, ip }, tx) => {
        const { selfRegistration } = await flagsOf(place);
        if (!selfRegistration) throw new AppError('registration_closed');
        const signUp = await checkSignUp(tx, {
          email: parent.email,
          firstName: parent.first_name,
          dob: parent.dob,
        });
        return send(tx, place, ip, {
          phone: parent.phone_number,
          channel: 'sms',
          deviceToken: undefined,
          signUp,
        });
      },
    ),
    act(
      parentLogin,
      { policy: 'anyone', limits: tryLimits },
      async ({ body, place, ip, userAgent, locale }) => {
        if (!('parent' in body) || body.parent.grant_type !== 'otp')
          return refreshByBody(deps, place, body as RefreshBody);
        const { otpLength, phoneOnlySignup, selfRegistration, legalVersions } = await flagsOf(place);
        const signedIn = await signInParent(deps, {
          tenantId: place.tenantId,
          phone: body.parent.phone_number,
          code: body.parent.otp,
          codeLength: otpLength,
          takesUnknown: phoneOnlySignup && selfRegistration,
          language: locale,
          legal: legalVersions,
          device: { ip, userAgent },
        });
        return {
          parent: await presentParent(deps, place.tenantId, signedIn.parentId),
          token: presentToken(signedIn.pair),
          is_new_account: signedIn.isNewAccount,
          device_token: signedIn.deviceToken,
        };
      },
    ),
    act(confirmContract, { policy: 'parent' }, async ({ actor, body, place }) => {
      const { otpLength } = await flagsOf(place);
      const { tenantId, parentId, sessionId } = actor;
      await confirmWithOtp(deps, {
        tenantId,
        parentId,
        sessionId,
        code: body.parent.otp,
        codeLength: otpLength,
      });
      return { success: true };
    }),
  ];
}
