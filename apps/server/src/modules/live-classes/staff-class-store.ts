import type { Locale } from '@shala/brand/brand.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Reach } from '#modules/worksheets/index.ts';
import { asPeopleSort } from '#platform/db/as-people-sort.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { Page } from '#platform/page.ts';
import { type ClassRow, classColumns, classTables } from './class-store.ts';
import type { Staff } from './deps.ts';
import type { Tutor } from './domain/live-class.ts';

export type When = 'coming' | 'past';

const counts = sql`
  (SELECT count(DISTINCT student_id)::int FROM live_attendance attended
    WHERE attended.tenant_id = live_class.tenant_id AND attended.live_class_id = live_class.id) AS attended_count,
  (SELECT count(*)::int FROM live_recording recording WHERE recording.tenant_id = live_class.tenant_id
    AND recording.live_class_id = live_class.id AND recording.state <> 'discarded') AS recordings_count`;

/** A class with what its tutors want to know besides. */
export interface StaffClassRow extends ClassRow {
  attended_count: number;
  recordings_count: number;
}

/** The same as `isTheirs` of the domain, for lists. */
export const ofStaff = (
  { tenantId, staffId }: Staff,
  { isTenantAdmin, instituteIds }: Pick<Reach, 'isTenantAdmin' | 'instituteIds'>,
): RawBuilder<boolean> => sql<boolean>`live_class.tenant_id = ${tenantId} AND (
  ${isTenantAdmin}::boolean OR live_class.staff_id = ${staffId}
  OR EXISTS (SELECT FROM live_class_tutor teaches WHERE teaches.tenant_id = live_class.tenant_id
    AND teaches.live_class_id = live_class.id AND teaches.staff_id = ${staffId})
  OR EXISTS (SELECT FROM live_class_section meant
    JOIN section ON section.tenant_id = meant.tenant_id AND section.id = meant.section_id
    WHERE meant.tenant_id = live_class.tenant_id AND meant.live_class_id = live_class.id
      AND section.institute_id = ANY (${instituteIds}::bigint[])))`;

const isComing = sql`live_class.cancelled_at IS NULL AND live_class.ended_at IS NULL
  AND live_class.ends_at > app_now()`;
const isIn = (when: When) => (when === 'coming' ? isComing : sql`NOT (${isComing})`);

export async function selectPage(
  db: Queryable,
  isTheirs: RawBuilder<boolean>,
  when: When,
  { number, size }: Page,
): Promise<StaffClassRow[]> {
  const order =
    when === 'coming'
      ? sql`live_class.starts_at, live_class.id`
      : sql`live_class.starts_at DESC, live_class.id DESC`;
  const { rows } = await sql<StaffClassRow>`
    SELECT ${classColumns}, ${counts} FROM ${classTables} WHERE ${isTheirs} AND ${isIn(when)}
    ORDER BY ${order} LIMIT ${size} OFFSET ${(number - 1) * size}
  `.execute(db);
  return rows;
}

export async function countClasses(
  db: Queryable,
  isTheirs: RawBuilder<boolean>,
  when: When,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM live_class WHERE ${isTheirs} AND ${isIn(when)}
  `.execute(db);
  return rows[0]?.total ?? 0;
}

export async function selectStaffRow(
  db: Queryable,
  { tenantId, liveClassId }: { tenantId: number; liveClassId: number },
): Promise<StaffClassRow | null> {
  const { rows } = await sql<StaffClassRow>`
    SELECT ${classColumns}, ${counts} FROM ${classTables}
    WHERE live_class.tenant_id = ${tenantId} AND live_class.id = ${liveClassId}
  `.execute(db);
  return rows[0] ?? null;
}

/** What somebody teaches today, by India's calendar, and is not over. */
export async function selectToday(db: Queryable, { tenantId, staffId }: Staff): Promise<ClassRow[]> {
  const { rows } = await sql<ClassRow>`
    SELECT ${classColumns} FROM ${classTables}
    JOIN live_class_tutor own ON own.tenant_id = live_class.tenant_id AND own.live_class_id = live_class.id
      AND own.staff_id = ${staffId}
    WHERE live_class.tenant_id = ${tenantId} AND ${isComing}
      AND (live_class.starts_at AT TIME ZONE 'Asia/Kolkata')::date <= app_today()
    ORDER BY live_class.starts_at, live_class.id
  `.execute(db);
  return rows;
}

/** Who teaches the subject of the course today, by name. */
export async function selectTutors(
  db: Queryable,
  { tenantId, courseId, subjectId }: { tenantId: number; courseId: number; subjectId: number },
  locale: Locale = 'en',
): Promise<Tutor[]> {
  const { rows } = await sql<{ id: number; name: Tutor['name']; picture_key: string | null }>`
    SELECT id, name, picture_key FROM staff
    WHERE tenant_id = ${tenantId} AND blocked_at IS NULL AND EXISTS (
      SELECT FROM teaching_assignment taught
      WHERE taught.tenant_id = staff.tenant_id AND taught.staff_id = staff.id AND taught.course_id = ${courseId}
        AND (taught.subject_id IS NULL OR taught.subject_id = ${subjectId})
        AND taught.from_day <= app_today() AND (taught.to_day IS NULL OR taught.to_day >= app_today()))
    ORDER BY coalesce(name ->> ${locale}, name ->> 'en') ${asPeopleSort}, id
  `.execute(db);
  return rows.map((row) => ({ id: row.id, name: row.name, pictureKey: row.picture_key }));
}
