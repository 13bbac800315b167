import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Comment } from './domain/threads.ts';

interface Row {
  id: number;
  announcement_id: number;
  answers_id: number | null;
  author_student_id: number | null;
  first_name: string | null;
  last_name: string | null;
  staff_id: number | null;
  staff_name: unknown;
  body: string;
  created_at: Date;
  is_deleted: boolean;
  is_hidden: boolean;
}

interface Which {
  tenantId: number;
  announcementIds: readonly number[];
  /** So many of each announcement, the newest; replies are not counted. */
  newest: number;
  /** Leaves out what was taken back, together with what answers it. */
  shownOnly: boolean;
}

/** In the order in which they were written. */
export async function selectComments(
  db: Queryable,
  { tenantId, announcementIds, newest, shownOnly }: Which,
): Promise<Comment[]> {
  const { rows } = await sql<Row>`
    WITH top AS (
      SELECT announcement_id, id,
        row_number() OVER (PARTITION BY announcement_id ORDER BY created_at DESC, id DESC) AS place
      FROM announcement_comment
      WHERE tenant_id = ${tenantId} AND announcement_id = ANY(${announcementIds}::bigint[])
        AND answers_id IS NULL
        AND (NOT ${shownOnly}::boolean OR (deleted_at IS NULL AND hidden_at IS NULL))
    )
    SELECT said.id, said.announcement_id, said.answers_id, said.author_student_id, student.first_name,
      student.last_name, said.staff_id, staff.name AS staff_name, said.body, said.created_at,
      said.deleted_at IS NOT NULL AS is_deleted, said.hidden_at IS NOT NULL AS is_hidden
    FROM top
    JOIN announcement_comment said ON said.tenant_id = ${tenantId}
      AND said.announcement_id = top.announcement_id AND (said.id = top.id OR said.answers_id = top.id)
    LEFT JOIN student ON student.id = said.author_student_id
    LEFT JOIN staff ON staff.tenant_id = said.tenant_id AND staff.id = said.staff_id
    WHERE top.place <= ${newest}
    ORDER BY said.created_at, said.id`.execute(db);
  return rows.map(toComment);
}

const toComment = (row: Row): Comment => ({
  id: row.id,
  announcementId: row.announcement_id,
  answersId: row.answers_id,
  author:
    row.author_student_id === null
      ? { kind: 'staff', id: row.staff_id ?? 0, name: row.staff_name }
      : {
          kind: 'student',
          id: row.author_student_id,
          firstName: row.first_name ?? '',
          lastName: row.last_name ?? '',
        },
  text: row.body,
  createdAt: row.created_at,
  isDeleted: row.is_deleted,
  isHidden: row.is_hidden,
});

export interface CommentRef {
  tenantId: number;
  announcementId: number;
  commentId: number;
}

/** One comment, which nobody else changes until the end of the transaction. */
export async function lockComment(tx: Tx, { tenantId, announcementId, commentId }: CommentRef) {
  const row = await tx
    .selectFrom('announcement_comment')
    .select(['id', 'author_student_id', 'answers_id', 'deleted_at', 'hidden_at'])
    .where('tenant_id', '=', tenantId)
    .where('announcement_id', '=', announcementId)
    .where('id', '=', commentId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    studentId: row.author_student_id,
    answersId: row.answers_id,
    isDeleted: row.deleted_at !== null,
    isHidden: row.hidden_at !== null,
  };
}

export interface NewComment {
  tenantId: number;
  announcementId: number;
  author: { studentId: number } | { staffId: number };
  answersId: number | null;
  text: string;
}

const authorColumns = (author: NewComment['author']) =>
  'studentId' in author
    ? { author_student_id: author.studentId, staff_id: null }
    : { author_student_id: null, staff_id: author.staffId };

export async function insertComment(tx: Tx, given: NewComment): Promise<number> {
  const { id } = await tx
    .insertInto('announcement_comment')
    .values({
      tenant_id: given.tenantId,
      announcement_id: given.announcementId,
      ...authorColumns(given.author),
      answers_id: given.answersId,
      body: given.text,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The author's newest words here, if they are the same and a moment old: an impatient second press. */
export async function selectSameComment(tx: Tx, given: NewComment): Promise<number | null> {
  const { author_student_id, staff_id } = authorColumns(given.author);
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(
    ${`comment:${given.tenantId}:${given.announcementId}:${author_student_id}:${staff_id}`}, 0))`.execute(tx);
  const { rows } = await sql<{ id: number; is_same: boolean }>`
    SELECT id, body = ${given.text} AND answers_id IS NOT DISTINCT FROM ${given.answersId}::bigint
      AND deleted_at IS NULL AND created_at > app_now() - interval '5 minutes' AS is_same
    FROM announcement_comment
    WHERE tenant_id = ${given.tenantId} AND announcement_id = ${given.announcementId}
      AND author_student_id IS NOT DISTINCT FROM ${author_student_id}::bigint
      AND staff_id IS NOT DISTINCT FROM ${staff_id}::bigint
    ORDER BY id DESC LIMIT 1`.execute(tx);
  return rows[0]?.is_same ? rows[0].id : null;
}

/** Taken back by its author: nobody reads it any more but staff who must judge a report. */
export async function updateDeleted(tx: Tx, which: CommentRef): Promise<void> {
  await tx
    .updateTable('announcement_comment')
    .set({ deleted_at: appNow })
    .where('tenant_id', '=', which.tenantId)
    .where('announcement_id', '=', which.announcementId)
    .where('id', '=', which.commentId)
    .execute();
}

export async function updateHidden(tx: Tx, which: CommentRef, isHidden: boolean): Promise<void> {
  await tx
    .updateTable('announcement_comment')
    .set({ hidden_at: isHidden ? appNow : null })
    .where('tenant_id', '=', which.tenantId)
    .where('announcement_id', '=', which.announcementId)
    .where('id', '=', which.commentId)
    .execute();
}
