import { notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { updateEnrolment } from './enrolment-store.ts';

/** Selecting stamps the course as the newest; putting it aside keeps its place. */
export async function selectCourse(
  tx: Tx,
  { studentId, enrolmentId, isActive }: { studentId: number; enrolmentId: number; isActive: boolean },
): Promise<void> {
  const isOwn = await updateEnrolment(tx, studentId, enrolmentId, isActive);
  if (!isOwn) throw notFound();
}
