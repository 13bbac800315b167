import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Database, Queryable, Tx } from '#platform/db/database.ts';
import type { Reader } from './domain/reader.ts';

interface NewRows {
  tenantId: number;
  studentIds: readonly number[];
  type: string;
  action: string;
  counter: string | null;
  source: string;
  revision: number;
  courseId: number | null;
  title: object;
  shortTitle: object;
  body: object;
  data: object;
}

/**
 * A student of another tenant, or one who is gone, gets nothing. What is there already stays as the student left
 * it, unless its source has grown: then it is new again. Other words for the same are put right quietly.
 */
export async function upsertNotifications(tx: Tx, row: NewRows): Promise<void> {
  const isNew = sql`excluded.revision > notification.revision`;
  await sql`INSERT INTO notification (student_id, tenant_id, type, action, counter, is_counted, source, revision,
      course_id, title, short_title, body, data)
    SELECT student.id, student.tenant_id, ${row.type}, ${row.action}, ${row.counter}::text,
      ${row.counter}::text IS NOT NULL, ${row.source}, ${row.revision}::int, ${row.courseId}::bigint,
      ${JSON.stringify(row.title)}::jsonb, ${JSON.stringify(row.shortTitle)}::jsonb,
      ${JSON.stringify(row.body)}::jsonb, ${JSON.stringify(row.data)}::jsonb
    FROM unnest(${row.studentIds}::bigint[]) AS receiver (id)
    JOIN student ON student.id = receiver.id AND student.tenant_id = ${row.tenantId}
    ON CONFLICT (student_id, source) DO UPDATE SET
      revision = excluded.revision, title = excluded.title, short_title = excluded.short_title,
      body = excluded.body, data = excluded.data,
      is_counted = CASE WHEN ${isNew} THEN excluded.is_counted ELSE notification.is_counted END,
      created_at = CASE WHEN ${isNew} THEN excluded.created_at ELSE notification.created_at END,
      seen_at = CASE WHEN ${isNew} THEN NULL ELSE notification.seen_at END,
      deleted_at = CASE WHEN ${isNew} THEN NULL ELSE notification.deleted_at END
    WHERE ${isNew} OR (excluded.revision = notification.revision
      AND (excluded.body, excluded.data) IS DISTINCT FROM (notification.body, notification.data))`.execute(
    tx,
  );
}

const whose = ({ tenantId, studentId, parentId }: Reader) =>
  parentId === null
    ? sql<boolean>`notification.student_id = ${studentId} AND notification.tenant_id = ${tenantId}`
    : sql<boolean>`notification.tenant_id = ${tenantId} AND notification.student_id IN (
        SELECT guardian.student_id FROM guardian
        WHERE guardian.tenant_id = ${tenantId} AND guardian.parent_id = ${parentId})`;

const shown = (db: Queryable, reader: Reader) =>
  db
    .selectFrom('notification')
    .innerJoin('student', 'student.id', 'notification.student_id')
    .leftJoin('course', 'course.id', 'notification.course_id')
    .leftJoin('enrolment', (join) =>
      join
        .onRef('enrolment.student_id', '=', 'notification.student_id')
        .onRef('enrolment.course_id', '=', 'notification.course_id'),
    )
    .select([
      'notification.id',
      'notification.type',
      'notification.action',
      'notification.title',
      'notification.short_title',
      'notification.body',
      'notification.data',
      'notification.created_at',
      'notification.seen_at',
      'notification.student_id',
      'student.first_name',
      'course.kind as course_kind',
      'enrolment.id as enrolment_id',
    ])
    .where(whose(reader))
    .where('notification.deleted_at', 'is', null);
export type NotificationRow = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

export async function selectTotals(db: Queryable, reader: Reader): Promise<{ total: number; fresh: number }> {
  return db
    .selectFrom('notification')
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) FILTER (WHERE notification.seen_at IS NULL)`.as('fresh'),
    ])
    .where(whose(reader))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
}

export async function selectPage(
  db: Queryable,
  reader: Reader,
  { limit, offset }: { limit: number; offset: number },
): Promise<NotificationRow[]> {
  return shown(db, reader)
    .orderBy('notification.created_at', 'desc')
    .orderBy('notification.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function selectOne(db: Queryable, reader: Reader, id: number) {
  return shown(db, reader).where('notification.id', '=', id).executeTakeFirst();
}

/** Whoever has seen it no longer needs the badge. */
export async function markSeen(tx: Tx, reader: Reader, id: number): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ seen_at: sql<Date>`coalesce(seen_at, app_now())`, is_counted: false })
    .where(whose(reader))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Answers how many were taken off; without an id, all. */
export async function markDeleted(tx: Tx, reader: Reader, id: number | null): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('notification')
    .set({ deleted_at: appNow, is_counted: false })
    .where(whose(reader))
    .where('deleted_at', 'is', null)
    .$if(id !== null, (query) => query.where('id', '=', id))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function selectCount(db: Queryable, studentId: number, counter: string): Promise<number> {
  const { count } = await db
    .selectFrom('notification')
    .select(sql<number>`count(*)`.as('count'))
    .where('student_id', '=', studentId)
    .where('counter', '=', counter)
    .where('is_counted', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

export async function clearCount(tx: Tx, studentId: number, counter: string): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ is_counted: false })
    .where('student_id', '=', studentId)
    .where('counter', '=', counter)
    .where('is_counted', '=', true)
    .execute();
}

/** In pieces, so that no night's work holds the table for long. Answers whether there is more. */
export async function deleteOld(db: Database, { days, limit }: { days: number; limit: number }) {
  const { numAffectedRows = 0n } = await sql`DELETE FROM notification WHERE (student_id, id) IN (
      SELECT student_id, id FROM notification
      WHERE created_at < app_now() - make_interval(days => ${days}) ORDER BY created_at LIMIT ${limit}
    )`.execute(db);
  return Number(numAffectedRows) === limit;
}
