import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';

/**
 * One booking of a student at a time, until the transaction ends. Many are locked in one order, so that two who do
 * so never wait for each other.
 */
export async function lockPoints(tx: Tx, studentIds: readonly number[]): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('points:' || id, 0))
    FROM (SELECT id FROM unnest(${studentIds}::bigint[]) id ORDER BY id) students`.execute(tx);
}

export type PointsSource =
  | 'content'
  | 'chapter'
  | 'subject'
  | 'exercise'
  | 'exam_exercise'
  | 'quick_quiz'
  | 'paper';

export interface WhosePoints {
  tenantId: number;
  studentId: number;
  courseId: number;
}

interface Source extends WhosePoints {
  sourceType: PointsSource;
  sourceId: number;
}

/** What was booked for a source so far, and the number of its next row. */
export async function selectBooked(
  tx: Tx,
  { studentId, courseId, sourceType, sourceId }: Omit<Source, 'tenantId'>,
) {
  return tx
    .selectFrom('points_entry')
    .select([
      (select) => select.fn.coalesce(select.fn.sum<number>('points'), sql<number>`0`).as('points'),
      sql<number>`coalesce(max(revision) + 1, 0)`.as('revision'),
    ])
    .where('student_id', '=', studentId)
    .where('course_id', '=', courseId)
    .where('source_type', '=', sourceType)
    .where('source_id', '=', sourceId)
    .executeTakeFirstOrThrow();
}

export interface NewEntry extends Source {
  revision: number;
  points: number;
  percent: number | null;
  /** Null: now. */
  earnedAt: Date | null;
}

export async function insertEntry(tx: Tx, entry: NewEntry): Promise<void> {
  await tx
    .insertInto('points_entry')
    .values({
      tenant_id: entry.tenantId,
      student_id: entry.studentId,
      course_id: entry.courseId,
      source_type: entry.sourceType,
      source_id: entry.sourceId,
      revision: entry.revision,
      points: entry.points,
      percent: entry.percent,
      earned_at: entry.earnedAt ?? appNow,
    })
    .execute();
}

/** The history of a student in a course: how many rows, and what they are worth in this month of the calendar. */
export async function selectHistorySums(
  db: Queryable,
  { studentId, courseId }: Omit<WhosePoints, 'tenantId'>,
) {
  const { rows } = await sql<{ total: number; month_points: number }>`
    SELECT count(*) AS total, coalesce(sum(points) FILTER (
      WHERE earned_at >= date_trunc('month', app_now() AT TIME ZONE 'Asia/Kolkata') AT TIME ZONE 'Asia/Kolkata'
    ), 0) AS month_points
    FROM points_entry WHERE student_id = ${studentId} AND course_id = ${courseId}
  `.execute(db);
  return { total: rows[0]?.total ?? 0, monthPoints: rows[0]?.month_points ?? 0 };
}
