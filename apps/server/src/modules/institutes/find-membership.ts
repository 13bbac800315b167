import { type LocalText, localTextSchema } from '@shala/brand/brand.ts';
import type { Queryable } from '#platform/db/database.ts';
import { selectCurrentMembership } from './membership-store.ts';

export interface MembershipView {
  instituteId: number;
  instituteName: LocalText;
  sectionId: number;
  sectionName: LocalText;
  courseId: number;
  roll: number | null;
  fromDay: string;
}

/** Where a student is today; null for one who belongs to no school. */
export async function findMembership(
  db: Queryable,
  { studentId }: { studentId: number },
): Promise<MembershipView | null> {
  const row = await selectCurrentMembership(db, studentId);
  if (!row) return null;
  return {
    instituteId: row.institute_id,
    instituteName: localTextSchema.parse(row.institute_name),
    sectionId: row.section_id,
    sectionName: localTextSchema.parse(row.section_name),
    courseId: row.course_id,
    roll: row.roll,
    fromDay: row.from_day,
  };
}
