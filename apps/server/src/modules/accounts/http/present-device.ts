import type { ResponseOf } from '@shala/wire/contract.ts';
import type { listSessions } from '@shala/wire/sessions.ts';
import type { DeviceView } from '../list-sessions.ts';

type WireDevice = ResponseOf<typeof listSessions>['sessions'][number];

export function presentDevice(device: DeviceView): WireDevice {
  return {
    id: device.id,
    user_agent: device.userAgent,
    ip: device.ip,
    created_at: device.createdAt.toISOString(),
    last_used_at: device.lastUsedAt.toISOString(),
    is_this_one: device.isThisOne,
  };
}
