import type { Place } from '#platform/http/route.ts';
import { refreshSession } from '../refresh-session.ts';
import type { AccountHttpDeps } from './deps.ts';
import { presentToken } from './present-student.ts';
import { presentUser } from './present-user.ts';

export type RefreshBody = { student: { refresh_token: string } } | { parent: { refresh_token: string } };

/** Either wrapper on either path. */
export async function refreshByBody(deps: AccountHttpDeps, place: Place, body: RefreshBody) {
  const grant = 'student' in body ? body.student : body.parent;
  const { session, pair } = await refreshSession(deps, {
    tenantId: place.tenantId,
    refreshToken: grant.refresh_token,
    kinds: ['student', 'parent'],
  });
  return { user: await presentUser(deps, session), token: presentToken(pair) };
}
