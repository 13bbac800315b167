import { shala } from './people.ts';
import type { World } from './world.ts';

/** The calls of a parent with a number and a code. */
export function otpCalls(world: () => World) {
  const call = (
    method: 'PUT' | 'POST',
    path: string,
    payload: object,
    host = shala,
    remoteAddress = '127.0.0.1',
  ) =>
    world().server.inject({
      method,
      url: `/api/v1/user_management/parent/auth/${path}`,
      headers: { host },
      payload: { parent: payload },
      remoteAddress,
    });
  const send = (phone: string, host = shala, extra: object = {}) =>
    call('PUT', 'otp', { phone_number: phone, ...extra }, host);
  const login = (phone: string, otp: string, host = shala) =>
    call('POST', 'login', { grant_type: 'otp', phone_number: phone, otp }, host);
  return { call, send, login };
}
