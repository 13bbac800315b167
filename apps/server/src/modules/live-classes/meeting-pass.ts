import * as z from 'zod';
import { readNow } from '#platform/db/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Passes } from '#platform/passes.ts';
import { roomKey, type Seat } from './domain/seat.ts';

const lifeMs = 60_000;

const schema = z.object({
  tenantId: z.int(),
  liveClassId: z.int(),
  sessionId: z.string(),
  uid: z.string(),
  role: z.enum(['host', 'student']),
  personId: z.int(),
  /** Milliseconds of the one clock. */
  until: z.number(),
});
export type PassClaims = z.infer<typeof schema>;
export type PassPurpose = 'meeting' | 'meeting-chat';

export interface MeetingPasses {
  /** For one minute, for this person, session and class. */
  issue(seat: Seat): Promise<{ channelName: string; token: string; chatToken: string }>;
  /** Null when it is not ours, for something else, or too old. */
  read(purpose: PassPurpose, token: string): Promise<PassClaims | null>;
}

export function createMeetingPasses({ db, passes }: { db: Database; passes: Passes }): MeetingPasses {
  return {
    async issue({ tenantId, liveClassId, sessionId, uid, role, personId }) {
      const until = (await readNow(db)).getTime() + lifeMs;
      const claims: PassClaims = { tenantId, liveClassId, sessionId, uid, role, personId, until };
      return {
        channelName: `live-${roomKey(claims)}`,
        token: passes.sign('meeting', claims),
        chatToken: passes.sign('meeting-chat', claims),
      };
    },
    async read(purpose, token) {
      const claims = schema.safeParse(passes.verify(purpose, token)).data;
      if (!claims) return null;
      return (await readNow(db)).getTime() < claims.until ? claims : null;
    },
  };
}
