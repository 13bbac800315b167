import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/staff-people.ts';
import type { StaffRole } from './staff.ts';
import type { Transport } from './transport.ts';

const base = '/console/staff/people';

export interface Named {
  readonly id: number;
  readonly name: string;
}

export interface StaffPerson {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly title: string | null;
  readonly isBlocked: boolean;
  /** False: invited, and not yet here. */
  readonly hasJoined: boolean;
  readonly roles: readonly { readonly role: StaffRole; readonly institute: Named | null }[];
  readonly teaching: readonly Taught[];
  /** Whether who asks may change roles, block and invite again. */
  readonly isEditable: boolean;
}

export interface Taught {
  readonly id: number;
  readonly course: Named;
  /** Null: all subjects. */
  readonly subject: Named | null;
  /** Null: every student of the course. */
  readonly section: Named | null;
}

export interface PeoplePage {
  readonly people: readonly StaffPerson[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

const toNamed = ({ id, name }: Named): Named => ({ id, name });

const toPerson = (one: wire.WirePerson): StaffPerson => ({
  id: one.id,
  name: one.name,
  email: one.email,
  title: one.title,
  isBlocked: one.is_blocked,
  hasJoined: one.has_joined,
  roles: one.roles.map(({ role, institute }) => ({ role, institute: institute && toNamed(institute) })),
  teaching: one.teaching.map(({ id, course, subject, section }) => ({
    id,
    course: toNamed(course),
    subject: subject && toNamed(subject),
    section: section && toNamed(section),
  })),
  isEditable: one.is_editable,
});

export async function listStaffPeople(
  transport: Transport,
  { search, page, signal }: { search: string; page: number; signal?: AbortSignal },
): Promise<PeoplePage> {
  const { people, meta } = await transport.send<ResponseOf<typeof wire.listStaffPeople>>({
    family: 'main',
    method: 'GET',
    path: base,
    query: { search: search === '' ? undefined : search, page: String(page), items_per_page: '25' },
    signal,
  });
  return {
    people: people.map(toPerson),
    page: meta.current_page,
    pages: meta.total_pages,
    total: meta.total_count,
  };
}

export interface StaffPlaces {
  readonly institutes: readonly (Named & {
    readonly sections: readonly (Named & { readonly courseId: number })[];
  })[];
  readonly courses: readonly (Named & { readonly subjects: readonly Named[] })[];
  readonly isTenantAdmin: boolean;
}

export async function listStaffPlaces(transport: Transport): Promise<StaffPlaces> {
  const answer = await transport.send<ResponseOf<typeof wire.listStaffPlaces>>({
    family: 'main',
    method: 'GET',
    path: '/console/staff/places',
  });
  return {
    institutes: answer.institutes.map(({ id, name, sections }) => ({
      id,
      name,
      sections: sections.map((section) => ({
        id: section.id,
        name: section.name,
        courseId: section.course_id,
      })),
    })),
    courses: answer.courses.map(({ id, name, subjects }) => ({ id, name, subjects: subjects.map(toNamed) })),
    isTenantAdmin: answer.is_tenant_admin,
  };
}

export type GivenRole = 'tutor' | 'school_admin' | 'tenant_admin';

export interface NewTeaching {
  readonly courseId: number;
  readonly subjectId: number | null;
  readonly sectionId: number | null;
}

const fromTeaching = ({ courseId, subjectId, sectionId }: NewTeaching) => ({
  course_id: courseId,
  subject_id: subjectId,
  section_id: sectionId,
});

export interface NewStaffPerson {
  readonly name: string;
  readonly email: string;
  readonly role: GivenRole;
  readonly instituteId: number | null;
  readonly teaching: NewTeaching | null;
  readonly language: 'en' | 'hi';
}

export async function inviteStaffPerson(transport: Transport, person: NewStaffPerson): Promise<void> {
  const body: BodyOf<typeof wire.inviteStaffPerson> = {
    person: {
      name: person.name,
      email: person.email,
      role: person.role,
      institute_id: person.instituteId,
      teaching: person.teaching && fromTeaching(person.teaching),
      language: person.language,
    },
  };
  await transport.send({ family: 'main', method: 'POST', path: base, body });
}

export async function inviteStaffAgain(
  transport: Transport,
  staffId: number,
  language: 'en' | 'hi',
): Promise<void> {
  const body: BodyOf<typeof wire.inviteStaffAgain> = { invitation: { language } };
  await transport.send({ family: 'main', method: 'POST', path: `${base}/${staffId}/invitation`, body });
}

export async function blockStaffPerson(
  transport: Transport,
  staffId: number,
  isBlocked: boolean,
): Promise<void> {
  const body: BodyOf<typeof wire.blockStaffPerson> = { person: { is_blocked: isBlocked } };
  await transport.send({ family: 'main', method: 'PUT', path: `${base}/${staffId}/block`, body });
}

export async function changeStaffRole(
  transport: Transport,
  staffId: number,
  { role, instituteId, isGiven }: { role: GivenRole; instituteId: number | null; isGiven: boolean },
): Promise<void> {
  const body: BodyOf<typeof wire.changeStaffRole> = {
    role: { role, institute_id: instituteId, is_given: isGiven },
  };
  await transport.send({ family: 'main', method: 'PUT', path: `${base}/${staffId}/role`, body });
}

export async function addTeaching(
  transport: Transport,
  staffId: number,
  teaching: NewTeaching,
): Promise<void> {
  const body: BodyOf<typeof wire.addTeaching> = { teaching: fromTeaching(teaching) };
  await transport.send({ family: 'main', method: 'POST', path: `${base}/${staffId}/teaching`, body });
}

export async function endTeaching(transport: Transport, staffId: number, teachingId: number): Promise<void> {
  await transport.send({
    family: 'main',
    method: 'DELETE',
    path: `${base}/${staffId}/teaching/${teachingId}`,
  });
}
