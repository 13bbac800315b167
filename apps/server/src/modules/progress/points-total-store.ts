import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';

/** The school a student is in today; none for families who come by themselves. */
const schoolToday = sql`LEFT JOIN LATERAL (
  SELECT section.institute_id FROM section_membership membership
  JOIN section ON section.tenant_id = membership.tenant_id AND section.id = membership.section_id
  WHERE membership.student_id = student.id AND membership.from_day <= app_today()
    AND (membership.to_day IS NULL OR membership.to_day >= app_today())
  ORDER BY membership.from_day DESC LIMIT 1
) school ON true`;

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
        booked.reached_at, student.on_leaderboard
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

/** Who has come to a school, left it or moved by the date alone. */
export async function moveTotals(db: Queryable): Promise<void> {
  await sql`
    UPDATE points_total SET institute_id = school.institute_id
    FROM student ${schoolToday}
    WHERE points_total.student_id = student.id AND points_total.institute_id IS DISTINCT FROM school.institute_id
  `.execute(db);
}
