import { sql } from 'kysely';
import type { Database, Queryable } from '#platform/db/database.ts';

export interface Span {
  tenantId: number;
  liveClassId: number;
  studentId: number;
  connectionId: string;
}

/** Begins a span. One of another connection of the same student ends in the same moment. */
export async function openSpan(db: Database, span: Span): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`
      UPDATE live_attendance SET left_at = greatest(joined_at, app_now()), seen_at = greatest(joined_at, app_now())
      WHERE student_id = ${span.studentId} AND live_class_id = ${span.liveClassId} AND left_at IS NULL
        AND connection_id <> ${span.connectionId}`.execute(tx);
    await sql`
      INSERT INTO live_attendance (student_id, tenant_id, live_class_id, connection_id)
      VALUES (${span.studentId}, ${span.tenantId}, ${span.liveClassId}, ${span.connectionId})
      ON CONFLICT (student_id, live_class_id) WHERE left_at IS NULL DO NOTHING`.execute(tx);
  });
}

/** Says that they are still there; the answer: whose span is open. */
export async function touchSpans(db: Queryable, connectionIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ connection_id: string }>`
    UPDATE live_attendance SET seen_at = greatest(seen_at, app_now())
    WHERE left_at IS NULL AND connection_id = ANY(${connectionIds}::uuid[])
    RETURNING connection_id`.execute(db);
  return rows.map((row) => row.connection_id);
}

export async function closeSpan(
  db: Queryable,
  span: Pick<Span, 'studentId' | 'connectionId'>,
): Promise<void> {
  await sql`
    UPDATE live_attendance SET left_at = greatest(joined_at, app_now()), seen_at = greatest(seen_at, app_now())
    WHERE student_id = ${span.studentId} AND connection_id = ${span.connectionId} AND left_at IS NULL`.execute(
    db,
  );
}

const silentSeconds = 20;

/** Those whose process has died: they ended when they were last seen. */
export async function closeSilentSpans(db: Queryable): Promise<void> {
  await sql`
    UPDATE live_attendance SET left_at = seen_at
    WHERE left_at IS NULL AND seen_at < app_now() - make_interval(secs => ${silentSeconds})`.execute(db);
}
