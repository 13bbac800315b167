import type { Queryable } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { selectDevices } from './device-store.ts';
import { ownerOf } from './session-owner.ts';

export interface DeviceView {
  id: string;
  userAgent: string;
  ip: string | null;
  createdAt: Date;
  lastUsedAt: Date;
  isThisOne: boolean;
}

/** The devices on which the caller is signed in; the one used last comes first. */
export async function listSessions(db: Queryable, actor: Actor): Promise<DeviceView[]> {
  const rows = await selectDevices(db, ownerOf(actor));
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    ip: row.ip,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isThisOne: row.id === actor.sessionId,
  }));
}
