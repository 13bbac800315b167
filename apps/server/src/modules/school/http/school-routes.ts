import * as wire from '@shala/wire/school-staff.ts';
import type { Database } from '#platform/db/database.ts';
import { act, type Route, read, write } from '#platform/http/route.ts';
import { pageOf } from '#platform/page.ts';
import { addYear } from '../add-year.ts';
import { blockOwnStudent, giveTime, inviteAgain, makeGuardianCode } from '../change-student.ts';
import { getStudent } from '../get-student.ts';
import { listSections } from '../list-sections.ts';
import { listStudents } from '../list-students.ts';
import { moveStudent } from '../move-student.ts';
import { planRollOver, rollOver } from '../roll-over.ts';
import {
  presentInstitute,
  presentListed,
  presentMeta,
  presentRollOver,
  presentStudent,
} from './present-school.ts';

const staff = { policy: 'staff' } as const;
const office = { policy: 'office' } as const;
const done = { success: true };

function readRoutes(db: Database): Route[] {
  return [
    read(wire.listSchoolSections, staff, async ({ actor, locale }) => ({
      institutes: (await listSections(db, actor)).map((one) => presentInstitute(one, locale)),
    })),
    read(wire.listSchoolStudents, staff, async ({ actor, query, locale }) => {
      const { students, meta } = await listStudents(db, actor, {
        sectionId: query.section_id ?? null,
        state: query.state ?? null,
        search: query.search ?? '',
        page: pageOf({ number: query.page, size: query.items_per_page }),
      });
      return { students: students.map((one) => presentListed(one, locale)), meta: presentMeta(meta) };
    }),
    read(wire.getSchoolStudent, staff, async ({ actor, params, locale }) => ({
      student: presentStudent(await getStudent(db, actor, params.studentId), locale),
    })),
  ];
}

function studentRoutes(db: Database): Route[] {
  return [
    write(wire.moveSchoolStudent, office, async ({ actor, params, body }, tx) => {
      const { section_id: sectionId, from_day: fromDay } = body.move;
      await moveStudent(tx, actor, { studentId: params.studentId, sectionId, fromDay });
      return done;
    }),
    write(wire.blockSchoolStudent, office, async ({ actor, params, body }, tx) => {
      const { is_blocked: isBlocked, reason } = body.student;
      await blockOwnStudent({ tx, desk: actor, studentId: params.studentId }, { isBlocked, reason });
      return done;
    }),
    write(wire.setTimeFactor, office, async ({ actor, params, body }, tx) => {
      const { time_factor: factor, reason } = body.student;
      await giveTime({ tx, desk: actor, studentId: params.studentId }, { factor, reason });
      return done;
    }),
    write(wire.inviteSchoolStudent, office, async ({ actor, params, place }, tx) => {
      await inviteAgain({ tx, desk: actor, studentId: params.studentId }, place.brandId);
      return done;
    }),
    act(wire.makeGuardianCode, office, async ({ actor, params }) => ({
      code: await db
        .transaction()
        .execute((tx) => makeGuardianCode({ tx, desk: actor, studentId: params.studentId })),
    })),
  ];
}

function yearRoutes(): Route[] {
  return [
    write(wire.addSchoolYear, office, async ({ actor, params, body }, tx) => {
      const { name, starts_on: startsOn, ends_on: endsOn } = body.year;
      return {
        year_id: await addYear(tx, actor, { instituteId: params.instituteId, name, startsOn, endsOn }),
      };
    }),
    write(wire.rollOver, office, async ({ actor, params, body, locale }, tx) => {
      const { from_year_id: fromYearId, to_year_id: toYearId, moves, is_dry_run: isDryRun } = body.roll_over;
      const wanted = {
        instituteId: params.instituteId,
        fromYearId,
        toYearId,
        moves: moves.map((move) => ({ sectionId: move.section_id, toSectionId: move.to_section_id })),
      };
      const plan = await (isDryRun ? planRollOver(tx, actor, wanted) : rollOver(tx, actor, wanted));
      return presentRollOver(plan, !isDryRun, locale);
    }),
  ];
}

/** Students, sections and years, for those who run a school; tutors read what they teach. */
export const schoolRoutes = ({ db }: { db: Database }): Route[] => [
  ...readRoutes(db),
  ...studentRoutes(db),
  ...yearRoutes(),
];
