import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { updateTimeFactor } from './people-store.ts';

interface SetTimeFactor {
  tenantId: number;
  studentId: number;
  /** 1.5: half as much time again. */
  factor: number;
  reason: string;
  by: number;
}

/** More time in timed practice, from the next run on. */
export async function setTimeFactor(tx: Tx, { tenantId, studentId, factor, reason, by }: SetTimeFactor) {
  if (!(await updateTimeFactor(tx, studentId, factor))) return;
  await audit(tx, {
    tenantId,
    actor: { kind: 'staff', id: by },
    action: 'student.time_factor_set',
    subject: { kind: 'student', id: studentId },
    details: { factor, reason },
  });
}
