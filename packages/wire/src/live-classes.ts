import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { id, idText, instant, search } from './fields.ts';

const base = '/live_class_management/student';

const tutor = z.object({ id, full_name: z.string(), display_picture_url: z.nullable(z.string()) });
export type WireLiveTutor = z.infer<typeof tutor>;

/** What old clients show as it comes: Indian wall clock. `..._at` fields are instants. */
const times = {
  /** 2026-11-15 */
  date: z.string(),
  /** 04:30 PM */
  start_time: z.string(),
  end_time: z.string(),
  starts_at: instant,
  ends_at: instant,
};

const liveClass = z.object({
  id,
  title: z.string(),
  ...times,
  /** Minutes. */
  duration: z.int(),
  /** The server's word: the window is open, and this student may come in. */
  is_join_live: z.boolean(),
  /** The student's trial or ended course does not let them in: a notice in place of joining. */
  is_locked: z.boolean(),
  class_room: z.object({ name: z.string() }),
  sections: z.array(z.object({ name: z.string() })),
  subject: z.object({ name: z.string(), color_code: z.nullable(z.string()) }),
  tutors: z.array(tutor),
  created_tutor_id: id,
  /** rtc: the meeting page. external: ask /Tutor/JoinLiveClass for the link. */
  provider: z.enum(['rtc', 'external']),
  /** From here on `is_join_live` may become true. */
  join_opens_at: instant,
});
export type WireLiveClass = z.infer<typeof liveClass>;

const list = z.object({
  live_classes: z.array(liveClass),
  /** Nothing that the student has lets them in (trial or expired): the whole area is locked. */
  is_locked: z.boolean(),
  server_now: instant,
});

export const listUpcomingLiveClasses = contract({
  summary: "Classes of the student's course that are still to come, the next first",
  family: 'main',
  method: 'GET',
  path: `${base}/upcoming_live_classes`,
  query: z.object({ search }),
  response: list,
});

export const listLiveNow = contract({
  summary: 'Classes whose hour is now',
  family: 'main',
  method: 'GET',
  path: `${base}/live_now`,
  query: z.object({ search }),
  response: list,
});

const params = z.object({ liveClassId: idText });

const details = z.object({
  live_class_id: id,
  title: z.string(),
  ...times,
  tutors: z.array(tutor),
  subject: z.object({ name: z.string() }),
  class_room: z.object({ name: z.string() }),
  sections: z.array(z.object({ name: z.string() })),
});
export type WireLiveClassDetails = z.infer<typeof details>;

export const getLiveClass = contract({
  summary: 'One class as the info drawer shows it',
  family: 'main',
  method: 'GET',
  path: `${base}/live_classes/:liveClassId`,
  params,
  response: z.object({ live_class: details }),
});

/** Both tokens live for a minute, and open the class for this person only. */
export const joinResult = z.object({
  id,
  title: z.string(),
  channel_name: z.string(),
  /** Opens the meeting's socket. */
  token: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  duration: z.int(),
  /** Opens the messages inside it. */
  rtm_token: z.string(),
  rtm_token_uid: z.string(),
});
export type WireJoinResult = z.infer<typeof joinResult>;

export const joinLive = contract({
  summary: 'Lets the student in: who they are and what they may do is written into the tokens',
  family: 'main',
  method: 'POST',
  path: `${base}/live_classes/:liveClassId/join_live`,
  params,
  response: z.object({ live_class: joinResult }),
});

export const endLive = contract({
  summary: "Closes the student's own attendance; the class goes on",
  family: 'main',
  method: 'POST',
  path: `${base}/live_classes/:liveClassId/end_live`,
  params,
  response: z.object({ live_class: details }),
});

export const joinExternal = contract({
  summary: "The link to another provider's meeting, for this student; who asks is taken from the session",
  family: 'net',
  method: 'POST',
  path: '/Tutor/JoinLiveClass',
  body: z.object({
    liveClassId: z.union([id, idText]),
    userType: z.optional(z.string().check(z.maxLength(50))),
    userId: z.optional(z.union([z.int(), z.string().check(z.maxLength(50))])),
    requestFrom: z.optional(z.string().check(z.maxLength(50))),
  }),
  response: z.object({ isSuccess: z.boolean(), message: z.string() }),
});
