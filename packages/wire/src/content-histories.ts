import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { id, idText, instant } from './fields.ts';

const base = '/course/student/student_courses/:courseId/content_histories';

const contentHistory = z.object({
  id,
  content_library_id: id,
  /** Where to go on, in seconds from the beginning. */
  played_seconds: z.number(),
  /** Distinct seconds played so far: what completion asks for. */
  watched_seconds: z.number(),
  updated_at: instant,
});
export type WireContentHistory = z.infer<typeof contentHistory>;

export const listContentHistories = contract({
  summary: 'Where the acting student is in each content of the course, the newest first',
  family: 'main',
  method: 'GET',
  path: base,
  params: z.object({ courseId: idText }),
  response: z.object({ content_histories: z.array(contentHistory) }),
});

export const openContentHistory = contract({
  summary: 'A content has been opened: answers its record, made if there was none',
  family: 'main',
  method: 'POST',
  path: base,
  params: z.object({ courseId: idText }),
  body: z.object({ content_library_id: id }),
  response: z.object({ content_history: contentHistory }),
});

const seconds = z.number().check(z.gte(0), z.lte(86_400));

export const updateContentHistory = contract({
  summary: 'What has been played since the last report; the newest report of any device decides the place',
  family: 'main',
  method: 'PUT',
  path: `${base}/:historyId`,
  params: z.object({ courseId: idText, historyId: idText }),
  body: z.object({
    played_seconds: seconds,
    /** Stretches really played, as pairs from and to. Clients without them send the place alone. */
    intervals: z.optional(z.array(z.tuple([seconds, seconds])).check(z.maxLength(200))),
    /** How long ago the place was true, for reports that had to wait for the network. */
    seconds_ago: z.optional(z.number().check(z.gte(0), z.lte(604_800))),
  }),
  response: z.object({ content_history: contentHistory }),
});
