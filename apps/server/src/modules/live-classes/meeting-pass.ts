import * as z from 'zod';
import { readNow } from '#platform/db/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Passes } from '#platform/passes.ts';
import { roomKey, type Seat } from './domain/seat.ts';

const lifeSeconds = 60;

const seatSchema = z.object({
  tenantId: z.int(),
  liveClassId: z.int(),
  sessionId: z.string(),
  uid: z.string(),
  role: z.enum(['host', 'student']),
  personId: z.int(),
  fullName: z.string(),
  shortName: z.string(),
  picture: z.string().nullable(),
});
const claims = z.object({ seat: seatSchema, until: z.number() });

export type PassPurpose = 'meeting' | 'meeting-chat';

export interface MeetingPasses {
  /** For one minute, for this person, session and class. */
  issue(seat: Seat): Promise<{ channelName: string; token: string; chatToken: string }>;
  /** Whose it is, and what the one clock says; null when it is not ours, for something else, or too old. */
  read(purpose: PassPurpose, token: string): Promise<{ seat: Seat; now: Date } | null>;
}

export function createMeetingPasses({ db, passes }: { db: Database; passes: Passes }): MeetingPasses {
  return {
    async issue(seat) {
      const until = (await readNow(db)).getTime() + lifeSeconds * 1000;
      const sign = (purpose: PassPurpose) => passes.sign(purpose, { seat, until });
      return {
        channelName: `live-${roomKey(seat)}`,
        token: sign('meeting'),
        chatToken: sign('meeting-chat'),
      };
    },
    async read(purpose, token) {
      const found = claims.safeParse(passes.verify(purpose, token)).data;
      if (!found) return null;
      const now = await readNow(db);
      return now.getTime() < found.until ? { seat: found.seat, now } : null;
    },
  };
}
