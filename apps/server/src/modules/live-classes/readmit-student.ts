import { notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Staff } from './deps.ts';
import { clearRemoval } from './presence-store.ts';
import { requireForStaff } from './require-class.ts';

/** Lets a student in again whom the host has sent out. */
export async function readmitStudent(
  tx: Tx,
  { staff, liveClassId, studentId }: { staff: Staff; liveClassId: number; studentId: number },
): Promise<void> {
  await requireForStaff(tx, { staff, liveClassId });
  const { tenantId, staffId } = staff;
  if (!(await clearRemoval(tx, { tenantId, liveClassId, studentId }))) throw notFound();
  await audit(tx, {
    tenantId,
    actor: { kind: 'staff', id: staffId },
    action: 'live_class.student_readmitted',
    subject: { kind: 'student', id: studentId },
    details: { live_class_id: liveClassId },
  });
}
