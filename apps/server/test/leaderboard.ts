import { randomUUID } from 'node:crypto';
import { rewriteTotals } from '../src/modules/progress/points-total-store.ts';
import type { Learner } from './learners.ts';
import type { World } from './world.ts';

/** Books points as an import would: one row, at a moment so many hours ago. */
export async function givePoints(
  { pool, db }: World,
  who: Pick<Learner, 'studentId' | 'courseId'>,
  points: number,
  hoursAgo = 1,
): Promise<void> {
  await pool.query(
    `INSERT INTO points_entry (tenant_id, student_id, course_id, source_type, source_id, points, earned_at)
     SELECT tenant_id, id, $2, 'subject', (SELECT min(id) FROM subject WHERE course_id = $2), $3,
       app_now() - make_interval(hours => $4) FROM student WHERE id = $1`,
    [who.studentId, who.courseId, points, hoursAgo],
  );
  await db.transaction().execute((tx) => rewriteTotals(tx, [who.studentId]));
}

/** Students who never sign in, by themselves or in the school of section 8-A, with the points they have. */
export async function addPeers(
  world: World,
  courseId: number,
  peers: readonly { name: string; points: number; hoursAgo?: number; isMember?: boolean }[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const { name, points, hoursAgo, isMember } of peers) {
    const [first, last = ''] = name.split(' ');
    const { rows } = await world.pool.query<{ id: number }>(
      `INSERT INTO student (tenant_id, first_name, last_name, picture_key)
       SELECT id, $1, $2, $3 FROM tenant WHERE slug = 'shala' RETURNING id::int`,
      [first, last, `pictures/${randomUUID()}.webp`],
    );
    const studentId = Number(rows[0]?.id);
    if (isMember) {
      await world.pool.query(
        `INSERT INTO section_membership (student_id, section_id, tenant_id, from_day)
         SELECT $1, id, tenant_id, app_today() - 10 FROM section WHERE slug = '8-A'`,
        [studentId],
      );
    }
    await givePoints(world, { studentId, courseId }, points, hoursAgo);
    ids.push(studentId);
  }
  return ids;
}
