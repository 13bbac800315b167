import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { day, done, id, idText, instant, search } from './fields.ts';
import { meta, paging } from './paging.ts';

const base = '/school/staff';
const name = z.object({ id, name: z.string() });
const oneStudent = z.object({ studentId: idText });
const oneInstitute = z.object({ instituteId: idText });
const state = z.enum(['active', 'invited', 'never', 'blocked']);
export type WireStudentState = z.infer<typeof state>;

const section = z.object({
  id,
  name: z.string(),
  year_id: id,
  course: name,
  class_teacher: z.nullable(z.string()),
  student_count: z.int(),
  /** Of them: who has never signed in, and who may not. */
  never_count: z.int(),
  blocked_count: z.int(),
});

const year = z.object({
  id,
  name: z.string(),
  starts_on: day,
  ends_on: day,
  is_current: z.boolean(),
  /** Its students have gone on to another year. */
  is_closed: z.boolean(),
});

export const listSchoolSections = contract({
  summary: 'Schools with their years and sections, as far as the person runs them or teaches there',
  family: 'main',
  method: 'GET',
  path: `${base}/sections`,
  response: z.object({
    institutes: z.array(
      z.object({
        id,
        name: z.string(),
        years: z.array(year),
        sections: z.array(section),
        /** Whether who asks runs the school, and may change what is in it. */
        is_run: z.boolean(),
      }),
    ),
  }),
});

const listed = z.object({
  id,
  name: z.string(),
  admission_no: z.nullable(z.string()),
  email: z.nullable(z.string()),
  roll: z.nullable(z.int()),
  section: name,
  state,
  last_seen_at: z.nullable(instant),
});
export type WireListedStudent = z.infer<typeof listed>;

export const listSchoolStudents = contract({
  summary: 'A page of the students of a section, or of all sections the person reaches',
  family: 'main',
  method: 'GET',
  path: `${base}/students`,
  query: z.object({ ...paging, search, section_id: z.optional(idText), state: z.optional(state) }),
  response: z.object({ students: z.array(listed), meta }),
});

const student = z.object({
  id,
  name: z.string(),
  admission_no: z.nullable(z.string()),
  dob: z.nullable(day),
  email: z.nullable(z.string()),
  /** Whether a password was chosen: then there is nothing to invite to. */
  has_password: z.boolean(),
  state,
  last_seen_at: z.nullable(instant),
  time_factor: z.number(),
  guardians: z.array(
    z.object({
      name: z.string(),
      relation: z.enum(['mother', 'father', 'guardian']),
      /** All but the last four digits are hidden. */
      phone: z.string(),
    }),
  ),
  sections: z.array(
    z.object({
      id,
      name: z.string(),
      institute_name: z.string(),
      roll: z.nullable(z.int()),
      from_day: day,
      to_day: z.nullable(day),
    }),
  ),
  grants: z.array(
    z.object({
      course_name: z.string(),
      subject_name: z.nullable(z.string()),
      source: z.enum(['trial', 'order_line', 'institution', 'admin']),
      from_day: day,
      to_day: day,
      is_revoked: z.boolean(),
    }),
  ),
  is_editable: z.boolean(),
});
export type WireSchoolStudent = z.infer<typeof student>;

export const getSchoolStudent = contract({
  summary: 'One student: family, sections by date, what they may open, when they were here last',
  family: 'main',
  method: 'GET',
  path: `${base}/students/:studentId`,
  params: oneStudent,
  response: z.object({ student }),
});

export const moveSchoolStudent = contract({
  summary: 'Moves a student into another section from a day on; where they were before stays on record',
  family: 'main',
  method: 'PUT',
  path: `${base}/students/:studentId/section`,
  params: oneStudent,
  body: z.object({ move: z.object({ section_id: id, from_day: day }) }),
  response: done,
});

const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));

export const blockSchoolStudent = contract({
  summary: 'Shuts a student out at once, or lets them in again',
  family: 'main',
  method: 'PUT',
  path: `${base}/students/:studentId/block`,
  params: oneStudent,
  body: z.object({ student: z.object({ is_blocked: z.boolean(), reason }) }),
  response: done,
});

export const setTimeFactor = contract({
  summary: 'Gives a student more time in timed practice',
  family: 'main',
  method: 'PUT',
  path: `${base}/students/:studentId/time_factor`,
  params: oneStudent,
  body: z.object({ student: z.object({ time_factor: z.number().check(z.gte(1), z.lte(4)), reason }) }),
  response: done,
});

export const inviteSchoolStudent = contract({
  summary: 'Sends the mail with the way to a first password once more',
  family: 'main',
  method: 'POST',
  path: `${base}/students/:studentId/invitation`,
  params: oneStudent,
  response: done,
});

export const makeGuardianCode = contract({
  summary: 'A code for a family, shown this once: who signs in with it looks after the child',
  family: 'main',
  method: 'POST',
  path: `${base}/students/:studentId/guardian_code`,
  params: oneStudent,
  response: z.object({ code: z.string() }),
});

export const addSchoolYear = contract({
  summary: 'A new academic year of a school',
  family: 'main',
  method: 'POST',
  path: `${base}/institutes/:instituteId/years`,
  params: oneInstitute,
  body: z.object({
    year: z.object({ name: z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/)), starts_on: day, ends_on: day }),
  }),
  response: z.object({ year_id: id }),
});

export const rollOver = contract({
  summary: 'Closes a year: who goes into which section of the next one, and who leaves',
  family: 'main',
  method: 'POST',
  path: `${base}/institutes/:instituteId/roll_over`,
  params: oneInstitute,
  body: z.object({
    roll_over: z.object({
      from_year_id: id,
      to_year_id: id,
      /** A section that is not named, or has nowhere to go, leaves. */
      moves: z.array(z.object({ section_id: id, to_section_id: z.nullable(id) })).check(z.maxLength(500)),
      is_dry_run: z.boolean(),
    }),
  }),
  response: z.object({
    sections: z.array(
      z.object({
        section: name,
        to_section: z.nullable(name),
        students: z.array(name),
        /** Already in a section of the new year, by hand: they stay there. */
        already_count: z.int(),
      }),
    ),
    moving_count: z.int(),
    leaving_count: z.int(),
    is_done: z.boolean(),
  }),
});
