import { inLocale, localTextSchema } from '@shala/brand/brand.ts';
import type { ResponseOf } from '@shala/wire/contract.ts';
import type { WireMeta } from '@shala/wire/paging.ts';
import type { listStaffPlaces, WirePerson } from '@shala/wire/staff-people.ts';
import type { PageMeta } from '#platform/page.ts';
import type { listPeople } from '../list-people.ts';
import type { listPlaces } from '../list-places.ts';

type Locale = 'en' | 'hi';
type Listed = Awaited<ReturnType<typeof listPeople>>['people'][number];

const read = (name: unknown, locale: Locale) => inLocale(localTextSchema.parse(name), locale);

const named = (id: number | null, name: unknown, locale: Locale) =>
  id === null ? null : { id, name: read(name, locale) };

export const presentPerson = ({ person, isEditable }: Listed, locale: Locale): WirePerson => ({
  id: person.id,
  name: read(person.name, locale),
  email: person.email,
  title: person.title === null ? null : read(person.title, locale),
  is_blocked: person.is_blocked,
  has_joined: person.has_joined,
  roles: person.roles.map(({ role, instituteId, instituteName }) => ({
    role: role as WirePerson['roles'][number]['role'],
    institute: named(instituteId, instituteName, locale),
  })),
  teaching: person.teaching.map((taught) => ({
    id: taught.id,
    course: { id: taught.courseId, name: read(taught.courseName, locale) },
    subject: named(taught.subjectId, taught.subjectName, locale),
    section: named(taught.sectionId, taught.sectionName, locale),
  })),
  is_editable: isEditable,
});

export const presentPlaces = (
  { institutes, courses, isTenantAdmin }: Awaited<ReturnType<typeof listPlaces>>,
  locale: Locale,
): ResponseOf<typeof listStaffPlaces> => ({
  institutes: institutes.map(({ id, name, sections }) => ({
    id,
    name: read(name, locale),
    sections: sections.map((section) => ({
      id: section.id,
      name: read(section.name, locale),
      course_id: section.courseId,
    })),
  })),
  courses: courses.map(({ id, name, subjects }) => ({
    id,
    name: read(name, locale),
    subjects: subjects.map((subject) => ({ id: subject.id, name: read(subject.name, locale) })),
  })),
  is_tenant_admin: isTenantAdmin,
});

export const presentMeta = (meta: PageMeta): WireMeta => ({
  current_page: meta.number,
  total_pages: meta.pages,
  total_count: meta.total,
  next_page: meta.next,
  prev_page: meta.previous,
  items_per_page: meta.size,
});
