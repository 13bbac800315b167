import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/school-staff.ts';
import type { Named } from './staff-people.ts';
import type { Transport } from './transport.ts';

const base = '/school/staff';

export type StudentState = wire.WireStudentState;

export interface SchoolSection {
  readonly id: number;
  readonly name: string;
  readonly yearId: number;
  readonly course: Named;
  readonly classTeacher: string | null;
  readonly studentCount: number;
  readonly neverCount: number;
  readonly blockedCount: number;
}

export interface SchoolYear {
  readonly id: number;
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly isCurrent: boolean;
  readonly isClosed: boolean;
}

export interface Institute {
  readonly id: number;
  readonly name: string;
  readonly years: readonly SchoolYear[];
  readonly sections: readonly SchoolSection[];
  /** Whether the person runs it, and may change what is in it. */
  readonly isRun: boolean;
}

export async function listSchoolSections(transport: Transport): Promise<Institute[]> {
  const { institutes } = await transport.send<ResponseOf<typeof wire.listSchoolSections>>({
    family: 'main',
    method: 'GET',
    path: `${base}/sections`,
  });
  return institutes.map(({ id, name, years, sections, is_run }) => ({
    id,
    name,
    isRun: is_run,
    years: years.map((year) => ({
      id: year.id,
      name: year.name,
      startsOn: year.starts_on,
      endsOn: year.ends_on,
      isCurrent: year.is_current,
      isClosed: year.is_closed,
    })),
    sections: sections.map((section) => ({
      id: section.id,
      name: section.name,
      yearId: section.year_id,
      course: { id: section.course.id, name: section.course.name },
      classTeacher: section.class_teacher,
      studentCount: section.student_count,
      neverCount: section.never_count,
      blockedCount: section.blocked_count,
    })),
  }));
}

export interface ListedStudent {
  readonly id: number;
  readonly name: string;
  readonly admissionNo: string | null;
  readonly email: string | null;
  readonly roll: number | null;
  readonly section: Named;
  readonly state: StudentState;
  readonly lastSeenAt: string | null;
}

export interface StudentFilter {
  readonly sectionId: number | null;
  readonly state: StudentState | null;
  readonly search: string;
  readonly page: number;
}

export interface StudentsPage {
  readonly students: readonly ListedStudent[];
  readonly pages: number;
  readonly total: number;
}

export async function listSchoolStudents(
  transport: Transport,
  { sectionId, state, search, page }: StudentFilter,
  signal?: AbortSignal,
): Promise<StudentsPage> {
  const { students, meta } = await transport.send<ResponseOf<typeof wire.listSchoolStudents>>({
    family: 'main',
    method: 'GET',
    path: `${base}/students`,
    query: {
      section_id: sectionId === null ? undefined : String(sectionId),
      state: state ?? undefined,
      search: search === '' ? undefined : search,
      page: String(page),
      items_per_page: '50',
    },
    signal,
  });
  return {
    students: students.map((one) => ({
      id: one.id,
      name: one.name,
      admissionNo: one.admission_no,
      email: one.email,
      roll: one.roll,
      section: { id: one.section.id, name: one.section.name },
      state: one.state,
      lastSeenAt: one.last_seen_at,
    })),
    pages: meta.total_pages,
    total: meta.total_count,
  };
}

export type Relation = 'mother' | 'father' | 'guardian';
export type GrantSource = 'trial' | 'order_line' | 'institution' | 'admin';

export interface SchoolStudent {
  readonly id: number;
  readonly name: string;
  readonly admissionNo: string | null;
  readonly dob: string | null;
  readonly email: string | null;
  readonly hasPassword: boolean;
  readonly state: StudentState;
  readonly lastSeenAt: string | null;
  readonly timeFactor: number;
  readonly guardians: readonly {
    readonly name: string;
    readonly relation: Relation;
    readonly phone: string;
  }[];
  readonly sections: readonly {
    readonly id: number;
    readonly name: string;
    readonly instituteName: string;
    readonly fromDay: string;
    readonly toDay: string | null;
  }[];
  readonly grants: readonly {
    readonly courseName: string;
    readonly subjectName: string | null;
    readonly source: GrantSource;
    readonly fromDay: string;
    readonly toDay: string;
    readonly isRevoked: boolean;
  }[];
  readonly isEditable: boolean;
}

export async function getSchoolStudent(transport: Transport, studentId: number): Promise<SchoolStudent> {
  const { student } = await transport.send<ResponseOf<typeof wire.getSchoolStudent>>({
    family: 'main',
    method: 'GET',
    path: `${base}/students/${studentId}`,
  });
  return {
    id: student.id,
    name: student.name,
    admissionNo: student.admission_no,
    dob: student.dob,
    email: student.email,
    hasPassword: student.has_password,
    state: student.state,
    lastSeenAt: student.last_seen_at,
    timeFactor: student.time_factor,
    guardians: student.guardians.map(({ name, relation, phone }) => ({ name, relation, phone })),
    sections: student.sections.map((one) => ({
      id: one.id,
      name: one.name,
      instituteName: one.institute_name,
      fromDay: one.from_day,
      toDay: one.to_day,
    })),
    grants: student.grants.map((given) => ({
      courseName: given.course_name,
      subjectName: given.subject_name,
      source: given.source,
      fromDay: given.from_day,
      toDay: given.to_day,
      isRevoked: given.is_revoked,
    })),
    isEditable: student.is_editable,
  };
}

const put = async (transport: Transport, path: string, body: unknown): Promise<void> => {
  await transport.send({ family: 'main', method: 'PUT', path: `${base}${path}`, body });
};

export function moveSchoolStudent(
  transport: Transport,
  studentId: number,
  { sectionId, fromDay }: { sectionId: number; fromDay: string },
): Promise<void> {
  const body: BodyOf<typeof wire.moveSchoolStudent> = { move: { section_id: sectionId, from_day: fromDay } };
  return put(transport, `/students/${studentId}/section`, body);
}

export function blockSchoolStudent(
  transport: Transport,
  studentId: number,
  { isBlocked, reason }: { isBlocked: boolean; reason: string },
): Promise<void> {
  const body: BodyOf<typeof wire.blockSchoolStudent> = { student: { is_blocked: isBlocked, reason } };
  return put(transport, `/students/${studentId}/block`, body);
}

export function setTimeFactor(
  transport: Transport,
  studentId: number,
  { factor, reason }: { factor: number; reason: string },
): Promise<void> {
  const body: BodyOf<typeof wire.setTimeFactor> = { student: { time_factor: factor, reason } };
  return put(transport, `/students/${studentId}/time_factor`, body);
}

export async function inviteSchoolStudent(transport: Transport, studentId: number): Promise<void> {
  await transport.send({ family: 'main', method: 'POST', path: `${base}/students/${studentId}/invitation` });
}

/** Shown this once. */
export async function makeGuardianCode(transport: Transport, studentId: number): Promise<string> {
  const { code } = await transport.send<ResponseOf<typeof wire.makeGuardianCode>>({
    family: 'main',
    method: 'POST',
    path: `${base}/students/${studentId}/guardian_code`,
  });
  return code;
}
