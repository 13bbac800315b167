import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';

/** The school a student is in today, and the class there; none for families who come by themselves. */
const schoolToday = sql`LEFT JOIN LATERAL (
  SELECT section.institute_id, section.course_id FROM section_membership membership
  JOIN section ON section.tenant_id = membership.tenant_id AND section.id = membership.section_id
  WHERE membership.student_id = student.id AND membership.from_day <= app_today()
    AND (membership.to_day IS NULL OR membership.to_day >= app_today())
  ORDER BY membership.from_day DESC, membership.section_id DESC LIMIT 1
) school ON true`;

/**
 * Who is on the list: not against the parents' wish, not while blocked, and in a class of a school only with the
 * others who are in it today. What a school does not teach in classes is open to all its students.
 */
const isRanked = (courseId: RawBuilder<unknown>) => sql`(
  student.on_leaderboard AND student.blocked_at IS NULL AND (
    school.institute_id IS NULL OR school.course_id = ${courseId} OR NOT EXISTS (
      SELECT FROM section WHERE section.tenant_id = student.tenant_id
        AND section.institute_id = school.institute_id AND section.course_id = ${courseId}))
)`;

/** Writes totals again from the ledger. Answers how many rows were not what the ledger says. */
export async function rewriteTotals(tx: Tx, studentIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    WITH booked AS (
      SELECT student_id, course_id, sum(points) AS points, max(earned_at) AS reached_at
      FROM points_entry WHERE student_id = ANY (${studentIds}::bigint[]) GROUP BY student_id, course_id
    ), written AS (
      INSERT INTO points_total AS total
        (student_id, course_id, tenant_id, institute_id, points, reached_at, is_ranked)
      SELECT student.id, booked.course_id, student.tenant_id, school.institute_id, booked.points,
        booked.reached_at, ${isRanked(sql`booked.course_id`)}
      FROM booked JOIN student ON student.id = booked.student_id
      ${schoolToday}
      ON CONFLICT (student_id, course_id) DO UPDATE SET
        institute_id = excluded.institute_id, points = excluded.points, reached_at = excluded.reached_at,
        is_ranked = excluded.is_ranked
      WHERE (total.institute_id, total.points, total.reached_at, total.is_ranked)
        IS DISTINCT FROM (excluded.institute_id, excluded.points, excluded.reached_at, excluded.is_ranked)
      RETURNING 1
    ), removed AS (
      DELETE FROM points_total total WHERE student_id = ANY (${studentIds}::bigint[])
        AND NOT EXISTS (
          SELECT FROM booked WHERE booked.student_id = total.student_id AND booked.course_id = total.course_id)
      RETURNING 1
    )
    SELECT (SELECT count(*) FROM written) + (SELECT count(*) FROM removed) AS changed
  `.execute(tx);
  return rows[0]?.changed ?? 0;
}

/** Who is listed elsewhere than they should be today, in the order of their ids. */
export async function selectMisplaced(db: Queryable): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT student.id FROM points_total total JOIN student ON student.id = total.student_id ${schoolToday}
    WHERE (total.institute_id, total.is_ranked)
      IS DISTINCT FROM (school.institute_id, ${isRanked(sql`total.course_id`)})
    ORDER BY student.id
  `.execute(db);
  return rows.map(({ id }) => id);
}
