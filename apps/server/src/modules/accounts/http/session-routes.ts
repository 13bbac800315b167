import { logout } from '@shala/wire/sessions.ts';
import { type Route, write } from '#platform/http/route.ts';
import { endSession } from '../end-session.ts';

/** Devices that are signed in. */
export function sessionRoutes(): Route[] {
  return [
    write(logout, { policy: 'signed-in' }, async ({ actor }, tx) => {
      await endSession(tx, { tenantId: actor.tenantId, sessionId: actor.sessionId });
      return { success: true };
    }),
  ];
}
