import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { id, instant } from './fields.ts';

const kinds = ['answers', 'worksheets', 'comments', 'refunds'] as const;

const line = z.object({
  /** Null: of the whole tenant. */
  course: z.nullable(z.object({ id, name: z.string() })),
  subject: z.nullable(z.object({ id, name: z.string(), color_code: z.nullable(z.string()) })),
  count: z.int(),
  oldest_at: instant,
});

const waiting = z.object({ kind: z.enum(kinds), count: z.int(), lines: z.array(line) });
export type WireWaiting = z.infer<typeof waiting>;

const todaysClass = z.object({
  id,
  title: z.string(),
  starts_at: instant,
  ends_at: instant,
  /** Its room is open, and this person may host it. */
  can_host: z.boolean(),
});
export type WireTodaysClass = z.infer<typeof todaysClass>;

export const staffDay = contract({
  summary: 'What waits for the member of staff today, by kind of work, course and subject; the oldest first',
  family: 'main',
  method: 'GET',
  path: '/console/staff/day',
  response: z.object({
    /** Kinds of work that are none of the person's business are left out. */
    waiting: z.array(waiting),
    /** Live classes that the person teaches today and that are not over, the next first. */
    classes: z.array(todaysClass),
    server_now: instant,
  }),
});
