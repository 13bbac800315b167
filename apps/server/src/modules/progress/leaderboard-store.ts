import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';
import { executePrepared } from '#platform/db/named-statement.ts';

/** Who is compared with whom. */
export interface Scope {
  tenantId: number;
  courseId: number;
  /** Null: families who come by themselves. */
  instituteId: number | null;
}

interface Whose {
  studentId: number;
  courseId: number;
}

export async function selectOwnTotal(db: Queryable, { studentId, courseId }: Whose) {
  const query = db
    .selectFrom('student')
    .leftJoin('points_total as total', (join) =>
      join.onRef('total.student_id', '=', 'student.id').on('total.course_id', '=', courseId),
    )
    .select(['student.on_leaderboard', 'total.points', 'total.institute_id'])
    .where('student.id', '=', studentId);
  const [row] = await executePrepared(db, query.compile());
  return {
    isShown: row?.on_leaderboard ?? true,
    total: row && row.points !== null ? { points: row.points, instituteId: row.institute_id } : null,
  };
}

/** The place on the list of a course, equal for equal points. Null: without points, or not on the list. */
export async function rankOf(
  db: Queryable,
  { tenantId, courseId, studentId }: Whose & { tenantId: number },
): Promise<number | null> {
  const { total } = await selectOwnTotal(db, { studentId, courseId });
  if (!total) return null;
  const listed = inScope({ tenantId, courseId, instituteId: total.instituteId });
  const query = sql<{ rank: number }>`
    SELECT 1 + (SELECT count(*) FROM points_total WHERE ${listed} AND points > mine.points) AS rank
    FROM points_total mine
    WHERE mine.student_id = ${studentId} AND mine.course_id = ${courseId} AND mine.is_ranked AND mine.points > 0
  `;
  const [row] = await executePrepared<{ rank: number }>(db, query.compile(db));
  return row?.rank ?? null;
}

export interface StandingRow {
  part: 'podium' | 'near' | 'next';
  student_id: number;
  points: number;
  rank: number;
  everybody: number;
  first_name: string;
  last_name: string;
  picture_key: string | null;
}

/**
 * The first three, two above and two below the student, and the next higher sum: one statement. The whole list is
 * counted once, along the index; ranks nearby are counted from the student's own. Without points, or off the list,
 * the student has no row in `me`, and only the podium comes back.
 */
export async function selectStanding(db: Queryable, scope: Scope, studentId: number): Promise<StandingRow[]> {
  const listed = inScope(scope);
  const mine = sql`(SELECT points FROM me)`;
  const myPlace = sql`((SELECT reached_at FROM me), (SELECT student_id FROM me))`;
  const query = sql<StandingRow>`
    WITH me AS MATERIALIZED (
      SELECT points, reached_at, student_id FROM points_total WHERE student_id = ${studentId} AND ${listed}
    ), counted AS MATERIALIZED (
      -- Two ranges instead of the whole: for a whole list the planner may leave the index and read the table.
      SELECT (SELECT count(*) FROM points_total WHERE ${listed} AND points > coalesce(${mine}, 0)) AS ahead,
        (SELECT count(*) FROM points_total WHERE ${listed} AND points <= coalesce(${mine}, 0)) AS others
    ), podium AS (
      SELECT student_id, points, reached_at FROM points_total WHERE ${listed}
      ORDER BY points DESC, reached_at, student_id LIMIT 3
    ), above AS (
      SELECT * FROM (
        (${places(sql`${listed} AND points = ${mine} AND (reached_at, student_id) < ${myPlace}`, upwards)})
        UNION ALL
        (${places(sql`${listed} AND points > ${mine}`, upwards)})
      ) higher ORDER BY ${upwards} LIMIT 2
    ), below AS (
      SELECT * FROM (
        (${places(sql`${listed} AND points = ${mine} AND (reached_at, student_id) > ${myPlace}`, downwards)})
        UNION ALL
        (${places(sql`${listed} AND points < ${mine}`, downwards)})
      ) lower ORDER BY ${downwards} LIMIT 2
    ), near AS (
      SELECT student_id, points, reached_at, 'near' AS part FROM me
      UNION ALL SELECT student_id, points, reached_at, 'near' FROM above
      UNION ALL SELECT student_id, points, reached_at, 'near' FROM below
      UNION ALL (
        SELECT student_id, points, reached_at, 'next' FROM points_total WHERE ${listed} AND points > ${mine}
        ORDER BY ${upwards} LIMIT 1
      )
    ), ranked AS (
      SELECT 'podium' AS part, student_id, points, reached_at, 1 + (
        SELECT count(*) FROM podium better WHERE better.points > podium.points
      ) AS rank FROM podium
      UNION ALL
      SELECT part, student_id, points, reached_at, 1 + (SELECT ahead FROM counted)
        - (SELECT count(*) FROM points_total between_us
           WHERE ${inScope(scope, sql`between_us.points > ${mine} AND between_us.points <= near.points`)})
        + (SELECT count(*) FROM points_total between_us
           WHERE ${inScope(scope, sql`between_us.points > near.points AND between_us.points <= ${mine}`)})
      FROM near
    )
    SELECT ranked.part, ranked.student_id, ranked.points, ranked.rank, counted.ahead + counted.others AS everybody,
      student.first_name, student.last_name,
      CASE WHEN student.photo_allowed THEN student.picture_key END AS picture_key
    FROM ranked JOIN student ON student.id = ranked.student_id CROSS JOIN counted
    ORDER BY ranked.part, ranked.points DESC, ranked.reached_at, ranked.student_id
  `;
  return executePrepared<StandingRow>(db, query.compile(db));
}

/** The columns of the index in their order, so that both directions are read from it. */
const downwards = sql`points DESC, reached_at, student_id`;
const upwards = sql`points, reached_at DESC, student_id DESC`;

const places = (where: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  sql`SELECT student_id, points, reached_at FROM points_total WHERE ${where} ORDER BY ${order} LIMIT 2`;

/** Written so that the index is used: it knows "is null", but not "is not distinct from". */
function inScope({ tenantId, courseId, instituteId }: Scope, more: RawBuilder<unknown> = sql`true`) {
  const ofSchool = instituteId === null ? sql`IS NULL` : sql`= ${instituteId}`;
  return sql`tenant_id = ${tenantId} AND course_id = ${courseId} AND institute_id ${ofSchool}
    AND is_ranked AND points > 0 AND ${more}`;
}
