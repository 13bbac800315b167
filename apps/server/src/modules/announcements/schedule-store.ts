import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Tx } from '#platform/db/database.ts';

interface AnnouncementKey {
  tenantId: number;
  announcementId: number;
}

export interface ScheduledAnnouncement extends AnnouncementKey {
  staffId: number;
  courseId: number;
  sectionIds: number[];
  message: string;
}

interface Row {
  tenant_id: number;
  id: number;
  staff_id: number;
  course_id: number;
  message: string;
  sections: number[];
}

const toScheduled = (row: Row): ScheduledAnnouncement => ({
  tenantId: row.tenant_id,
  announcementId: row.id,
  staffId: row.staff_id,
  courseId: row.course_id,
  sectionIds: row.sections,
  message: row.message,
});

const columns = sql`tenant_id, id, staff_id, course_id, message, coalesce((SELECT json_agg(section_id ORDER BY section_id)
  FROM announcement_section aim
  WHERE aim.tenant_id = announcement.tenant_id AND aim.announcement_id = announcement.id), '[]') AS sections`;

/** Null: it is out already. */
export async function lockScheduled(
  tx: Tx,
  { tenantId, announcementId }: AnnouncementKey,
): Promise<ScheduledAnnouncement | null> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM announcement
    WHERE tenant_id = ${tenantId} AND id = ${announcementId} AND publish_at IS NOT NULL FOR UPDATE`.execute(
    tx,
  );
  return rows[0] ? toScheduled(rows[0]) : null;
}

/** Whose moment has come and which nobody else is putting out. */
export async function lockDue(tx: Tx, limit: number): Promise<ScheduledAnnouncement[]> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM announcement WHERE publish_at <= app_now()
    ORDER BY publish_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`.execute(tx);
  return rows.map(toScheduled);
}

const one = (tx: Tx, { tenantId, announcementId }: AnnouncementKey) =>
  tx.updateTable('announcement').where('tenant_id', '=', tenantId).where('id', '=', announcementId);

export async function updatePosted(tx: Tx, key: AnnouncementKey): Promise<void> {
  await one(tx, key).set({ posted_at: appNow, publish_at: null }).execute();
}

export async function updateScheduled(
  tx: Tx,
  key: AnnouncementKey,
  given: { message: string; allowsComments: boolean; publishAt: Date },
): Promise<void> {
  await one(tx, key)
    .set({ message: given.message, allows_comments: given.allowsComments, publish_at: given.publishAt })
    .execute();
}

/** Its file becomes one that no announcement follows, and is swept. */
export async function deleteScheduled(tx: Tx, { tenantId, announcementId }: AnnouncementKey): Promise<void> {
  await sql`INSERT INTO announcement_upload (tenant_id, file_key)
    SELECT tenant_id, file_key FROM announcement_file
    WHERE tenant_id = ${tenantId} AND announcement_id = ${announcementId}`.execute(tx);
  for (const table of ['announcement_file', 'announcement_section'] as const) {
    await tx
      .deleteFrom(table)
      .where('tenant_id', '=', tenantId)
      .where('announcement_id', '=', announcementId)
      .execute();
  }
  await tx
    .deleteFrom('announcement')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', announcementId)
    .execute();
}
