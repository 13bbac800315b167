import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { done, id, idText, search } from './fields.ts';
import { meta, paging } from './paging.ts';

const base = '/console/staff/people';
const one = z.object({ staffId: idText });
const name = z.object({ id, name: z.string() });

/** Roles the console gives and takes. */
const role = z.enum(['tutor', 'school_admin', 'tenant_admin']);

const person = z.object({
  id,
  name: z.string(),
  email: z.string(),
  title: z.nullable(z.string()),
  is_blocked: z.boolean(),
  /** False: invited, and not yet here. */
  has_joined: z.boolean(),
  roles: z.array(
    z.object({
      role: z.enum(['tutor', 'school_admin', 'tenant_admin', 'platform_operator']),
      institute: z.nullable(name),
    }),
  ),
  teaching: z.array(z.object({ id, course: name, subject: z.nullable(name), section: z.nullable(name) })),
  /** Whether who asks may change roles, block and invite again. */
  is_editable: z.boolean(),
});
export type WirePerson = z.infer<typeof person>;

export const listStaffPeople = contract({
  summary: 'A page of the people who work for the school or the tenant, by name',
  family: 'main',
  method: 'GET',
  path: base,
  query: z.object({ ...paging, search }),
  response: z.object({ people: z.array(person), meta }),
});

/** No subject: all of the course. No section: every student of the course. */
const teaching = z.object({ course_id: id, subject_id: z.nullable(id), section_id: z.nullable(id) });

export const inviteStaffPerson = contract({
  summary:
    'Invites somebody by mail with a first role; somebody who is known gets the role and a new invitation',
  family: 'main',
  method: 'POST',
  path: base,
  body: z.object({
    person: z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
      email: z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254)),
      role,
      /** Of a school administrator. */
      institute_id: z.nullable(id),
      /** What a tutor teaches first; a school's own administrator names a section of it. */
      teaching: z.nullable(teaching),
      language: z.enum(['en', 'hi']),
    }),
  }),
  response: z.object({ staff_id: id }),
});

export const inviteStaffAgain = contract({
  summary: 'A new invitation for somebody who lost the first one, the password or the phone',
  family: 'main',
  method: 'POST',
  path: `${base}/:staffId/invitation`,
  params: one,
  body: z.object({ invitation: z.object({ language: z.enum(['en', 'hi']) }) }),
  response: done,
});

export const blockStaffPerson = contract({
  summary: 'Shuts somebody out at once, or lets them in again',
  family: 'main',
  method: 'PUT',
  path: `${base}/:staffId/block`,
  params: one,
  body: z.object({ person: z.object({ is_blocked: z.boolean() }) }),
  response: done,
});

export const changeStaffRole = contract({
  summary: 'Gives a role or takes it',
  family: 'main',
  method: 'PUT',
  path: `${base}/:staffId/role`,
  params: one,
  body: z.object({ role: z.object({ role, institute_id: z.nullable(id), is_given: z.boolean() }) }),
  response: done,
});

export const addTeaching = contract({
  summary: 'Says what somebody teaches from today on',
  family: 'main',
  method: 'POST',
  path: `${base}/:staffId/teaching`,
  params: one,
  body: z.object({ teaching }),
  response: done,
});

export const endTeaching = contract({
  summary: 'Somebody does not teach this any more, from today on',
  family: 'main',
  method: 'DELETE',
  path: `${base}/:staffId/teaching/:teachingId`,
  params: z.object({ staffId: idText, teachingId: idText }),
  response: done,
});

export const listStaffPlaces = contract({
  summary: 'Schools with their sections, and courses with their subjects, as far as the person runs them',
  family: 'main',
  method: 'GET',
  path: '/console/staff/places',
  response: z.object({
    institutes: z.array(
      z.object({
        id,
        name: z.string(),
        sections: z.array(z.object({ id, name: z.string(), course_id: id })),
      }),
    ),
    courses: z.array(z.object({ id, name: z.string(), subjects: z.array(name) })),
    /** Whether roles of the whole tenant may be given, and courses without a section. */
    is_tenant_admin: z.boolean(),
  }),
});
