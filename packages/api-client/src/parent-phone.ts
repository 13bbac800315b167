import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type {
  changePhone as changeContract,
  sendPhoneCode as sendContract,
} from '@shala/wire/parent-phone.ts';
import { type CodeSent, toCodeSent } from './parents.ts';
import { type Parent, toParent } from './people.ts';
import type { Transport } from './transport.ts';

const base = '/user_management/parent/auth/phone';

/** To the number that a parent wants to sign in with from now on. */
export async function sendPhoneCode(transport: Transport, phone: string): Promise<CodeSent> {
  const body: BodyOf<typeof sendContract> = { parent: { phone_number: phone } };
  const answer = await transport.send<ResponseOf<typeof sendContract>>({
    family: 'main',
    method: 'PUT',
    path: `${base}/otp`,
    body,
  });
  return toCodeSent(answer);
}

export async function changePhone(
  transport: Transport,
  { phone, code }: { phone: string; code: string },
): Promise<Parent> {
  const body: BodyOf<typeof changeContract> = { parent: { phone_number: phone, otp: code } };
  const { parent } = await transport.send<ResponseOf<typeof changeContract>>({
    family: 'main',
    method: 'PUT',
    path: base,
    body,
  });
  return toParent(parent);
}
