import { type RawBuilder, sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Page } from '#platform/page.ts';
import type { WaitingRow } from '#platform/waiting.ts';
import type { CommentRef } from './comments-store.ts';
import type { ReportedComment, ReportReason } from './domain/report.ts';

/** Once per student and comment; said again, it stays as it was. */
export async function insertReport(
  tx: Tx,
  which: CommentRef,
  { studentId, reason }: { studentId: number; reason: ReportReason },
): Promise<void> {
  await tx
    .insertInto('comment_report')
    .values({
      tenant_id: which.tenantId,
      announcement_id: which.announcementId,
      comment_id: which.commentId,
      author_student_id: studentId,
      reason,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Decides what waits; what somebody has decided before stays as it was. Tells how many reports that were. */
export async function updateDecision(
  tx: Tx,
  which: CommentRef,
  { staffId, decision }: { staffId: number; decision: 'hidden' | 'kept' },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('comment_report')
    .set({ decision, decided_by: staffId, decided_at: appNow })
    .where('tenant_id', '=', which.tenantId)
    .where('announcement_id', '=', which.announcementId)
    .where('comment_id', '=', which.commentId)
    .where('decision', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Reports that nobody has decided on, one line each. */
export async function selectOpenReports(
  db: Queryable,
  tenantId: number,
  announcementIds: readonly number[],
): Promise<{ announcementId: number; commentId: number }[]> {
  const { rows } = await sql<{ announcementId: number; commentId: number }>`
    SELECT announcement_id AS "announcementId", comment_id AS "commentId" FROM comment_report
    WHERE tenant_id = ${tenantId} AND announcement_id = ANY (${announcementIds}::bigint[])
      AND decision IS NULL`.execute(db);
  return rows;
}

/** Comments that wait for a decision of those who look after them. */
const waiting = (mayLook: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  FROM announcement_comment said
  JOIN announcement ON announcement.tenant_id = said.tenant_id AND announcement.id = said.announcement_id
  WHERE ${mayLook}
    AND EXISTS (SELECT FROM comment_report report WHERE report.tenant_id = said.tenant_id
      AND report.announcement_id = said.announcement_id AND report.comment_id = said.id
      AND report.decision IS NULL)`;

interface Row {
  announcement_id: number;
  id: number;
  body: string;
  author_id: number;
  author_name: string;
  created_at: Date;
  is_hidden: boolean;
  reports: { reason: ReportReason; name: string; at: string }[];
}

export async function selectReported(
  db: Queryable,
  mayLook: RawBuilder<boolean>,
  { number, size }: Page,
): Promise<ReportedComment[]> {
  const { rows } = await sql<Row>`
    SELECT said.announcement_id, said.id, said.body, said.created_at, said.hidden_at IS NOT NULL AS is_hidden,
      coalesce(said.author_student_id, said.staff_id) AS author_id,
      coalesce((SELECT concat_ws(' ', first_name, nullif(last_name, '')) FROM student
        WHERE student.id = said.author_student_id),
        (SELECT name ->> 'en' FROM staff WHERE staff.tenant_id = said.tenant_id AND staff.id = said.staff_id)
      ) AS author_name,
      (SELECT json_agg(json_build_object('reason', report.reason,
          'name', concat_ws(' ', student.first_name, nullif(student.last_name, '')),
          'at', to_char(report.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          ORDER BY report.id)
        FROM comment_report report JOIN student ON student.id = report.author_student_id
        WHERE report.tenant_id = said.tenant_id AND report.announcement_id = said.announcement_id
          AND report.comment_id = said.id AND report.decision IS NULL) AS reports
    ${waiting(mayLook)}
    ORDER BY said.created_at DESC, said.id DESC LIMIT ${size} OFFSET ${(number - 1) * size}`.execute(db);
  return rows.map((row) => ({
    announcementId: row.announcement_id,
    commentId: row.id,
    text: row.body,
    authorId: row.author_id,
    authorName: row.author_name,
    createdAt: row.created_at,
    isHidden: row.is_hidden,
    reports: row.reports,
  }));
}

export async function selectReportedLines(
  db: Queryable,
  mayLook: RawBuilder<boolean>,
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    SELECT course.id AS course_id, course.name AS course_name, NULL AS subject_id, NULL AS subject_name,
      NULL AS subject_colour, count(*)::int AS count, min(reported.since) AS oldest_at
    FROM (SELECT announcement.course_id, (SELECT min(report.created_at) FROM comment_report report
        WHERE report.tenant_id = said.tenant_id AND report.announcement_id = said.announcement_id
          AND report.comment_id = said.id AND report.decision IS NULL) AS since ${waiting(mayLook)}) reported
    JOIN course ON course.id = reported.course_id
    GROUP BY course.id ORDER BY min(reported.since)`.execute(db);
  return rows;
}

export async function countReported(db: Queryable, mayLook: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total ${waiting(mayLook)}`.execute(db);
  return rows[0]?.total ?? 0;
}
