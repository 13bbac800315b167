import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { codeSent, otpChannels, phone } from './parents.ts';
import { parent } from './people.ts';

export const sendPhoneCode = contract({
  summary: 'Sends a code to the number that a signed-in parent wants to sign in with from now on',
  family: 'main',
  method: 'PUT',
  path: '/user_management/parent/auth/phone/otp',
  body: z.object({ parent: z.object({ phone_number: phone, channel: z.optional(z.enum(otpChannels)) }) }),
  response: codeSent,
});

export const changePhone = contract({
  summary: 'Changes the number a parent signs in with, by the code sent to the new one; the old one is told',
  family: 'main',
  method: 'PUT',
  path: '/user_management/parent/auth/phone',
  body: z.object({
    parent: z.object({ phone_number: phone, otp: z.string().check(z.regex(/^\d{4,8}$/)) }),
  }),
  response: z.object({ parent }),
});
