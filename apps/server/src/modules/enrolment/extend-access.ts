import type { Tx } from '#platform/db/database.ts';
import { extendedEnd } from './domain/extended-end.ts';
import { selectGrants, wakeEnrolment } from './enrolment-store.ts';
import { grantAccess } from './grant-access.ts';
import { selectDay } from './member-store.ts';

interface ExtendAccess {
  tenantId: number;
  studentId: number;
  courseId: number;
  /** Null: all. */
  subjectIds: readonly number[] | null;
  days: number;
  sourceRef: string;
}

/**
 * Opens what was bought, or makes it longer where it is open already. A repeat with the same source changes
 * nothing. The caller holds the student's cart: two purchases are added one after the other.
 */
export async function extendAccess(tx: Tx, request: ExtendAccess): Promise<void> {
  const { tenantId, studentId, courseId, days, sourceRef } = request;
  const source = 'order_line' as const;
  const grants = (await selectGrants(tx, studentId)).filter((grant) => grant.courseId === courseId);
  if (grants.some((grant) => grant.source === source && grant.sourceRef === sourceRef)) return;
  const day = await selectDay(tx, studentId);
  for (const subjectId of request.subjectIds ?? [null]) {
    const toDay = extendedEnd({ grants, subjectId, days, ...day });
    await grantAccess(tx, {
      tenantId,
      studentId,
      grant: { courseId, subjectId, source, sourceRef, fromDay: day.today, toDay },
    });
  }
  await wakeEnrolment(tx, studentId, courseId);
}
