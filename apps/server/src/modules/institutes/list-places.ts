import type { Queryable } from '#platform/db/database.ts';
import { officeReach } from './domain/people-reach.ts';
import { selectPlaces } from './people-store.ts';
import type { Office } from './require-person.ts';

/** Where the office may put people: its own schools, and what is taught there. */
export async function listPlaces(db: Queryable, office: Office) {
  const { isTenantAdmin, instituteIds } = officeReach(office.roles);
  const { institutes, courses } = await selectPlaces(db, office.tenantId);
  const own = institutes.filter(({ id }) => isTenantAdmin || instituteIds.includes(id));
  const taught = new Set(own.flatMap(({ sections }) => sections.map(({ courseId }) => courseId)));
  return {
    institutes: own,
    courses: courses.filter(({ id }) => isTenantAdmin || taught.has(id)),
    isTenantAdmin,
  };
}
