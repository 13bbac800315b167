import { appToday } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';

/** The membership that has not ended; also one that begins in the future. */
export async function selectOpenMembership(db: Queryable, studentId: number) {
  return db
    .selectFrom('section_membership')
    .select(['section_id', 'from_day', 'roll'])
    .where('student_id', '=', studentId)
    .where((where) => where.or([where('to_day', 'is', null), where('to_day', '>=', appToday)]))
    .orderBy('from_day', 'desc')
    .orderBy('section_id', 'desc')
    .executeTakeFirst();
}

interface Membership {
  tenantId: number;
  studentId: number;
  sectionId: number;
  fromDay: string;
  roll: number | null;
}

export async function insertMembership(tx: Tx, membership: Membership): Promise<void> {
  await tx
    .insertInto('section_membership')
    .values({
      tenant_id: membership.tenantId,
      student_id: membership.studentId,
      section_id: membership.sectionId,
      from_day: membership.fromDay,
      roll: membership.roll,
    })
    .execute();
}

type Which = Pick<Membership, 'studentId' | 'sectionId' | 'fromDay'>;

export async function updateRoll(tx: Tx, which: Which, roll: number | null): Promise<void> {
  await tx
    .updateTable('section_membership')
    .set({ roll })
    .where('student_id', '=', which.studentId)
    .where('section_id', '=', which.sectionId)
    .where('from_day', '=', which.fromDay)
    .execute();
}

export async function endMembership(tx: Tx, which: Which, lastDay: string): Promise<void> {
  await tx
    .updateTable('section_membership')
    .set({ to_day: lastDay })
    .where('student_id', '=', which.studentId)
    .where('section_id', '=', which.sectionId)
    .where('from_day', '=', which.fromDay)
    .execute();
}

export async function deleteMembership(tx: Tx, which: Which): Promise<void> {
  await tx
    .deleteFrom('section_membership')
    .where('student_id', '=', which.studentId)
    .where('section_id', '=', which.sectionId)
    .where('from_day', '=', which.fromDay)
    .execute();
}

export async function selectCurrentMembership(db: Queryable, studentId: number) {
  return db
    .selectFrom('section_membership')
    .innerJoin('section', (join) =>
      join
        .onRef('section.tenant_id', '=', 'section_membership.tenant_id')
        .onRef('section.id', '=', 'section_membership.section_id'),
    )
    .innerJoin('institute', (join) =>
      join
        .onRef('institute.tenant_id', '=', 'section.tenant_id')
        .onRef('institute.id', '=', 'section.institute_id'),
    )
    .select([
      'section.id as section_id',
      'section.name as section_name',
      'section.course_id',
      'institute.id as institute_id',
      'institute.name as institute_name',
      'section_membership.roll',
      'section_membership.from_day',
    ])
    .where('section_membership.student_id', '=', studentId)
    .where('section_membership.from_day', '<=', appToday)
    .where((where) =>
      where.or([
        where('section_membership.to_day', 'is', null),
        where('section_membership.to_day', '>=', appToday),
      ]),
    )
    .orderBy('section_membership.from_day', 'desc')
    .orderBy('section_membership.section_id', 'desc')
    .executeTakeFirst();
}
