import type { ResponseOf } from '@shala/wire/contract.ts';
import type { endAllSessions, endSessionById, listSessions } from '@shala/wire/sessions.ts';
import type { Transport } from './transport.ts';

/** Somewhere the person is signed in. */
export interface Device {
  readonly id: string;
  readonly userAgent: string;
  readonly lastUsedAt: string;
  readonly isThisOne: boolean;
}

const base = '/user_management/auth/sessions';

export async function listDevices(transport: Transport, signal?: AbortSignal): Promise<Device[]> {
  const { sessions } = await transport.send<ResponseOf<typeof listSessions>>({
    family: 'main',
    method: 'GET',
    path: base,
    signal,
  });
  return sessions.map((session) => ({
    id: session.id,
    userAgent: session.user_agent,
    lastUsedAt: session.last_used_at,
    isThisOne: session.is_this_one,
  }));
}

export async function signDeviceOut(transport: Transport, id: string): Promise<void> {
  await transport.send<ResponseOf<typeof endSessionById>>({
    family: 'main',
    method: 'DELETE',
    path: `${base}/${id}`,
  });
}

/** This one, too. */
export async function signAllDevicesOut(transport: Transport): Promise<void> {
  await transport.send<ResponseOf<typeof endAllSessions>>({ family: 'main', method: 'DELETE', path: base });
}
