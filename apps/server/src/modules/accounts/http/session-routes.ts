import {
  cableTicket,
  endSessionById,
  endAllSessions as everywhereContract,
  listSessions as listContract,
  logout,
} from '@shala/wire/sessions.ts';
import type { Database } from '#platform/db/database.ts';
import { act, type Route, read, write } from '#platform/http/route.ts';
import { endAllSessions } from '../end-all-sessions.ts';
import { endOtherSession } from '../end-other-session.ts';
import { endSession } from '../end-session.ts';
import { issueCableTicket } from '../issue-cable-ticket.ts';
import { listSessions } from '../list-sessions.ts';
import { presentDevice } from './present-device.ts';

/** Devices that are signed in. */
export function sessionRoutes({ db }: { db: Database }): Route[] {
  return [
    write(logout, { policy: 'signed-in' }, async ({ actor }, tx) => {
      await endSession(tx, { tenantId: actor.tenantId, sessionId: actor.sessionId });
      return { success: true };
    }),
    read(listContract, { policy: 'signed-in' }, async ({ actor }) => ({
      sessions: (await listSessions(db, actor)).map(presentDevice),
    })),
    write(endSessionById, { policy: 'signed-in' }, async ({ actor, params }, tx) => {
      await endOtherSession(tx, { actor, sessionId: params.sessionId });
      return { success: true };
    }),
    write(everywhereContract, { policy: 'signed-in' }, async ({ actor }, tx) => {
      await endAllSessions(tx, actor);
      return { success: true };
    }),
    act(cableTicket, { policy: 'student' }, async ({ actor }) => ({
      ticket: await issueCableTicket(db, actor),
    })),
  ];
}
