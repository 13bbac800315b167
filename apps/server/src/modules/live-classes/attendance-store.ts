import { sql } from 'kysely';
import type { Database, Queryable } from '#platform/db/database.ts';

export interface Span {
  tenantId: number;
  liveClassId: number;
  studentId: number;
  connectionId: string;
}

/** A span that was not touched for so long belongs to a process that has died. */
const untouchedSeconds = 3.5;

/** Begins a span. One of another connection of the same student ends in the same moment, or has ended before. */
export async function openSpan(db: Database, span: Span): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`
      UPDATE live_attendance SET left_at = greatest(joined_at,
        CASE WHEN seen_at < app_now() - make_interval(secs => ${untouchedSeconds}) THEN seen_at ELSE app_now() END)
      WHERE student_id = ${span.studentId} AND live_class_id = ${span.liveClassId} AND left_at IS NULL
        AND connection_id <> ${span.connectionId}`.execute(tx);
    await sql`
      INSERT INTO live_attendance (student_id, tenant_id, live_class_id, connection_id)
      VALUES (${span.studentId}, ${span.tenantId}, ${span.liveClassId}, ${span.connectionId})
      ON CONFLICT (student_id, live_class_id) WHERE left_at IS NULL DO NOTHING`.execute(tx);
  });
}

/** Says when they were last heard; the answer: whose span is open. */
export async function touchSpans(
  db: Queryable,
  heard: readonly { connectionId: string; secondsAgo: number }[],
): Promise<string[]> {
  const { rows } = await sql<{ connection_id: string }>`
    UPDATE live_attendance span
    SET seen_at = greatest(span.seen_at, app_now() - make_interval(secs => heard.seconds_ago))
    FROM unnest(${heard.map(({ connectionId }) => connectionId)}::uuid[],
      ${heard.map(({ secondsAgo }) => secondsAgo)}::float8[]) heard(connection_id, seconds_ago)
    WHERE span.left_at IS NULL AND span.connection_id = heard.connection_id
    RETURNING span.connection_id`.execute(db);
  return rows.map((row) => row.connection_id);
}

/** Ends it when they were last heard. Where the student's next connection has ended it already, the earlier end counts. */
export async function closeSpan(
  db: Queryable,
  { studentId, connectionId }: Pick<Span, 'studentId' | 'connectionId'>,
  secondsAgo: number,
): Promise<void> {
  await sql`
    UPDATE live_attendance
    SET left_at = greatest(joined_at, least(left_at, app_now() - make_interval(secs => ${secondsAgo})))
    WHERE student_id = ${studentId} AND connection_id = ${connectionId}`.execute(db);
}

const silentSeconds = 20;

/** Those whose process has died: they ended when they were last seen. */
export async function closeSilentSpans(db: Queryable): Promise<void> {
  await sql`
    UPDATE live_attendance SET left_at = seen_at
    WHERE left_at IS NULL AND seen_at < app_now() - make_interval(secs => ${silentSeconds})`.execute(db);
}
