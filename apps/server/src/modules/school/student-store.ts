import { sql } from 'kysely';
import { asPeopleSort } from '#platform/db/as-people-sort.ts';
import type { Queryable } from '#platform/db/database.ts';
import { type Reacher, reaches } from './reach-store.ts';

export type StudentState = 'active' | 'invited' | 'never' | 'blocked';

const isOpen = sql`(member.to_day IS NULL OR member.to_day >= app_today())`;

/** Of `student`, `login` and `seen`. */
const state = sql<StudentState>`CASE WHEN student.blocked_at IS NOT NULL THEN 'blocked'
  WHEN seen.at IS NOT NULL THEN 'active'
  WHEN login.email IS NOT NULL AND login.password_hash IS NULL THEN 'invited' ELSE 'never' END`;

const about = sql`LEFT JOIN student_credential login ON login.student_id = student.id
  CROSS JOIN LATERAL (SELECT max(session.last_used_at) AS at FROM session
    WHERE session.tenant_id = student.tenant_id AND session.student_id = student.id) seen`;

export async function selectReachedStudent(
  db: Queryable,
  who: Reacher,
  studentId: number,
  as: 'run' | 'see',
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM section_membership member
    JOIN section ON section.tenant_id = member.tenant_id AND section.id = member.section_id
    WHERE member.tenant_id = ${who.tenantId} AND member.student_id = ${studentId} AND ${isOpen}
      AND ${reaches(who, as)} LIMIT 1
  `.execute(db);
  return rows.length > 0;
}

export interface ListedRow {
  id: number;
  first_name: string;
  last_name: string;
  native_name: string | null;
  import_ref: string | null;
  email: string | null;
  roll: number | null;
  section_id: number;
  section_name: unknown;
  state: StudentState;
  last_seen_at: Date | null;
  total: number;
}

interface Wanted {
  sectionId: number | null;
  state: StudentState | null;
  search: string;
  limit: number;
  offset: number;
}

/** Without a section: where each of them is today. With one: also who will come into it. */
export async function selectStudents(db: Queryable, who: Reacher, wanted: Wanted): Promise<ListedRow[]> {
  const { sectionId, search, limit, offset } = wanted;
  const like = `%${search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<ListedRow>`
    SELECT student.id, student.first_name, student.last_name, student.native_name, student.import_ref, login.email,
      member.roll, section.id AS section_id, section.name AS section_name, ${state} AS state,
      seen.at AS last_seen_at, (count(*) OVER ())::int AS total
    FROM section_membership member
    JOIN section ON section.tenant_id = member.tenant_id AND section.id = member.section_id
    JOIN course ON course.id = section.course_id
    JOIN student ON student.id = member.student_id ${about}
    WHERE member.tenant_id = ${who.tenantId} AND ${isOpen} AND ${reaches(who, 'see')}
      AND ${sectionId === null ? sql`member.from_day <= app_today()` : sql`section.id = ${sectionId}`}
      AND lower(concat_ws(' ', student.first_name, student.last_name, student.native_name, student.import_ref,
        login.email)) LIKE ${like}
      ${wanted.state === null ? sql`` : sql`AND ${state} = ${wanted.state}`}
    ORDER BY course.position, section.slug, member.roll NULLS LAST, student.first_name ${asPeopleSort}, student.id
    LIMIT ${limit} OFFSET ${offset}
  `.execute(db);
  return rows;
}

export interface StudentRow {
  id: number;
  first_name: string;
  last_name: string;
  native_name: string | null;
  import_ref: string | null;
  dob: string | null;
  email: string | null;
  has_password: boolean;
  state: StudentState;
  last_seen_at: Date | null;
  time_factor: number;
  guardians: { firstName: string; lastName: string; relation: string; phone: string }[];
  sections: {
    id: number;
    name: unknown;
    instituteName: unknown;
    roll: number | null;
    fromDay: string;
    toDay: string | null;
  }[];
  grants: {
    courseName: unknown;
    subjectName: unknown;
    source: string;
    fromDay: string;
    toDay: string;
    isRevoked: boolean;
  }[];
}

export async function selectStudent(db: Queryable, tenantId: number, studentId: number) {
  const { rows } = await sql<StudentRow>`
    SELECT student.id, student.first_name, student.last_name, student.native_name, student.import_ref, student.dob,
      login.email, login.password_hash IS NOT NULL AS has_password, ${state} AS state, seen.at AS last_seen_at,
      student.time_factor::float AS time_factor,
      coalesce((SELECT json_agg(json_build_object('firstName', parent.first_name, 'lastName', parent.last_name,
          'relation', guardian.relation, 'phone', parent.phone_number) ORDER BY parent.id)
        FROM guardian JOIN parent ON parent.tenant_id = guardian.tenant_id AND parent.id = guardian.parent_id
        WHERE guardian.student_id = student.id), '[]') AS guardians,
      coalesce((SELECT json_agg(json_build_object('id', section.id, 'name', section.name,
          'instituteName', institute.name, 'roll', member.roll, 'fromDay', member.from_day, 'toDay', member.to_day)
          ORDER BY member.from_day DESC, section.id)
        FROM section_membership member
        JOIN section ON section.tenant_id = member.tenant_id AND section.id = member.section_id
        JOIN institute ON institute.tenant_id = section.tenant_id AND institute.id = section.institute_id
        WHERE member.student_id = student.id), '[]') AS sections,
      coalesce((SELECT json_agg(json_build_object('courseName', course.name, 'subjectName', subject.name,
          'source', given.source, 'fromDay', given.from_day, 'toDay', given.to_day,
          'isRevoked', given.revoked_at IS NOT NULL) ORDER BY given.to_day DESC, given.id)
        FROM access_grant given JOIN course ON course.id = given.course_id
        LEFT JOIN subject ON subject.id = given.subject_id
        WHERE given.student_id = student.id), '[]') AS grants
    FROM student ${about}
    WHERE student.tenant_id = ${tenantId} AND student.id = ${studentId}
  `.execute(db);
  return rows[0] ?? null;
}
