import type { Locale } from '@shala/brand/brand.ts';
import { findReach } from '#modules/worksheets/index.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { Staff } from './deps.ts';
import type { Tutor } from './domain/live-class.ts';
import { selectTutors } from './staff-class-store.ts';

interface ListTutors {
  staff: Staff;
  about: { courseId: number; subjectId: number };
  locale: Locale;
}

/** Colleagues who may teach a class along, for those who may set one up. */
export async function listTutors(db: Queryable, { staff, about, locale }: ListTutors): Promise<Tutor[]> {
  const { isTenantAdmin, instituteIds, teaching } = await findReach(db, staff);
  const isTaught = teaching.some(({ courseId }) => courseId === about.courseId);
  if (!isTenantAdmin && instituteIds.length === 0 && !isTaught) return [];
  const tutors = await selectTutors(db, { tenantId: staff.tenantId, ...about }, locale);
  return tutors.filter(({ id }) => id !== staff.staffId);
}
