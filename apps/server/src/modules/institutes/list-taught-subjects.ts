import type { Queryable } from '#platform/db/database.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { selectTaughtSubjects } from './taught-store.ts';

export type Teacher = Pick<StaffActor, 'tenantId' | 'staffId' | 'roles'>;

/**
 * The subjects whose contents and practice a member of staff makes: of courses that the tenant owns (a licence is
 * to use a course, not to fill it), what a tutor teaches today, and for the office all.
 */
export function listTaughtSubjects(db: Queryable, { tenantId, staffId, roles }: Teacher) {
  const isOffice = roles.some(({ role }) => role === 'tenant_admin' || role === 'school_admin');
  return selectTaughtSubjects(db, { tenantId, staffId, isOffice });
}
