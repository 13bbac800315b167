import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { inviteLogin } from './invite-login.ts';
import { selectLogin } from './people-store.ts';

interface InviteStudentAgain {
  tenantId: number;
  studentId: number;
  brandId: number;
  by: number;
}

/** The mail with the way to a first password once more. Who has a password gets a new one by themselves. */
export async function inviteStudentAgain(tx: Tx, { tenantId, studentId, brandId, by }: InviteStudentAgain) {
  const login = await selectLogin(tx, studentId);
  if (!login) throw new AppError('no_login');
  if (login.has_password) throw new AppError('has_password');
  await inviteLogin(tx, { tenantId, brandId, email: login.email });
  await audit(tx, {
    tenantId,
    actor: { kind: 'staff', id: by },
    action: 'student.invited',
    subject: { kind: 'student', id: studentId },
  });
}
