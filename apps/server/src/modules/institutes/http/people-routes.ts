import * as wire from '@shala/wire/staff-people.ts';
import type { Database } from '#platform/db/database.ts';
import { type Route, read, write } from '#platform/http/route.ts';
import { pageOf } from '#platform/page.ts';
import { changeRole } from '../change-role.ts';
import { addTeaching, endTeaching, type Teaching } from '../change-teaching.ts';
import { blockPerson, invitePerson, invitePersonAgain } from '../invite-person.ts';
import { listPeople } from '../list-people.ts';
import { listPlaces } from '../list-places.ts';
import { presentMeta, presentPerson, presentPlaces } from './present-people.ts';

const office = { policy: 'office' } as const;
const done = { success: true };

const readTeaching = (given: {
  course_id: number;
  subject_id: number | null;
  section_id: number | null;
}): Teaching => ({ courseId: given.course_id, subjectId: given.subject_id, sectionId: given.section_id });

/** The people who work here, for those who run the school. */
export function peopleRoutes({ db }: { db: Database }): Route[] {
  return [
    read(wire.listStaffPeople, office, async ({ actor, query, locale }) => {
      const page = pageOf({ number: query.page, size: query.items_per_page });
      const { people, meta } = await listPeople(db, {
        office: actor,
        search: query.search ?? '',
        page,
        locale,
      });
      return { people: people.map((person) => presentPerson(person, locale)), meta: presentMeta(meta) };
    }),
    read(wire.listStaffPlaces, office, async ({ actor, locale }) =>
      presentPlaces(await listPlaces(db, actor), locale),
    ),
    write(wire.inviteStaffPerson, office, async ({ actor, place, body }, tx) => {
      const { name, email, role, institute_id: instituteId, teaching, language } = body.person;
      const staffId = await invitePerson(tx, {
        office: actor,
        brandId: place.brandId,
        language,
        name,
        email,
        wanted: { role, instituteId },
        teaching: teaching && readTeaching(teaching),
      });
      return { staff_id: staffId };
    }),
    write(wire.inviteStaffAgain, office, async ({ actor, place, params, body }, tx) => {
      const { language } = body.invitation;
      const { staffId } = params;
      await invitePersonAgain(tx, { office: actor, staffId, brandId: place.brandId, language });
      return done;
    }),
    write(wire.blockStaffPerson, office, async ({ actor, params, body }, tx) => {
      const { staffId } = params;
      await blockPerson(tx, { office: actor, staffId, isBlocked: body.person.is_blocked });
      return done;
    }),
    write(wire.changeStaffRole, office, async ({ actor, params, body }, tx) => {
      const { role, institute_id: instituteId, is_given: isGiven } = body.role;
      const { staffId } = params;
      await changeRole(tx, { office: actor, staffId, wanted: { role, instituteId }, isGiven });
      return done;
    }),
    write(wire.addTeaching, office, async ({ actor, params, body }, tx) => {
      const { staffId } = params;
      await addTeaching(tx, { office: actor, staffId, teaching: readTeaching(body.teaching) });
      return done;
    }),
    write(wire.endTeaching, office, async ({ actor, params }, tx) => {
      await endTeaching(tx, { office: actor, staffId: params.staffId, teachingId: params.teachingId });
      return done;
    }),
  ];
}
