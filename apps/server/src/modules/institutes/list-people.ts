import type { Locale } from '@shala/brand/brand.ts';
import type { Queryable } from '#platform/db/database.ts';
import { type Page, pageMeta } from '#platform/page.ts';
import { mayEditPerson, maySeePerson, officeReach } from './domain/people-reach.ts';
import { selectPeople } from './people-store.ts';
import { type Office, tiesOf } from './require-person.ts';

/** Who works for the school or the tenant, by name. A tenant has some hundreds of people, so all are looked at. */
export async function listPeople(
  db: Queryable,
  { office, search, page, locale }: { office: Office; search: string; page: Page; locale: Locale },
) {
  const reach = officeReach(office.roles);
  const wanted = search.trim().toLowerCase();
  const all = (await selectPeople(db, office.tenantId, { locale })).filter(
    (person) =>
      maySeePerson(reach, tiesOf(person)) &&
      `${JSON.stringify(person.name)} ${person.email}`.toLowerCase().includes(wanted),
  );
  const start = (page.number - 1) * page.size;
  const people = all.slice(start, start + page.size).map((person) => ({
    person,
    isEditable: person.id !== office.staffId && mayEditPerson(reach, tiesOf(person)),
  }));
  return { people, meta: pageMeta(page, all.length) };
}
