import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type { confirmWithOtp, parentLogin, parentSignup, sendOtp } from '@shala/wire/parents.ts';
import { type Parent, toParent } from './people.ts';
import type { Tokens } from './tokens.ts';
import type { Transport } from './transport.ts';

export type CodeChannel = ResponseOf<typeof sendOtp>['channels'][number];

/** The answer is the same for every number, known or not. */
export interface CodeSent {
  /** Seconds until another code may be asked for. */
  readonly retryAfter: number;
  readonly codeLength: number;
  /** The ways this brand can send a code. */
  readonly channels: readonly CodeChannel[];
}

export interface SignUpDetails {
  readonly phone: string;
  readonly email: string;
  readonly firstName: string;
  /** YYYY-MM-DD */
  readonly dateOfBirth: string;
}

export interface SignedInParent {
  readonly user: Parent;
  readonly tokens: Tokens;
  readonly isNewAccount: boolean;
  /** Proves to later sends that this device has had a right code for the number. */
  readonly deviceToken: string;
}

export const toCodeSent = (wire: ResponseOf<typeof sendOtp>): CodeSent => ({
  retryAfter: wire.retry_after,
  codeLength: wire.otp_length,
  channels: wire.channels,
});

/** Keeps what the form says until the right code comes, and sends that code. */
export async function signUpParent(transport: Transport, details: SignUpDetails): Promise<CodeSent> {
  const body: BodyOf<typeof parentSignup> = {
    parent: {
      phone_number: details.phone,
      email: details.email,
      first_name: details.firstName,
      dob: details.dateOfBirth,
    },
  };
  const answer = await transport.send<ResponseOf<typeof parentSignup>>({
    family: 'main',
    method: 'POST',
    path: '/user_management/parent/auth/signup',
    body,
    withoutRenewal: true,
  });
  return toCodeSent(answer);
}

export async function sendCode(
  transport: Transport,
  wish: { phone: string; channel?: CodeChannel | undefined; deviceToken?: string | undefined },
): Promise<CodeSent> {
  const body: BodyOf<typeof sendOtp> = {
    parent: { phone_number: wish.phone, channel: wish.channel, device_token: wish.deviceToken },
  };
  const answer = await transport.send<ResponseOf<typeof sendOtp>>({
    family: 'main',
    method: 'PUT',
    path: '/user_management/parent/auth/otp',
    body,
    withoutRenewal: true,
  });
  return toCodeSent(answer);
}

export async function signInWithCode(
  transport: Transport,
  { phone, code }: { phone: string; code: string },
): Promise<SignedInParent> {
  const body: BodyOf<typeof parentLogin> = {
    parent: { grant_type: 'otp', phone_number: phone, otp: code },
  };
  const answer = await transport.send<Exclude<ResponseOf<typeof parentLogin>, { user: unknown }>>({
    family: 'main',
    method: 'POST',
    path: '/user_management/parent/auth/login',
    body,
    withoutRenewal: true,
  });
  return {
    user: toParent(answer.parent),
    tokens: { accessToken: answer.token.access_token, refreshToken: answer.token.refresh_token },
    isNewAccount: answer.is_new_account,
    deviceToken: answer.device_token,
  };
}

/** A signed-in parent shows that the phone is in their hand; what is delicate asks for it. */
export async function confirmWithCode(transport: Transport, code: string): Promise<void> {
  const body: BodyOf<typeof confirmWithOtp> = { parent: { otp: code } };
  await transport.send<ResponseOf<typeof confirmWithOtp>>({
    family: 'main',
    method: 'POST',
    path: '/user_management/parent/auth/confirm',
    body,
  });
}
