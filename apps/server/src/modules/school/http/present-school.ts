import { inLocale, localTextSchema } from '@shala/brand/brand.ts';
import type { ResponseOf } from '@shala/wire/contract.ts';
import type { WireMeta } from '@shala/wire/paging.ts';
import type {
  listSchoolSections,
  rollOver as rollOverContract,
  WireListedStudent,
  WireSchoolStudent,
} from '@shala/wire/school-staff.ts';
import type { PageMeta } from '#platform/page.ts';
import type { getStudent } from '../get-student.ts';
import type { listSections } from '../list-sections.ts';
import type { listStudents } from '../list-students.ts';
import type { planRollOver } from '../roll-over.ts';

type Locale = 'en' | 'hi';
type InstituteRow = Awaited<ReturnType<typeof listSections>>[number];
type ListedRow = Awaited<ReturnType<typeof listStudents>>['students'][number];
const read = (name: unknown, locale: Locale) => inLocale(localTextSchema.parse(name), locale);
const readOrNull = (name: unknown, locale: Locale) =>
  name === null || name === undefined ? null : read(name, locale);

interface Names {
  first_name: string;
  last_name: string;
  native_name: string | null;
}

export const studentName = ({ first_name, last_name, native_name }: Names, locale: Locale): string =>
  locale === 'hi' && native_name ? native_name : `${first_name} ${last_name}`.trim();

/** `school/1234` is 1234 to the school. */
const admissionNo = (ref: string | null) => ref?.slice(ref.indexOf('/') + 1) ?? null;

export const presentInstitute = (
  { id, name, is_run, years, sections }: InstituteRow,
  locale: Locale,
): ResponseOf<typeof listSchoolSections>['institutes'][number] => ({
  id,
  name: read(name, locale),
  is_run,
  years: years.map((year) => ({
    id: year.id,
    name: year.slug,
    starts_on: year.startsOn,
    ends_on: year.endsOn,
    is_current: year.isCurrent,
    is_closed: year.isClosed,
  })),
  sections: sections.map((section) => ({
    id: section.id,
    name: read(section.name, locale),
    year_id: section.yearId,
    course: { id: section.courseId, name: read(section.courseName, locale) },
    class_teacher: readOrNull(section.classTeacher, locale),
    student_count: section.students,
    never_count: section.never,
    blocked_count: section.blocked,
  })),
});

export const presentListed = (row: ListedRow, locale: Locale): WireListedStudent => ({
  id: row.id,
  name: studentName(row, locale),
  admission_no: admissionNo(row.import_ref),
  email: row.email,
  roll: row.roll,
  section: { id: row.section_id, name: read(row.section_name, locale) },
  state: row.state,
  last_seen_at: row.last_seen_at?.toISOString() ?? null,
});

const masked = (phone: string) =>
  phone.slice(0, 3) + '•'.repeat(Math.max(0, phone.length - 7)) + phone.slice(-4);

export const presentStudent = (
  { student, isEditable }: Awaited<ReturnType<typeof getStudent>>,
  locale: Locale,
): WireSchoolStudent => ({
  id: student.id,
  name: studentName(student, locale),
  admission_no: admissionNo(student.import_ref),
  dob: student.dob,
  email: student.email,
  has_password: student.has_password,
  state: student.state,
  last_seen_at: student.last_seen_at?.toISOString() ?? null,
  time_factor: student.time_factor,
  guardians: student.guardians.map(({ firstName, lastName, relation, phone }) => ({
    name: `${firstName} ${lastName}`.trim(),
    relation: relation as WireSchoolStudent['guardians'][number]['relation'],
    phone: masked(phone),
  })),
  sections: student.sections.map((one) => ({
    id: one.id,
    name: read(one.name, locale),
    institute_name: read(one.instituteName, locale),
    roll: one.roll,
    from_day: one.fromDay,
    to_day: one.toDay,
  })),
  grants: student.grants.map((given) => ({
    course_name: read(given.courseName, locale),
    subject_name: readOrNull(given.subjectName, locale),
    source: given.source as WireSchoolStudent['grants'][number]['source'],
    from_day: given.fromDay,
    to_day: given.toDay,
    is_revoked: given.isRevoked,
  })),
  is_editable: isEditable,
});

export const presentRollOver = (
  { plans, movingCount, leavingCount }: Awaited<ReturnType<typeof planRollOver>>,
  isDone: boolean,
  locale: Locale,
): ResponseOf<typeof rollOverContract> => ({
  sections: plans.map(({ section, target, students, alreadyCount }) => ({
    section: { id: section.id, name: read(section.name, locale) },
    to_section: target && { id: target.id, name: read(target.name, locale) },
    students: students.map((one) => ({ id: one.student_id, name: studentName(one, locale) })),
    already_count: alreadyCount,
  })),
  moving_count: movingCount,
  leaving_count: leavingCount,
  is_done: isDone,
});

export const presentMeta = (meta: PageMeta): WireMeta => ({
  current_page: meta.number,
  total_pages: meta.pages,
  total_count: meta.total,
  next_page: meta.next,
  prev_page: meta.previous,
  items_per_page: meta.size,
});
