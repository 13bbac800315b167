import { type RawBuilder, sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Page } from '#platform/page.ts';
import type { Announcement } from './domain/announcement.ts';

/** What is true of a student today, as enrolment tells it. */
interface Viewer {
  tenantId: number;
  entitledCourseIds: readonly number[];
  sectionIds: readonly number[];
}

export interface Filter {
  courseId?: number | undefined;
  sectionId?: number | undefined;
  /** Of whoever teaches it now. */
  subjectId?: number | undefined;
}

interface Row {
  id: number;
  course_id: number;
  course_name: unknown;
  staff_id: number;
  staff_name: unknown;
  message: string;
  allows_comments: boolean;
  posted_at: Date | null;
  publish_at: Date | null;
  sections: { id: number; name: unknown }[];
  file_name: string | null;
  file_key: string | null;
  file_type: string | null;
  file_bytes: number | null;
  comment_count: number;
}

/** What is for this student, and posted: the one condition that every call of a student goes through. */
const isFor = ({ tenantId, entitledCourseIds, sectionIds }: Viewer): RawBuilder<boolean> => sql<boolean>`
  announcement.tenant_id = ${tenantId} AND announcement.posted_at <= app_now()
  AND announcement.course_id = ANY(${entitledCourseIds}::bigint[])
  AND (
    NOT EXISTS (SELECT FROM announcement_section aim
      WHERE aim.tenant_id = announcement.tenant_id AND aim.announcement_id = announcement.id)
    OR EXISTS (SELECT FROM announcement_section aim
      WHERE aim.tenant_id = announcement.tenant_id AND aim.announcement_id = announcement.id
        AND aim.section_id = ANY(${sectionIds}::bigint[]))
  )`;

const passes = ({ courseId, sectionId, subjectId }: Filter): RawBuilder<boolean> => sql<boolean>`
  (${courseId ?? null}::bigint IS NULL OR announcement.course_id = ${courseId ?? null}::bigint)
  AND (${sectionId ?? null}::bigint IS NULL OR EXISTS (SELECT FROM announcement_section aim
    WHERE aim.tenant_id = announcement.tenant_id AND aim.announcement_id = announcement.id
      AND aim.section_id = ${sectionId ?? null}::bigint))
  AND (${subjectId ?? null}::bigint IS NULL OR EXISTS (SELECT FROM teaching_assignment teaching
    WHERE teaching.tenant_id = announcement.tenant_id AND teaching.staff_id = announcement.staff_id
      AND teaching.course_id = announcement.course_id
      AND (teaching.subject_id IS NULL OR teaching.subject_id = ${subjectId ?? null}::bigint)
      AND teaching.from_day <= app_today() AND (teaching.to_day IS NULL OR teaching.to_day >= app_today())))`;

const select = (where: RawBuilder<boolean>, { number, size }: Page) => sql<Row>`
  SELECT announcement.id, announcement.course_id, course.name AS course_name, announcement.staff_id,
    staff.name AS staff_name, announcement.message, announcement.allows_comments, announcement.posted_at,
    announcement.publish_at,
    coalesce((SELECT json_agg(json_build_object('id', section.id, 'name', section.name) ORDER BY section.id)
      FROM announcement_section aim
      JOIN section ON section.tenant_id = aim.tenant_id AND section.id = aim.section_id
      WHERE aim.tenant_id = announcement.tenant_id AND aim.announcement_id = announcement.id), '[]') AS sections,
    file.name AS file_name, file.file_key, file.content_type AS file_type, file.size_bytes AS file_bytes,
    (SELECT count(*)::int FROM announcement_comment said
      WHERE said.tenant_id = announcement.tenant_id AND said.announcement_id = announcement.id
        AND said.deleted_at IS NULL AND said.hidden_at IS NULL) AS comment_count
  FROM announcement
  JOIN course ON course.id = announcement.course_id
  JOIN staff ON staff.tenant_id = announcement.tenant_id AND staff.id = announcement.staff_id
  LEFT JOIN LATERAL (
    SELECT name, file_key, content_type, size_bytes FROM announcement_file
    WHERE announcement_file.tenant_id = announcement.tenant_id
      AND announcement_file.announcement_id = announcement.id
    ORDER BY announcement_file.id LIMIT 1
  ) file ON true
  WHERE ${where}
  ORDER BY coalesce(announcement.posted_at, announcement.publish_at) DESC, announcement.id DESC
  LIMIT ${size} OFFSET ${(number - 1) * size}`;

const toAnnouncement = (row: Row): Announcement => ({
  id: row.id,
  courseId: row.course_id,
  courseName: row.course_name,
  staffId: row.staff_id,
  staffName: row.staff_name,
  message: row.message,
  allowsComments: row.allows_comments,
  postedAt: row.posted_at,
  publishAt: row.publish_at,
  sections: row.sections,
  file:
    row.file_key === null
      ? null
      : {
          name: row.file_name ?? '',
          key: row.file_key,
          contentType: row.file_type ?? '',
          bytes: row.file_bytes ?? 0,
        },
  commentCount: row.comment_count,
});

export async function selectPage(
  db: Queryable,
  viewer: Viewer,
  filter: Filter,
  page: Page,
): Promise<Announcement[]> {
  const { rows } = await select(sql<boolean>`${isFor(viewer)} AND ${passes(filter)}`, page).execute(db);
  return rows.map(toAnnouncement);
}

export async function countAll(db: Queryable, viewer: Viewer, filter: Filter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM announcement WHERE ${isFor(viewer)} AND ${passes(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

const one: Page = { number: 1, size: 1 };

/** Null: it does not exist, or it is not for this student. */
export async function selectFor(db: Queryable, viewer: Viewer, id: number): Promise<Announcement | null> {
  const { rows } = await select(sql<boolean>`${isFor(viewer)} AND announcement.id = ${id}`, one).execute(db);
  return rows[0] ? toAnnouncement(rows[0]) : null;
}

/** A page of what this member of staff looks after, with what still waits on top. */
export async function selectPageForStaff(
  db: Queryable,
  mayLook: RawBuilder<boolean>,
  page: Page,
): Promise<Announcement[]> {
  return (await select(mayLook, page).execute(db)).rows.map(toAnnouncement);
}

export async function countForStaff(db: Queryable, mayLook: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM announcement WHERE ${mayLook}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Null: it does not exist, or this member of staff has nothing to do with it. */
export async function selectForStaff(
  db: Queryable,
  mayLook: RawBuilder<boolean>,
  id: number,
): Promise<Announcement | null> {
  const { rows } = await select(sql<boolean>`${mayLook} AND announcement.id = ${id}`, one).execute(db);
  return rows[0] ? toAnnouncement(rows[0]) : null;
}

export interface NewAnnouncement {
  tenantId: number;
  staffId: number;
  courseId: number;
  message: string;
  allowsComments: boolean;
  /** Null: now. */
  publishAt: Date | null;
}

export async function insertAnnouncement(tx: Tx, given: NewAnnouncement): Promise<number> {
  const { id } = await tx
    .insertInto('announcement')
    .values({
      tenant_id: given.tenantId,
      staff_id: given.staffId,
      course_id: given.courseId,
      message: given.message,
      allows_comments: given.allowsComments,
      publish_at: given.publishAt,
      posted_at: given.publishAt === null ? appNow : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertSections(
  tx: Tx,
  which: { tenantId: number; announcementId: number },
  sectionIds: readonly number[],
): Promise<void> {
  if (sectionIds.length === 0) return;
  await tx
    .insertInto('announcement_section')
    .values(
      sectionIds.map((sectionId) => ({
        tenant_id: which.tenantId,
        announcement_id: which.announcementId,
        section_id: sectionId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface NewFile {
  name: string;
  key: string;
  contentType: string;
  bytes: number;
  sourceHash: Buffer;
}

export async function insertFile(
  tx: Tx,
  { tenantId, announcementId }: { tenantId: number; announcementId: number },
  file: NewFile,
): Promise<void> {
  await tx
    .insertInto('announcement_file')
    .values({
      tenant_id: tenantId,
      announcement_id: announcementId,
      name: file.name,
      file_key: file.key,
      content_type: file.contentType,
      size_bytes: file.bytes,
      source_hash: file.sourceHash,
    })
    .execute();
}

/** Two presses of Send wait for each other here. */
export async function lockStaff(tx: Tx, tenantId: number, staffId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`announce:${tenantId}:${staffId}`}, 0))`.execute(
    tx,
  );
}

/** The same words to the same people with the same file, a moment ago. */
export async function selectSame(
  tx: Tx,
  given: NewAnnouncement & { sectionIds: readonly number[]; sourceHash: Buffer | null },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    SELECT announcement.id FROM announcement
    WHERE tenant_id = ${given.tenantId} AND staff_id = ${given.staffId} AND course_id = ${given.courseId}
      AND message = ${given.message} AND allows_comments = ${given.allowsComments}
      AND coalesce(publish_at = ${given.publishAt}::timestamptz, posted_at > app_now() - interval '5 minutes')
      AND ${[...given.sectionIds].sort((a, b) => a - b)}::bigint[] = ARRAY(
        SELECT section_id FROM announcement_section aim
        WHERE aim.tenant_id = announcement.tenant_id AND aim.announcement_id = announcement.id
        ORDER BY section_id)
      AND ${given.sourceHash}::bytea IS NOT DISTINCT FROM (
        SELECT source_hash FROM announcement_file file
        WHERE file.tenant_id = announcement.tenant_id AND file.announcement_id = announcement.id LIMIT 1)
    ORDER BY id DESC LIMIT 1`.execute(tx);
  return rows[0]?.id ?? null;
}
