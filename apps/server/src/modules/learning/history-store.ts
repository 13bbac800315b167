import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { History } from './domain/history.ts';
import type { Stretch } from './domain/watched.ts';

const since = (column: string) => sql<number>`extract(epoch FROM app_now() - ${sql.ref(column)})`;
const columns = [
  'content_history.id',
  'content_library_id',
  'played_seconds',
  'watched',
  'content_history.updated_at',
  since('opened_at').as('since_opened'),
  since('reported_at').as('since_reported'),
  since('content_history.updated_at').as('since_touched'),
] as const;

interface Row {
  id: number;
  content_library_id: number;
  played_seconds: number;
  watched: string;
  updated_at: Date;
  since_opened: number;
  since_reported: number;
  since_touched: number;
}

const toHistory = (row: Row): History => ({
  id: row.id,
  libraryId: row.content_library_id,
  place: row.played_seconds,
  watched: [...row.watched.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)]),
  updatedAt: row.updated_at,
  sinceOpened: row.since_opened,
  sinceReported: row.since_reported,
  sinceTouched: row.since_touched,
});

interface Whose {
  tenantId: number;
  studentId: number;
  enrolmentId: number;
}

export async function upsertHistory(
  tx: Tx,
  { tenantId, studentId, enrolmentId }: Whose,
  libraryId: number,
): Promise<History> {
  const row = await tx
    .insertInto('content_history')
    .values({
      tenant_id: tenantId,
      student_id: studentId,
      enrolment_id: enrolmentId,
      content_library_id: libraryId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'enrolment_id', 'content_library_id'])
        .doUpdateSet({ updated_at: appNow }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toHistory(row);
}

/** False where there is one already: it is left alone. */
export async function insertHistory(
  tx: Tx,
  { tenantId, studentId, enrolmentId }: Whose,
  libraryId: number,
  { seconds, at }: { seconds: number; at: Date },
): Promise<boolean> {
  const result = await tx
    .insertInto('content_history')
    .values({
      tenant_id: tenantId,
      student_id: studentId,
      enrolment_id: enrolmentId,
      content_library_id: libraryId,
      played_seconds: seconds,
      watched: sql<string>`int4multirange(int4range(0, ${seconds}))`,
      opened_at: at,
      placed_at: at,
      reported_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'enrolment_id', 'content_library_id']).doNothing(),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Locked until the transaction ends: two devices that report together are counted one after the other. */
export async function lockHistory(
  tx: Tx,
  { studentId, enrolmentId }: Omit<Whose, 'tenantId'>,
  historyId: number,
): Promise<History | null> {
  const row = await tx
    .selectFrom('content_history')
    .select(columns)
    .where('student_id', '=', studentId)
    .where('id', '=', historyId)
    .where('enrolment_id', '=', enrolmentId)
    .forUpdate()
    .executeTakeFirst();
  return row ? toHistory(row) : null;
}

interface Report {
  place: number;
  secondsAgo: number;
  watched: readonly Stretch[];
}

/** The place is that of the newest report, by when it was true and not by when it came in. */
export async function updateHistory(
  tx: Tx,
  { studentId, historyId }: { studentId: number; historyId: number },
  { place, secondsAgo, watched }: Report,
): Promise<History> {
  const placedAt = sql<Date>`app_now() - make_interval(secs => ${secondsAgo})`;
  const isNewest = sql<boolean>`placed_at IS NULL OR placed_at <= ${placedAt}`;
  const ranges = `{${watched.map(([from, to]) => `[${from},${to})`).join(',')}}`;
  const row = await tx
    .updateTable('content_history')
    .set({
      played_seconds: sql<number>`CASE WHEN ${isNewest} THEN ${place} ELSE played_seconds END`,
      placed_at: sql<Date>`CASE WHEN ${isNewest} THEN ${placedAt} ELSE placed_at END`,
      watched: sql<string>`${ranges}::int4multirange`,
      reported_at: appNow,
      updated_at: appNow,
    })
    .where('student_id', '=', studentId)
    .where('id', '=', historyId)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toHistory(row);
}

export async function selectHistory(
  db: Queryable,
  { studentId, enrolmentId }: Omit<Whose, 'tenantId'>,
  libraryId: number,
): Promise<History | null> {
  const row = await db
    .selectFrom('content_history')
    .select(columns)
    .where('student_id', '=', studentId)
    .where('enrolment_id', '=', enrolmentId)
    .where('content_library_id', '=', libraryId)
    .executeTakeFirst();
  return row ? toHistory(row) : null;
}

export async function selectHistories(
  db: Queryable,
  { studentId, enrolmentId }: Omit<Whose, 'tenantId'>,
): Promise<History[]> {
  const rows = await db
    .selectFrom('content_history')
    .select(columns)
    .where('student_id', '=', studentId)
    .where('enrolment_id', '=', enrolmentId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toHistory);
}

/** One view per student, content and day; the sum that everybody sees grows only with a new one. */
export async function countViews(
  tx: Tx,
  { tenantId, studentId }: Omit<Whose, 'enrolmentId'>,
  contentIds: readonly number[],
): Promise<void> {
  await sql`
    WITH seen AS (
      INSERT INTO content_view (student_id, tenant_id, content_id, day)
      SELECT ${studentId}, ${tenantId}, id, app_today() FROM unnest(${contentIds}::bigint[]) AS opened (id)
      ON CONFLICT DO NOTHING
      RETURNING content_id
    )
    INSERT INTO content_count (tenant_id, content_id, views)
    SELECT ${tenantId}, content_id, 1 FROM seen ORDER BY content_id
    ON CONFLICT (tenant_id, content_id) DO UPDATE SET views = content_count.views + 1
  `.execute(tx);
}
