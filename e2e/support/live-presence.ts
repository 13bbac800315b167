import { expect, type Page } from '@playwright/test';
import type { News } from '../../packages/meeting-protocol/src/news.ts';
import type { School } from './school.ts';

export interface Presence {
  /** How long the page was in class so far, as seen from its side. */
  seconds(): number;
  /** The network has gone, whatever the page thinks. */
  lose(): void;
}

/** From welcome to the end of the socket. Call it before the page goes anywhere. */
export function followPresence(page: Page): Presence {
  const spans: { from: number; to: number | null }[] = [];
  const lose = () => {
    for (const span of spans) span.to ??= performance.now();
  };
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/meeting?')) return;
    let isIn = false;
    socket.on('framereceived', ({ payload }) => {
      if (isIn || (JSON.parse(String(payload)) as News).t !== 'welcome') return;
      isIn = true;
      lose();
      const span = { from: performance.now(), to: null as number | null };
      spans.push(span);
      socket.on('close', () => {
        span.to ??= performance.now();
      });
    });
  });
  return {
    seconds: () => spans.reduce((sum, { from, to }) => sum + (to ?? performance.now()) - from, 0) / 1_000,
    lose,
  };
}

interface Attended {
  seconds: number;
  overlaps: number;
  open: number;
}

const attended = async (school: School, liveClassId: number, email: string): Promise<Attended> => {
  const [row] = await school.query<Attended>(
    `WITH span AS (
       SELECT id, joined_at, coalesce(left_at, app_now()) AS until, left_at IS NULL AS is_open FROM live_attendance
       JOIN student_credential login USING (student_id) WHERE live_class_id = $1 AND login.email = $2
     )
     SELECT sum(extract(epoch FROM until - joined_at))::float AS seconds, count(*) FILTER (WHERE is_open)::int AS open,
       (SELECT count(*)::int FROM span one JOIN span two ON one.id < two.id
          AND one.joined_at < two.until AND two.joined_at < one.until) AS overlaps
     FROM span`,
    [liveClassId, email],
  );
  if (!row) throw new Error('no answer about attendance');
  return row;
};

/**
 * What is written agrees with what was seen, within so many seconds, and nobody is there twice at a time. The answer:
 * by how much it is off; given back the next time, it is what earlier faults have done.
 */
export async function expectAttendance(
  school: School,
  liveClassId: number,
  {
    email,
    presence,
    within,
    before = 0,
  }: { email: string; presence: Presence; within: number; before?: number },
): Promise<number> {
  let off = Number.NaN;
  await expect
    .poll(async () => {
      const { seconds, ...rest } = await attended(school, liveClassId, email);
      off = seconds - presence.seconds();
      return { ...rest, isRight: Math.abs(off - before) <= within };
    })
    .toEqual({ overlaps: 0, open: 1, isRight: true });
  return off;
}
