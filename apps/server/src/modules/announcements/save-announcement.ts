import type { Tx } from '#platform/db/database.ts';
import { type Change, saveRow } from '#platform/db/save-row.ts';
import { insertSections } from './announcements-store.ts';
import { requireComment, requireMessage } from './require-words.ts';

export interface SaveAnnouncement {
  tenantId: number;
  importRef: string;
  staffId: number;
  courseId: number;
  sectionIds: readonly number[];
  message: string;
  allowsComments: boolean;
  postedAt: Date;
  file: { name: string; key: string; contentType: string; bytes: number; sourceHash: Buffer } | null;
}

/** An announcement from before, here or elsewhere: nobody is told of it now. */
export async function saveAnnouncement(
  tx: Tx,
  given: SaveAnnouncement,
): Promise<{ id: number; change: Change }> {
  const { tenantId, file } = given;
  const saved = await saveRow(tx, {
    table: 'announcement',
    key: { tenant_id: tenantId, import_ref: given.importRef },
    values: {
      course_id: given.courseId,
      staff_id: given.staffId,
      message: requireMessage(given.message),
      allows_comments: given.allowsComments,
    },
    first: { posted_at: given.postedAt },
  });
  await insertSections(tx, { tenantId, announcementId: saved.id }, given.sectionIds);
  if (file) {
    await saveRow(tx, {
      table: 'announcement_file',
      key: { tenant_id: tenantId, announcement_id: saved.id },
      values: {
        name: file.name,
        file_key: file.key,
        content_type: file.contentType,
        size_bytes: file.bytes,
        source_hash: file.sourceHash,
      },
    });
  }
  return saved;
}

export interface SaveComment {
  tenantId: number;
  announcementId: number;
  importRef: string;
  author: { studentId: number } | { staffId: number };
  answersId: number | null;
  text: string;
  at: Date;
}

export function saveComment(tx: Tx, given: SaveComment): Promise<{ id: number; change: Change }> {
  const { author } = given;
  return saveRow(tx, {
    table: 'announcement_comment',
    key: {
      tenant_id: given.tenantId,
      announcement_id: given.announcementId,
      import_ref: given.importRef,
    },
    values: {
      author_student_id: 'studentId' in author ? author.studentId : null,
      staff_id: 'staffId' in author ? author.staffId : null,
      answers_id: given.answersId,
      body: requireComment(given.text).text,
    },
    first: { created_at: given.at },
  });
}
