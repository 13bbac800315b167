import type { LocalText } from '@shala/brand/brand.ts';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { type Saved, saveRow } from '#platform/db/save-row.ts';

export interface ImportedClass {
  tenantId: number;
  importRef: string;
  staffId: number;
  courseId: number;
  subjectId: number;
  chapterId: number | null;
  title: LocalText;
  provider: 'rtc' | 'external';
  externalUrl: string | null;
  startsAt: Date;
  endsAt: Date;
  /** Nobody is told of a class that had begun when it was imported. */
  remindedAt: Date | null;
}

/** Its hours are those of the first import: they may be given as seen from that moment. */
export const upsertClass = (tx: Tx, given: ImportedClass): Promise<Saved> =>
  saveRow(tx, {
    table: 'live_class',
    key: { tenant_id: given.tenantId, import_ref: given.importRef },
    values: {
      staff_id: given.staffId,
      course_id: given.courseId,
      subject_id: given.subjectId,
      chapter_id: given.chapterId,
      title: given.title,
      provider: given.provider,
      external_url: given.externalUrl,
    },
    first: { starts_at: given.startsAt, ends_at: given.endsAt, reminded_at: given.remindedAt },
  });

export interface ImportedSpan {
  tenantId: number;
  liveClassId: number;
  studentId: number;
  joinedAt: Date;
  leftAt: Date;
}

/** A student's attendance is taken over once. */
export async function insertSpan(tx: Tx, span: ImportedSpan): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO live_attendance (student_id, tenant_id, live_class_id, connection_id, joined_at, seen_at, left_at)
    SELECT ${span.studentId}, ${span.tenantId}, ${span.liveClassId}, gen_random_uuid(), ${span.joinedAt}::timestamptz,
      ${span.leftAt}::timestamptz, ${span.leftAt}::timestamptz
    WHERE NOT EXISTS (SELECT FROM live_attendance known
      WHERE known.student_id = ${span.studentId} AND known.live_class_id = ${span.liveClassId})`.execute(tx);
  return numAffectedRows === 1n;
}
