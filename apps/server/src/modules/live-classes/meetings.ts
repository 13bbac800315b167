import { AppError } from '#platform/app-error.ts';
import { readNow } from '#platform/db/clock.ts';
import type { Logger } from '#platform/logger.ts';
import { admitHost, admitStudent } from './admit.ts';
import type { LiveClassesDeps } from './deps.ts';
import type { Seat } from './domain/seat.ts';
import type { MeetingPasses } from './meeting-pass.ts';
import { type Hall, openHall } from './room/hall.ts';

/** What the door of the meetings' socket needs of this module. */
export interface Meetings {
  /** Who comes with this pass. Whatever may keep them out is looked at again: a minute has passed. */
  admit(token: string, tenantId: number): Promise<{ seat: Seat; openedAt: number }>;
  /** True for the second pass of the same join. */
  opensChat(token: string, seat: Seat): Promise<boolean>;
  openHall(log: Logger): Hall;
}

export function createMeetings(deps: LiveClassesDeps & { meetingPasses: MeetingPasses }): Meetings {
  const { db, redis, storage, media, meetingPasses } = deps;
  return {
    async admit(token, tenantId) {
      const claims = await meetingPasses.read('meeting', token);
      if (!claims || claims.tenantId !== tenantId) throw new AppError('token_invalid');
      const { sessionId, personId, liveClassId } = claims;
      const { seat } =
        claims.role === 'host'
          ? await admitHost(deps, { tenantId, sessionId, staffId: personId }, liveClassId)
          : await admitStudent(deps, { tenantId, sessionId, studentId: personId }, liveClassId);
      return { seat, openedAt: (await readNow(db)).getTime() };
    },
    async opensChat(token, seat) {
      const claims = await meetingPasses.read('meeting-chat', token);
      return (
        claims !== null &&
        claims.tenantId === seat.tenantId &&
        claims.liveClassId === seat.liveClassId &&
        claims.sessionId === seat.sessionId &&
        claims.uid === seat.uid
      );
    },
    openHall: (log) => openHall({ db, redis, storage, media, log }),
  };
}
