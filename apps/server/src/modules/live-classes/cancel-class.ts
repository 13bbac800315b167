import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import { readNow } from '#platform/db/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { updateOver } from './class-write-store.ts';
import type { Staff } from './deps.ts';
import { requireForStaff } from './require-class.ts';
import { tellAudience } from './tell-audience.ts';

/** Before it begins. Called off twice, its audience is told once. */
export async function cancelClass(
  tx: Tx,
  { staff, liveClassId }: { staff: Staff; liveClassId: number },
): Promise<void> {
  const liveClass = await requireForStaff(tx, { staff, liveClassId }, 'locked');
  if (liveClass.cancelledAt !== null) return;
  if (liveClass.endedAt !== null) throw new AppError('live_class_over');
  if ((await readNow(tx)) >= liveClass.startsAt) throw new AppError('live_class_running');
  const { tenantId, staffId } = staff;
  await updateOver(tx, { tenantId, liveClassId }, 'cancelled');
  await tellAudience(tx, 'live_classes.cancelled', liveClass);
  await audit(tx, {
    tenantId,
    actor: { kind: 'staff', id: staffId },
    action: 'live_class.cancelled',
    subject: { kind: 'live_class', id: liveClassId },
  });
}
