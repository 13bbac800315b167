import type { CatalogueModule } from '#modules/catalogue/index.ts';
import { AppError } from '#platform/app-error.ts';
import { readToday } from '#platform/db/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { lastTrialDay } from './domain/trial-days.ts';
import { hasGrants, upsertEnrolment, upsertGrant } from './enrolment-store.ts';

interface AddTrial {
  tenantId: number;
  studentId: number;
  courseId: number;
  kind: 'class_room' | 'exam';
  trialDays: number;
}

/** One trial per student and course, ever. A course that was had before comes back as it was left. */
export async function addTrialCourse(
  tx: Tx,
  { catalogue }: { catalogue: Pick<CatalogueModule, 'findCourses'> },
  { tenantId, studentId, courseId, kind, trialDays }: AddTrial,
): Promise<number> {
  const [course] = await catalogue.findCourses(tx, { tenantId, courseIds: [courseId], locale: 'en' });
  if (!course || course.kind !== kind || !course.isActive) throw new AppError('course_unknown');
  const enrolmentId = await upsertEnrolment(tx, tenantId, studentId, courseId);
  const hadAny = await hasGrants(tx, studentId, courseId);
  if (!hadAny && trialDays > 0) {
    const today = await readToday(tx);
    const toDay = lastTrialDay(today, trialDays);
    await upsertGrant(tx, tenantId, studentId, {
      courseId,
      subjectId: null,
      source: 'trial',
      sourceRef: '',
      fromDay: today,
      toDay,
    });
  }
  return enrolmentId;
}
