import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { done, id, idText, instant } from './fields.ts';
import { joinResult } from './live-classes.ts';
import { meta, paging } from './paging.ts';

const base = '/live_class_management/staff/live_classes';
const params = z.object({ liveClassId: idText });

const title = z.object({
  en: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  hi: z.optional(z.string().check(z.trim(), z.maxLength(200))),
});

const input = z.object({
  course_id: id,
  subject_id: id,
  /** Where a recording is offered first. */
  chapter_id: z.nullable(id),
  /** None: every student entitled to the course. */
  section_ids: z.array(id).check(z.maxLength(50)),
  /** Besides whoever sets it up. */
  tutor_ids: z.array(id).check(z.maxLength(10)),
  title,
  starts_at: instant,
  ends_at: instant,
  provider: z.enum(['rtc', 'external']),
  /** Of an external class: https, and of a provider on our list. */
  external_url: z.nullable(z.string().check(z.maxLength(1_000))),
});
export type WireLiveClassInput = z.infer<typeof input>;

const tutor = z.object({ id, full_name: z.string(), display_picture_url: z.nullable(z.string()) });

const staffClass = z.object({
  id,
  course_id: id,
  course_name: z.string(),
  subject_id: id,
  subject_name: z.string(),
  subject_color_code: z.nullable(z.string()),
  chapter_id: z.nullable(id),
  sections: z.array(z.object({ id, name: z.string() })),
  tutors: z.array(tutor),
  title: z.object({ en: z.string(), hi: z.optional(z.string()) }),
  provider: z.enum(['rtc', 'external']),
  external_url: z.nullable(z.string()),
  starts_at: instant,
  ends_at: instant,
  /** scheduled: still to come. open: its window is open. */
  state: z.enum(['scheduled', 'open', 'ended', 'cancelled']),
  /** May be hosted by this person now. */
  can_host: z.boolean(),
  /** Whether it is this person's to change. */
  is_own: z.boolean(),
  /** Students who have been there. */
  attended_count: z.int(),
  recordings_count: z.int(),
});
export type WireStaffLiveClass = z.infer<typeof staffClass>;
const one = z.object({ live_class: staffClass });

export const listStaffLiveClasses = contract({
  summary:
    'Classes that the person teaches or looks after: those to come, the next first, or past, the newest first',
  family: 'main',
  method: 'GET',
  path: base,
  query: z.object({ when: z.optional(z.enum(['coming', 'past'])), ...paging }),
  response: z.object({ live_classes: z.array(staffClass), server_now: instant, meta }),
});

export const getStaffLiveClass = contract({
  summary: 'One class as its tutors see it',
  family: 'main',
  method: 'GET',
  path: `${base}/:liveClassId`,
  params,
  response: z.object({ live_class: staffClass, server_now: instant }),
});

export const createLiveClass = contract({
  summary: 'Sets up a class',
  family: 'main',
  method: 'POST',
  path: base,
  body: z.object({ live_class: input }),
  response: one,
});

export const updateLiveClass = contract({
  summary: 'Changes a class. While it runs only its end can be moved; afterwards nothing',
  family: 'main',
  method: 'PUT',
  path: `${base}/:liveClassId`,
  params,
  body: z.object({ live_class: input }),
  response: one,
});

export const cancelLiveClass = contract({
  summary: 'Calls a class off, before it has begun, and tells its audience',
  family: 'main',
  method: 'POST',
  path: `${base}/:liveClassId/cancel`,
  params,
  response: one,
});

export const hostLiveClass = contract({
  summary: 'Lets a tutor of the class in, as its host',
  family: 'main',
  method: 'POST',
  path: `${base}/:liveClassId/host`,
  params,
  response: z.object({ live_class: joinResult }),
});

export const endLiveClass = contract({
  summary: 'Ends the class for everybody',
  family: 'main',
  method: 'POST',
  path: `${base}/:liveClassId/end`,
  params,
  response: one,
});

export const readmitStudent = contract({
  summary: 'Lets a student in again whom the host has sent out',
  family: 'main',
  method: 'POST',
  path: `${base}/:liveClassId/students/:studentId/readmit`,
  params: z.object({ liveClassId: idText, studentId: idText }),
  response: done,
});

export const listLiveTutors = contract({
  summary: 'Who may teach a class of the course and subject besides the person who asks, by name',
  family: 'main',
  method: 'GET',
  path: '/live_class_management/staff/tutors',
  query: z.object({ course_id: idText, subject_id: idText }),
  response: z.object({ tutors: z.array(tutor) }),
});

const attendee = z.object({
  student_id: id,
  student_name: z.string(),
  section_name: z.nullable(z.string()),
  roll: z.nullable(z.int()),
  /** Null: was not there. */
  first_joined_at: z.nullable(instant),
  last_left_at: z.nullable(instant),
  /** In the room right now. */
  is_present: z.boolean(),
  /** Whole seconds, all connections together. */
  seconds: z.int(),
  is_removed: z.boolean(),
});
export type WireAttendee = z.infer<typeof attendee>;

export const listAttendance = contract({
  summary: 'Everybody of the audience whom the person reaches, and how long they were there',
  family: 'main',
  method: 'GET',
  path: `${base}/:liveClassId/attendance`,
  params,
  response: z.object({ attendees: z.array(attendee), server_now: instant }),
});

export const exportAttendance = contract({
  summary: 'The same as a CSV file',
  family: 'main',
  method: 'GET',
  path: `${base}/:liveClassId/attendance.csv`,
  params,
  response: z.unknown(),
});

const recording = z.object({
  id,
  state: z.enum(['recording', 'waiting', 'making', 'ready', 'published', 'discarded', 'failed']),
  failure_code: z.nullable(z.string()),
  started_at: instant,
  stopped_at: z.nullable(instant),
  started_by: z.string(),
  duration_seconds: z.nullable(z.number()),
  /** The draft that can be looked at in the teaching area; its film may still be in the making. */
  content_id: z.nullable(id),
  chapter_id: z.nullable(id),
  media_state: z.nullable(z.enum(['waiting', 'processing', 'ready', 'failed'])),
});
export type WireRecording = z.infer<typeof recording>;

export const listRecordings = contract({
  summary: 'The recordings of a class, the newest first',
  family: 'main',
  method: 'GET',
  path: `${base}/:liveClassId/recordings`,
  params,
  response: z.object({ recordings: z.array(recording) }),
});

const recordingParams = z.object({ liveClassId: idText, recordingId: idText });
const oneRecording = z.object({ recording });

export const publishRecording = contract({
  summary: 'Shows a recording that was looked at to students, as a content of the chapter',
  family: 'main',
  method: 'POST',
  path: `${base}/:liveClassId/recordings/:recordingId/publish`,
  params: recordingParams,
  body: z.object({ recording: z.object({ chapter_id: id, title }) }),
  response: oneRecording,
});

export const discardRecording = contract({
  summary: 'Throws a recording away for good, unless it is published',
  family: 'main',
  method: 'POST',
  path: `${base}/:liveClassId/recordings/:recordingId/discard`,
  params: recordingParams,
  response: oneRecording,
});

export const retryRecording = contract({
  summary: 'Tries once more to make a lesson of a recording that failed',
  family: 'main',
  method: 'POST',
  path: `${base}/:liveClassId/recordings/:recordingId/retry`,
  params: recordingParams,
  response: oneRecording,
});
