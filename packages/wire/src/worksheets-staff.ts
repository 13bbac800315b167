import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { day, id, idText, instant } from './fields.ts';
import { meta, paging } from './paging.ts';
import { upload } from './worksheet-files.ts';

const base = '/worksheet/staff/worksheets';
const texts = (most: number) =>
  z.object({
    en: z.string().check(z.trim(), z.minLength(1), z.maxLength(most)),
    hi: z.optional(z.string().check(z.trim(), z.maxLength(most))),
  });
/** A day means its last second in India. */
const due = z.union([day, instant]);
const message = z.nullable(z.string().check(z.trim(), z.maxLength(2_000)));

const worksheetInput = z.object({
  course_id: id,
  subject_id: id,
  /** None: every student entitled to the course. */
  section_ids: z.array(id).check(z.maxLength(50)),
  name: texts(200),
  instructions: texts(5_000),
  points: z.int().check(z.gte(0), z.lte(1_000)),
  due,
});

const staffWorksheet = z.object({
  id,
  course_id: id,
  subject_id: id,
  section_ids: z.array(id),
  /** In the reader's language, as lists show them. */
  course_name: z.string(),
  subject_name: z.string(),
  subject_color_code: z.nullable(z.string()),
  section_names: z.array(z.string()),
  name: z.object({ en: z.string(), hi: z.optional(z.string()) }),
  instructions: z.object({ en: z.string(), hi: z.optional(z.string()) }),
  points: z.int(),
  due_at: instant,
  /** Null: a draft that no student sees. */
  posted_at: z.nullable(instant),
  /** When a draft is shown by itself. */
  publish_at: z.nullable(instant),
  /** Turned in by students whom this person reaches, and neither graded nor given back. */
  waiting_count: z.int(),
  /** Whether it is this person's to change: all of its audience is theirs. */
  is_own: z.boolean(),
  files: z.array(upload),
});
export type WireStaffWorksheet = z.infer<typeof staffWorksheet>;

const one = z.object({ worksheet: staffWorksheet });
const worksheetParams = z.object({ worksheetId: idText });

export const createWorksheet = contract({
  summary: 'A tutor writes a worksheet; students see it once it is published',
  family: 'main',
  method: 'POST',
  path: base,
  body: z.object({ worksheet: worksheetInput }),
  response: one,
});

export const listStaffWorksheets = contract({
  summary: 'A page of the worksheets of what the tutor teaches, the newest first',
  family: 'main',
  method: 'GET',
  path: base,
  query: z.object(paging),
  response: z.object({ worksheets: z.array(staffWorksheet), meta }),
});

export const getStaffWorksheet = contract({
  summary: 'One worksheet as its tutors see it',
  family: 'main',
  method: 'GET',
  path: `${base}/:worksheetId`,
  params: worksheetParams,
  response: one,
});

export const updateWorksheet = contract({
  summary: 'Changes a worksheet; once published, course, subject and sections stay',
  family: 'main',
  method: 'PUT',
  path: `${base}/:worksheetId`,
  params: worksheetParams,
  body: z.object({ worksheet: worksheetInput }),
  response: one,
});

export const publishWorksheet = contract({
  summary: 'Shows a worksheet to its audience and tells them, once',
  family: 'main',
  method: 'POST',
  path: `${base}/:worksheetId/publish`,
  params: worksheetParams,
  response: one,
});

export const scheduleWorksheet = contract({
  summary: 'Sets the moment a draft is shown by itself, another one, or none',
  family: 'main',
  method: 'PUT',
  path: `${base}/:worksheetId/schedule`,
  params: worksheetParams,
  body: z.object({ schedule: z.object({ publish_at: z.nullable(instant) }) }),
  response: one,
});

const submission = z.object({
  student_id: id,
  student_name: z.string(),
  /** none: no file yet. */
  state: z.enum(['none', 'draft', 'turned_in', 'returned', 'graded']),
  round_number: z.int(),
  turned_in_at: z.nullable(instant),
  points: z.nullable(z.number()),
});
export type WireSubmission = z.infer<typeof submission>;

const submissionRound = z.object({
  number: z.int(),
  state: z.enum(['draft', 'turned_in', 'returned', 'graded']),
  turned_in_at: z.nullable(instant),
  message: z.nullable(z.string()),
  /** Empty while the round is a draft: it is the student's own until it is turned in. */
  student_files: z.array(upload),
  evaluated_files: z.array(upload),
});
const fullSubmission = z.extend(submission, {
  private_message: z.nullable(z.string()),
  /** The newest first. */
  rounds: z.array(submissionRound),
});
export type WireFullSubmission = z.infer<typeof fullSubmission>;

export const listSubmissions = contract({
  summary: 'Who has handed in what: everybody of the audience that the tutor reaches',
  family: 'main',
  method: 'GET',
  path: `${base}/:worksheetId/submissions`,
  params: worksheetParams,
  query: z.object(paging),
  response: z.object({ submissions: z.array(submission), meta }),
});

const submissionPath = `${base}/:worksheetId/submissions/:studentId`;
const submissionParams = z.object({ worksheetId: idText, studentId: idText });
const oneSubmission = z.object({ submission: fullSubmission });

export const getSubmission = contract({
  summary: "A student's work, round by round",
  family: 'main',
  method: 'GET',
  path: submissionPath,
  params: submissionParams,
  response: oneSubmission,
});

export const gradeSubmission = contract({
  summary: 'Gives points and a private message; giving others later changes them',
  family: 'main',
  method: 'PUT',
  path: `${submissionPath}/grade`,
  params: submissionParams,
  body: z.object({
    grade: z.object({
      points: z.number().check(z.gte(0), z.lte(1_000), z.multipleOf(0.5)),
      private_message: z.optional(message),
    }),
  }),
  response: oneSubmission,
});

export const returnSubmission = contract({
  summary: 'Gives work back for correction: a new round begins',
  family: 'main',
  method: 'POST',
  path: `${submissionPath}/return`,
  params: submissionParams,
  body: z.object({
    return: z.object({
      private_message: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
      /** Until when the new round may be turned in; without it three more days, if the first date is near or past. */
      due: z.optional(due),
    }),
  }),
  response: oneSubmission,
});
