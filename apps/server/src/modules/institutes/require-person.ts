import { AppError, notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import {
  mayEditPerson,
  maySeePerson,
  type OfficeReach,
  officeReach,
  type Ties,
} from './domain/people-reach.ts';
import { type PersonRow, selectPeople } from './people-store.ts';

/** Who asks: a member of the office. */
export interface Office {
  tenantId: number;
  staffId: number;
  roles: readonly { role: string; instituteId: number | null }[];
}

export const tiesOf = ({ roles, teaching }: PersonRow): Ties => ({
  roles,
  teachingInstituteIds: teaching.map(({ instituteId }) => instituteId),
});

/** Somebody whom the office may see; anybody else does not exist. */
export async function requirePerson(
  db: Queryable,
  office: Office,
  staffId: number,
): Promise<{ person: PersonRow; reach: OfficeReach }> {
  const reach = officeReach(office.roles);
  const [person] = await selectPeople(db, office.tenantId, { staffId });
  if (!person || !maySeePerson(reach, tiesOf(person))) throw notFound();
  return { person, reach };
}

/** The same for changes; and nobody changes themselves. */
export async function requireEditable(db: Queryable, office: Office, staffId: number) {
  const found = await requirePerson(db, office, staffId);
  if (staffId === office.staffId) throw new AppError('own_account');
  if (!mayEditPerson(found.reach, tiesOf(found.person))) throw new AppError('forbidden');
  return found;
}
