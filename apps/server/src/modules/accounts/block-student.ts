import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { updateBlocked } from './people-store.ts';
import { revokeSessions } from './session-store.ts';

interface BlockStudent {
  tenantId: number;
  studentId: number;
  isBlocked: boolean;
  reason: string;
  /** The member of staff who decided it. */
  by: number;
}

/** Shut out at once: the student's devices are signed out, and a parent finds the child closed. */
export async function blockStudent(tx: Tx, { tenantId, studentId, isBlocked, reason, by }: BlockStudent) {
  if (!(await updateBlocked(tx, studentId, isBlocked))) return;
  if (isBlocked) await revokeSessions(tx, tenantId, { studentId }, 'blocked');
  await audit(tx, {
    tenantId,
    actor: { kind: 'staff', id: by },
    action: isBlocked ? 'student.blocked' : 'student.unblocked',
    subject: { kind: 'student', id: studentId },
    details: { reason },
  });
}
